import type { Bot } from '../bots/bot.ts';
import { type Answer, answerTo } from '../engine/answer.ts';
import { type Foreseen, forecastOf } from '../engine/forecast.ts';
import type { Outcome, Setting, State } from '../engine/game.ts';
import type { Whereabouts } from '../engine/journal-file.ts';
import type { KeptMatch } from '../engine/kept-match.ts';
import type { Chapter } from '../engine/match.ts';
import { type Inquiry, inquiryOf, outOfTurn, type Posed, posedOf } from '../engine/posed.ts';
import {
  type Barred,
  DONE,
  offers,
  optionAt,
  optionCount,
  type Question,
  type Seat,
  settledAnswer,
  type Value,
} from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { AnyGame } from '../games/index.ts';
import { type HintInMaking, type HintListener, HintMaker } from './hint-maker.ts';
import { Pace } from './pace.ts';
import { mayRead, readableLog } from './readable-log.ts';
import type { Reason } from './reasons.ts';
import type {
  RefusedAnswers,
  SeatOutlook,
  SeatView,
  Sitter,
  TableFacts,
  Thought,
  Undone,
  UndoRequest,
  Waiting,
} from './seat-view.ts';
import { openSeed } from './seed.ts';
import { TableSeat } from './table-seat.ts';
import type { ThinkingPool } from './thinking-pool.ts';
import { UndoConsent } from './undo-consent.ts';

/** The parts of a table. */
export interface TableParts {
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly sitters: readonly Sitter[];
  /** The loaded bots by level. */
  readonly bots: ReadonlyMap<string, Bot>;
  readonly seed: string;
  /** Milliseconds that a bot may think about one decision; default: its level's own budget. */
  readonly think?: number | undefined;
  /** The sourced component table; default: the shipped one. */
  readonly sourced?: unknown;
  /** The workers that think for bots of several tables; default: one worker of its own. */
  readonly pool?: ThinkingPool | undefined;
  /**
   * Whether bots go first in simultaneous decisions, so that a script of the people's answers reproduces the match;
   * default: yes.
   */
  readonly botsFirst?: boolean;
  /** The time in milliseconds since 1970; default: the system's. */
  readonly now?: () => number;
}

/** An answer that the driver gave because it was the only one. */
export interface ForcedAnswer {
  readonly seat: Seat;
  readonly ask: string;
  readonly value: Value;
}

/** The foreseen answer to a question; undefined if there is none. */
export type ForeseenAnswer = { readonly value: Value; readonly forced?: true } | undefined;

/** Knows answers before their questions are asked, as a script does. See the kernel's `Foresight`. */
export type SeatForesight = (posed: Posed, inquiry: Inquiry) => ForeseenAnswer;

/** A question as it was posed, with the number of its seat's decisions by then. */
interface Standing {
  readonly question: Question;
  readonly posed: Posed;
  readonly moves: number;
}

/**
 * A match with its file, its seats and its pace, which runs bots and forced answers. Only the owner of the table holds
 * this object; clients get seats.
 */
export class Table implements TableFacts {
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly sourced: unknown;
  readonly sitters: readonly Sitter[];
  private readonly chairs: Sitter[];
  /** Forced answers of people since one of them last decided something; a script may repeat or omit them. */
  readonly forced: ForcedAnswer[] = [];
  /**
   * Whether questions with a dominant option are answered for people. Scripts may answer such questions, so they are
   * asked.
   */
  answersDominant = false;
  givesHints = true;
  private readonly seats = new Map<Seat | null, SeatView>();
  private readonly listeners = new Set<() => void>();
  private readonly dealt: string;
  private readonly botsFirst: boolean;
  private readonly now: () => number;
  private readonly pace: Pace;
  private readonly adviser: HintMaker;
  private readonly consent: UndoConsent;
  private closed = false;
  /** While this is set, answers are written one by one but synced to disk together. */
  private bulk = false;
  private readonly standing = new Map<Seat, Standing>();
  /** For each seat, the number of its decisions and undos. */
  private readonly moves: number[];
  private waiting: readonly Waiting[] = [];
  private lastUndone: Undone | null = null;
  /** The current views by seat; computed on request, and dropped with every change. */
  private readonly views = new Map<Seat | null, unknown>();

