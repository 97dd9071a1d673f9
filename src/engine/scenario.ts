import { notationWords } from '../words/index.ts';
import { digest, sortedJson } from './digest.ts';
import { readDocument } from './document.ts';
import { EventError, Refused, type ScenarioEvent, type StepRunner } from './events.ts';
import type { Game, Options, State } from './game.ts';
import { setUp } from './match.ts';
import { checkOptions } from './options.ts';
import { ownOf } from './own.ts';
import { type Path, PlaceError, pathText } from './place.ts';
import { applyPlainEvent } from './plain-events.ts';
import { isValue, type Value } from './question.ts';
import { expectedReasons, isExpected } from './ready-answers.ts';
import { ScenarioRunner } from './scenario-runner.ts';
import type { TextDocument } from './text-document.ts';

/** The seed of every scenario. No assertion depends on the shuffle. */
export const SCENARIO_SEED = 'scenario';

/** A scenario of a file. Its shape has been checked, but not its words. */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly players: number;
  readonly options: Options;
  readonly given: Readonly<Record<string, unknown>>;
  readonly when: readonly ScenarioEvent[];
  readonly then: Readonly<Record<string, unknown>>;
}

export interface ScenarioFile {
  readonly game: string;
  readonly scenarios: readonly Scenario[];
  readonly document: TextDocument;
}

export interface ScenarioResult {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly ok: boolean;
  /** The differences or errors, one per line; absent if the scenario passes. */
  readonly message?: string;
  /** The path in the scenario of each line of the message. */
  readonly places?: readonly Path[];
}

/**
 * Reads a scenario file.
 * @param document the text as a document, if it has been parsed already
 * @throws PlaceError with the path if the file is not shaped like a scenario file
 */
export function readScenarios(text: string, document = readDocument(text)): ScenarioFile {
  const data = record(document.data, []);
  if (typeof data['game'] !== 'string') throw new PlaceError(['game'], notationWords().gameMissing);
  if (!Array.isArray(data['scenarios']))
    throw new PlaceError(['scenarios'], notationWords().scenariosMissing);
  const ids = new Set<string>();
  const scenarios = data['scenarios'].map((item, index) => {
    const path = ['scenarios', index];
    const scenario = readScenario(record(item, path), path);
    if (ids.has(scenario.id)) throw new PlaceError([...path, 'id'], notationWords().idTwice(scenario.id));
    ids.add(scenario.id);
    return scenario;
  });
  return { game: data['game'], scenarios, document };
}

const KEYS = new Set([
  'id',
  'title',
  'rules',
  'source',
  'note',
  'players',
  'options',
  'given',
  'when',
  'then',
]);

function readScenario(data: Readonly<Record<string, unknown>>, path: Path): Scenario {
  for (const key of Object.keys(data)) {
    if (!KEYS.has(key)) throw new PlaceError([...path, key], notationWords().noScenarioKey(key.slice(0, 80)));
  }
  const { id, title, players } = data;
  if (typeof id !== 'string' || id === '') throw new PlaceError([...path, 'id'], notationWords().idMissing);
  if (typeof title !== 'string') throw new PlaceError([...path, 'title'], notationWords().titleMissing);
  if (typeof players !== 'number' || !Number.isInteger(players) || players < 1) {
    throw new PlaceError([...path, 'players'], notationWords().playersWhole);
  }
  const when = data['when'] ?? [];
  if (!Array.isArray(when)) throw new PlaceError([...path, 'when'], notationWords().noListOfEvents);
  const options = record(data['options'] ?? {}, [...path, 'options']);
  for (const [name, value] of Object.entries(options)) {
    if (!isValue(value)) throw new PlaceError([...path, 'options', name], notationWords().optionForm);
  }
  return {
    id,
    title,
    rules: Array.isArray(data['rules']) ? data['rules'].map(String) : [],
    players,
    options: options as Record<string, Value>,
    given: record(data['given'] ?? {}, [...path, 'given']),
    when: when.map((event, index) => record(event, [...path, 'when', index])),
    then: record(data['then'] ?? {}, [...path, 'then']),
  };
}

function record(value: unknown, path: Path): Readonly<Record<string, unknown>> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Record<string, unknown>;
  throw new PlaceError(path, notationWords().mustBeMapOfWords);
}

/** Runs one scenario. Any error in it makes only this scenario fail. */
export function runScenario<S extends State, V, C>(game: Game<S, V, C>, scenario: Scenario): ScenarioResult {
  const { id, title, rules } = scenario;
  const faults = scenarioFaults(game, scenario);
  if (faults.length === 0) return { id, title, rules, ok: true };
  const message = faults.map(({ text }) => text).join('\n');
  return { id, title, rules, ok: false, message, places: faults.map(({ path }) => path) };
}

/** A fault of a scenario with its path. */
interface Fault {
  readonly path: Path;
  readonly text: string;
}

