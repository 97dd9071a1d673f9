import { loadBot } from '../bots/index.ts';
import type { RecordFile } from '../engine/journal-file.ts';
import type { JournalRecord } from '../engine/journal-records.ts';
import type { Seat } from '../engine/question.ts';
import { games } from '../games/index.ts';
import { beginSession, sessionOf } from '../table/open-session.ts';
import type { SeatView } from '../table/seat-view.ts';
import { type SeatWish, seatsFor } from '../table/seats.ts';
import { drawnSeed } from '../table/seed.ts';
import { Client, type HotSeat } from '../table/session.ts';
import { DelayedView } from './delayed-view.ts';
import type { EventLog } from './event-log.ts';
import { remarkText } from './names.ts';
import {
  type Chair,
  type Person,
  paceMilliseconds,
  type Remark,
  seatOf,
  type TableRecord,
} from './records.ts';
import type { Store } from './store.ts';
import { serverWords } from './words/en.ts';

/** The bot that answers for somebody who is not there, or who has given a seat up. */
export const standIn = 'normal';

/** How many remarks somebody who comes in is shown. */
const remarksShown = 20;

/** Milliseconds between two writings of when a table was last touched. */
const touchedEvery = 5000;

/** What a table needs of its server. */
export interface TableHouse {
  readonly store: Store;
  readonly log: EventLog;
  /** The version of the program. */
  readonly version: string;
  readonly now: () => number;
  /** Something that lists show has changed. */
  changed(): void;
  /** Somebody answered; for the figures of the host. */
  answered(): void;
}

/** Something cannot be done at this table now; the message says why. */
export class TableRefusal extends Error {
  override name = 'TableRefusal';
}

/** Somebody at a table, by one login. */
export class Visit {
  private readonly stop = new AbortController();
  /** Why the visit was ended by the server; null where it was not. */
  farewell: string | null = null;

  constructor(
    readonly table: ServedTable,
    readonly person: Person,
    readonly session: Client,
    /** The seat that is played; null for a spectator. */
    readonly seat: Seat | null,
  ) {}

  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** Whether this login has the keys: the newest of a person's at the table, unless an older one took them back. */
  get hasKeys(): boolean {
    return this.seat === null || this.table.holderOf(this.person.id) === this;
  }

  takeKeys(): void {
    this.table.giveKeys(this);
  }

  /** Ends it with a sentence. */
  end(sentence: string): void {
    this.farewell ??= sentence;
    this.stop.abort();
  }

  /** The person has left the table's screen; the seat stays theirs. */
  close(): void {
    this.table.leave(this);
  }
}

/** Writes a match's records to the store, each behind the one that it follows. */
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

