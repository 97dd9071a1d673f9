import type { Options } from '../engine/game.ts';
import { settingOf, setUp } from '../engine/match.ts';
import type { Given } from '../engine/position.ts';
import { isValue } from '../engine/question.ts';
import type { TextDocument } from '../engine/text-document.ts';
import type { AnyGame } from '../games/index.ts';
import { usage } from './exit.ts';
import { placed, readYaml } from './files.ts';
import { checkedOptions } from './settings.ts';

/** The contents of a position file. */
export interface PositionFile {
  readonly file: string;
  readonly document: TextDocument;
  readonly players: number;
  readonly options: Options;
  readonly given: Given;
}

/**
 * Reads a position file, `{game, players, options, given}`. The game itself reads the words of `given` when it begins.
 * @throws Exit with the line if it is malformed or describes an impossible position
 */
export async function readPosition(game: AnyGame, file: string): Promise<PositionFile> {
  const document = await readYaml(file);
  const { data } = document;
  const fault = (key: string, because: string) =>
    usage(`${file}: line ${document.lineOf([key])}, ${key}: ${because}.`);
  if (!isMap(data)) throw usage(`${file}: a position is a map with game, players, options and given.`);
  for (const key of Object.keys(data)) {
    if (!['game', 'players', 'options', 'given'].includes(key))
      throw fault(key, 'a position has no such key');
  }
  if (data['game'] !== game.id)
    throw fault('game', `the position is for ${String(data['game'])}, not for ${game.id}`);
  const players = data['players'];
  if (typeof players !== 'number' || !Number.isInteger(players))
    throw fault('players', 'the number of players is missing');
  const options = data['options'] ?? {};
  const patch = data['given'] ?? {};
  if (!isMap(options)) throw fault('options', 'this must be a map of options');
  if (!isMap(patch)) throw fault('given', 'this must be a map of words to values');
  for (const [name, value] of Object.entries(options)) {
    if (!isValue(value)) throw fault('options', `${name} must be a word, a number, true or false`);
  }
  const position: PositionFile = { file, document, players, options: options as Options, given: patch };
  tryPosition(game, position);
  return position;
}

/** Sets up the position once to check it, so that errors name lines of the file. */
function tryPosition(game: AnyGame, { file, document, players, options, given }: PositionFile): void {
  if (players < game.seats.from || players > game.seats.to) return;
  const setting = settingOf(game, players, checkedOptions(game, options));
  const begun = placed(file, document, [], () => setUp(game, setting, 'position'));
  placed(file, document, ['given'], () => game.position.read(given, begun, setting));
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
