import type { Bot } from '../bots/bot.ts';
import type { Chapter } from '../engine/chronicle.ts';
import type { Setting, State } from '../engine/game.ts';
import type { Whereabouts } from '../engine/journal-file.ts';
import type { JournalRecord } from '../engine/journal-records.ts';
import type { KeptMatch } from '../engine/kept-match.ts';
import { Listeners } from '../engine/listeners.ts';
import type { Seat } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { AnyGame } from '../games/index.ts';
import { Chairs } from './chairs.ts';
import { HintMaker } from './hint-maker.ts';
import { OpenQuestions } from './open-questions.ts';
import { Pace, type PacedTable } from './pace.ts';
import type { Glance } from './reading-seat.ts';
import type { Reason } from './reasons.ts';
import type { SeatView, Sitter, StandIn, Thought, Undone, UndoRequest, Waiting } from './seat-view.ts';
import { openSeed } from './seed.ts';
import { SharedPlay } from './shared-play.ts';
import type { SharedRecords } from './shared-records.ts';
import type { ThinkingNews } from './shared-thinking.ts';
import { TableAnswers } from './table-answers.ts';
import type { TableParts } from './table-parts.ts';
import { TableReader } from './table-reader.ts';
import { type SeatedTable, TableSeat } from './table-seat.ts';
import { TableUndo } from './table-undo.ts';

/**
 * A match with its file, its seats and its pace, which runs bots and forced answers. Only the owner of the table holds
 * this object; clients get seats.
 */
export class Table implements SeatedTable, PacedTable {
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly sourced: unknown;
  readonly sitters: readonly Sitter[];
  private readonly chairs: Chairs;
  readonly standIns: readonly StandIn[];
  givesHints = true;
  private readonly seats = new Map<Seat | null, SeatView>();
  private readonly listeners = new Listeners();
  private readonly dealt: string;
  private readonly pace: Pace;
  private readonly adviser: HintMaker;
  readonly answers: TableAnswers;
  readonly undos: TableUndo;
  /** Null if this process alone writes the match. */
  private shared: SharedPlay | null = null;
  private closed = false;
  private readonly reader: TableReader;
  private readonly questions: OpenQuestions;

  /** @param recalled the number of log entries in the stages fetched from before this table was opened */
  constructor(
    parts: TableParts,
    private readonly kept: KeptMatch<State, unknown, unknown>,
    recalled: () => number,
  ) {
    this.game = parts.game;
    this.setting = parts.setting;
    this.sourced = parts.sourced;
    this.chairs = new Chairs(parts.sitters);
    this.sitters = this.chairs.sitters;
    this.standIns = this.chairs.standIns;
    this.dealt = parts.seed;
    this.adviser = new HintMaker(parts.game.id, parts.sourced, parts.pool);
    this.reader = new TableReader(kept.match, recalled);
    this.questions = new OpenQuestions(kept.match, this.sitters, parts, (seat) => this.reader.viewOf(seat));
    this.answers = new TableAnswers(this, kept);
    this.undos = new TableUndo(this, kept);
    this.pace = new Pace(this, this.questions, kept.match, parts);
  }

  /**
   * The seat as a client gets it; null for a spectator's.
   * @throws RangeError if there is no such seat
   */
  seatAt(seat: Seat | null): SeatView {
    let view = this.seats.get(seat);
    if (view === undefined) {
      if (seat !== null) this.chairs.check(seat);
      view = new TableSeat(this, seat, this.reader.glanceOf(seat, this.questions, this.hint));
      this.seats.set(seat, view);
    }
    return view;
  }

  /** Whether the match's file is still at its path, and therefore saved; null if the match is not saved. */
  get whereabouts(): Whereabouts | null {
    return this.kept.file?.whereabouts ?? null;
  }

  /**
   * Whether questions with a dominant option are answered for people. Scripts may answer such questions, so they are
   * asked by default.
   */
  set answersDominant(answers: boolean) {
    this.questions.answersDominant = answers;
  }

  get seed(): string | undefined {
    return openSeed(this.dealt, this.sitters, this.over);
  }

  get over(): boolean {
    return this.kept.match.over;
  }

  get round(): number {
    return this.game.round(this.kept.match.state);
  }

  get step(): string | null {
    return this.kept.match.cursor;
  }

  /**
   * The number of answers so far, without undone ones. No seat gets it, because it reveals what others do in a sealed
   * decision.
   */
  get answered(): number {
    return this.kept.match.answered;
  }

  get logged(): number {
    return this.reader.logged;
  }

  /**
   * The seats with an open question, in the order of asking. Only for the table's owner, because it reveals who was
   * asked twice.
   */
  get askedSeats(): readonly Seat[] {
    return this.kept.match.open.map(({ seat }) => seat);
  }

  get waitingFor(): readonly Waiting[] {
    return this.questions.waiting;
  }

  get thought(): Thought | null {
    return this.pace.thought;
  }

  get undoRequest(): UndoRequest | null {
    return this.undos.request;
  }

  /** The position in the form of `--from`, scenarios and bug reports: everything, secrets included. */
  position(): Record<string, unknown> {
    return this.game.position.print(this.kept.match.state, this.setting);
  }

