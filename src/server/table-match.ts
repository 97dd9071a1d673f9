import type { Seat } from '../engine/question.ts';
import { Divergence } from '../engine/stop.ts';
import type { SeatView } from '../table/seat-view.ts';
import { Client, type HotSeat } from '../table/session.ts';
import type { SharedPlay } from '../table/shared-play.ts';
import { StoreAway } from '../table/shared-records.ts';
import { serverWords } from '../words/index.ts';
import type { AnswerTime } from './answer-times.ts';
import { DelayedView } from './delayed-view.ts';
import { thinkingNewsIn } from './record-reading.ts';
import type { TableRecord } from './records.ts';
import { beginMatch, type OpenMatch, openMatch, type TableHouse } from './served-match.ts';
import { Conflict, UnknownRecord } from './store.ts';
import type { StoredMatch } from './stored-match.ts';
import { TableRefusal } from './table-refusal.ts';

/** Milliseconds between two updates of the stored time of the last decision. */
const touchedEvery = 5000;

/** Errors that tell people why a match cannot be opened; they are not faults of the program. */
const unopenable = ['JournalError', 'ReplayError', 'InUse', 'DiskError'];

/** What a match needs from the table at which it is played. */
export interface MatchOwner {
  readonly record: TableRecord;
  /** Changes the table's record, as a decision at the table. */
  keep(change: (record: TableRecord) => TableRecord): Promise<void>;
  /** Called after the match was opened. */
  opened(): Promise<void>;
  /**
   * Called when the match is closed here, so that its screens must end: for a fault, or because another version of the
   * program has continued it.
   */
  failed(why: 'matchFault' | 'otherVersion'): void;
  /** Called after every change that people at the table see. */
  tell(): void;
}

/**
 * The match of a table. It is opened when somebody comes, shared with other processes, and lets its bots answer; its
 * state is saved in the table's record.
 */
export class TableMatch {
  private match: HotSeat | null = null;
  private records: StoredMatch | null = null;
  private shared: SharedPlay | null = null;
  private opening: Promise<HotSeat> | null = null;
  private delayed: DelayedView | null = null;
  private driving = false;
  private goesOn = false;
  /** The number of answers that this process has added since the match was opened, by people and bots. */
  private answered = 0;
  /** The number of answers at the match's last change, given at any process. */
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

  constructor(
    private readonly house: TableHouse,
    private readonly owner: MatchOwner,
  ) {}

  /** The match, if it is in memory. */
  get session(): HotSeat | null {
    return this.match;
  }

  /** Whether bots or forced answers are being given. */
  get isDriving(): boolean {
    return this.driving;
  }

  /** The people that the match is waiting for, and since when; bots are left out. */
  get waiting(): readonly { readonly seat: Seat; readonly since: number }[] {
    const { record } = this.owner;
    const touched = Date.parse(record.touched);
    if (this.match === null) return record.waiting.map((seat) => ({ seat, since: touched }));
    const { waitingFor, sitters } = this.match.table;
    return waitingFor
      .filter(({ seat }) => sitters[seat]?.bot === undefined)
      .map(({ seat, since }) => ({ seat, since: this.answered === 0 ? Math.min(touched, since) : since }));
  }

  /** Why no answer can be saved at the moment, in a sentence; null while all is well. */
  get storeAway(): string | null {
    const kind = this.shared?.away ?? this.house.store.away;
    return kind === null ? null : serverWords()[kind];
  }

  /** Whether an answer of a seat is being saved; it applies once it is. */
  isSaving(seat: Seat | null): boolean {
    return seat !== null && this.shared?.isPending(seat) === true;
  }

  /**
   * Processes a key of a person's screen.
   * @param readAt when the key was read (by `performance.now`)
   */
  duringKey(seat: Seat | null, readAt: number, act: () => void): void {
    this.keyReadAt = readAt;
    try {
      act();
    } finally {
      if (!this.isSaving(seat)) this.keyReadAt = null;
    }
  }

  /**
   * Starts the match. If another process has begun it at the same time, or before it was cut off, that match counts.
   * @throws DiskError, StoreAway
   */
  async begin(): Promise<void> {
    try {
      this.take(await beginMatch(this.house, this.owner.record));
    } catch (error) {
      if (!(error instanceof Conflict)) throw error;
    }
  }

  /**
   * Opens the match, unless it is open.
   * @throws JournalError, ReplayError, InUse, DiskError, StoreAway
   */
  async opened(): Promise<HotSeat> {
    if (this.match !== null) return this.match;
    this.opening ??= this.open().finally(() => {
      this.opening = null;
    });
    return await this.opening;
  }

  /**
   * Opens the match for a person, in their language, even if somebody else has opened it already.
   * @param seat null for a spectator
   * @throws TableRefusal if it cannot be opened, or if spectators see it with a delay that it has not reached yet;
   * StoreAway
   */
  async clientFor(seat: Seat | null): Promise<Client> {
    const match = await this.openedForPerson();
    this.checkHeldBack(seat);
    const { saved, notes, table } = match;
    const words = await table.game.words(table.setting.components);
    const spectator = match.host.seatAt(null);
    if (seat !== null) return new Client(spectator, [match.host.seatAt(seat)], { words, saved, notes });
    const watched: SeatView = this.delayed === null ? spectator : this.delayed.seat();
    return new Client(watched, [], { words, saved, notes: [] });
  }