/** A table of the server: who has its chairs, who is there, and the match, which is opened when somebody comes. */
export class ServedTable {
  remarks: readonly Remark[] = [];
  private match: HotSeat | null = null;
  private opening: Promise<HotSeat> | null = null;
  private beginning: Promise<void> | null = null;
  private readonly visits: Visit[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly away = new Set<Seat>();
  private delayed: DelayedView | null = null;
  private driving = false;
  private goesOn = false;
  private answered = 0;
  private writing: NodeJS.Timeout | undefined;
  private idleSince: number;

  constructor(
    private readonly house: TableHouse,
    public record: TableRecord,
  ) {
    this.idleSince = house.now();
  }

  get code(): string {
    return this.record.code;
  }

  get title(): string {
    return games.find(({ id }) => id === this.record.game)?.title ?? this.record.game;
  }

  /** Whether the match is in memory. */
  get isOpen(): boolean {
    return this.match !== null;
  }

  /** How many bots think here now: one or none. */
  get thoughts(): number {
    return this.match === null || this.match.table.thought === null ? 0 : 1;
  }

  /** Whom the match waits for and since when, bots left out. */
  get waiting(): readonly { readonly seat: Seat; readonly since: number }[] {
    const touched = Date.parse(this.record.touched);
    if (this.match === null) return this.record.waiting.map((seat) => ({ seat, since: touched }));
    const { waitingFor, sitters } = this.match.table;
    return waitingFor
      .filter(({ seat }) => sitters[seat]?.bot === undefined)
      .map(({ seat, since }) => ({ seat, since: this.answered === 0 ? Math.min(touched, since) : since }));
  }

  /** The name at a seat. */
  nameOf(seat: Seat): string {
    const chair = this.record.chairs[seat];
    if (chair === undefined || 'open' in chair) return serverWords.freeSeat;
    return 'person' in chair ? chair.name : chair.bot;
  }

  /** The seats whose people are at the table now. */
  get present(): ReadonlySet<Seat> {
    return new Set(this.visits.flatMap(({ seat }) => seat ?? []));
  }

  /** How many only watch. */
  get spectators(): number {
    return this.visits.filter(({ seat }) => seat === null).length;
  }

  /** Called after every change of the table, its people and what is said. Returns how to stop it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Comes to the table: to one's seat, or, without one, to watch.
   * @throws TableRefusal; JournalError, ReplayError, InUse, DiskError where the match cannot be opened
   */
  async enter(person: Person): Promise<Visit> {
    const seat = seatOf(this.record, person.id) ?? null;
    if (this.record.state === 'gathering') throw new TableRefusal(serverWords.notBegun(this.code));
    if (seat === null && this.record.watch === null)
      throw new TableRefusal(serverWords.noSpectators(this.code));
    const match = await this.opened();
    this.checkHeldBack(seat);
    const visit = new Visit(this, person, this.clientFor(match, seat), seat);
    this.visits.push(visit);
    if (seat !== null && this.away.delete(seat)) {
      match.host.letPlay(seat, null);
      this.house.log('seat-taken-back', { table: this.code });
    }
    this.tell();
    return visit;
  }

  /** The client of a seat without coming to the table, as a command reads or answers. */
  async clientOf(person: Person): Promise<Client> {
    const seat = seatOf(this.record, person.id) ?? null;
    if (this.record.state === 'gathering') throw new TableRefusal(serverWords.notBegun(this.code));
    if (seat === null && this.record.watch === null)
      throw new TableRefusal(serverWords.noSpectators(this.code));
    const match = await this.opened();
    this.checkHeldBack(seat);
    return this.clientFor(match, seat);
  }

  /** Waits until nothing runs by itself any more. */
  async settled(): Promise<void> {
    await this.match?.host.advance();
    if (this.match !== null) await this.house.store.settled(this.code);
  }

  leave(visit: Visit): void {
    const index = this.visits.indexOf(visit);
    if (index >= 0) this.visits.splice(index, 1);
    this.idleSince = this.house.now();
    this.tell();
  }

  /** The login of a person that has the keys here. */
  holderOf(person: string): Visit | undefined {
    return this.visits.findLast((visit) => visit.person.id === person);
  }

  giveKeys(visit: Visit): void {
    const index = this.visits.indexOf(visit);
    if (index < 0) return;
    this.visits.splice(index, 1);
    this.visits.push(visit);
    this.tell();
  }

  /** Says something to everybody at the table; nothing where nothing is left of it. */
  async say(person: Person, typed: string): Promise<void> {
    const text = remarkText(typed);
    if (text === '') return;
    await this.noteRemark({ name: person.name, text, at: new Date(this.house.now()).toISOString() });
  }

  /** Hands a seat to a bot for good; everybody is told. */
  async giveUp(person: Person): Promise<void> {
    const seat = seatOf(this.record, person.id);
    if (seat === undefined) throw new TableRefusal(serverWords.notYours(this.code));
    if (this.record.state === 'over') throw new TableRefusal(serverWords.isOver(this.code));
    const chairs = this.record.chairs.map((chair, index) => {
      if (index !== seat || !('person' in chair)) return chair;
      return this.record.state === 'gathering'
        ? ({ open: true } as const)
        : { ...chair, givenUp: true as const };
    });
    await this.keep({ ...this.record, chairs });
    if (this.record.state === 'playing') {
      const match = await this.opened();
      match.host.letPlay(seat, await loadBot(standIn));
      for (const visit of this.visits) if (visit.seat === seat) visit.end(serverWords.youGaveUp(this.code));
    }
    this.house.log('gave-up', { table: this.code });
    await this.noteRemark({
      name: serverWords.table,
      text: serverWords.gaveUp(person.name),
      at: new Date(this.house.now()).toISOString(),
    });
  }

  /** Begins the match, with bots on the seats that are free; harmless to repeat. */
  async begin(): Promise<void> {
    this.beginning ??= this.beginMatch().finally(() => {
      this.beginning = null;
    });
    await this.beginning;
  }

  private async beginMatch(): Promise<void> {
    const { record, house } = this;
    if (record.state !== 'gathering') return;
    if (record.isImported === true) return await this.beginImported();
    const entry = games.find(({ id }) => id === record.game);
    if (entry === undefined) throw new TableRefusal(serverWords.noGame(record.game));
    const game = await entry.load();
    const wishes = record.chairs.map((chair): SeatWish => {
      if ('open' in chair) return { bot: standIn };
      return 'person' in chair ? { name: chair.name } : { bot: chair.bot };
    });
    const saved = { name: record.code, path: serverWords.onServer };
    const match = await beginSession({
      game,
      players: wishes.length,
      options: record.options,
      sitters: seatsFor(wishes.length, wishes),
      seed: drawnSeed(),
      keep: {
        saved,
        create: (records) =>
          new StoredMatch(house.store, record.code, house.store.create(record.code, records)),
      },
      program: house.version,
    });
    const chairs = record.chairs.map((chair) => ('open' in chair ? { bot: standIn } : chair));
    this.take(match);
    await this.keep({ ...this.record, chairs, state: 'playing' });
    house.log('begun', { table: record.code, game: record.game });
    this.drive();
  }

  /** A match that was begun elsewhere goes on here. */
  private async beginImported(): Promise<void> {
    const chairs = this.record.chairs.map((chair) => ('open' in chair ? { bot: standIn } : chair));
    await this.keep({ ...this.record, chairs, state: 'playing' });
    await this.opened();
    this.house.log('begun', { table: this.code, game: this.record.game });
  }

  /** Keeps another record of the table. */
  async keep(record: TableRecord): Promise<void> {
    this.record = { ...record, touched: new Date(this.house.now()).toISOString() };
    await this.house.store.tables.put(this.record);
    this.tell();
  }

  /** Lets bots answer for people who are not there and have taken too long, and closes a match that nobody plays. */
  async sweep(): Promise<void> {
    const { record, house } = this;
    if (record.state !== 'playing') return;
    const limit = paceMilliseconds[record.pace];
    const late = this.waiting.filter(({ seat, since }) => {
      return house.now() - since > limit && !this.present.has(seat) && !this.away.has(seat);
    });
    for (const { seat } of late) {
      const match = await this.opened();
      this.away.add(seat);
      match.host.letPlay(seat, await loadBot(standIn));
      house.log('stand-in', { table: this.code });
    }
    const isIdle = this.visits.length === 0 && !this.driving && house.now() - this.idleSince > 10 * 60_000;
    if (this.match !== null && isIdle && late.length === 0) await this.close();
  }

  /** Lets go of the match; everything is on disk. */
  async close(): Promise<void> {
    const { match } = this;
    if (match === null) return;
    await this.writeTouched();
    this.delayed?.close();
    this.delayed = null;
    this.match = null;
    match.close();
  }

  private checkHeldBack(seat: Seat | null): void {
    const missing = seat === null ? (this.delayed?.missing ?? 0) : 0;
    if (missing > 0) throw new TableRefusal(serverWords.heldBack(this.code, missing));
  }

  private async noteRemark(remark: Remark): Promise<void> {
    await this.house.store.say(this.code, remark);
    this.remarks = [...this.remarks, remark].slice(-remarksShown);
    this.tell();
  }

  private clientFor(match: HotSeat, seat: Seat | null): Client {
    const { words, saved, notes } = match;
    const spectator = match.host.seatAt(null);
    if (seat !== null) return new Client(spectator, [match.host.seatAt(seat)], { words, saved, notes });
    const watched: SeatView = this.delayed === null ? spectator : this.delayed.seat();
    return new Client(watched, [], { words, saved, notes: [] });
  }

  private async opened(): Promise<HotSeat> {
    if (this.match !== null) return this.match;
    this.opening ??= this.open().finally(() => {
      this.opening = null;
    });
    return await this.opening;
  }

  private async open(): Promise<HotSeat> {
    const { house, code, record } = this;
    const { journal, number } = house.store.open(code);
    try {
      const saved = { name: code, path: serverWords.onServer };
      const file = new StoredMatch(house.store, code, number);
      const load = async (id: string) => {
        const entry = games.find((known) => known.id === id);
        if (entry === undefined) throw new TableRefusal(serverWords.noGame(id));
        return await entry.load();
      };
      const match = await sessionOf(saved, journal, file, load);
      for (const [seat, chair] of record.chairs.entries()) await this.seatAsNow(match, seat, chair);
      this.remarks = await house.store.said(code, remarksShown);
      this.take(match);
      this.drive();
      return match;
    } catch (thrown) {
      house.store.release(code);
      throw thrown;
    }
  }

  /** Puts on a seat who has it now: the file tells who had it when the match began. */
  private async seatAsNow(match: HotSeat, seat: Seat, chair: Chair): Promise<void> {
    if ('person' in chair) match.host.letSit(seat, chair.name);
    const isGivenUp = 'person' in chair && chair.givenUp === true;
    const level = 'bot' in chair ? chair.bot : standIn;
    if (isGivenUp || 'bot' in chair) match.host.letPlay(seat, await loadBot(level));
  }

  private take(match: HotSeat): void {
    this.match = match;
    // People are spared what can never matter.
    match.host.answersDominant = true;
    match.host.givesHints = this.record.hints === true;
    this.answered = 0;
    if ((this.record.watch ?? 0) > 0) this.delayed = new DelayedView(match.host, this.record.watch ?? 0);
    match.host.subscribe(() => this.matchChanged());
  }

  private matchChanged(): void {
    const { match } = this;
    if (match === null) return;
    if (match.table.thought === null) {
      this.answered += 1;
      this.house.answered();
      // The end is listed at once.
      if (match.table.over && this.record.state !== 'over') void this.writeTouched();
      else this.writing ??= setTimeout(() => void this.writeTouched(), touchedEvery);
    }
    this.drive();
    this.tell();
  }

  /** Bots and forced answers run, one run at a time. */
  private drive(): void {
    const { match } = this;
    if (match === null) return;
    if (this.driving) {
      this.goesOn = true;
      return;
    }
    this.driving = true;
    this.goesOn = false;
    match.host
      .advance()
      .then(async () => await this.house.store.settled(this.code))
      .then(
        () => {
          this.driving = false;
          if (this.goesOn && this.match === match) this.drive();
        },
        (error: unknown) => {
          this.driving = false;
          this.fail(error);
        },
      );
  }

  /** A fault of this match ends its screens, and nothing else. */
  private fail(error: unknown): void {
    const { match } = this;
    if (match === null) return;
    this.house.log('match-fault', {
      table: this.code,
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    for (const visit of this.visits) visit.end(serverWords.matchFault(this.code));
    this.delayed?.close();
    this.delayed = null;
    this.match = null;
    match.close();
  }

  private async writeTouched(): Promise<void> {
    clearTimeout(this.writing);
    this.writing = undefined;
    if (this.match === null || this.answered === 0) return;
    const waiting = this.waiting.map(({ seat }) => seat);
    const state = this.match.table.over ? 'over' : 'playing';
    try {
      await this.keep({ ...this.record, waiting, state });
    } catch (error) {
      this.fail(error);
    }
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
    this.house.changed();
  }
}