  /** @param recalled the number of log entries in the stages fetched from before this table was opened */
  constructor(
    parts: TableParts,
    private readonly kept: KeptMatch<State, unknown, unknown>,
    private readonly recalled: () => number,
  ) {
    this.game = parts.game;
    this.setting = parts.setting;
    this.sourced = parts.sourced;
    this.chairs = [...parts.sitters];
    this.sitters = this.chairs;
    this.dealt = parts.seed;
    this.botsFirst = parts.botsFirst ?? true;
    this.adviser = new HintMaker(parts.game.id, parts.sourced, parts.pool);
    this.now = parts.now ?? Date.now;
    this.moves = parts.sitters.map(() => 0);
    this.consent = new UndoConsent(kept.match, this.sitters, (seat) => this.takeBack(seat));
    this.pace = new Pace(this, kept.match, parts);
    this.noteWaiting();
  }

  /**
   * The seat as a client gets it; null for a spectator's.
   * @throws RangeError if there is no such seat
   */
  seatAt(seat: Seat | null): SeatView {
    let view = this.seats.get(seat);
    if (view === undefined) {
      if (seat !== null && this.sitters[seat] === undefined)
        throw new RangeError(`There is no seat ${seat}.`);
      view = new TableSeat(this, seat);
      this.seats.set(seat, view);
    }
    return view;
  }

  /** Whether the match's file is still at its path, and therefore saved; null if the match is not saved. */
  get whereabouts(): Whereabouts | null {
    return this.kept.file?.whereabouts ?? null;
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
    const { history, stepLog } = this.kept.match;
    return history.reduce((sum, stage) => sum + stage.log.length, stepLog.length) - this.recalled();
  }

  /**
   * The seats with an open question, in the order of asking. Only for the table's owner, because it reveals who was
   * asked twice.
   */
  get askedSeats(): readonly Seat[] {
    return this.kept.match.open.map(({ seat }) => seat);
  }

  get waitingFor(): readonly Waiting[] {
    return this.waiting;
  }

  get thought(): Thought | null {
    return this.pace.thought;
  }

  get undoRequest(): UndoRequest | null {
    return this.consent.request;
  }

  /** The position in the form of `--from`, scenarios and bug reports: everything, secrets included. */
  position(): Record<string, unknown> {
    return this.game.position.print(this.kept.match.state, this.setting);
  }

  outcomeFor(seat: Seat | null): Outcome {
    return this.game.outcome(this.kept.match.state, this.setting, seat);
  }

  forecastFor(seat: Seat | null): readonly Foreseen[] {
    const { state, cursor } = this.kept.match;
    return forecastOf(this.game, this.setting, { state, step: cursor }, seat);
  }

  /** What a hard bot would answer at the asked seat; null if hints are switched off. */
  hintFor(posed: Posed, listener: HintListener): HintInMaking | null {
    return this.givesHints ? this.adviser.hint(this.kept.match, posed.seat, posed, listener) : null;
  }

  /** See `Taught`. */
  noteLesson(round: number, place: number): void {
    this.kept.noteLesson(round, place);
  }

  chronicle(): readonly Chapter[] {
    return this.kept.match.chronicle();
  }

  /** The view of a seat. It is the same object until the match changes, so that boards are not redrawn without need. */
  viewOf(seat: Seat | null): unknown {
    if (!this.views.has(seat)) this.views.set(seat, this.kept.match.view(seat));
    return this.views.get(seat);
  }

  /** See `SeatView.viewAfter`. */
  viewAfter(seat: Seat | null, entry: LogEntry): unknown {
    const { history, base } = this.kept.match;
    const place = history.findLastIndex(({ log }) => log.includes(entry));
    const stage = history[place];
    if (stage === undefined) return this.viewOf(seat);
    const later = stage.log.slice(stage.log.indexOf(entry) + 1);
    const state = later.some((each) => mayRead(each, seat)) ? stage.base : (history[place + 1]?.base ?? base);
    return this.game.view(state, seat, this.setting, []);
  }

  logOf(seat: Seat | null, from: number): readonly LogEntry[] {
    if (from < 0) this.kept.match.log(true);
    const { history, stepLog, cursor, over } = this.kept.match;
    const running = cursor === null ? [] : [{ step: cursor, log: stepLog }];
    return readableLog([...history, ...running], seat, from + this.recalled(), over);
  }

  reasonsFor(seat: Seat | null): readonly Reason[] {
    return this.pace.reasonsFor(seat);
  }

