import { readJournal } from '../engine/journal.ts';
import { type Listener, Listeners } from '../engine/listeners.ts';
import { drawnWord } from '../table/seed.ts';
import { StoreAway } from '../table/shared-records.ts';
import { ThinkingPool } from '../table/thinking-pool.ts';
import { serverWords } from '../words/index.ts';
import { AnswerTimes } from './answer-times.ts';
import { DrawingQueue } from './drawing-queue.ts';
import type { EventFacts, EventLog } from './event-log.ts';
import { importedTable, newTable, type TableWish } from './new-table.ts';
import { drawnCode, People } from './people.ts';
import { type Chair, isArchived, openChairs, type Person, seatOf } from './records.ts';
import type { TableHouse } from './served-match.ts';
import { ServedTable } from './served-table.ts';
import type { Here, Store, StoreChange } from './store.ts';
import { TableRefusal } from './table-refusal.ts';

/** The maximum number of unfinished tables that one person may host. */
const mostTables = 20;

/** Milliseconds between two checks of clocks and idle matches. */
const sweepEvery = 5000;

/** Milliseconds between two updates of lists of tables; every answer at any table changes them. */
const listsEvery = 200;

/** Tables as one person sees them, the latest first. */
export interface TableLists {
  readonly own: readonly ServedTable[];
  readonly open: readonly ServedTable[];
  readonly watch: readonly ServedTable[];
  readonly finished: readonly ServedTable[];
}

export interface HallParts {
  readonly store: Store;
  readonly log: EventLog;
  readonly version: string;
  /** How many bots may think at a time, 1 or more; the others wait their turn. */
  readonly botWorkers: number;
  readonly now?: () => number;
}

/** All tables and people of a server. */
export class Hall implements TableHouse {
  readonly store: Store;
  readonly log: EventLog;
  readonly version: string;
  readonly now: () => number;
  readonly people: People;
  readonly pool: ThinkingPool;
  readonly answerTimes = new AnswerTimes();
  readonly drawing = new DrawingQueue();
  /** The number of answers since the start. */
  answers = 0;
  private readonly tables = new Map<string, ServedTable>();
  private readonly listeners = new Listeners();
  private readonly here = new Map<string, number>();
  private telling: NodeJS.Timeout | undefined;
  /** When lists were last told of changes (by `performance.now`). */
  private toldAt = Number.NEGATIVE_INFINITY;
  private sweeping: NodeJS.Timeout | undefined;

  private unsubscribe = (): void => {};
  private announcing: NodeJS.Immediate | undefined;

  private constructor({ store, log, version, botWorkers, now = () => store.now() }: HallParts) {
    this.store = store;
    this.log = log;
    this.version = version;
    this.now = now;
    this.people = new People(store, now);
    this.pool = new ThinkingPool(botWorkers, {
      lost: (error) => log('bot-worker-lost', { fault: error.message }),
    });
  }

  /** Opens the hall with the tables that the store has. */
  static async open(parts: HallParts): Promise<Hall> {
    const hall = new Hall(parts);
    for (const record of await parts.store.tables.all())
      hall.tables.set(record.code, new ServedTable(hall, record));
    hall.unsubscribe = parts.store.subscribe((change) => {
      hall.follow(change).catch((error: unknown) => {
        hall.noteFault('store-fault', {}, error);
      });
    });
    hall.sweepLater();
    return hall;
  }

  /** Follows a change of the store, whichever process made it. */
  private async follow(change: StoreChange): Promise<void> {
    if (change.kind === 'bans') return;
    if (change.kind === 'elsewhere' || change.kind === 'away') {
      for (const table of this.tables.values()) table.tell();
      this.changed();
      return;
    }
    if (change.kind !== 'table') {
      await this.tables.get('match' in change ? change.match : change.table)?.hear(change);
      return;
    }
    const record = await this.store.tables.get(change.table);
    if (record === undefined) return;
    const table = this.tables.get(record.code);
    if (table === undefined) this.tables.set(record.code, new ServedTable(this, record));
    else if (table.record !== record) await table.follow(record);
    this.changed();
  }

  /** See `TableHouse.elsewhere`. */
  elsewhere(table: string): readonly Here[] {
    return this.store.elsewhere.filter((login) => login.table === table);
  }

