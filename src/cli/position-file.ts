import type { ScenarioEvent } from '../engine/events.ts';
import type { Options } from '../engine/game.ts';
import { settingOf, setUp } from '../engine/match.ts';
import type { Path } from '../engine/place.ts';
import type { Given } from '../engine/position.ts';
import { isValue } from '../engine/question.ts';
import type { TextDocument } from '../engine/text-document.ts';
import type { AnyGame } from '../games/index.ts';
import { commandWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { placed, readPasted, readYaml } from './files.ts';
import { tell } from './output.ts';
import { checkedOptions } from './settings.ts';
import { isPersonHere } from './terminal.ts';

/** The contents of a position file. */
export interface PositionFile {
  readonly file: string;
  readonly document: TextDocument;
  readonly players: number;
  readonly options: Options;
  readonly given: Given;
  /** The path of `given` in the file. */
  readonly place: Path;
  /** What was done from there, if the file is a scenario. */
  readonly when: readonly ScenarioEvent[];
}

/**
 * Reads a position file, `{game, players, options, given}`, or a file with one scenario; `-` is the standard input. The
 * game reads the words of `given` itself when it begins.
 * @throws Exit with the line if it is malformed or describes an impossible position
 */
export async function positionFromFile(game: AnyGame, file: string): Promise<PositionFile> {
  if (file === '-' && isPersonHere()) tell(commandWords().pasteBlock);
  const document = await readYaml(file, readPasted(file));
  const { data } = document;
  if (isMap(data) && data['scenarios'] !== undefined) return await readScenario(game, file, document);
  const fault = (key: string, because: string) =>
    usage(commandWords().lineAndKeyOf(file, document.lineOf([key]), key, commandWords().stopped(because)));
  if (!isMap(data)) throw usage(commandWords().positionForm(file));
  for (const key of Object.keys(data)) {
    if (!['game', 'players', 'options', 'given'].includes(key))
      throw fault(key, commandWords().positionKeyUnknown);
  }
  if (data['game'] !== game.id)
    throw fault('game', commandWords().positionOfOtherGame(String(data['game']), game.id));
  const players = data['players'];
  if (typeof players !== 'number' || !Number.isInteger(players))
    throw fault('players', commandWords().playersMissing);
  const options = data['options'] ?? {};
  const patch = data['given'] ?? {};
  if (!isMap(options)) throw fault('options', commandWords().optionsForm);
  if (!isMap(patch)) throw fault('given', commandWords().givenForm);
  for (const [name, value] of Object.entries(options)) {
    if (!isValue(value)) throw fault('options', commandWords().optionValueForm(name));
  }
  const position: PositionFile = {
    file,
    document,
    place: ['given'],
    players,
    options: options as Options,
    given: patch,
    when: [],
  };
  tryPosition(game, position);
  return position;
}

/** Reads the position of a file with one scenario, and what was done from there. */
async function readScenario(game: AnyGame, file: string, document: TextDocument): Promise<PositionFile> {
  const { readScenarios } = await import('../engine/scenario.ts');
  const { game: id, scenarios } = placed(file, document, [], () => readScenarios('', document));
  if (id !== game.id) throw usage(commandWords().scenarioOfOtherGame(file, id, game.id));
  const [scenario, ...others] = scenarios;
  if (scenario === undefined || others.length > 0)
    throw usage(commandWords().oneScenarioWanted(file, scenarios.length));
  const { players, options, given, when } = scenario;
  const position = { file, document, place: ['scenarios', 0, 'given'], players, options, given, when };
  tryPosition(game, position);
  return position;
}

/** Sets up the position once to check it, so that errors name lines of the file. */
function tryPosition(game: AnyGame, { file, document, place, players, options, given }: PositionFile): void {
  if (players < game.seats.from || players > game.seats.to) return;
  const setting = settingOf(game, players, checkedOptions(game, options));
  const begun = placed(file, document, [], () => setUp(game, setting, 'position'));
  placed(file, document, place, () => game.position.read(given, begun, setting));
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