function scenarioFaults<S extends State, V, C>(game: Game<S, V, C>, scenario: Scenario): readonly Fault[] {
  let path: Path = [];
  try {
    const runner = runnerFor(game, scenario);
    scenario.when.forEach((event, index) => {
      path = ['when', index];
      playEvent(game, runner, event, index);
    });
    path = ['then'];
    return differencesOf(game, scenario.then, game.events.observe(runner, scenario.then), path);
  } catch (thrown) {
    if (thrown instanceof PlaceError) return [{ path: thrown.path, text: thrown.located }];
    if (thrown instanceof Error) return [{ path, text: thrown.message }];
    throw thrown;
  }
}

const shipped = new WeakMap<object, unknown>();

/** The shipped figures, read once. All scenarios of a game share them and never write to them. */
function shippedComponents<S extends State, V, C>(game: Game<S, V, C>): C {
  let components = shipped.get(game) as C | undefined;
  if (components === undefined) {
    components = game.components.read(game.components.sourced);
    shipped.set(game, components);
  }
  return components;
}

/**
 * Sets up the position of a scenario on a runner of its own.
 * @throws PlaceError if the position is impossible
 */
export function runnerFor<S extends State, V, C>(
  game: Game<S, V, C>,
  scenario: Pick<Scenario, 'players' | 'options' | 'given'>,
): ScenarioRunner<S, V, C> {
  const { players } = scenario;
  if (players < game.seats.from || players > game.seats.to) {
    throw new PlaceError(
      ['players'],
      notationWords().seatsOfGame(game.id, game.seats.from, game.seats.to, players),
    );
  }
  const setting = {
    players,
    options: checkOptions(game, scenario.options),
    components: shippedComponents(game),
  };
  const begun = setUp(game, setting, SCENARIO_SEED);
  const placed = within(['given'], () => game.position.read(scenario.given, begun, setting));
  return new ScenarioRunner(game, placed.setting, placed.state);
}

function within<T>(outer: Path, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    throw thrown instanceof PlaceError ? thrown.within(...outer) : thrown;
  }
}

function playEvent<S extends State, V, C>(
  game: Game<S, V, C>,
  runner: ScenarioRunner<S, V, C>,
  event: ScenarioEvent,
  index: number,
): void {
  const place = `when.${index}`;
  const { refused, ...bare } = event;
  // Only an event that must be refused is ever rewound.
  const before = refused === undefined ? undefined : { mark: runner.mark(), digest: digest(runner.state) };
  try {
    if (!applyPlainEvent(bare, runner as unknown as StepRunner<never, never>, game.steps))
      game.events.apply(bare, runner);
  } catch (thrown) {
    if (thrown instanceof EventError) throw new EventError(`${place}: ${thrown.message}`);
    if (thrown instanceof PlaceError) throw thrown.within('when', index);
    if (!(thrown instanceof Refused)) throw thrown;
    const { barred } = thrown;
    const told = notationWords().refusedAs(
      barred.because,
      String(barred.option),
      barred.rule,
      barred.need,
      barred.have,
    );
    if (before === undefined) throw new EventError(`${place}: ${told}`);
    if (!isExpected(thrown, expectedReasons(refused))) {
      throw new EventError(`${place}: ${notationWords().expectedOther(told, String(refused))}`);
    }
    runner.rewind(before.mark);
    if (digest(runner.state) !== before.digest)
      throw new EventError(`${place}: ${notationWords().refusedButChanged}`);
    return;
  }
  if (refused !== undefined)
    throw new EventError(`${place}: ${notationWords().acceptedButRefused(String(refused))}`);
}

/** The differences between `expected` and `got`, as lines `path: expected …, got …`. */
export function compare(game: Comparing, expected: unknown, got: unknown, path: Path): string[] {
  return differencesOf(game, expected, got, path).map(({ text }) => text);
}

interface Comparing {
  readonly events: { unordered(path: Path): boolean; whole(path: Path): boolean };
}

function differencesOf(game: Comparing, expected: unknown, got: unknown, path: Path): Fault[] {
  const inner = path.slice(1);
  if (Array.isArray(expected) && Array.isArray(got) && game.events.unordered(inner)) {
    const sorted = (list: unknown[]) => sortedJson(list.map(sortedJson).sort());
    return sorted(expected) === sorted(got) ? [] : [difference(path, expected, got)];
  }
  if (Array.isArray(expected)) {
    if (Array.isArray(got) && got.length === expected.length) {
      return expected.flatMap((item, index) => differencesOf(game, item, got[index], [...path, index]));
    }
    return [difference(path, expected, got)];
  }
  if (typeof expected === 'object' && expected !== null) {
    if (typeof got !== 'object' || got === null || Array.isArray(got))
      return [difference(path, expected, got)];
    const actual = got as Record<string, unknown>;
    const lines = Object.entries(expected).flatMap(([key, value]) =>
      differencesOf(game, value, ownOf(actual, key), [...path, key]),
    );
    if (!game.events.whole(inner)) return lines;
    const extra = Object.keys(actual).filter(
      (key) => !Object.hasOwn(expected, key) && actual[key] !== undefined,
    );
    return [...lines, ...extra.map((key) => difference([...path, key], undefined, actual[key]))];
  }
  return expected === got ? [] : [difference(path, expected, got)];
}

function difference(path: Path, expected: unknown, got: unknown): Fault {
  return { path, text: `${pathText(path)}: expected ${show(expected)}, got ${show(got)}` };
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}