  /** Tells the other processes who is here; several changes are told together. */
  private announceSoon(): void {
    this.announcing ??= setImmediate(() => {
      this.announcing = undefined;
      const lobby = [...this.here.keys()].map(
        (person): Here => ({ person, table: null, seat: null, since: 0 }),
      );
      const atTables = this.all.flatMap(({ code, logins }) =>
        logins.map(({ person, seat, since }): Here => ({ person: person.id, table: code, seat, since })),
      );
      this.store.announce([...lobby, ...atTables]);
    });
  }

  /**
   * Calls the listener after changes, once for several in quick succession. Returns the function that unsubscribes it.
   */
  subscribe(listener: Listener): () => void {
    return this.listeners.subscribe(listener);
  }

  changed(): void {
    this.announceSoon();
    this.telling ??= setTimeout(
      () => {
        this.telling = undefined;
        this.toldAt = performance.now();
        this.listeners.tell();
      },
      Math.max(0, this.toldAt + listsEvery - performance.now()),
    );
    this.telling.unref();
  }

  answered(given: number): void {
    this.answers += given;
  }

  /** Registers a person who has logged in. Returns the function to call when they leave. */
  arrive(person: Person): () => void {
    this.here.set(person.id, (this.here.get(person.id) ?? 0) + 1);
    this.changed();
    return () => {
      const left = (this.here.get(person.id) ?? 1) - 1;
      if (left > 0) this.here.set(person.id, left);
      else this.here.delete(person.id);
      this.changed();
    };
  }

  /** Why the store does not answer or accepts nothing now, in a sentence; null while all is well. */
  get storeAway(): string | null {
    const { away } = this.store;
    return away === null ? null : serverWords()[away];
  }

  /** The number of people who are logged in, at all processes together. */
  get peopleHere(): number {
    return new Set([...this.here.keys(), ...this.store.elsewhere.map(({ person }) => person)]).size;
  }

  get all(): readonly ServedTable[] {
    return [...this.tables.values()];
  }

  listsFor(person: Person): TableLists {
    const latest = [...this.tables.values()].sort((one, other) =>
      one.record.touched < other.record.touched ? 1 : -1,
    );
    const fresh = latest.filter(({ record }) => !isArchived(record, this.now()));
    const isOwn = ({ record }: ServedTable): boolean => seatOf(record, person.id) !== undefined;
    return {
      own: latest.filter((table) => isOwn(table) && table.record.state !== 'over'),
      open: fresh.filter((table) => !isOwn(table) && table.record.state === 'gathering' && table.record.open),
      watch: fresh.filter(
        (table) =>
          !isOwn(table) &&
          table.record.state === 'playing' &&
          table.record.open &&
          table.record.watch !== null,
      ),
      finished: latest.filter((table) => isOwn(table) && table.record.state === 'over'),
    };
  }

  /**
   * The table with a code, in upper or lower case.
   * @throws TableRefusal
   */
  find(typed: string): ServedTable {
    const wanted = typed.trim().toLowerCase();
    const found = this.all.find(({ code }) => code.toLowerCase() === wanted);
    if (found === undefined)
      throw new TableRefusal(serverWords().noTable(JSON.stringify(typed.slice(0, 40))));
    return found;
  }

  /**
   * Sets up a table; its host has the first seat. It begins when all seats are taken.
   * @throws TableRefusal
   */
  async create(person: Person, wish: TableWish): Promise<ServedTable> {
    const host = { id: person.id, name: await this.nameNow(person) };
    const record = await newTable(this.newCode(), host, wish);
    const hosted = this.all.filter(
      (table) => table.record.host === person.id && table.record.state !== 'over',
    );
    if (hosted.length >= mostTables) throw new TableRefusal(serverWords().tooManyTables(mostTables));
    const table = new ServedTable(this, record);
    await this.keepNew(table);
    this.log('created', { table: record.code, game: record.game });
    if (openChairs(record) === 0) await table.begin();
    return table;
  }

