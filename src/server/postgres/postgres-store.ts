import { randomBytes } from 'node:crypto';
import type { Journal } from '../../engine/journal.ts';
import type { JournalRecord } from '../../engine/journal-records.ts';
import { type Listener, Listeners } from '../../engine/listeners.ts';
import type { AwayKind } from '../../table/shared-records.ts';
import { copyStore } from '../copy-store.ts';
import type { EventLog } from '../event-log.ts';
import { FolderStore } from '../folder-store.ts';
import { isId } from '../ids.ts';
import { grantIn, remarkIn, tableIn } from '../record-reading.ts';
import type { Grant, Remark, TableRecord } from '../records.ts';
import type { Here, OpenedMatch, Sequel, Store, StoreChange, UndoWord } from '../store.ts';
import { CHANNEL, Database } from './database.ts';
import { DatabaseAway } from './database-away.ts';
import { MatchRecords } from './match-records.ts';
import { migrate, type Query, SchemaError } from './migrations.ts';
import { peopleShelf } from './people-shelf.ts';
import { PostgresBans } from './postgres-bans.ts';
import { PostgresShelf, type ShelfParts } from './postgres-shelf.ts';
import { Processes } from './processes.ts';

/** Milliseconds between two looks at what others have changed: they make up for lost notifications. */
const LOOK_MS = 3000;

/** The longest notification of PostgreSQL, in bytes. */
const LONGEST_NOTIFICATION = 7999;

/** The number of connections of a process for statements. */
const CONNECTIONS = 6;

/** How a store in a database is opened. */
export interface PostgresParts {
  /** `postgres://…`. It is told to nobody. */
  readonly url: string;
  /** The version of the program. */
  readonly program: string;
  readonly log: EventLog;
  /** Milliseconds between two looks; default: 3000. */
  readonly lookEvery?: number;
  /** The clock of this machine, in milliseconds since 1970; default: the system's. */
  readonly clock?: () => number;
}

/** Everything that a server stores, in a PostgreSQL that several processes share. */
export class PostgresStore implements Store {
  readonly people: Store['people'] & { look(): Promise<void>; refresh(id: string): Promise<void> };
  readonly tables: PostgresShelf<TableRecord>;
  readonly grants: PostgresShelf<Grant>;
  readonly bans: PostgresBans;
  away: AwayKind | null = null;
  private readonly id = randomBytes(6).toString('hex');
  private readonly database: Database;
  private readonly matches: MatchRecords;
  private readonly processes: Processes;
  private readonly listeners = new Listeners<[StoreChange]>();
  private looking: NodeJS.Timeout | undefined;
  private look: Promise<void> = Promise.resolve();
  private isClosed = false;
  /** As in shelves: the oldest transaction that was under way when remarks were last looked at. */
  private remarksSeen = '0';

  private constructor(private readonly parts: PostgresParts) {
    const { url, log, program } = parts;
    this.database = new Database({
      url,
      connections: CONNECTIONS,
      away: (fault) => {
        this.away = fault?.kind ?? null;
        if (fault === null) log('store-back');
        else log('store-away', { reason: fault.reason });
        this.tell({ kind: 'away' });
      },
      heard: (payload) => this.follow(this.heard(payload)),
      missed: () => this.follow(this.lookNow()),
    });
    this.processes = new Processes(this.database, this.id, program, {
      changed: () => this.tell({ kind: 'elsewhere' }),
      clock: parts.clock ?? Date.now,
    });
    this.bans = new PostgresBans(this.database, () => this.tell({ kind: 'bans' }));
    this.matches = new MatchRecords(this.database, this.id, () => this.processes.isLive);
    const shared = {
      own: this.id,
      unreadable: (id: string, error: unknown) =>
        log('record-unreadable', { id, fault: error instanceof Error ? error.message : String(error) }),
    };
    this.people = peopleShelf(this.database, { ...shared, changed: () => {} });
    this.tables = new PostgresShelf(this.database, {
      ...shared,
      name: 'tables',
      isFollowed: true,
      idOf: ({ code }) => code,
      read: tableIn,
      write: upsert('tables', ({ code }: TableRecord) => code, true),
      changed: (table) => this.tell({ kind: 'table', table }),
    });
    this.grants = new PostgresShelf(this.database, {
      ...shared,
      name: 'grants',
      isFollowed: false,
      idOf: ({ code }) => code,
      read: grantIn,
      write: upsert('grants', ({ code }: Grant) => code, false),
      changed: () => {},
    });
  }

