import { loadBot } from '../bots/index.ts';
import type { Seat } from '../engine/question.ts';
import { games } from '../games/index.ts';
import type { SeatView } from '../table/seat-view.ts';
import { Client, type HotSeat } from '../table/session.ts';
import { serverWords } from '../words/index.ts';
import type { AnswerTime } from './answer-times.ts';
import { DelayedView } from './delayed-view.ts';
import { remarkText } from './names.ts';
import { type Person, paceMilliseconds, type Remark, seatOf, type TableRecord } from './records.ts';
import { beginMatch, openMatch, standIn, type TableHouse } from './served-match.ts';
import { TableRefusal } from './table-refusal.ts';
import { Visit } from './visit.ts';

/** The number of remarks shown to a person who comes to the table. */
const remarksShown = 20;

/** Milliseconds for which a match stays in memory after everybody has left. */
const staysOpen = 60_000;

/** Milliseconds between two updates of the stored time of the last decision. */
const touchedEvery = 5000;

/** A table of the server: who has its seats, who is there, and the match, which is opened when somebody comes. */
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
  /** The number of answers since the match was opened, by people and bots. */
  private answered = 0;
  /** The number of answers at the match's last change. */
  private seen = 0;
  /** The latest answer that a person gave by a key at this table. */
  lastAnswer: AnswerTime | null = null;
  /** When the current key was read (by `performance.now`); null while no key is being processed. */
  private keyReadAt: number | null = null;
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

  /** The people that the match is waiting for, and since when; bots are left out. */
  get waiting(): readonly { readonly seat: Seat; readonly since: number }[] {
    const touched = Date.parse(this.record.touched);
    if (this.match === null) return this.record.waiting.map((seat) => ({ seat, since: touched }));
    const { waitingFor, sitters } = this.match.table;
    return waitingFor
      .filter(({ seat }) => sitters[seat]?.bot === undefined)
      .map(({ seat, since }) => ({ seat, since: this.answered === 0 ? Math.min(touched, since) : since }));
  }

  /** The name of a seat's player. */
  nameOf(seat: Seat): string {
    const chair = this.record.chairs[seat];
    if (chair === undefined || 'open' in chair) return serverWords().freeSeat;
    return 'person' in chair ? chair.name : chair.bot;
  }

  /** The seats whose people are at the table now. */
  get present(): ReadonlySet<Seat> {
    return new Set(this.visits.flatMap(({ seat }) => seat ?? []));
  }

  /** The number of people who only watch; several logins of a person count once. */
  get spectators(): number {
    return new Set(this.visits.flatMap(({ seat, person }) => (seat === null ? person.id : []))).size;
  }

  /**
   * Calls the listener after every change of the table, its people or its remarks. Returns the function that
   * unsubscribes it.
   */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Brings a person to the table: to their seat or, if they have none, to watch.
   * @throws TableRefusal; JournalError, ReplayError, InUse, DiskError if the match cannot be opened
   */
  async enter(person: Person): Promise<Visit> {
    const seat = seatOf(this.record, person.id) ?? null;
    if (this.record.state === 'gathering') throw new TableRefusal(serverWords().notBegun(this.code));
    if (seat === null && this.record.watch === null)
      throw new TableRefusal(serverWords().noSpectators(this.code));
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

  /** The client of a person's seat without a visit, for commands that read or answer. */
  async clientOf(person: Person): Promise<Client> {
    const seat = seatOf(this.record, person.id) ?? null;
    if (this.record.state === 'gathering') throw new TableRefusal(serverWords().notBegun(this.code));
    if (seat === null && this.record.watch === null)
      throw new TableRefusal(serverWords().noSpectators(this.code));
    const match = await this.opened();
    this.checkHeldBack(seat);
    return this.clientFor(match, seat);
  }

  /** Waits until no bot or forced answer is running. */
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

  /** The visit in which a person has the keyboard here. */
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

  /**
   * Processes a key of a person's screen.
   * @param readAt when the key was read (by `performance.now`)
   */
  duringKey(readAt: number, act: () => void): void {
    this.keyReadAt = readAt;
    try {
      act();
    } finally {
      this.keyReadAt = null;
    }
  }

  /** Says something to everybody at the table; does nothing if the cleaned text is empty. */
  async say(person: Person, typed: string): Promise<void> {
    const text = remarkText(typed);
    if (text === '') return;
    await this.noteRemark({
      name: await this.nameNow(person),
      text,
      at: new Date(this.house.now()).toISOString(),
    });
  }

  /** Renames a person at this table. */
  async rename({ id, name }: Person): Promise<void> {
    const chairs = this.record.chairs.map((chair, seat) => {
      if (!('person' in chair) || chair.person !== id) return chair;
      this.match?.host.letSit(seat, name);
      return { ...chair, name };
    });
    this.match?.host.tell();
    // A new name is not a decision, so the table keeps its position in lists.
    this.record = { ...this.record, chairs };
    await this.house.store.tables.put(this.record);
    this.tell();
  }

  /** A person's current name; another of their logins may have changed it. */
  private async nameNow(person: Person): Promise<string> {
    return (await this.house.store.people.get(person.id))?.name ?? person.name;
  }

  /** Hands a seat to a bot for good, and tells everybody. */
  async giveUp(person: Person): Promise<void> {
    const seat = seatOf(this.record, person.id);
    if (seat === undefined) throw new TableRefusal(serverWords().notYours(this.code));
    if (this.record.state === 'over') throw new TableRefusal(serverWords().isOver(this.code));
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
      for (const visit of this.visits) if (visit.seat === seat) visit.end(serverWords().youGaveUp(this.code));
    }
    this.house.log('gave-up', { table: this.code });
    await this.noteRemark({
      name: serverWords().table,
      text: serverWords().gaveUp(await this.nameNow(person)),
      at: new Date(this.house.now()).toISOString(),
    });
  }

  /** Starts the match, with bots on the free seats; calling it again does nothing. */
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
    const match = await beginMatch(house, record);
    const chairs = record.chairs.map((chair) => ('open' in chair ? { bot: standIn } : chair));
    this.take(match);
    await this.keep({ ...this.record, chairs, state: 'playing' });
    house.log('begun', { table: record.code, game: record.game });
    this.drive();
  }

  /** Continues a match that was begun elsewhere. */
  private async beginImported(): Promise<void> {
    const chairs = this.record.chairs.map((chair) => ('open' in chair ? { bot: standIn } : chair));
    await this.keep({ ...this.record, chairs, state: 'playing' });
    await this.opened();
    this.house.log('begun', { table: this.code, game: this.record.game });
  }

  /** Replaces the table's record. */
  async keep(record: TableRecord): Promise<void> {
    this.record = { ...record, touched: new Date(this.house.now()).toISOString() };
    await this.house.store.tables.put(this.record);
    this.tell();
  }

  /** Lets bots answer for absent people who have taken too long, and closes a match that nobody is playing. */
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
    const isIdle = this.visits.length === 0 && !this.driving && house.now() - this.idleSince > staysOpen;
    if (this.match !== null && isIdle && late.length === 0) await this.close();
  }

  /** Closes the match, with everything on disk. */
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
    if (missing > 0) throw new TableRefusal(serverWords().heldBack(this.code, missing));
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
    this.idleSince = this.house.now();
    if (this.match !== null) return this.match;
    this.opening ??= this.open().finally(() => {
      this.opening = null;
    });
    return await this.opening;
  }

  private async open(): Promise<HotSeat> {
    const { house, code } = this;
    const match = await openMatch(house, this.record);
    this.remarks = await house.store.said(code, remarksShown);
    this.take(match);
    this.drive();
    return match;
  }

  private take(match: HotSeat): void {
    this.match = match;
    // People are not asked questions that have a dominant answer.
    match.host.answersDominant = true;
    match.host.givesHints = this.record.hints === true;
    this.answered = 0;
    this.seen = match.host.answered;
    if ((this.record.watch ?? 0) > 0) this.delayed = new DelayedView(match.host, this.record.watch ?? 0);
    match.host.subscribe(() => this.matchChanged());
  }

  private matchChanged(): void {
    const { match } = this;
    if (match === null) return;
    const { answered } = match.host;
    if (answered !== this.seen) {
      // An undo lowers the number of answers; it is a person's act too, and counts as one.
      const given = Math.max(1, answered - this.seen);
      this.seen = answered;
      this.answered += given;
      this.house.answered(given);
      if (this.keyReadAt !== null) this.lastAnswer = this.house.answerTimes.begin(this.keyReadAt);
      // Lists show the end of a match at once.
      if (match.table.over && this.record.state !== 'over') void this.writeTouched();
      else this.writing ??= setTimeout(() => void this.writeTouched(), touchedEvery);
    }
    this.drive();
    this.tell();
  }

  /** Runs bots and forced answers, one run at a time. */
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

  /** Handles a fault of this match: its screens end, and other matches continue. */
  private fail(error: unknown): void {
    const { match } = this;
    if (match === null) return;
    this.house.log('match-fault', {
      table: this.code,
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    for (const visit of this.visits) visit.end(serverWords().matchFault(this.code));
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