  /** See `Taught`. */
  noteLesson(round: number, place: number): void {
    this.kept.noteLesson(round, place);
  }

  chronicle(): readonly Chapter[] {
    return this.kept.match.chronicle();
  }

  /** See `SeatView.viewAfter`. */
  viewAfter(seat: Seat | null, entry: LogEntry): unknown {
    return this.reader.viewAfter(seat, entry);
  }

  /** See `Reading.log`. */
  logOf(seat: Seat | null, from: number): readonly LogEntry[] {
    return this.reader.logOf(seat, from);
  }

  reasonsFor(seat: Seat | null): readonly Reason[] {
    return this.pace.reasonsFor(seat);
  }

  /** Makes the thinking bot answer with its results so far. */
  hurry(): void {
    this.pace.hurry();
  }

  /**
   * Lets the match go on in a store that several processes share. Every change then goes there first, and comes into
   * effect once it is saved.
   * @param failed called if the match cannot continue in this process
   */
  share(records: SharedRecords, failed: (error: unknown) => void): SharedPlay {
    const shared = new SharedPlay(this.kept, records, {
      sitters: this.sitters,
      isDue: () => this.isDue,
      followed: (seats, undone, isDecided) => {
        if (undone !== null) this.undos.undone = undone;
        if (isDecided) this.answers.forced.length = 0;
        this.pace.shared.thought = null;
        this.changed(seats, false);
      },
      tell: () => this.tell(),
      failed,
    });
    this.shared = shared;
    this.pace.shared.send = (news) => records.tellThinking?.(news);
    this.questions.isPending = (seat) => shared.isPending(seat);
    return shared;
  }

  /** Whether an answer of a bot, or a forced one, comes next. */
  get isDue(): boolean {
    return this.kept.match.open.some((question) => this.questions.runsByItself(question));
  }

  /**
   * Records that must be saved before anything else: the snapshot with which today's rules continue a match of an older
   * edition. Once they are saved, `followSaved` takes them over.
   */
  get unsaved(): readonly JournalRecord[] {
    return this.kept.propose(() => true) ?? [];
  }

  followSaved(records: readonly JournalRecord[]): void {
    this.kept.follow(records);
  }

  /** Follows another process's news of a bot's thinking; both share the match. */
  hearThinking(news: ThinkingNews): void {
    this.pace.hear(news);
  }

  /** Resolves when every change of a shared match is saved, or dropped because others were first. */
  async saved(): Promise<void> {
    await this.shared?.saved();
  }

  /**
   * Runs bots and forced answers until people are asked or the game is over. It yields to the event loop between
   * decisions, so screens stay responsive; `signal` stops it between two decisions. Concurrent calls run one after
   * another, and each does what is left.
   */
  advance(signal?: AbortSignal): Promise<void> {
    return this.pace.advance(signal);
  }

  /**
   * Lets a bot play for an absent person, or gives the seat back to that person.
   * @param bot the bot that plays from now on; null for the person
   * @throws RangeError if there is no such seat
   */
  letPlay(seat: Seat, bot: Bot | null): void {
    this.chairs.check(seat);
    if (bot !== null) this.pace.admit(bot);
    if (this.chairs.letPlay(seat, bot?.name)) this.tell();
  }

  /** Lets another bot play on for one that was given up, and records it. */
  standIn(standIn: StandIn): void {
    this.kept.noteStandIn(this.chairs.standIn(standIn));
    this.tell();
  }

  /**
   * Gives a seat to a person of another name, for example when a match begun elsewhere continues here.
   * @throws RangeError if there is no such seat
   */
  letSit(seat: Seat, name: string): void {
    this.chairs.letSit(seat, name);
  }

  /** Whether people are being asked to agree to an undo; until they answer, bots and forced answers wait. */
  get isHeld(): boolean {
    return this.undos.isOpen;
  }

  /** Whether the table has been closed. */
  get isClosed(): boolean {
    return this.closed;
  }

  /** Calls the listener after every change. Returns a function that stops this. */
  readonly subscribe = this.listeners.subscribe;

  /** Notifies the listeners of a change. */
  tell(): void {
    this.listeners.tell();
  }

  /** Writes everything to disk and releases the match's lock; may be called repeatedly. */
  close(): void {
    this.closed = true;
    this.pace.close();
    this.adviser.close();
    this.shared?.close();
    this.kept.close();
  }

  get undone(): Undone | null {
    return this.undos.undone;
  }

  /** The play of a shared match; null if this process alone writes the match. */
  get sharing(): SharedPlay | null {
    return this.shared;
  }

  /** Follows every change: syncs it to disk if required and notifies the listeners. */
  changed(seats: readonly Seat[], atOnce: boolean): void {
    this.reader.changed();
    if (atOnce) void this.answers.sync();
    this.undos.playGoesOn();
    this.questions.decidedBy(seats);
    this.tell();
  }

  private readonly hint: Glance['hint'] = (posed, listener) =>
    this.givesHints ? this.adviser.hint(this.kept.match, posed.seat, posed, listener) : null;
}
