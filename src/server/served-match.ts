import { loadBot } from '../bots/index.ts';
import { type Journal, JournalError } from '../engine/journal.ts';
import type { JournalRecord } from '../engine/journal-records.ts';
import { beginSession, sessionOf } from '../table/open-session.ts';
import { type SeatWish, seatsFor } from '../table/seats.ts';
import { drawnSeed } from '../table/seed.ts';
import type { HotSeat } from '../table/session.ts';
import type { Table } from '../table/table.ts';
import type { ThinkingPool } from '../table/thinking-pool.ts';
import { fileWords, serverWords } from '../words/index.ts';
import type { AnswerTimes } from './answer-times.ts';
import type { EventLog } from './event-log.ts';
import { gameOf } from './game-of.ts';
import type { Chair, TableRecord } from './records.ts';
import type { Here, Store } from './store.ts';
import { StoredMatch } from './stored-match.ts';

/** The bot that answers for a person who is absent or has given up the seat. */
export const standIn = 'normal';

/** What a table needs from its server. */
export interface TableHouse {
  readonly store: Store;
  readonly log: EventLog;
  /** The workers that think for the bots of all tables. */
  readonly pool: ThinkingPool;
  /** The version of the program. */
  readonly version: string;
  readonly now: () => number;
  /** Who is at a table through another process of the same store. */
  elsewhere(table: string): readonly Here[];
  /** Called when something that lists show has changed. */
  changed(): void;
  /** The time that answers take to reach the screens, for the host's figures. */
  readonly answerTimes: AnswerTimes;
  /** Counts answers for the host's figures. */
  answered(given: number): void;
}

/** A match that is open for play, with the session of its owner. */
export interface OpenMatch {
  readonly session: HotSeat;
  readonly records: StoredMatch;
}

/** Starts the match of a table, with bots on the free seats, and saves it in the store. */
export async function beginMatch(house: TableHouse, record: TableRecord): Promise<OpenMatch> {
  const { store, version, pool, now } = house;
  const wishes = record.chairs.map((chair): SeatWish => {
    if ('open' in chair) return { bot: standIn };
    return 'person' in chair ? { name: chair.name } : { bot: chair.bot };
  });
  let first: readonly JournalRecord[] = [];
  const session = await beginSession({
    game: await gameOf(record.game),
    players: wishes.length,
    options: record.options,
    sitters: seatsFor(wishes.length, wishes),
    seed: drawnSeed(),
    pool,
    now,
    keep: {
      saved: { name: record.code, path: serverWords().onServer },
      create: (records) => {
        first = records;
        return null;
      },
    },
    program: version,
  });
  const number = await store.create(record.code, first, { isDue: session.host.isDue });
  return { session, records: recordsOf(house, record.code, number) };
}

function recordsOf({ store, log }: TableHouse, match: string, number: number): StoredMatch {
  return new StoredMatch(store, match, number, (error) =>
    log('undo-word-lost', { table: match, fault: error instanceof Error ? error.message : String(error) }),
  );
}

/**
 * Resumes the match of a table after its last record, with the current players on the seats.
 * @throws JournalError, ReplayError, InUse, DiskError, StoreAway; the match is then released
 */
export async function openMatch(house: TableHouse, table: TableRecord): Promise<OpenMatch> {
  for (;;) {
    const open = await openedOnce(house, table);
    if (open !== null) return open;
  }
}

/** As `openMatch`; null if another process has gone on with the match before this one has taken it over. */
async function openedOnce(house: TableHouse, { code, chairs }: TableRecord): Promise<OpenMatch | null> {
  const { store, pool, now } = house;
  const { journal, number } = await store.open(code);
  try {
    await checkEdition(journal);
    const saved = { name: code, path: serverWords().onServer };
    const session = await sessionOf(saved, journal, null, gameOf, { pool, now });
    await seatPlayers(session.host, chairs);
    const records = recordsOf(house, code, number);
    if (await isTakenOver(session, records)) return { session, records };
    store.release(code);
    return null;
  } catch (thrown) {
    store.release(code);
    throw thrown;
  }
}

/**
 * Saves at once that today's rules continue a match of an older edition, so that processes with older rules leave it
 * before they add anything incompatible.
 * @returns whether nobody else has continued it in the meantime
 */
async function isTakenOver({ host }: HotSeat, records: StoredMatch): Promise<boolean> {
  const { unsaved } = host;
  if (unsaved.length === 0 || host.over) return true;
  const isSaved = await records.add({ records: unsaved, isDue: host.isDue, isLasting: true });
  if (isSaved) host.followSaved(unsaved);
  return isSaved;
}

/**
 * Several versions of the program may share a store for a while. A match that a newer version has continued is left to
 * it.
 * @throws JournalError
 */
async function checkEdition({ header, snapshots, path }: Journal): Promise<void> {
  const { edition } = await gameOf(header.game);
  const latest = snapshots.at(-1)?.edition ?? edition;
  if (latest <= edition) return;
  const message = fileWords().laterEditionOnServer(latest, edition);
  throw new JournalError('other-edition', path, message);
}

/** Puts the current players on the seats; the file names the players from the beginning of the match. */
export async function seatPlayers(host: Table, chairs: readonly Chair[]): Promise<void> {
  for (const [seat, chair] of chairs.entries()) {
    if ('person' in chair) host.letSit(seat, chair.name);
    const level = botOf(chair);
    host.letPlay(seat, level === null ? null : await loadBot(level));
  }
}

/** The level of the bot that plays for a chair; null if its person does. */
function botOf(chair: Chair): string | null {
  if ('bot' in chair) return chair.bot;
  if ('open' in chair) return standIn;
  return chair.givenUp === true || chair.away === true ? standIn : null;
}