  private async openedForPerson(): Promise<HotSeat> {
    try {
      return await this.opened();
    } catch (error) {
      if (!(error instanceof Error && unopenable.includes(error.name))) throw error;
      throw new TableRefusal(serverWords().cannotOpen(this.owner.record.code, error.message));
    }
  }

  /** Waits until everything is saved and no bot or forced answer is running. */
  async settled(): Promise<void> {
    await this.match?.host.saved();
    await this.match?.host.advance();
    if (this.match !== null) await this.house.store.settled(this.owner.record.code);
    await this.ending;
  }

  /**
   * Lets a seat answer, and waits until that is saved and no bot is running.
   * @returns what `act` returned, and whether everything was saved: false if others had continued the match first, or
   * if it was closed
   */
  async answering<T>(seat: Seat, act: () => T): Promise<{ readonly result: T; readonly isSaved: boolean }> {
    const { shared } = this;
    const before = shared?.unsavedOf(seat) ?? 0;
    const result = act();
    await this.settled();
    return { result, isSaved: shared !== null && shared === this.shared && shared.unsavedOf(seat) <= before };
  }

  /** Reads and applies what other processes have added. */
  readOn(number: number): void {
    this.shared?.readOn(number);
  }

  /** Follows another process's news of a bot's thinking. */
  hearThinking(text: string): void {
    const news = thinkingNewsIn(text);
    if (news !== null) this.match?.host.hearThinking(news);
  }

  /** Follows a word about an undo that was said at another process. */
  async hearWord(): Promise<void> {
    this.isWordDue = true;
    await this.hearWords();
  }

  /** Follows the words about an undo, once this process has seen the records to which they refer. */
  private async hearWords(): Promise<void> {
    const { match, records } = this;
    if (match === null || records === null || !this.isWordDue) return;
    this.isWordDue = false;
    const words = await records.newWords();
    if (words === null) this.isWordDue = true;
    for (const { seat, word } of words ?? []) match.host.undos.hear(seat, word);
  }

  /** Lets bots answer if it is their turn: the process that ran them may be gone. */
  driveIfDue(): void {
    if (this.match?.host.isDue === true) this.drive();
  }

  /** Runs bots and forced answers, one run at a time. */
  drive(): void {
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
      .then(async () => await this.house.store.settled(this.owner.record.code))
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

  /** Closes the match, with everything on disk. */
  async close(): Promise<void> {
    const { match } = this;
    if (match === null) return;
    await this.writeTouched();
    this.letGo(match);
  }

  private async open(): Promise<HotSeat> {
    const open = await openMatch(this.house, this.owner.record);
    await this.owner.opened();
    this.take(open);
    this.isWordDue = true;
    await this.hearWords();
    this.drive();
    return open.session;
  }

  private take({ session: match, records }: OpenMatch): void {
    const { watch, hints } = this.owner.record;
    this.match = match;
    this.records = records;
    // People are not asked questions that have a dominant answer.
    match.host.answersDominant = true;
    match.host.givesHints = hints === true;
    this.answered = 0;
    this.seen = match.host.answered;
    if ((watch ?? 0) > 0) this.delayed = new DelayedView(match.host, watch ?? 0);
    match.host.subscribe(() => this.changed());
    this.shared = match.host.share(records, (error) => this.fail(error));
  }

  private changed(): void {
    const { match, shared } = this;
    if (match === null || shared === null) return;
    const given = shared.added - this.answered;
    if (given > 0) {
      this.answered = shared.added;
      this.house.answered(given);
      // Lists show the end of a match at once.
      if (match.table.over && this.owner.record.state !== 'over') this.ending = this.writeTouched();
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
    this.owner.tell();
  }

  private async writeTouched(): Promise<void> {
    clearTimeout(this.writing);
    this.writing = undefined;
    if (this.match === null || this.answered === 0) return;
    const waiting = this.waiting.map(({ seat }) => seat);
    const state = this.match.table.over ? 'over' : 'playing';
    try {
      await this.owner.keep((record) => ({ ...record, waiting, state }));
    } catch (error) {
      if (!(error instanceof StoreAway)) this.fail(error);
      else this.writing ??= setTimeout(() => void this.writeTouched(), touchedEvery);
    }
  }

  /** Handles a fault of this match: its screens end, and other matches continue. */
  private fail(error: unknown): void {
    const { match } = this;
    if (match === null) return;
    const isOfOtherVersion = error instanceof Divergence || error instanceof UnknownRecord;
    this.house.log(isOfOtherVersion ? 'other-version' : 'match-fault', {
      table: this.owner.record.code,
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
    this.owner.failed(isOfOtherVersion ? 'otherVersion' : 'matchFault');
    this.letGo(match);
  }

  private checkHeldBack(seat: Seat | null): void {
    const missing = seat === null ? (this.delayed?.missing ?? 0) : 0;
    if (missing > 0) throw new TableRefusal(serverWords().heldBack(this.owner.record.code, missing));
  }

  private letGo(match: HotSeat): void {
    this.delayed?.close();
    this.delayed = null;
    this.match = null;
    this.records = null;
    this.shared = null;
    match.close();
  }
}