  /** Makes the thinking bot answer with its results so far. */
  hurry(): void {
    this.pace.hurry();
  }

  /** The question that a seat must answer now; null if it has none or others come first. */
  posedTo(seat: Seat): Posed | null {
    const { match } = this.kept;
    const question = match.questionOf(seat);
    if (question === undefined || this.givenTo(question) !== undefined) return null;
    const isWaiting = this.botsFirst && this.sitters[seat]?.bot === undefined;
    if (isWaiting && match.open.some((open) => this.runsByItself(open))) return null;
    return this.standingOf(question).posed;
  }

  /** What a seat may ask about its open question. */
  inquiryOf(seat: Seat): Inquiry {
    const { game, setting } = this;
    // All options of a question share one view, which is dropped with the question.
    const views = new WeakMap<Question, unknown>();
    const viewAt = (question: Question): unknown => {
      if (!views.has(question)) views.set(question, this.kept.match.view(seat));
      return views.get(question);
    };
    return inquiryOf(
      () => (this.posedTo(seat) === null ? undefined : this.kept.match.questionOf(seat)),
      (effects, question, option) =>
        game.explain?.(effects, { question, option, view: viewAt(question), setting }) ?? effects,
    );
  }

  /** Whether a question is answered without a person: by a bot, or because no other answer makes sense. */
  runsByItself(question: Question): boolean {
    return this.sitters[question.seat]?.bot !== undefined || this.givenTo(question) !== undefined;
  }

  /** The answer given without asking: the only one, or, for people at a terminal, the dominant one. */
  givenTo(question: Question): Value | undefined {
    const isSpared = this.answersDominant && this.sitters[question.seat]?.bot === undefined;
    if (isSpared) return settledAnswer(question);
    return optionCount(question) === 1 ? optionAt(question, 0) : undefined;
  }

  /**
   * Takes answers of one seat to its open question: all of them or none. Every answer passes through here. A person's
   * answers are on disk when this returns, bots' answers when their run ends.
   * @param done adds `done` if the same question is then still open and offers it
   * @returns which one is refused and why, with nothing changed
   */
  take(
    seat: Seat,
    ask: string,
    values: readonly unknown[],
    { done = false, forced = false }: { readonly done?: boolean; readonly forced?: boolean } = {},
  ): RefusedAnswers | undefined {
    let refused: RefusedAnswers | undefined;
    const stands = this.kept.change((match) => {
      for (const [index, value] of values.entries()) {
        const question = match.questionOf(seat);
        const isAsked = question !== undefined && question.ask === ask;
        const barred: Barred | undefined = isAsked
          ? match.answer(seat, value, forced)
          : outOfTurn(value, question?.rule);
        if (barred === undefined) continue;
        const posed = question === undefined ? null : posedOf(question, match.isSealed);
        refused = { index, barred, posed };
        return false;
      }
      const next = match.questionOf(seat);
      if (done && next?.ask === ask && values.at(-1) !== DONE && offers(next, DONE)) match.answer(seat, DONE);
      return true;
    });
    if (!stands) return refused;
    const isPerson = this.sitters[seat]?.bot === undefined;
    if (isPerson && !forced) this.forced.length = 0;
    this.changed([seat], isPerson && !forced);
    return undefined;
  }

  /**
   * Plays ahead while `foresight` knows the next answer, each step in one run.
   * @param isWhole whether the foreseen answers may end here; if not, nothing changes
   * @param forced the forced answers of people since one of them last decided something, if the answers are kept
   */
  goOn(
    foresight: SeatForesight,
    isWhole: (open: readonly Posed[]) => boolean,
    forced: () => readonly ForcedAnswer[],
  ): boolean {
    const foresee = (question: Question, isDialogue: boolean): Answer | undefined => {
      const answer = foresight(
        posedOf(question, isDialogue),
        inquiryOf(() => question),
      );
      return answer && answerTo(question, answer.value, answer.forced === true);
    };
    const stands = this.kept.change((match) => {
      match.goOn(foresee);
      return isWhole(match.open.map((question) => posedOf(question, match.isSealed)));
    });
    if (!stands) return false;
    this.forced.splice(0, this.forced.length, ...forced());
    this.changed(
      this.sitters.map(({ seat }) => seat),
      true,
    );
    return true;
  }

