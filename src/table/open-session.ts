import type { Bot } from '../bots/bot.ts';
import { isBotName, loadBotOrProgram } from '../bots/index.ts';
import { isOutside, type OutsideParts } from '../bots/outside-name.ts';
import type { Answer } from '../engine/answer.ts';
import { digest } from '../engine/digest.ts';
import type { Options, Setting, State } from '../engine/game.ts';
import { type Journal, JournalError, readJournal } from '../engine/journal.ts';
import { checkHeader, checkRecords, headerDigest } from '../engine/journal-check.ts';
import { JournalFile, type RecordFile } from '../engine/journal-file.ts';
import { type HeaderRecord, JOURNAL_FORMAT, type JournalRecord } from '../engine/journal-records.ts';
import { type Keeping, KeptMatch } from '../engine/kept-match.ts';
import { settingOf, setUp } from '../engine/match.ts';
import { PlaceError } from '../engine/place.ts';
import type { Given } from '../engine/position.ts';
import { type Resumption, resumeMatch } from '../engine/resume-match.ts';
import { faultText } from '../engine/text-document.ts';
import { areStepsVerified } from '../engine/verification.ts';
import type { Words } from '../engine/words.ts';
import type { AnyGame } from '../games/index.ts';
import { tableWords } from '../words/index.ts';
import { matchPath, newMatchName, writableMatchesFolder } from './data-folder.ts';
import { Lessons } from './lessons.ts';
import type { Sitter } from './seat-view.ts';
import { excerpt } from './seats.ts';
import { HotSeat } from './session.ts';
import { Table } from './table.ts';
import type { ThinkingPool } from './thinking-pool.ts';

/** A saved match: its name and its location. */
export type SavedPlace = { readonly name: string; readonly path: string };

/** Stores new matches somewhere other than the folder of match files. */
export interface MatchKeeper {
  readonly saved: SavedPlace;
  /**
   * Begins the match's file; null if the keeper writes everything itself.
   * @throws DiskError
   */
  create(records: readonly JournalRecord[]): RecordFile | null;
}

/** The settings of a new match. */
export interface MatchPlan {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: Options;
  /** The sourced component table; default: the shipped one. */
  readonly components?: unknown;
  /** The position from which it begins; default: the set-up. */
  readonly given?: Given;
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  /** The match from which it branches off, with the answers with which it begins; default: none. */
  readonly origin?: { readonly match: string; readonly course: readonly Answer[] };
  /** Milliseconds that a bot may think about one decision. */
  readonly think?: number;
  /** What is needed to start programs of the user's own as bots; absent if none plays. */
  readonly outside?: OutsideParts;
  /** Whether it teaches the game with a lesson in each round. */
  readonly guided?: boolean;
  /** The workers that think for bots of several tables; default: one worker of its own. */
  readonly pool?: ThinkingPool;
  /** The clock by which seats wait, in milliseconds since 1970; default: the system's. */
  readonly now?: () => number;
  /** The data folder that saves it, or its keeper; null if it is not saved. */
  readonly keep: string | MatchKeeper | null;
  /** Remarks for the beginning, in sentences: who sits where, if nobody chose that. */
  readonly notes?: readonly string[];
  /** The version of the program. */
  readonly program: string;
}

type Kept = KeptMatch<State, unknown, unknown>;

/**
 * Begins a match.
 * @throws PlaceError for invalid options, components or positions; FolderError, DiskError if it cannot be saved;
 * Divergence if the rules do not allow the answers with which it begins
 */
export async function beginSession(plan: MatchPlan): Promise<HotSeat> {
  const { game, players, options, sitters, seed, origin } = plan;
  const course = origin?.course ?? [];
  const sourced = plan.components ?? game.components.sourced;
  const { setting, state } = opening(game, players, options, sourced, seed, plan.given);
  const keeping = {
    game,
    setting,
    components: digest(sourced),
    verify: areStepsVerified(),
    settled: course.length,
  };
  const header: HeaderRecord = {
    record: 'match',
    format: JOURNAL_FORMAT,
    program: plan.program,
    game: game.id,
    edition: game.edition,
    components: keeping.components,
    ...(plan.components === undefined ? {} : { table: plan.components }),
    options: { ...setting.options },
    players,
    seats: sitters.map(({ name, bot }) => (bot === undefined ? { name } : { name, bot })),
    seed,
    ...(plan.given === undefined ? {} : { given: { ...plan.given } }),
    ...(origin === undefined ? {} : { origin: { match: origin.match, answers: course.length } }),
    ...(plan.think === undefined ? {} : { think: plan.think }),
    ...(plan.guided === true ? { guided: true } : {}),
    began: new Date().toISOString(),
  };
  const sealed = { ...header, digest: headerDigest(header) };
  const parts = {
    game,
    setting,
    sitters,
    bots: await botsOf(sitters, plan.outside),
    seed,
    think: plan.think,
    sourced: plan.components,
    pool: plan.pool,
    ...(plan.now === undefined ? {} : { now: plan.now }),
  };
  const words = await game.words(setting.components);
  const sessionOn = (kept: Kept, saved: SavedPlace | null): HotSeat => {
    const table = new Table(parts, kept, () => 0);
    const known = origin === undefined ? {} : { known: table.logged };
    const told = { words, notes: plan.notes ?? [], saved, ...known };
    return new HotSeat(table, { ...told, ...lessonsOf(sealed, table, words) });
  };
  if (plan.keep === null)
    return sessionOn(KeptMatch.begin(keeping, state, sealed, null, course) as Kept, null);
  const { saved, create } = typeof plan.keep === 'string' ? inFolder(plan.keep, game.id) : plan.keep;
  return sessionOn(KeptMatch.begin(keeping, state, sealed, create, course) as Kept, saved);
}