  /**
   * Opens the store: brings its schema up to date, and begins to follow what other processes do.
   * @throws SchemaError if a newer program has changed the schema; DatabaseAway, DatabaseFault
   */
  static async open(parts: PostgresParts): Promise<PostgresStore> {
    const store = new PostgresStore(parts);
    try {
      await store.database.transaction(async (query) => {
        await checkWritable(query);
        await migrate(query, parts.program);
      });
      await store.database.listen();
      await store.lookNow();
    } catch (thrown) {
      await store.close();
      throw thrown;
    }
    store.lookLater();
    return store;
  }

  now(): number {
    return this.processes.now();
  }

  async create(match: string, records: readonly JournalRecord[], sequel: Sequel = {}): Promise<number> {
    return await this.matches.create(match, records, sequel);
  }

  async open(match: string): Promise<OpenedMatch> {
    return await this.matches.openMatch(match);
  }

  async append(
    match: string,
    number: number,
    records: readonly JournalRecord[],
    sequel: Sequel = {},
  ): Promise<number> {
    const now = await this.matches.append(match, number, records, sequel);
    this.tell({ kind: 'records', match, number: now });
    return now;
  }

  /** Appended records have been committed already. */
  settled(): void {}

  async mayRun(match: string): Promise<boolean> {
    return await this.matches.mayRun(match);
  }

  async abandoned(): Promise<readonly string[]> {
    return await this.matches.abandoned();
  }

  announce(here: readonly Here[]): void {
    this.processes.announce(here);
  }

  get elsewhere(): readonly Here[] {
    return this.processes.elsewhere;
  }

  async sayWord(match: string, { number, seat, word }: UndoWord): Promise<boolean> {
    await this.database.query(
      `WITH said AS (
        INSERT INTO green_games.undo_words (match, number, seat, word) VALUES ($1, $2, $3, $4) RETURNING match
      ) SELECT pg_notify('${CHANNEL}', 'words ' || match) FROM said`,
      [match, number, seat, word],
    );
    return true;
  }

