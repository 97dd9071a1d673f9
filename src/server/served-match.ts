import { loadBot } from '../bots/index.ts';
import type { RecordFile } from '../engine/journal-file.ts';
import type { JournalRecord } from '../engine/journal-records.ts';
import type { Seat } from '../engine/question.ts';
import { beginSession, sessionOf } from '../table/open-session.ts';
import { type SeatWish, seatsFor } from '../table/seats.ts';
import { drawnSeed } from '../table/seed.ts';
import type { HotSeat } from '../table/session.ts';
import type { ThinkingPool } from '../table/thinking-pool.ts';
import { serverWords } from '../words/index.ts';
import type { AnswerTimes } from './answer-times.ts';
import type { EventLog } from './event-log.ts';
import { gameOf } from './game-of.ts';
import type { Chair, TableRecord } from './records.ts';
import type { Store } from './store.ts';

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
  /** Called when something that lists show has changed. */
  changed(): void;
  /** The time that answers take to reach the screens, for the host's figures. */
  readonly answerTimes: AnswerTimes;
  /** Counts answers for the host's figures. */
  answered(given: number): void;
}

/** Writes a match's records to the store, each with the number of the record before it. */
class StoredMatch implements RecordFile {
  readonly whereabouts = 'in place';
  readonly takenOver = [];
  readonly wasLinked = false;

  constructor(
    private readonly store: Store,
    private readonly match: string,
    private number: number,
  ) {}

  append(records: readonly JournalRecord[]): void {
    if (records.length > 0) this.number = this.store.append(this.match, this.number, records);
  }

  sync(): void {
    this.store.sync(this.match);
  }

  close(): void {
    this.store.release(this.match);
  }
}

/** Starts the match of a table, with bots on the free seats, and saves it in the store. */
export async function beginMatch(
  { store, version, pool }: TableHouse,
  record: TableRecord,
): Promise<HotSeat> {
  const wishes = record.chairs.map((chair): SeatWish => {
    if ('open' in chair) return { bot: standIn };
    return 'person' in chair ? { name: chair.name } : { bot: chair.bot };
  });
  return await beginSession({
    game: await gameOf(record.game),
    players: wishes.length,
    options: record.options,
    sitters: seatsFor(wishes.length, wishes),
    seed: drawnSeed(),
    pool,
    keep: {
      saved: { name: record.code, path: serverWords().onServer },
      create: (records) => new StoredMatch(store, record.code, store.create(record.code, records)),
    },
    program: version,
  });
}

/**
 * Resumes the match of a table after its last record, with the current players on the seats.
 * @throws JournalError, ReplayError, InUse, DiskError; the match is then released
 */
export async function openMatch(
  { store, pool }: TableHouse,
  { code, chairs }: TableRecord,
): Promise<HotSeat> {
  const { journal, number } = store.open(code);
  try {
    const saved = { name: code, path: serverWords().onServer };
    const match = await sessionOf(saved, journal, new StoredMatch(store, code, number), gameOf, pool);
    for (const [seat, chair] of chairs.entries()) await seatAsNow(match, seat, chair);
    return match;
  } catch (thrown) {
    store.release(code);
    throw thrown;
  }
}

/** Puts the current player on a seat; the file names the player from the beginning of the match. */
async function seatAsNow(match: HotSeat, seat: Seat, chair: Chair): Promise<void> {
  if ('person' in chair) match.host.letSit(seat, chair.name);
  const isGivenUp = 'person' in chair && chair.givenUp === true;
  const level = 'bot' in chair ? chair.bot : standIn;
  if (isGivenUp || 'bot' in chair) match.host.letPlay(seat, await loadBot(level));
}