  /** Lets `act` give answers in bulk, as a script does. They are on disk afterwards, even if `act` fails. */
  async inBulk<T>(act: () => Promise<T>): Promise<T> {
    this.bulk = true;
    try {
      return await act();
    } finally {
      this.bulk = false;
      this.sync();
    }
  }

  outlookOf(seat: Seat): SeatOutlook | null {
    return this.consent.outlookOf(seat);
  }

  /** A seat asks for an undo, agrees to one, or declines it. */
  undoWord(seat: Seat, word: 'ask' | 'agree' | 'decline'): void {
    if (this.consent[word](seat)) this.tell();
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
    const sitter = this.sitters[seat];
    if (sitter === undefined) throw new RangeError(`There is no seat ${seat}.`);
    if (sitter.bot === bot?.name) return;
    const { name } = sitter;
    if (bot !== null) this.pace.admit(bot);
    this.chairs[seat] = bot === null ? { seat, name } : { seat, name, bot: bot.name };
    this.tell();
  }

  /**
   * Gives a seat to a person of another name, for example when a match begun elsewhere continues here.
   * @throws RangeError if there is no such seat
   */
  letSit(seat: Seat, name: string): void {
    const sitter = this.sitters[seat];
    if (sitter === undefined) throw new RangeError(`There is no seat ${seat}.`);
    this.chairs[seat] = { ...sitter, name };
  }

  /** Whether people are being asked to agree to an undo; until they answer, bots and forced answers wait. */
  get isHeld(): boolean {
    return this.consent.isOpen;
  }

  /** Whether the table has been closed. */
  get isClosed(): boolean {
    return this.closed;
  }

  /** Calls the listener after every change. Returns a function that stops this. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Notifies the listeners of a change. */
  tell(): void {
    for (const listener of this.listeners) listener();
  }

  /** Syncs the answers to disk, except during bulk answers. */
  sync(): void {
    if (!this.bulk && !this.closed) this.kept.sync();
  }

  /** Writes everything to disk and releases the match's lock; may be called repeatedly. */
  close(): void {
    this.closed = true;
    this.pace.close();
    this.adviser.close();
    this.kept.close();
  }

  get undone(): Undone | null {
    return this.lastUndone;
  }

  /** Carries out the undo that a seat asked for. */
  private takeBack(seat: Seat): void {
    const { match } = this.kept;
    const own = this.consent.sealedPlace(seat);
    if (own === null) {
      const outlook = match.undoOutlook((answer) => answer.seat === seat);
      if (outlook === null) return;
      const answers = outlook.answers - match.sealed.filter((answer) => answer.seat !== seat).length;
      this.kept.undo(outlook.answers);
      this.lastUndone = { seat, answers };
    } else {
      const dropped = match.sealed.slice(own);
      const ofOthers = dropped.filter((answer) => answer.seat !== seat);
      this.kept.undo(dropped.length, ofOthers);
    }
    this.forced.length = 0;
    this.changed(own === null ? this.sitters.map((sitter) => sitter.seat) : [seat], true);
  }

  /** Follows every change: syncs it to disk if required and notifies the listeners. */
  private changed(seats: readonly Seat[], atOnce: boolean): void {
    this.views.clear();
    if (atOnce) this.sync();
    for (const seat of seats) this.moves[seat] = (this.moves[seat] ?? 0) + 1;
    this.consent.playGoesOn();
    this.noteWaiting();
    this.tell();
  }

  /** The question as it was posed before, if it is still the same although others have decided since. */
  private standingOf(question: Question): Standing {
    const { seat } = question;
    const before = this.standing.get(seat);
    if (before?.question === question) return before;
    const moves = this.moves[seat] ?? 0;
    let posed = posedOf(question, this.kept.match.isSealed);
    if (before?.moves === moves && JSON.stringify(before.posed) === JSON.stringify(posed))
      posed = before.posed;
    const standing = { question, posed, moves };
    this.standing.set(seat, standing);
    return standing;
  }

  private noteWaiting(): void {
    const { open, isSealed } = this.kept.match;
    const since = this.now();
    // In a sealed decision, the time that a seat takes for each question would reveal how many it was asked. So would
    // the order, if a seat that is asked again came last.
    const known = isSealed
      ? this.waiting.filter(({ seat }) => open.some((question) => question.seat === seat))
      : [];
    const added = open.filter(({ seat }) => !known.some((waiting) => waiting.seat === seat));
    this.waiting = [...known, ...added.map(({ seat }) => ({ seat, since }))];
  }
}