  tellThinking(match: string, text: string): void {
    const isWatched = this.elsewhere.some(({ table }) => table === match);
    const payload = `thinking ${match} ${this.id} ${text}`;
    if (!isWatched || Buffer.byteLength(payload) > LONGEST_NOTIFICATION) return;
    // Nobody waits for it.
    this.follow(this.database.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]).then(() => {}));
  }

  async wordsOf(match: string): Promise<readonly UndoWord[]> {
    return await this.database.query<UndoWord>(
      `SELECT w.number, w.seat, w.word FROM green_games.undo_words AS w
      JOIN green_games.matches AS m ON m.match = w.match AND m.number = w.number
      WHERE w.match = $1 ORDER BY w.serial`,
      [match],
    );
  }

  release(match: string): void {
    this.matches.release(match);
  }

  async journal(match: string): Promise<Journal> {
    return await this.matches.journal(match);
  }

  async read(match: string, from: number): Promise<readonly JournalRecord[]> {
    return await this.matches.read(match, from);
  }

  async say(table: string, remark: Remark): Promise<void> {
    if (!isId(table)) throw new RangeError(`${JSON.stringify(table)} is not a valid id.`);
    await this.database.query(
      `WITH said AS (
        INSERT INTO green_games.remarks ("table", record) VALUES ($1, $2) RETURNING "table"
      ) SELECT pg_notify('${CHANNEL}', 'remarks ' || "table") FROM said`,
      [table, JSON.stringify(remark)],
    );
  }

  async said(table: string, most: number): Promise<readonly Remark[]> {
    const rows = await this.database.query<{ record: string }>(
      'SELECT record FROM green_games.remarks WHERE "table" = $1 ORDER BY number DESC LIMIT $2',
      [table, most],
    );
    return [...rows].reverse().flatMap(({ record }) => remarkIn(record) ?? []);
  }

  subscribe(listener: Listener<[StoreChange]>): () => void {
    return this.listeners.subscribe(listener);
  }

  async backup(folder: string): Promise<void> {
    const copy = new FolderStore(folder);
    try {
      await copyStore(this, copy);
    } finally {
      await copy.close();
    }
  }

  async close(): Promise<void> {
    if (this.isClosed) return;
    this.isClosed = true;
    clearTimeout(this.looking);
    await this.look.catch(() => {});
    // The bots of this process's matches are taken over at once.
    await this.processes.leave();
    await this.database.close();
  }

  private tell(change: StoreChange): void {
    this.listeners.tell(change);
  }

  /** Runs something in the background. If it fails because the database is away, the next look makes up for it. */
  private follow(following: Promise<void>): void {
    following.catch((error: unknown) => {
      if (error instanceof DatabaseAway || this.isClosed) return;
      this.parts.log('store-fault', { fault: error instanceof Error ? error.message : String(error) });
    });
  }

  /** Follows the notification of a process. */
  private async heard(payload: string): Promise<void> {
    const [kind, name = '', last = ''] = payload.split(' ');
    if (kind === 'records') this.tell({ kind: 'records', match: name, number: Number(last) });
    else if (kind === 'words') this.tell({ kind: 'words', match: name });
    else if (kind === 'remarks') this.tell({ kind: 'remarks', table: name });
    else if (kind === 'bans') await this.bans.look();
    else if (kind === 'here' && name !== this.id) await this.processes.lookElsewhere();
    else if (last === this.id) return;
    else if (kind === 'thinking') {
      const text = payload.split(' ').slice(3).join(' ');
      this.tell({ kind: 'thinking', match: name, text });
    } else if (kind === 'people') await this.people.refresh(name);
    else if (kind === 'tables') await this.tables.refresh(name);
  }

  private lookLater(): void {
    if (this.isClosed) return;
    this.looking = setTimeout(() => {
      this.look = this.lookNow();
      this.follow(this.look.finally(() => this.lookLater()));
    }, this.parts.lookEvery ?? LOOK_MS);
  }

  /** Reports that this process is alive, and looks for everything that others may have changed. */
  private async lookNow(): Promise<void> {
    await this.beat();
    await this.database.checkListener();
    await this.people.look();
    await this.tables.look();
    await this.bans.look();
    await this.processes.lookElsewhere();
    await this.lookAtMatches();
    await this.lookAtRemarks();
  }

  private async beat(): Promise<void> {
    try {
      await this.processes.beat();
    } catch (thrown) {
      if (!(thrown instanceof SchemaError)) throw thrown;
      const newer = new DatabaseAway(thrown.message, 'storeNewer');
      this.database.bar(newer);
      throw newer;
    }
  }

  private async lookAtMatches(): Promise<void> {
    const { open } = this.matches;
    if (open.length === 0) return;
    const rows = await this.database.query<{ match: string; number: number; words: boolean }>(
      `SELECT m.match, m.number, EXISTS (
        SELECT FROM green_games.undo_words AS w WHERE w.match = m.match AND w.number = m.number
      ) AS words FROM green_games.matches AS m WHERE m.match = ANY ($1)`,
      [open],
    );
    for (const { match, number, words } of rows) {
      this.tell({ kind: 'records', match, number });
      if (words) this.tell({ kind: 'words', match });
    }
  }

  private async lookAtRemarks(): Promise<void> {
    const rows = await this.database.query<{ oldest: string; table: string | null }>(
      `SELECT now.oldest, new."table"
      FROM (SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS oldest) AS now
      LEFT JOIN (SELECT DISTINCT "table" FROM green_games.remarks WHERE changed >= $1::xid8) AS new ON true`,
      [this.remarksSeen],
    );
    const isFirst = this.remarksSeen === '0';
    this.remarksSeen = rows[0]?.oldest ?? this.remarksSeen;
    if (isFirst) return;
    for (const { table } of rows) if (table !== null) this.tell({ kind: 'remarks', table });
  }
}

/**
 * Writes a thing whose row consists of its record only. @param isFollowed whether other processes follow its changes
 */
function upsert<T>(
  name: 'tables' | 'grants',
  idOf: (thing: T) => string,
  isFollowed: boolean,
): ShelfParts<T>['write'] {
  const changed = isFollowed ? ', changed = pg_current_xact_id()' : '';
  const sql = `INSERT INTO green_games.${name} (id, record) VALUES ($1, $2)
    ON CONFLICT (id) DO UPDATE SET record = excluded.record${changed}`;
  return async (query, thing, record) => {
    await query(sql, [idOf(thing), record]);
  };
}

/** @throws DatabaseAway if nothing can be written here, as on a replica */
async function checkWritable(query: Query): Promise<void> {
  const [row] = await query<{ replica: boolean; readonly: string }>(
    "SELECT pg_is_in_recovery() AS replica, current_setting('transaction_read_only') AS readonly",
  );
  if (row?.replica === true || row?.readonly === 'on')
    throw new DatabaseAway('25006: the database is read-only; is it a replica?');
}