/** The lessons of a teaching match. */
function lessonsOf(
  { guided }: HeaderRecord,
  table: Table,
  words: Words,
  told: Journal['lessons'] = [],
): { lessons?: Lessons } {
  const { players, options } = table.setting;
  const all = guided === true ? words.lessons?.(players, options) : undefined;
  return all === undefined ? {} : { lessons: new Lessons(all, table, told) };
}

/** Saves a new match to its own file in a data folder. */
function inFolder(folder: string, game: string): MatchKeeper {
  writableMatchesFolder(folder);
  const name = newMatchName(game, folder);
  const path = matchPath(name, folder);
  return { saved: { name, path }, create: (records) => JournalFile.create(path, records) };
}

/**
 * Resumes a saved match.
 * @param loadGame finds the game that the file names
 * @param takesOver whether to take over a lock whose owner cannot be determined
 * @param restarted see `sessionOf`
 * @throws JournalError, ReplayError, InUse; the file is then unchanged
 */
export async function resumeSession(
  saved: { readonly name: string; readonly path: string },
  loadGame: (id: string) => Promise<AnyGame>,
  takesOver = false,
  restarted?: Restarted,
): Promise<HotSeat> {
  const { file, journal } = JournalFile.open(saved.path, readJournal, { takesOver });
  try {
    return await sessionOf(saved, journal, file, loadGame, {}, restarted);
  } catch (thrown) {
    file.close();
    throw thrown;
  }
}

/**
 * Opens a saved match for viewing, without locking it or writing to its file.
 * @throws JournalError, ReplayError
 */
export async function watchSession(
  saved: { readonly name: string; readonly path: string },
  journal: Journal,
  loadGame: (id: string) => Promise<AnyGame>,
): Promise<HotSeat> {
  return await sessionOf(saved, journal, null, loadGame);
}

/**
 * Opens a session from a journal.
 * @param file the file that further answers are written to; null for viewing only
 * @param shared what the match shares with other tables: the workers that think for bots, and the clock by which seats
 * wait; default: a worker of its own, and the system's clock
 * @param restarted the programs that play on; default: the normal bot plays on for each program
 * @throws JournalError, ReplayError
 */
export async function sessionOf(
  saved: SavedPlace,
  journal: Journal,
  file: RecordFile | null,
  loadGame: (id: string) => Promise<AnyGame>,
  { pool, now }: { readonly pool?: ThinkingPool; readonly now?: () => number } = {},
  restarted?: Restarted,
): Promise<HotSeat> {
  const game = await loadGame(journal.header.game);
  const recorded = sittersOf(journal.header);
  const sitters = file === null ? recorded : withoutCommands(recorded, restarted);
  const keeping = keepingOf(game, journal);
  let recalled = 0;
  const { kept, resumption } = resumeMatch(keeping, journal, (entries) => {
    recalled = entries;
  });
  kept.file = file;
  const replaced = recorded.filter(({ bot = '' }, seat) => isOutside(bot) && sitters[seat]?.bot === STAND_IN);
  const notes = [
    ...notesOf(journal, file, resumption, game),
    ...replaced.map(({ name, bot = '' }) => tableWords().programNotRestarted(name, bot)),
  ];
  const bots = file === null ? new Map<string, Bot>() : await botsOf(sitters, restarted?.parts);
  const { seed, think, table: sourced } = journal.header;
  const parts = {
    game,
    setting: keeping.setting,
    sitters,
    bots,
    seed,
    think,
    sourced,
    pool,
    ...(now === undefined ? {} : { now }),
  };
  const table = new Table(parts, kept, () => recalled);
  const words = await game.words(keeping.setting.components);
  const lessons = file === null ? {} : lessonsOf(journal.header, table, words, journal.lessons);
  return new HotSeat(table, { words, ...lessons, saved, notes });
}

