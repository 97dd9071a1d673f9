import { elementAt } from '../engine/checked.ts';
import { bareFigures, comparedFigures, namedPath, placeInReplacement } from '../engine/components.ts';
import { PlaceError, pathText } from '../engine/place.ts';
import type { AnyGame } from '../games/index.ts';
import {
  baseValue,
  readSweep,
  replacementOf,
  type Sweep,
  sweptName,
  withFigure,
} from '../simulation/sweep.ts';
import { reportWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { componentsFromFile } from './settings.ts';

/** The options that select component tables. */
interface ComponentOptions {
  readonly components?: string;
  readonly against?: string;
  readonly sweep?: string;
}

/** The name of the table that the program ships. */
const SHIPPED = 'shipped';

/**
 * The component tables to play with, by name. The first is the one that the others are compared with. The shipped one
 * is undefined.
 * @throws Exit with the path if the game cannot use one of them
 */
export async function componentsByName(
  game: AnyGame,
  options: ComponentOptions,
): Promise<Map<string, unknown>> {
  const { components, against, sweep } = options;
  const name = components ?? SHIPPED;
  const table = components === undefined ? undefined : await componentsFromFile(game, components);
  if (against !== undefined) {
    if (against === name) throw usage(reportWords().simulation.sameTables);
    const other = against === SHIPPED ? undefined : await componentsFromFile(game, against);
    return new Map([
      [name, table],
      [against, other],
    ]);
  }
  return sweep === undefined ? new Map([[name, table]]) : sweptComponents(game, table, sweep);
}

/** A table for each value of `--sweep`. */
function sweptComponents(game: AnyGame, table: unknown, text: string): Map<string, unknown> {
  const { sweepFault, twoValuesWanted } = reportWords().simulation;
  const sweep = readSweep(text);
  if (typeof sweep === 'string') throw usage(sweepFault(text, sweep));
  const sourced = table ?? game.components.sourced;
  const tables = new Map<string, unknown>();
  let value = elementAt(sweep.values, 0);
  try {
    const base = baseValue(sourced, sweep);
    for (value of [base, ...sweep.values.filter((other) => other !== base)]) {
      const swept = withFigure(sourced, sweep, value);
      readSwept(game, swept, sweep, value);
      tables.set(sweptName(sweep, value), swept);
    }
  } catch (thrown) {
    if (!(thrown instanceof PlaceError)) throw thrown;
    throw usage(sweepFault(sweptName(sweep, value), thrown.message));
  }
  if (tables.size < 2) throw usage(sweepFault(text, twoValuesWanted));
  return tables;
}

/**
 * Checks that a game can use a table of a sweep.
 * @throws PlaceError, which names the figure unless it is the swept one
 */
function readSwept(game: AnyGame, swept: unknown, sweep: Sweep, value: number): void {
  try {
    game.components.read(swept);
  } catch (thrown) {
    if (!(thrown instanceof PlaceError)) throw thrown;
    const place = placeInReplacement(replacementOf(sweep, value), thrown.path, swept);
    if (pathText(place) === pathText(sweep.path)) throw thrown;
    const { path, message } = thrown;
    throw new PlaceError(path, new PlaceError(namedPath(bareFigures(swept), path), message).located);
  }
}

/** The names on the paths of figures that differ from the first table, such as the ids of cards. */
export function changedNames(game: AnyGame, tables: ReadonlyMap<string, unknown>): Set<string> {
  const [first, ...others] = [...tables.values()].map((table) => table ?? game.components.sourced);
  return new Set(
    others.flatMap((other) =>
      comparedFigures(first, other)
        .filter(({ isReplaced }) => isReplaced)
        .flatMap(({ path }) => namedPath(bareFigures(other), path).map(String)),
    ),
  );
}
