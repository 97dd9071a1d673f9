import type { Bot } from '../bots/bot.ts';
import { loadBot } from '../bots/index.ts';
import { digest } from '../engine/digest.ts';
import type { Options, Setting, State } from '../engine/game.ts';
import { type Journal, JournalError, readJournal } from '../engine/journal.ts';
import { JournalFile } from '../engine/journal-file.ts';
import { type HeaderRecord, JOURNAL_FORMAT } from '../engine/journal-records.ts';
import { type Keeping, KeptMatch } from '../engine/kept-match.ts';
import type { LockOwner } from '../engine/lock.ts';
import { settingOf, setUp } from '../engine/match.ts';
import type { Given } from '../engine/position.ts';
import { type Resumption, resumeMatch } from '../engine/resume-match.ts';
import type { AnyGame } from '../games/index.ts';
import { matchPath, newMatchName, writableMatchesFolder } from './data-folder.ts';
import { excerpt } from './seats.ts';
import type { Sitter } from './session.ts';
import { TableSession } from './table-session.ts';

/** What a new match is to be. */
export interface MatchPlan {
  readonly game: AnyGame;
  readonly players: number;
  readonly options: Options;
  /** The sourced component table, where it is not the shipped one. */
  readonly components?: unknown;
  /** The position from which it begins, where it is not the set-up. */
  readonly given?: Given;
  readonly sitters: readonly Sitter[];
  readonly seed: string;
  /** Milliseconds that a bot may think about one decision. */
  readonly think?: number;
  /** Whether it is saved. */
  readonly keep: boolean;
  /** What there is to tell at its beginning, in sentences: who sits where, where nobody chose that. */
  readonly notes?: readonly string[];
  /** The version of the program. */
  readonly program: string;
}

/** Run every step twice and compare: for tests and development. */
const verifies = (): boolean => process.env['GREEN_GAMES_VERIFY'] === '1';

type Kept = KeptMatch<State, unknown, unknown>;

/**
 * Begins a match.
 * @throws PlaceError for options, components or a position that cannot be; FolderError, DiskError where it cannot be saved
 */
export async function beginSession(plan: MatchPlan): Promise<TableSession> {
  const { game, players, options, sitters, seed } = plan;
  const sourced = plan.components ?? game.components.sourced;
  const { setting, state } = opening(game, players, options, sourced, seed, plan.given);
  const keeping = { game, setting, components: digest(sourced), verify: verifies() };
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
    ...(plan.think === undefined ? {} : { think: plan.think }),
    began: new Date().toISOString(),
  };
  const parts = {
    game,
    setting,
    words: await game.words(),
    sitters,
    bots: await botsOf(sitters),
    seed,
    think: plan.think,
    ...(plan.components === undefined ? {} : { table: plan.components }),
    notes: plan.notes ?? [],
  };
  if (!plan.keep) {
    return new TableSession(
      { ...parts, saved: null },
      KeptMatch.begin(keeping, state, header, null) as Kept,
      () => 0,
    );
  }
  writableMatchesFolder();
  const name = newMatchName(game.id);
  const path = matchPath(name);
  const kept = KeptMatch.begin(keeping, state, header, (records) =>
    JournalFile.create(path, records),
  ) as Kept;
  return new TableSession({ ...parts, saved: { name, path } }, kept, () => 0);
}

/**
 * Takes a saved match up again.
 * @param loadGame finds the game that the file names
 * @param takesOver whether a lock of whose owner nothing can be known is taken over
 * @throws JournalError, ReplayError, InUse; the file is then as it was
 */
export async function resumeSession(
  saved: { readonly name: string; readonly path: string },
  loadGame: (id: string) => Promise<AnyGame>,
  takesOver = false,
): Promise<TableSession> {
  const { file, journal } = JournalFile.open(saved.path, readJournal, { takesOver });
  try {
    return await sessionOf(saved, journal, file, loadGame);
  } catch (thrown) {
    file.close();
    throw thrown;
  }
}

/**
 * A saved match to look at: without its lock, and without writing to its file.
 * @throws JournalError, ReplayError
 */
export async function watchSession(
  saved: { readonly name: string; readonly path: string },
  journal: Journal,
  loadGame: (id: string) => Promise<AnyGame>,
): Promise<TableSession> {
  return await sessionOf(saved, journal, null, loadGame);
}

async function sessionOf(
  saved: { readonly name: string; readonly path: string },
  journal: Journal,
  file: JournalFile | null,
  loadGame: (id: string) => Promise<AnyGame>,
): Promise<TableSession> {
  const game = await loadGame(journal.header.game);
  const sitters = sittersOf(journal.header);
  const keeping = keepingOf(game, journal);
  let recalled = 0;
  const { kept, resumption } = resumeMatch(keeping, journal, (entries) => {
    recalled = entries;
  });
  kept.file = file;
  const notes = [...notesOf(journal, file?.takenOver ?? [], resumption, game)];
  const bots = file === null ? new Map<string, Bot>() : await botsOf(sitters);
  const parts = { game, setting: keeping.setting, words: await game.words(), sitters, bots };
  const { seed, think, table } = journal.header;
  return new TableSession({ ...parts, seed, think, table, saved, notes }, kept, () => recalled);
}

/** Who sits where in a saved match. The file may come from anybody: no name in it steers a terminal. */
export function sittersOf(header: HeaderRecord): Sitter[] {
  return header.seats.map(({ name, bot }, seat) => {
    const shown = excerpt(name);
    return bot === undefined ? { seat, name: shown } : { seat, name: shown, bot };
  });
}

/** The game, figures and options by which a match file is to be replayed. */
export function keepingOf(game: AnyGame, journal: Journal): Keeping<State, unknown, unknown> {
  const { header } = journal;
  const sourced = header.table ?? game.components.sourced;
  try {
    const { setting } = opening(game, header.players, header.options, sourced, header.seed, header.given);
    return { game, setting, components: digest(sourced), verify: verifies() };
  } catch (thrown) {
    if (!(thrown instanceof Error)) throw thrown;
    throw new JournalError(
      'other-edition',
      journal.path,
      `the match cannot be set up any more (${thrown.message}). green-games ${header.program} can.`,
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

async function botsOf(sitters: readonly Sitter[]): Promise<Map<string, Bot>> {
  const bots = new Map<string, Bot>();
  for (const { bot } of sitters) if (bot !== undefined && !bots.has(bot)) bots.set(bot, await loadBot(bot));
  return bots;
}

function* notesOf(
  journal: Journal,
  takenOver: readonly LockOwner[],
  resumption: Resumption,
  game: AnyGame,
): Generator<string> {
  for (const owner of takenOver) {
    yield `The lock of process ${owner.pid}, which held this match since ${owner.since} and is gone, was taken over.`;
  }
  if (journal.torn > 0) yield `The last line of the file was torn (${journal.torn} bytes) and is left out.`;
  if (resumption.otherEdition !== undefined) {
    yield `This match was played by edition ${resumption.otherEdition} of the rules and goes on by edition ${game.edition} from its last snapshot; nothing before can be taken back.`;
  } else if (resumption.otherComponents) {
    yield 'The component figures have changed since; the match goes on with the new ones from its last snapshot; nothing before can be taken back.';
  }
  if (resumption.dropped > 0) {
    yield `${resumption.dropped} answers since that snapshot are no longer possible and were dropped: they are asked again.`;
  }
}
