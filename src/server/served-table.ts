import { type Listener, Listeners } from '../engine/listeners.ts';
import type { Seat } from '../engine/question.ts';
import { games } from '../games/index.ts';
import { Notebook } from '../table/notes.ts';
import type { Client } from '../table/session.ts';
import { serverWords } from '../words/index.ts';
import type { AnswerTime } from './answer-times.ts';
import { remarkText } from './names.ts';
import { notesOfPerson } from './person-notes.ts';
import { type Person, paceMilliseconds, type Remark, seatOf, type TableRecord } from './records.ts';
import {
  givenUpIn,
  isAway,
  isLeftTo,
  isLeftUnbegun,
  markedAway,
  renamedIn,
  withoutBot,
} from './seat-changes.ts';
import { seatPlayers, standIn, type TableHouse } from './served-match.ts';
import type { Here, StoreChange } from './store.ts';
import { TableMatch } from './table-match.ts';
import { TableRefusal } from './table-refusal.ts';
import { Visit } from './visit.ts';

/** The number of remarks shown to a person who comes to the table. */
const remarksShown = 20;

/** Milliseconds for which a match stays in memory after everybody has left. */
const staysOpen = 60_000;

/** Milliseconds after which another process opens a match whose absent person a bot was to answer for. */
const leftAfter = 60_000;

/**
 * A table of the server: the owners of its seats, the people who are there, and their remarks; its match is a
 * `TableMatch`.
 */
export class ServedTable {
  remarks: readonly Remark[] = [];
  private readonly match: TableMatch;
  private beginning: Promise<void> | null = null;
  private readonly visits: Visit[] = [];
  private readonly listeners = new Listeners();
  private idleSince: number;

  constructor(
    private readonly house: TableHouse,
    public record: TableRecord,
  ) {
    this.idleSince = house.now();
    this.match = new TableMatch(house, this);
  }

  get code(): string {
    return this.record.code;
  }

  get title(): string {
    return games.find(({ id }) => id === this.record.game)?.title ?? this.record.game;
  }

  /** Whether the match is in memory. */
  get isOpen(): boolean {
    return this.match.session !== null;
  }

  /** The people that the match is waiting for, and since when; bots are left out. */
  get waiting(): TableMatch['waiting'] {
    return this.match.waiting;
  }

  /** The name of a seat's player. */
  nameOf(seat: Seat): string {
    const chair = this.record.chairs[seat];
    if (chair === undefined || 'open' in chair) return serverWords().freeSeat;
    return 'person' in chair ? chair.name : chair.bot;
  }

