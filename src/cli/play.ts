import { version } from '../../package.json';
import type { OutsideParts } from '../bots/outside-name.ts';
import { digest } from '../engine/digest.ts';
import type { Seat } from '../engine/question.ts';
import { Divergence } from '../engine/stop.ts';
import type { AnyGame, Manifest } from '../games/index.ts';
import { readScript } from '../scripts/script.ts';
import { readScriptHead, type ScriptHead } from '../scripts/script-head.ts';
import { beginSession, hasSameFigures, type MatchPlan } from '../table/open-session.ts';
import type { Sitter } from '../table/seat-view.ts';
import { type SeatingCall, seatingOf } from '../table/seating.ts';
import { type SeatWish, seatsFor } from '../table/seats.ts';
import { drawnSeed } from '../table/seed.ts';
import type { HotSeat } from '../table/session.ts';
import { branchWords, commandWords, programWords, tableWords } from '../words/index.ts';
import {
  type BranchMoment,
  branchPlan,
  checkGame,
  momentNamed,
  seatsAround,
  usualSeats,
} from './branch-off.ts';
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
import { keepLanguages } from './seat-languages.ts';
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
  const moment = options.from === undefined ? undefined : momentNamed(options.from);
  const named = id ?? head.game ?? moment?.journal.header.game;
  if (named === undefined && options.from !== undefined) throw usage(branchWords().gameWanted(options.from));
  const game = findGame(named ?? '');
  if (head.game !== undefined && head.game !== game.id)
    throw usage(commandWords().scriptOfOtherGame(String(options.script), head.game, game.id));
  const resumed = await resumedInstead(game.id, options);
  if (resumed !== undefined) return resumed;
  const plan = await endingAtOnce(async () =>
    moment === undefined ? await planOf(game, options, head) : await planFrom(moment, game, options),
  );
  // The script is read first, so that an unreadable one does not begin a match.
  const read = script && {
    file: script.file,
    lines: inScript(script.file, () => readScript(script.text, plan.sitters)),
  };
  if (options.unsaved !== true) await keepLanguages(options.languages ?? {});
  for (const note of plan.notes) tell(`${note}\n`);
  const inLines = wantsLineMode(options.plain === true);
  const isFirst = isFirstOf(game.id, options);
  // A seed named by the user is not secret, so it is printed; a drawn one stays hidden until it may be shown.
  if (options.seed !== undefined || head.seed !== undefined) tell(`${programWords().seed(plan.seed)}\n`);
  // The screen shows it, too, because it covers what was printed before. In line mode the standard output is for the
  // match alone.
  const notes = inLines ? [] : plan.notesOnScreen;
  return await playSession(await begun({ ...plan, notes }), { ...options, isFirst }, read);
}

/** Begins a match; the answers of a match from which it branches off are checked against the rules. */
async function begun(plan: MatchPlan): Promise<HotSeat> {
  try {
    return await beginSession(plan);
  } catch (thrown) {
    if (thrown instanceof Divergence && plan.origin !== undefined)
      throw usage(branchWords().differs(plan.origin.match, thrown.message));
    throw thrown;
  }
}

/** A match with its remarks: on the standard error output, and on the screen. */
type NotedPlan = MatchPlan & { readonly notes: readonly string[]; readonly notesOnScreen: readonly string[] };

/** What a branch takes from the match from which it branches off. */
const FIXED = ['players', 'seed', 'components', 'script', 'option', 'guided'] as const;

/** The plan of a match that continues from a moment of another one. */
async function planFrom(moment: BranchMoment, game: Manifest, options: PlayOptions): Promise<NotedPlan> {
  checkGame(moment, game);
  const own = FIXED.find((name) => options[name] !== undefined && String(options[name]) !== '');
  if (own !== undefined) throw usage(branchWords().notWith(`--${own}`));
  const plan = await branchPlan(moment);
  const name = (await readSettings()).name ?? tableWords().playerName(1);
  const wishes = options.wishes.length > 0 ? options.wishes : await usualSeats(moment, name, isPersonHere());
  const { match, answered } = moment;
  const outside = programsAmong(wishes, options.think);
  return {
    ...plan,
    sitters: seatsFor(plan.players, wishes),
    keep: options.unsaved === true ? null : ownFolder(),
    notes: [branchWords().begins(match, answered)],
    notesOnScreen: [branchWords().from(match, answered)],
    program: version,
    ...(options.think === undefined ? {} : { think: options.think }),
    ...(outside === undefined ? {} : { outside }),
  };
}

/**
 * Plays on from a moment of a finished match, as one of its seats.
 * @param level the bot at the other seats; null: the bots of the match, and stand-ins for its other people
 */
export async function playFrom(
  moment: BranchMoment,
  seat: Seat,
  level: string | null,
  screen: ScreenWishes,
): Promise<boolean> {
  const wishes = seatsAround(moment, seat, level, (await readSettings()).name);
  const game = findGame(moment.journal.header.game);
  const plan = await planFrom(moment, game, { ...screen, wishes, option: [] });
  return await playSession(await begun({ ...plan, notes: plan.notesOnScreen }), screen);
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

async function planOf(entry: Manifest, options: PlayOptions, head: ScriptHead): Promise<NotedPlan> {
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
  const outside = programsAmong(wishes, options.think);
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

/** What is needed to start the programs that the person has named as bots. */
function programsAmong(wishes: readonly SeatWish[], think: number | undefined): OutsideParts | undefined {
  return partsOfPrograms(
    wishes.flatMap((wish) => ('bot' in wish ? wish.bot : [])),
    think,
  );
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

/** The requests of the command line, the script and the position for seats. */
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