/** Who sits where in a saved match. The file may come from anybody, so control characters in its names are escaped. */
export function sittersOf(header: HeaderRecord): Sitter[] {
  return header.seats.map(({ name, bot }, seat) => {
    const shown = excerpt(name);
    return bot === undefined ? { seat, name: shown } : { seat, name: shown, bot };
  });
}

/**
 * The game, figures and options for replaying a match file.
 * @throws JournalError with the line at which the file contradicts itself or the game
 */
export function keepingOf(game: AnyGame, journal: Journal): Keeping<State, unknown, unknown> {
  const { header } = journal;
  checkHeader(game, journal);
  const stranger = header.seats.find(({ bot }) => bot !== undefined && !isBotName(bot))?.bot;
  if (stranger !== undefined)
    throw new JournalError(
      'damaged',
      journal.path,
      tableWords().unknownBotInFile(JSON.stringify(excerpt(stranger))),
      1,
    );
  const sourced = header.table ?? game.components.sourced;
  const { setting, state } = openingOf(game, journal, sourced);
  // If only the sources of the table have changed, the table keeps the digest recorded in this file.
  const isEarlier = header.table === undefined && hasSameFigures(game, header.components);
  const components = isEarlier ? header.components : digest(sourced);
  const settled = header.origin?.answers ?? 0;
  const keeping = { game, setting, components, verify: areStepsVerified(), settled };
  checkRecords(keeping, journal, state);
  return keeping;
}

/** Whether a digest belongs to the shipped table or to an earlier one with the same figures. */
export function hasSameFigures(game: AnyGame, components: string): boolean {
  const { sourced, earlier = [] } = game.components;
  return components === digest(sourced) || earlier.includes(components);
}

function openingOf(game: AnyGame, { header, path }: Journal, sourced: unknown): ReturnType<typeof opening> {
  try {
    return opening(game, header.players, header.options, sourced, header.seed, header.given);
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    if (header.edition === game.edition && (header.table !== undefined || header.given !== undefined)) {
      const because = thrown instanceof PlaceError ? faultText(thrown) : tableWords().figuresUnreadable;
      throw new JournalError('damaged', path, tableWords().damagedBeginning(because), 1);
    }
    throw new JournalError(
      'other-edition',
      path,
      tableWords().beginningOfOtherEdition(thrown.message, header.program),
    );
  }
}

function opening(
  game: AnyGame,
  players: number,
  options: Options,
  sourced: unknown,
  seed: string,
  given: Given | undefined,
): { setting: Setting; state: State } {
  const setting = settingOf(game, players, options, sourced);
  const state = setUp(game, setting, seed);
  return given === undefined ? { setting, state } : game.position.read(given, state, setting);
}

async function botsOf(
  sitters: readonly Sitter[],
  outside: OutsideParts | undefined,
): Promise<Map<string, Bot>> {
  const bots = new Map<string, Bot>();
  for (const { bot } of sitters)
    if (bot !== undefined && !bots.has(bot)) bots.set(bot, await loadBotOrProgram(bot, outside));
  return bots;
}

/** The programs that the user wants to start again for the seats that had one, in the order of these seats. */
export interface Restarted {
  readonly levels: readonly string[];
  readonly parts: OutsideParts;
}

/** The bot that takes the place of a program. */
const STAND_IN = 'normal';

/**
 * The seats of a match that is resumed. A file may come from anybody, so the commands in it are never run: the normal
 * bot plays on, or a program that the user names again.
 */
function withoutCommands(sitters: readonly Sitter[], restarted: Restarted | undefined): Sitter[] {
  const levels = [...(restarted?.levels ?? [])];
  return sitters.map((sitter) => {
    if (sitter.bot === undefined || !isOutside(sitter.bot)) return sitter;
    return { ...sitter, bot: levels.shift() ?? STAND_IN };
  });
}

function* notesOf(
  journal: Journal,
  file: RecordFile | null,
  resumption: Resumption,
  game: AnyGame,
): Generator<string> {
  if (file?.wasLinked === true) {
    yield tableWords().hardLinkParted;
  }
  for (const owner of file?.takenOver ?? []) {
    yield tableWords().lockTakenOver(owner.pid, owner.since);
  }
  if (journal.torn > 0) yield tableWords().tornLineLeftOut(journal.torn);
  if (resumption.otherEdition !== undefined) {
    yield tableWords().continuesWithEdition(resumption.otherEdition, game.edition);
  } else if (resumption.otherComponents) {
    yield tableWords().continuesWithFigures;
  }
  if (resumption.dropped > 0) {
    yield tableWords().answersDropped(resumption.dropped);
  }
}