  /** The seats whose people are at the table now, at any process. */
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
    return this.match.storeAway;
  }

  /** The latest answer that a person gave by a key at this table. */
  get lastAnswer(): AnswerTime | null {
    return this.match.lastAnswer;
  }

  /**
   * Calls the listener after every change of the table, its people or its remarks. Returns the function that
   * unsubscribes it.
   */
  subscribe(listener: Listener): () => void {
    return this.listeners.subscribe(listener);
  }

  /**
   * Brings a person to the table: to their seat or, if they have none, to watch.
   * @throws TableRefusal; JournalError, ReplayError, InUse, DiskError if the match cannot be opened
   */
  async enter(person: Person): Promise<Visit> {
    const { seat, client } = await this.placeOf(person);
    const visit = new Visit(this, person, client, seat, this.house.now());
    this.visits.push(visit);
    if (seat !== null) await this.takeSeatBack(seat);
    this.tell();
    return visit;
  }

  /** A person's seat, or null if they may watch, and their client there. */
  private async placeOf(person: Person): Promise<{ readonly seat: Seat | null; readonly client: Client }> {
    const seat = seatOf(this.record, person.id) ?? null;
    if (this.record.state === 'gathering') throw new TableRefusal(serverWords().notBegun(this.code));
    if (seat === null && this.record.watch === null)
      throw new TableRefusal(serverWords().noSpectators(this.code));
    this.idleSince = this.house.now();
    const client = await this.match.clientFor(seat);
    const host = this.match.session?.host;
    if (seat !== null && host !== undefined) {
      const keeper = await notesOfPerson(this.house.store, person, this.code);
      client.notebook = new Notebook(keeper, () => ({ answered: host.answered, round: host.round }));
    }
    return { seat, client };
  }

  /** Gives a seat back to its person, who was away for so long that a bot has answered. */
  private async takeSeatBack(seat: Seat): Promise<void> {
    if (!isAway(this.record.chairs[seat])) return;
    await this.change((record) => withoutBot(record, seat));
    this.house.log('seat-taken-back', { table: this.code });
  }

  /** The client of a person's seat without a visit, for commands that read or answer. */
  async clientOf(person: Person): Promise<Client> {
    return (await this.placeOf(person)).client;
  }

  /** Waits until everything is saved and no bot or forced answer is running. */
  async settled(): Promise<void> {
    await this.match.settled();
  }

  /** See `TableMatch.answering`. */
  answering: TableMatch['answering'] = async (seat, act) => await this.match.answering(seat, act);

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
    this.match.duringKey(seat, readAt, act);
  }

  /** Whether an answer of a seat is being saved; it applies once it is. */
  isSaving(seat: Seat | null): boolean {
    return this.match.isSaving(seat);
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
    await this.change((record) => renamedIn(record, id, name));
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
      return givenUpIn(record, seat);
    });
    // The bot answers at once, even if nobody is at the table.
    if (this.record.state === 'playing') await this.match.opened();
    this.house.log('gave-up', { table: code });
    const name = await this.nameNow(person);
    await this.noteRemark({
      name,
      // The text that older programs show.
      text: serverWords().gaveUp(name),
      isGivingUp: true,
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
    if (record.isImported !== true) await this.match.begin();
    await this.keep((now) => ({
      ...now,
      chairs: now.chairs.map((chair) => ('open' in chair ? { bot: standIn } : chair)),
      state: 'playing',
    }));
    await this.match.opened();
    // The record must say whom the match waits for, even if nobody ever comes to the table.
    await this.keep((now) => ({ ...now, waiting: this.waiting.map(({ seat }) => seat) }));
    house.log('begun', { table: record.code, game: record.game });
    this.match.drive();
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

  /** Follows a change of the table's record, whichever process made it. */
  async follow(record: TableRecord): Promise<void> {
    this.record = record;
    const { session } = this.match;
    if (session !== null) {
      await seatPlayers(session.host, record.chairs);
      for (const visit of this.visits)
        if (visit.seat !== null && seatOf(record, visit.person.id) !== visit.seat)
          visit.end(() => serverWords().youGaveUp(this.code));
      session.host.tell();
    }
    this.tell();
  }

  /** Follows a change of the table's match or remarks by another process. */
  async hear(change: StoreChange): Promise<void> {
    if (change.kind === 'records') this.match.readOn(change.number);
    else if (change.kind === 'words') await this.match.hearWord();
    else if (change.kind === 'thinking') this.match.hearThinking(change.text);
    else if (change.kind === 'remarks' && this.isOpen) {
      await this.readRemarks();
      this.tell();
    }
  }

  /** Ends a visit in which something went wrong; the match and the other visits go on. */
  endForFault(visit: Visit, error: unknown): void {
    this.house.log('connection-fault', {
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    visit.end(() => serverWords().unexpected);
  }

  /** See `MatchOwner.opened`. */
  async opened(): Promise<void> {
    this.idleSince = this.house.now();
    await this.readRemarks();
  }

  /** See `MatchOwner.failed`. */
  failed(why: 'matchFault' | 'otherVersion'): void {
    for (const visit of this.visits) visit.end(() => serverWords()[why](this.code));
  }

  /** Lets bots answer for absent people who have taken too long, and closes a match that nobody is playing. */
  async sweep(): Promise<void> {
    const { record, house } = this;
    // The process through which the last seat was taken may have died before it began the match.
    if (isLeftUnbegun(record, house.now())) await this.begin();
    if (record.state !== 'playing') return;
    const limit = paceMilliseconds[record.pace];
    const isAbsent = (seat: Seat): boolean => {
      const chair = this.record.chairs[seat];
      return chair !== undefined && 'person' in chair && chair.away !== true && !this.present.has(seat);
    };
    const late = this.waiting.filter(({ seat, since }) => house.now() - since > limit && isAbsent(seat));
    if (late.length > 0) await this.letBotsAnswer(late.map(({ seat }) => seat));
    else if (!this.isOpen && isLeftTo(record, house.now() - limit - leftAfter)) await this.resume();
    this.match.driveIfDue();
    const isIdle =
      this.visits.length === 0 && !this.match.isDriving && house.now() - this.idleSince > staysOpen;
    if (this.isOpen && isIdle && late.length === 0) await this.close();
  }

  /**
   * Lets bots answer for absent people. If several processes notice the delay, the one that records it first opens the
   * match.
   */
  private async letBotsAnswer(seats: readonly Seat[]): Promise<void> {
    let marked = 0;
    await this.change((now) => {
      const { record, count } = markedAway(now, seats);
      marked = count;
      return record;
    });
    if (marked > 0) await this.match.opened();
    for (let seat = 0; seat < marked; seat += 1) this.house.log('stand-in', { table: this.code });
  }

  /** Opens the match and lets its bots answer, although nobody is here. */
  async resume(): Promise<void> {
    await this.match.opened();
    this.match.drive();
  }

  /** Closes the match, with everything on disk. */
  async close(): Promise<void> {
    await this.match.close();
  }

  private async readRemarks(): Promise<void> {
    this.remarks = await this.house.store.said(this.code, remarksShown);
  }

  private async noteRemark(remark: Remark): Promise<void> {
    await this.house.store.say(this.code, remark);
    this.remarks = [...this.remarks, remark].slice(-remarksShown);
    this.tell();
  }

  /** Notifies everybody at the table of a change. */
  tell(): void {
    this.listeners.tell();
    this.house.changed();
  }
}
