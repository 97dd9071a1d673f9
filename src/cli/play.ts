import { version } from '../../package.json';
import { digest } from '../engine/digest.ts';
import type { AnyGame, Manifest } from '../games/index.ts';
import { readScript } from '../scripts/script.ts';
import { readScriptHead, type ScriptHead } from '../scripts/script-head.ts';
import { beginSession, hasSameFigures, type MatchPlan } from '../table/open-session.ts';
import type { Sitter } from '../table/seat-view.ts';
import { type SeatingCall, seatingOf } from '../table/seating.ts';
import { type SeatWish, seatsFor } from '../table/seats.ts';
import { drawnSeed } from '../table/seed.ts';
import { commandWords, programWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { inScript, readText } from './files.ts';
import { findGame } from './find-game.ts';
import { endingAtOnce, watchSignals } from './leave.ts';
import { tell } from './output.ts';
import { partsOfPrograms } from './outside-bots.ts';
import { ownFolder } from './own-folder.ts';
import { playSession, type ScreenWishes } from './play-session.ts';
import { positionFromFile } from './position-file.ts';
import { resume } from './resume.ts';
import { hasMatchOf, unfinishedHere } from './saved.ts';
import { checkedOptions, checkPlayers, componentsFromFile, named, readOptions } from './settings.ts';
import { readSettings } from './settings-file.ts';
import { askYesNo, checkScreen, isPersonHere, wantsLineMode } from './terminal.ts';

/** The options of `play`. */
export interface PlayOptions extends ScreenWishes {
  readonly players?: number;
  /** The values of `--seat` and `--bot` in the order of the command line. */
  readonly wishes: readonly SeatWish[];
  readonly think?: number;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly components?: string;
  readonly from?: string;
  readonly script?: string;
  readonly new?: boolean;
  readonly unsaved?: boolean;
  /** Whether the match teaches the game with a lesson in each round. */
  readonly guided?: boolean;
}

/**
 * `play [game]`: begins a match and plays it. A script may name its game and the settings of its match.
 * @returns whether the game is over and the person is still there
 */
export async function play(id: string | undefined, options: PlayOptions): Promise<boolean> {
  checkScreen(options.plain === true);
  const script =
    options.script === undefined ? undefined : { file: options.script, text: readText(options.script) };
  const head = script === undefined ? NO_HEAD : inScript(script.file, () => readScriptHead(script.text));
  const game = findGame(id ?? head.game ?? '');
  if (head.game !== undefined && head.game !== game.id)
    throw usage(commandWords().scriptOfOtherGame(String(options.script), head.game, game.id));
  const resumed = await resumedInstead(game.id, options);
  if (resumed !== undefined) return resumed;
  const plan = await endingAtOnce(async () => await planOf(game, options, head));
  // The script is read first, so that an unreadable one does not begin a match.
  const read = script && {
    file: script.file,
    lines: inScript(script.file, () => readScript(script.text, plan.sitters)),
  };
  for (const note of plan.notes) tell(`${note}\n`);
  const inLines = wantsLineMode(options.plain === true);
  const isFirst = isFirstOf(game.id, options);
  // A seed named by the user is not secret, so it is printed; a drawn one stays hidden until it may be shown.
  if (options.seed !== undefined || head.seed !== undefined) tell(`${programWords().seed(plan.seed)}\n`);
  // The screen says it too, because it covers what was printed before. In line mode the output is for the match alone.
  const notes = inLines ? [] : plan.notesOnScreen;
  return await playSession(await beginSession({ ...plan, notes }), { ...options, isFirst }, read);
}

const NO_HEAD: ScriptHead = { seats: [], options: {} };

/**
 * In a terminal, asks whether to resume an unfinished match of this game instead, if no argument concerns a new match.
 * @returns the result of `playSession` for the unfinished match; undefined if none was resumed
 */
async function resumedInstead(game: string, options: PlayOptions): Promise<boolean | undefined> {
  if (saysWhatIsNew(options) || !isPersonHere()) return undefined;
  const unfinished = unfinishedHere(game);
  if (unfinished === undefined) return undefined;
  watchSignals();
  const goesOn = wantsLineMode(options.plain === true)
    ? await askYesNo(commandWords().goOnWithMatch(unfinished.name))
    : await (await import('./menu-choices.ts')).askGoOn(unfinished);
  return goesOn ? await resume(unfinished.name, options) : undefined;
}

/** Whether an argument can only concern a new match. */
export function saysWhatIsNew(options: Partial<PlayOptions>): boolean {
  const { from, script, seed, components, players } = options;
  const isTold = [from, script, seed, components, players].some((each) => each !== undefined);
  const isNew = options.new === true || options.unsaved === true;
  const { wishes = [], option = [] } = options;
  return isTold || isNew || wishes.length > 0 || option.length > 0;
}

/** Whether this is the first match of this game here. Unsaved matches and matches set up by a file do not count. */
function isFirstOf(game: string, { from, script, unsaved }: PlayOptions): boolean {
  return from === undefined && script === undefined && unsaved !== true && !hasMatchOf(game);
}

/** Whether a script was played with this table's figures; default: the shipped table. */
function isPlayedWith(game: AnyGame, head: string, table: unknown): boolean {
  return table === undefined ? hasSameFigures(game, head) : head === digest(table);
}

async function planOf(
  entry: Manifest,
  options: PlayOptions,
  head: ScriptHead,
): Promise<MatchPlan & { readonly notes: readonly string[]; readonly notesOnScreen: readonly string[] }> {
  const game = await entry.load();
  const from = options.from === undefined ? undefined : await positionFromFile(game, options.from);
  if (from !== undefined && options.players !== undefined && options.players !== from.players) {
    throw usage(commandWords().positionForOtherPlayers(String(options.from), from.players, options.players));
  }
  if (from !== undefined && from.when.length > 0)
    throw usage(commandWords().positionListsActs(String(options.from), game.id));
  const table = seatingOf(callOf(entry, options, head, from?.players));
  const { players, isFilledUp } = table;
  const wishes = isFilledUp ? await withOwnName(table.wishes, options.wishes.length) : table.wishes;
  checkPlayers(entry, players);
  const sitters = seatsFor(players, wishes);
  const components =
    options.components === undefined ? undefined : await componentsFromFile(game, options.components);
  if (head.components !== undefined && !isPlayedWith(game, head.components, components)) {
    throw usage(commandWords().scriptWithFigures(String(options.script)));
  }
  const given = from?.given ?? head.given;
  const outside = partsOfPrograms(
    sitters.flatMap(({ bot }) => bot ?? []),
    options.think,
  );
  return {
    game,
    players,
    options: checkedOptions(game, {
      ...head.options,
      ...from?.options,
      ...named(options.option, readOptions(game, options.option)),
    }),
    sitters,
    seed: options.seed ?? head.seed ?? drawnSeed(),
    keep: options.unsaved === true ? null : ownFolder(),
    ...notesOf(options, isFilledUp ? sitters : []),
    program: version,
    ...(components === undefined ? {} : { components }),
    ...(given === undefined ? {} : { given }),
    ...(options.think === undefined ? {} : { think: options.think }),
    ...(outside === undefined ? {} : { outside }),
    ...(options.guided === true ? { guided: true } : {}),
  };
}

/**
 * What to say about the match before it begins: on the screen of a match no arguments can be typed.
 * @param sitters who sits where, if the program has chosen it
 */
function notesOf(
  { guided }: PlayOptions,
  sitters: readonly Sitter[],
): { readonly notes: readonly string[]; readonly notesOnScreen: readonly string[] } {
  if (guided === true) return { notes: [programWords().guided], notesOnScreen: [programWords().guided] };
  if (sitters.length === 0) return { notes: [], notesOnScreen: [] };
  return {
    notes: [programWords().seated(sitters)],
    notesOnScreen: [programWords().seatsSentence(sitters)],
  };
}

/** Gives an unnamed person the name from the settings, if nobody else has it. */
async function withOwnName(wishes: readonly SeatWish[], named: number): Promise<readonly SeatWish[]> {
  const { name } = await readSettings();
  if (name === undefined || wishes.some((wish) => 'name' in wish && wish.name === name)) return wishes;
  return wishes.map((wish, seat) => (seat >= named && 'name' in wish ? { name } : wish));
}

/** What the command line, the script and the position say about the seats. */
function callOf(
  { seats }: Manifest,
  options: PlayOptions,
  head: ScriptHead,
  inPosition: number | undefined,
): SeatingCall {
  return {
    seats,
    wishes: options.wishes.length > 0 ? options.wishes : head.seats.map((name) => ({ name })),
    players: options.players ?? inPosition,
    script: options.script === undefined ? undefined : { seats: head.seats.length },
    isPersonHere: isPersonHere(),
  };
}
