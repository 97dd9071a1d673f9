import type { Seat } from '../engine/question.ts';
import { games } from '../games/index.ts';
import type { SeatView } from '../table/seat-view.ts';
import { Client, type HotSeat } from '../table/session.ts';

import type { SharedPlay } from '../table/shared-play.ts';
import { StoreAway } from '../table/shared-records.ts';

import { serverWords } from '../words/index.ts';

import type { AnswerTime } from './answer-times.ts';
import { DelayedView } from './delayed-view.ts';
import { remarkText } from './names.ts';
import {
  type Chair,
  type Person,
  paceMilliseconds,
  type Remark,
  seatOf,
  type TableRecord,
} from './records.ts';
import {
  beginMatch,
  type OpenMatch,
  openMatch,
  seatPlayers,
  standIn,
  type TableHouse,
} from './served-match.ts';
import { Conflict, type Here, type StoreChange } from './store.ts';
import type { StoredMatch } from './stored-match.ts';
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
  private records: StoredMatch | null = null;
  private shared: SharedPlay | null = null;
  private opening: Promise<HotSeat> | null = null;
  private beginning: Promise<void> | null = null;
  private readonly visits: Visit[] = [];
  private readonly listeners = new Set<() => void>();
  private delayed: DelayedView | null = null;
  private driving = false;
  private goesOn = false;
  /** The number of answers that this process has added since the match was opened, by people and bots. */
  private answered = 0;
  /** The number of answers at the match's last change, in whichever process they were given. */
  private seen = 0;
  /** Whether a word about an undo has not been heard yet. */
  private isWordDue = false;
  /** The latest answer that a person gave by a key at this table. */
  lastAnswer: AnswerTime | null = null;
  /** When the key was read (by `performance.now`) whose answer is being given or saved; null if there is none. */
  private keyReadAt: number | null = null;
  private writing: NodeJS.Timeout | undefined;
  /** Resolves when the end of the match is written to the table's record. */
  private ending: Promise<void> | null = null;
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

  /** The seats whose people are at the table now, through whichever process. */
  get present(): ReadonlySet<Seat> {
    return new Set([...this.visits, ...this.elsewhere].flatMap(({ seat }) => seat ?? []));
  }

  /** The number of people who only watch; several logins of a person count once. */
  get spectators(): number {
    const here = this.visits.flatMap(({ seat, person }) => (seat === null ? person.id : []));
    const elsewhere = this.elsewhere.flatMap(({ seat, person }) => (seat === null ? person : []));
    return new Set([...here, ...elsewhere]).size;
  }

  /** The logins at the table through this process. */
  get logins(): readonly Visit[] {
    return this.visits;
  }

  private get elsewhere(): readonly Here[] {
    return this.house.elsewhere(this.code);
  }

  /** Why no answer can be saved at the moment, in a sentence; null while all is well. */
  get storeAway(): string | null {
    const kind = this.shared?.away ?? this.house.store.away;
    return kind === null ? null : serverWords()[kind];
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
    const visit = new Visit(this, person, await this.clientFor(match, seat), seat, this.house.now());
    this.visits.push(visit);
    if (seat !== null) await this.takeSeatBack(seat);
    this.tell();
    return visit;
  }

  /** Gives a seat back to its person, who was away for so long that a bot has answered. */
  private async takeSeatBack(seat: Seat): Promise<void> {
    const isAway = (chair: Chair | undefined): boolean =>
      chair !== undefined && 'person' in chair && chair.away === true;
    if (!isAway(this.record.chairs[seat])) return;
    await this.change((record) => ({
      ...record,
      chairs: record.chairs.map((chair, index) => {
        if (index !== seat || !('person' in chair)) return chair;
        const { away: _, ...back } = chair;
        return back;
      }),
    }));
    this.house.log('seat-taken-back', { table: this.code });
  }

  /** The client of a person's seat without a visit, for commands that read or answer. */
  async clientOf(person: Person): Promise<Client> {
    const seat = seatOf(this.record, person.id) ?? null;
    if (this.record.state === 'gathering') throw new TableRefusal(serverWords().notBegun(this.code));
    if (seat === null && this.record.watch === null)
      throw new TableRefusal(serverWords().noSpectators(this.code));
    const match = await this.opened();
    this.checkHeldBack(seat);
    return await this.clientFor(match, seat);
  }

  /** Waits until no bot or forced answer is running. */
  async settled(): Promise<void> {
    await this.match?.host.saved();
    await this.match?.host.advance();
    if (this.match !== null) await this.house.store.settled(this.code);
    await this.ending;
  }

  leave(visit: Visit): void {
    const index = this.visits.indexOf(visit);
    if (index >= 0) this.visits.splice(index, 1);
    this.idleSince = this.house.now();
    this.tell();
  }

  /** The visit in which a person has the keyboard here; undefined if they have it at another process. */
  holderOf(person: string): Visit | undefined {
    const newest = this.visits.findLast((visit) => visit.person.id === person);
    const isElsewhere = this.elsewhere.some(
      (login) => login.person === person && login.since > (newest?.since ?? 0),
    );
    return isElsewhere ? undefined : newest;
  }

  giveKeys(visit: Visit): void {
    const index = this.visits.indexOf(visit);
    if (index < 0) return;
    this.visits.splice(index, 1);
    this.visits.push(visit);
    visit.since = this.house.now();
    this.tell();
  }

  /**
   * Processes a key of a person's screen.
   * @param readAt when the key was read (by `performance.now`)
   */
  duringKey({ seat }: Visit, readAt: number, act: () => void): void {
    this.keyReadAt = readAt;
    try {
      act();
    } finally {
      if (!this.isSaving(seat)) this.keyReadAt = null;
    }
  }

  /** Whether an answer of a seat is being saved; it applies once it is. */
  isSaving(seat: Seat | null): boolean {
    return seat !== null && this.shared?.isPending(seat) === true;
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
    // A new name is not a decision, so the table keeps its position in lists.
    await this.change((record) => ({
      ...record,
      chairs: record.chairs.map((chair) =>
        'person' in chair && chair.person === id ? { ...chair, name } : chair,
      ),
    }));
  }

  /** A person's current name; another of their logins may have changed it. */
  private async nameNow(person: Person): Promise<string> {
    return (await this.house.store.people.get(person.id))?.name ?? person.name;
  }

  /** Hands a seat to a bot for good, and tells everybody. */
  async giveUp(person: Person): Promise<void> {
    const { code } = this;
    await this.keep((record) => {
      const seat = seatOf(record, person.id);
      if (seat === undefined) throw new TableRefusal(serverWords().notYours(code));
      if (record.state === 'over') throw new TableRefusal(serverWords().isOver(code));
      const chairs = record.chairs.map((chair, index): Chair => {
        if (index !== seat || !('person' in chair)) return chair;
        return record.state === 'gathering' ? { open: true } : { ...chair, givenUp: true };
      });
      return { ...record, chairs };
    });
    // The bot answers at once, even if nobody is at the table.
    if (this.record.state === 'playing') await this.opened();
    this.house.log('gave-up', { table: code });
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
    if (record.isImported !== true) {
      try {
        this.take(await beginMatch(house, record));
      } catch (error) {
        // Somebody at another process has begun it at the same time, or before they were cut off.
        if (!(error instanceof Conflict)) throw error;
      }
    }
    await this.keep((now) => ({
      ...now,
      chairs: now.chairs.map((chair) => ('open' in chair ? { bot: standIn } : chair)),
      state: 'playing',
    }));
    await this.opened();
    house.log('begun', { table: record.code, game: record.game });
    this.drive();
  }

  /**
   * Changes the table's record, as a decision at the table.
   * @throws the error of `change`, with nothing changed
   */
  async keep(change: (record: TableRecord) => TableRecord): Promise<void> {
    const touched = new Date(this.house.now()).toISOString();
    await this.change((record) => ({ ...change(record), touched }));
  }

  /** Adds the record of a new table to the store. */
  async keepNew(): Promise<void> {
    this.record = { ...this.record, touched: new Date(this.house.now()).toISOString() };
    await this.house.store.tables.put(this.record);
    this.tell();
  }

  private async change(change: (record: TableRecord) => TableRecord): Promise<void> {
    await this.follow(await this.house.store.tables.change(this.code, change));
  }

  /** Follows a change of the table's record, by whichever process. */
  async follow(record: TableRecord): Promise<void> {
    this.record = record;
    const { match } = this;
    if (match !== null) {
      await seatPlayers(match.host, record.chairs);
      for (const visit of this.visits)
        if (visit.seat !== null && seatOf(record, visit.person.id) !== visit.seat)
          visit.end(serverWords().youGaveUp(this.code));
      match.host.tell();
    }
    this.tell();
  }

  /** Follows a change of the table's match or remarks by another process. */
  async hear(change: StoreChange): Promise<void> {
    if (change.kind === 'records') {
      this.shared?.readOn(change.number);
    } else if (change.kind === 'words') {
      this.isWordDue = true;
      await this.hearWords();
    } else if (change.kind === 'remarks' && this.match !== null) {
      this.remarks = await this.house.store.said(this.code, remarksShown);
      this.tell();
    }
  }

  /** Follows the words about an undo, once this process has seen the records to which they refer. */
  private async hearWords(): Promise<void> {
    const { match, records } = this;
    if (match === null || records === null || !this.isWordDue) return;
    this.isWordDue = false;
    const words = await records.newWords();
    if (words === null) this.isWordDue = true;
    for (const { seat, word } of words ?? []) match.host.hear(seat, word);
  }

  /** Lets bots answer for absent people who have taken too long, and closes a match that nobody is playing. */
  async sweep(): Promise<void> {
    const { record, house } = this;
    if (record.state !== 'playing') return;
    const limit = paceMilliseconds[record.pace];
    const isAbsent = (seat: Seat): boolean => {
      const chair = this.record.chairs[seat];
      return chair !== undefined && 'person' in chair && chair.away !== true && !this.present.has(seat);
    };
    const late = this.waiting.filter(({ seat, since }) => house.now() - since > limit && isAbsent(seat));
    if (late.length > 0) {
      await this.change((now) => ({
        ...now,
        chairs: now.chairs.map((chair, seat) =>
          'person' in chair && late.some((one) => one.seat === seat) ? { ...chair, away: true } : chair,
        ),
      }));
      await this.opened();
      for (const _ of late) house.log('stand-in', { table: this.code });
    }
    // The process that let a bot think may be gone.
    if (this.match?.host.isDue === true) this.drive();
    const isIdle = this.visits.length === 0 && !this.driving && house.now() - this.idleSince > staysOpen;
    if (this.match !== null && isIdle && late.length === 0) await this.close();
  }

  /** Opens the match and lets its bots answer, although nobody is here. */
  async resume(): Promise<void> {
    await this.opened();
    this.drive();
  }

  /** Closes the match, with everything on disk. */
  async close(): Promise<void> {
    const { match } = this;
    if (match === null) return;
    await this.writeTouched();
    this.letGo(match);
  }

  private letGo(match: HotSeat): void {
    this.delayed?.close();
    this.delayed = null;
    this.match = null;
    this.records = null;
    this.shared = null;
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

  /** A client in the reader's language, whoever opened the match. */
  private async clientFor(match: HotSeat, seat: Seat | null): Promise<Client> {
    const { saved, notes, table } = match;
    const words = await table.game.words(table.setting.components);
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
    const open = await openMatch(house, this.record);
    this.remarks = await house.store.said(code, remarksShown);
    this.take(open);
    this.isWordDue = true;
    await this.hearWords();
    this.drive();
    return open.session;
  }

  private take({ session: match, records }: OpenMatch): void {
    this.match = match;
    this.records = records;
    // People are not asked questions that have a dominant answer.
    match.host.answersDominant = true;
    match.host.givesHints = this.record.hints === true;
    this.answered = 0;
    this.seen = match.host.answered;
    if ((this.record.watch ?? 0) > 0) this.delayed = new DelayedView(match.host, this.record.watch ?? 0);
    match.host.subscribe(() => this.matchChanged());
    this.shared = match.host.share(records, (error) => this.fail(error));
  }

  private matchChanged(): void {
    const { match, shared } = this;
    if (match === null || shared === null) return;
    const given = shared.added - this.answered;
    if (given > 0) {
      this.answered = shared.added;
      this.house.answered(given);
      // Lists show the end of a match at once.
      if (match.table.over && this.record.state !== 'over') this.ending = this.writeTouched();
      else this.writing ??= setTimeout(() => void this.writeTouched(), touchedEvery);
    }
    const { answered } = match.host;
    if (answered !== this.seen) {
      this.seen = answered;
      if (this.keyReadAt !== null) this.lastAnswer = this.house.answerTimes.begin(this.keyReadAt);
      this.keyReadAt = null;
    }
    if (this.isWordDue) this.hearWords().catch((error: unknown) => this.fail(error));
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
    this.letGo(match);
  }

  private async writeTouched(): Promise<void> {
    clearTimeout(this.writing);
    this.writing = undefined;
    if (this.match === null || this.answered === 0) return;
    const waiting = this.waiting.map(({ seat }) => seat);
    const state = this.match.table.over ? 'over' : 'playing';
    try {
      await this.keep((record) => ({ ...record, waiting, state }));
    } catch (error) {
      if (!(error instanceof StoreAway)) this.fail(error);
      else this.writing ??= setTimeout(() => void this.writeTouched(), touchedEvery);
    }
  }

  /** Notifies everybody at the table of a change. */
  tell(): void {
    for (const listener of this.listeners) listener();
    this.house.changed();
  }
}
