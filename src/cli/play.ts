import { version } from '../../package.json';
import type { Options } from '../engine/game.ts';
import { settingOf, setUp } from '../engine/match.ts';
import type { Given } from '../engine/position.ts';
import { isValue } from '../engine/question.ts';
import type { AnyGame } from '../games/index.ts';
import { savedMatches } from '../table/data-folder.ts';
import { beginSession, type MatchPlan } from '../table/open-session.ts';
import { type SeatWish, seatsFor } from '../table/seats.ts';
import { drawnSeed } from '../table/seed.ts';
import { usage } from './exit.ts';
import { placed, readText, readYaml } from './files.ts';
import { loadGame } from './find-game.ts';
import { playSession, type ScreenWishes } from './play-session.ts';
import { resume } from './resume.ts';
import { unfinishedOf } from './saved.ts';
import { checkedOptions, readComponents, readOptions } from './settings.ts';
import { askYesNo, checkScreen, isPersonHere } from './terminal.ts';

/** What `play` is told on the command line. */
export interface PlayOptions extends ScreenWishes {
  readonly players?: number;
  /** `--seat` and `--bot` in the order in which they stand. */
  readonly wishes: readonly SeatWish[];
  readonly think?: number;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly components?: string;
  readonly from?: string;
  readonly script?: string;
  readonly new?: boolean;
  readonly unsaved?: boolean;
}

/** `play <game>`: begins a match and plays it. */
export async function play(id: string, options: PlayOptions): Promise<void> {
  checkScreen(options.plain === true);
  const game = await loadGame(id);
  if (await takesUpAnother(game.id, options)) return;
  const plan = planOf(game, options);
  const script =
    options.script === undefined ? undefined : { file: options.script, text: readText(options.script) };
  const session = await beginSession(plan);
  await playSession(session, options, script);
}

/** In a terminal, whoever has left a match of this game unfinished is asked whether to go on with it. */
async function takesUpAnother(game: string, options: PlayOptions): Promise<boolean> {
  const isPlain = options.new !== true && options.from === undefined && options.script === undefined;
  if (!isPlain || options.wishes.length > 0 || options.seed !== undefined || !isPersonHere()) return false;
  const unfinished = unfinishedOf(game, savedMatches());
  if (unfinished === undefined) return false;
  if (!(await askYesNo(`The match ${unfinished.name} is not finished. Go on with it?`))) return false;
  await resume(unfinished.name, options);
  return true;
}

function planOf(game: AnyGame, options: PlayOptions): MatchPlan {
  const from = options.from === undefined ? undefined : readPosition(game, options.from);
  const players = options.players ?? from?.players ?? Math.max(game.seats.from, options.wishes.length);
  if (from !== undefined && players !== from.players) {
    throw usage(`The position in ${options.from} is for ${from.players} players, not ${players}.`);
  }
  const { from: least, to: most } = game.seats;
  if (players < least || players > most) {
    throw usage(`${game.title} is for ${least} to ${most} players, not ${players}.`);
  }
  return {
    game,
    players,
    options: checkedOptions(game, {
      ...from?.options,
      ...given(options.option, readOptions(game, options.option)),
    }),
    sitters: seatsFor(players, options.wishes),
    seed: options.seed ?? drawnSeed(),
    keep: options.unsaved !== true,
    program: version,
    ...(options.components === undefined ? {} : { components: readComponents(game, options.components) }),
    ...(from === undefined ? {} : { given: from.given }),
    ...(options.think === undefined ? {} : { think: options.think }),
  };
}

/** Only what was named on the command line: defaults must not hide what a position file says. */
function given(settings: readonly string[], options: Options): Options {
  return Object.fromEntries(
    settings
      .map((setting) => setting.slice(0, setting.indexOf('=')))
      .map((name) => [name, options[name] ?? '']),
  );
}

interface PositionFile {
  readonly players: number;
  readonly options: Options;
  readonly given: Given;
}

/** A position file: `{game, players, options, given}`, whose words the game itself reads when the match begins. */
function readPosition(game: AnyGame, file: string): PositionFile {
  const document = readYaml(file);
  const { data } = document;
  const fault = (key: string, because: string) =>
    usage(`${file}: line ${document.lineOf([key])}, ${key}: ${because}.`);
  if (!isMap(data)) throw usage(`${file}: a position is a map with game, players, options and given.`);
  for (const key of Object.keys(data)) {
    if (!['game', 'players', 'options', 'given'].includes(key))
      throw fault(key, 'this is no part of a position');
  }
  if (data['game'] !== game.id)
    throw fault('game', `the position is of ${String(data['game'])}, not of ${game.id}`);
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
  const position: PositionFile = { players, options: options as Options, given: patch };
  placed(file, document, ['given'], () => tryPosition(game, position));
  return position;
}

/** Reads the position once, only to hear whether it can be: the faults then have the lines of the file. */
function tryPosition(game: AnyGame, { players, options, given }: PositionFile): void {
  if (players < game.seats.from || players > game.seats.to) return;
  const setting = settingOf(game, players, checkedOptions(game, options));
  game.position.read(given, setUp(game, setting, 'position'), setting);
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
