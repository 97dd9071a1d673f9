import type { Journal } from '../../engine/journal.ts';
import { parseJournal } from '../../engine/journal.ts';
import { type JournalRecord, readRecord, recordLine } from '../../engine/journal-records.ts';
import { Conflict, type OpenedMatch, type Sequel, UnknownRecord } from '../store.ts';
import { CHANNEL, type Database } from './database.ts';

/** Whether a process is alive, by the clock of the database. @param id an expression of SQL that names it */
const isAlive = (id: string): string =>
  `EXISTS (SELECT FROM green_games.processes AS p WHERE p.id = ${id} AND p.until > clock_timestamp())`;

/**
 * Adds records to a match that has a certain number of them. It is one statement, hence one round trip: it locks the
 * match, checks the number, and adds the records. If a bot comes next, this process lets it think, unless another one
 * already does.
 */
const appending = `
  WITH followed AS (
    UPDATE green_games.matches AS m
    SET number = m.number + cardinality($3::text[]),
      due = $4,
      runner = CASE WHEN NOT $4 THEN NULL WHEN ${isAlive('m.runner')} THEN m.runner ELSE $5 END
    WHERE m.match = $1 AND m.number = $2
    RETURNING m.match, m.number, m.runner
  ), added AS (
    INSERT INTO green_games.records (match, number, record)
    SELECT followed.match, $2 + new.place, new.record
    FROM followed, unnest($3::text[]) WITH ORDINALITY AS new (record, place)
  )
  SELECT number, runner FROM followed`;

/**
 * Tells the other processes about saved records. Transactions that notify are committed one after the other, so this is
 * a separate transaction that does not wait for the disk; otherwise saves would wait for each other.
 */
const telling = `
  SELECT set_config('synchronous_commit', 'off', true), pg_notify('${CHANNEL}', told.payload)
  FROM unnest($1::text[]) AS told (payload)`;

/**
 * Takes over the bots of a match if no living process runs them. A process that is changing the match right now is left
 * alone.
 */
const claiming = `
  UPDATE green_games.matches SET due = true, runner = $2 WHERE match IN (
    SELECT m.match FROM green_games.matches AS m
    WHERE m.match = $1 AND (m.runner IS NULL OR m.runner = $2 OR NOT ${isAlive('m.runner')})
    FOR UPDATE SKIP LOCKED
  ) RETURNING match`;

/** Takes over the bots of matches whose process is gone. */
const takingOver = `
  UPDATE green_games.matches SET runner = $1 WHERE match IN (
    SELECT m.match FROM green_games.matches AS m
    WHERE m.due AND m.runner IS DISTINCT FROM $1 AND (m.runner IS NULL OR NOT ${isAlive('m.runner')})
    ORDER BY m.match LIMIT $2 FOR UPDATE SKIP LOCKED
  ) RETURNING match`;

/**
 * The number of abandoned matches that a process takes over at a time; the rest is left to other processes, or for
 * later.
 */
const MOST_TAKEN_OVER = 5;

/** What this process knows about a match that it has open. */
interface Held {
  /** Whether this process runs its bots. */
  isRunner: boolean;
}

/** The matches of a store, in a database. */
export class MatchRecords {
  private readonly held = new Map<string, Held>();
  /** The numbers of records that other processes have not been told yet, by match. */
  private readonly news = new Map<string, number>();
  private isTelling = false;

  /**
   * @param own the id of this process
   * @param isLive whether the others still count this process as alive
   */
  constructor(
    private readonly database: Database,
    private readonly own: string,
    private readonly isLive: () => boolean,
  ) {}

  /** The matches that are open here. */
  get open(): readonly string[] {
    return [...this.held.keys()];
  }

  /** See `Store.create`. */
  async create(match: string, records: readonly JournalRecord[], { isDue = false }: Sequel): Promise<number> {
    await this.database.transaction(async (query) => {
      const made = await query(
        `INSERT INTO green_games.matches (match, number, due, runner) VALUES ($1, $2, $3, $4)
        ON CONFLICT DO NOTHING RETURNING match`,
        [match, records.length, isDue, isDue ? this.own : null],
      );
      if (made.length === 0) throw new Conflict(match, 0);
      await query(
        `INSERT INTO green_games.records (match, number, record)
        SELECT $1, new.place, new.record FROM unnest($2::text[]) WITH ORDINALITY AS new (record, place)`,
        [match, records.map(textOf)],
      );
    });
    this.held.set(match, { isRunner: isDue });
    return records.length;
  }

  /** See `Store.open`. */
  async openMatch(match: string): Promise<OpenedMatch> {
    const journal = await this.journal(match);
    this.held.set(match, { isRunner: false });
    return { journal, number: journal.records.length };
  }

  /** See `Store.append`. */
  async append(
    match: string,
    number: number,
    records: readonly JournalRecord[],
    { isDue = false }: Sequel,
  ): Promise<number> {
    const held = this.held.get(match);
    if (held === undefined) throw new Error(`The match ${match} is not open here.`);
    const [row] = await this.database.often<{ number: number; runner: string | null }>('append', appending, [
      match,
      number,
      records.map(textOf),
      isDue,
      this.own,
    ]);
    if (row === undefined) throw new Conflict(match, number);
    held.isRunner = row.runner === this.own;
    this.news.set(match, row.number);
    if (!this.isTelling) void this.tellNews();
    return row.number;
  }

  /** Tells the news of several matches together. Other processes find by looking what cannot be told. */
  private async tellNews(): Promise<void> {
    this.isTelling = true;
    while (this.news.size > 0) {
      const payloads = [...this.news].map(([match, number]) => `records ${match} ${number}`);
      this.news.clear();
      await this.database.often('tell', telling, [payloads]).catch(() => {});
    }
    this.isTelling = false;
  }

  /** See `Store.mayRun`. */
  async mayRun(match: string): Promise<boolean> {
    const held = this.held.get(match);
    if (held === undefined) return false;
    if (held.isRunner && this.isLive()) return true;
    const taken = await this.database.often('claim', claiming, [match, this.own]);
    held.isRunner = taken.length > 0;
    return held.isRunner;
  }

  /** See `Store.abandoned`. */
  async abandoned(): Promise<readonly string[]> {
    const rows = await this.database.query<{ match: string }>(takingOver, [this.own, MOST_TAKEN_OVER]);
    return rows.map(({ match }) => match);
  }

  release(match: string): void {
    this.held.delete(match);
  }

  /** See `Store.journal`. */
  async journal(match: string): Promise<Journal> {
    return parseJournal(match, Buffer.from((await this.texts(match, 0)).map((text) => `${text}\n`).join('')));
  }

  /** See `Store.read`. */
  async read(match: string, from: number): Promise<readonly JournalRecord[]> {
    const texts = await this.texts(match, from);
    return texts.map((text, index) => {
      const record = readRecord(text);
      if ('fault' in record)
        throw new UnknownRecord(`Record ${from + index + 1} of ${match} cannot be read: ${record.fault}.`);
      return record;
    });
  }

  private async texts(match: string, from: number): Promise<readonly string[]> {
    const rows = await this.database.often<{ record: string }>(
      'read',
      'SELECT record FROM green_games.records WHERE match = $1 AND number > $2 ORDER BY number',
      [match, from],
    );
    return rows.map(({ record }) => record);
  }
}

/** The text of a record, as in the line of a file. */
function textOf(record: JournalRecord): string {
  return recordLine(record).trimEnd();
}