  /**
   * Takes a free seat; the last one begins the match.
   * @throws TableRefusal
   */
  async sit(person: Person, table: ServedTable): Promise<void> {
    const name = await this.nameNow(person);
    await table.keep((record) => {
      if (seatOf(record, person.id) !== undefined)
        throw new TableRefusal(serverWords().seatedAlready(table.code));
      const free = record.chairs.findIndex((chair) => 'open' in chair);
      if (record.state !== 'gathering' || free < 0)
        throw new TableRefusal(serverWords().noSeatLeft(table.code));
      const chairs = record.chairs.map(
        (chair, seat): Chair => (seat === free ? { person: person.id, name } : chair),
      );
      return { ...record, chairs };
    });
    if (openChairs(table.record) === 0) await table.begin();
  }

  /**
   * Renames a person, at all their tables as well.
   * @returns the updated person
   * @throws SeatError if the name is not valid or too similar to somebody else's
   */
  async rename(person: Person, typed: string): Promise<Person> {
    const renamed = await this.people.rename(person.id, typed);
    for (const table of this.all)
      if (table.record.chairs.some((chair) => 'person' in chair && chair.person === person.id))
        await table.rename(renamed);
    this.log('renamed');
    return renamed;
  }

  /**
   * Starts a match at once, with bots on the free seats.
   * @throws TableRefusal
   */
  async begin(person: Person, table: ServedTable): Promise<void> {
    if (table.record.host !== person.id) throw new TableRefusal(serverWords().notHost(table.code));
    if (table.record.state === 'gathering') await table.begin();
  }

  /**
   * Makes a table from a match that was begun elsewhere; its players take their seats by the table's code.
   * @param path the absolute path of a match file, which is not changed
   * @throws JournalError if it cannot be read; TableRefusal if it is over
   */
  async importMatch(path: string): Promise<ServedTable> {
    const { header, records, over } = readJournal(path);
    if (over !== undefined) throw new TableRefusal(serverWords().isOver(path));
    const code = this.newCode();
    await this.store.create(
      code,
      records.map(({ record }) => record),
    );
    this.store.release(code);
    const table = new ServedTable(this, importedTable(code, header));
    await this.keepNew(table);
    this.log('imported', { table: code, game: header.game });
    return table;
  }

  /** Closes all tables and releases all resources. */
  async close(): Promise<void> {
    clearTimeout(this.sweeping);
    this.unsubscribe();
    for (const table of this.all) await table.close();
    this.drawing.close();
    this.pool.close();
    clearTimeout(this.telling);
    clearImmediate(this.announcing);
    await this.store.close();
  }

  /**
   * Adds a table; it counts towards its host's limit at once.
   * @throws DiskError; there is then no such table
   */
  private async keepNew(table: ServedTable): Promise<void> {
    this.tables.set(table.code, table);
    try {
      await table.keepNew();
    } catch (thrown) {
      this.tables.delete(table.code);
      throw thrown;
    }
  }

  /** A person's current name; another of their logins may have changed it. */
  private async nameNow(person: Person): Promise<string> {
    return (await this.people.byId(person.id))?.name ?? person.name;
  }

  private newCode(): string {
    for (;;) {
      const code = `${drawnWord()}-${drawnCode(4)}`;
      if (!this.tables.has(code)) return code;
    }
  }

  private sweepLater(): void {
    this.sweeping = setTimeout(() => {
      this.sweep()
        .catch((error: unknown) => this.noteFault('sweep-fault', {}, error))
        .finally(() => this.sweepLater());
    }, sweepEvery);
    this.sweeping.unref();
  }

  /** Logs a fault, unless the store is away: missed work is then made up for later. */
  private noteFault(event: string, facts: EventFacts, error: unknown): void {
    if (error instanceof StoreAway) return;
    this.log(event, {
      ...facts,
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }

  private async sweep(): Promise<void> {
    for (const table of this.all) {
      try {
        await table.sweep();
      } catch (error) {
        this.noteFault('match-fault', { table: table.code }, error);
      }
    }
    await this.takeOver();
  }

  /** Takes over the bots whose process is gone. */
  private async takeOver(): Promise<void> {
    for (const code of await this.store.abandoned()) {
      this.log('taken-over', { table: code });
      await this.tables
        .get(code)
        ?.resume()
        .catch((error: unknown) => this.noteFault('match-fault', { table: code }, error));
    }
  }
}
