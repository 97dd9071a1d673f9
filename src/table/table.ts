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
import { AdviserDesk, type HintInMaking, type HintListener } from './adviser-desk.ts';
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

/** What a table is made of. */
export interface TableParts {
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly sitters: readonly Sitter[];
  /** The bots by their level, loaded. */
  readonly bots: ReadonlyMap<string, Bot>;
  readonly seed: string;
  /** Milliseconds that a bot may think about one decision; default: what its level takes. */
  readonly think?: number | undefined;
  /** The sourced component table, where it is not the shipped one. */
  readonly sourced?: unknown;
  /** The workers that think for bots of several tables; default: one of this table's own. */
  readonly pool?: ThinkingPool | undefined;
  /**
   * Whether bots decide before people are asked where all decide at the same time, so that a script of what people
   * answered gives the same match again; default: yes.
   */
  readonly botsFirst?: boolean;
  /** The time in milliseconds since 1970; default: the system's. */
  readonly now?: () => number;
}

/** One answer that the driver gave because there was nothing else to choose. */
export interface ForcedAnswer {
  readonly seat: Seat;
  readonly ask: string;
  readonly value: Value;
}

/** What is foreseen as the answer to a question; undefined where nothing is. */
export type ForeseenAnswer = { readonly value: Value; readonly forced?: true } | undefined;

/** Knows what will be answered before it is asked, as a script does. See the kernel's `Foresight`. */
export type SeatForesight = (posed: Posed, inquiry: Inquiry) => ForeseenAnswer;

/** A question as it was posed, and how often its seat had decided by then. */
interface Standing {
  readonly question: Question;
  readonly posed: Posed;
  readonly moves: number;
}

/**
 * A match with its file, the seats at which it is played, and its pace: bots and forced answers run by themselves.
 * Whoever keeps the table holds this; clients get seats of it.
 */
export class Table implements TableFacts {
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly sourced: unknown;
  readonly sitters: readonly Sitter[];
  private readonly chairs: Sitter[];
  /** Forced answers of people since one of them last decided something: a script may name them or leave them out. */
  readonly forced: ForcedAnswer[] = [];
  /** Whether people are spared questions with a dominant option; scripts may answer them, so they are asked. */
  answersDominant = false;
  givesHints = true;
  private readonly seats = new Map<Seat | null, SeatView>();
  private readonly listeners = new Set<() => void>();
  private readonly dealt: string;
  private readonly botsFirst: boolean;
  private readonly now: () => number;
  private readonly pace: Pace;
  private readonly adviser: AdviserDesk;
  private readonly consent: UndoConsent;
  private closed = false;
  /** While answers come in bulk they are written one by one and put on disk together. */
  private bulk = false;
  private readonly standing = new Map<Seat, Standing>();
  /** How often each seat has decided something or had something taken back. */
  private readonly moves: number[];
  private waiting: readonly Waiting[] = [];
  private lastUndone: Undone | null = null;
  /** What each seat sees now, as far as somebody has asked. */
  private readonly views = new Map<Seat | null, unknown>();

  /** @param recalled how many log entries the stages had that were called up from before this table was opened */
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
    this.adviser = new AdviserDesk(parts.game.id, parts.sourced, parts.pool);
    this.now = parts.now ?? Date.now;
    this.moves = parts.sitters.map(() => 0);
    this.consent = new UndoConsent(kept.match, this.sitters, (seat) => this.takeBack(seat));
    this.pace = new Pace(this, kept.match, parts);
    this.noteWaiting();
  }

  /**
   * The seat as a client gets it; null is a spectator's.
   * @throws RangeError where there is no such seat
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

  /** Whether the match's file is where it is said to be, and so saved; null where the match is not kept. */
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

  /** Answers so far, taken-back ones left out. No seat gets the figure: in a sealed decision it tells what others do. */
  get answered(): number {
    return this.kept.match.answered;
  }

  get logged(): number {
    const { history, stepLog } = this.kept.match;
    return history.reduce((sum, stage) => sum + stage.log.length, stepLog.length) - this.recalled();
  }

  /** The seats with an open question in the order of asking. For the one who keeps the table: it tells who was asked twice. */
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

  /** The position as `--from`, scenarios and bug reports write it: everything, secrets included. */
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

  /** What a hard bot would answer in the place of the asked seat; null where no hints are given. */
  hintFor(posed: Posed, listener: HintListener): HintInMaking | null {
    return this.givesHints ? this.adviser.hint(this.kept.match, posed.seat, posed, listener) : null;
  }

  /** See `Taught`. */
  noteLesson(round: number): void {
    this.kept.noteLesson(round);
  }

  chronicle(): readonly Chapter[] {
    return this.kept.match.chronicle();
  }

  /** What a seat sees; the same object until something changes, so that whoever draws it knows what is drawn already. */
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

  /** The bot that thinks now answers with what it has. */
  hurry(): void {
    this.pace.hurry();
  }

  /** What whoever sits at a seat is to answer now; null where nothing, or where others come first. */
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
    // One view for all options of a question; it is forgotten with the question.
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

  /** Whether a question is answered without a person: by a bot, or because no other answer could matter. */
  runsByItself(question: Question): boolean {
    return this.sitters[question.seat]?.bot !== undefined || this.givenTo(question) !== undefined;
  }

  /** The answer that is given without asking: the only one, and for people at a terminal the dominant one. */
  givenTo(question: Question): Value | undefined {
    const isSpared = this.answersDominant && this.sitters[question.seat]?.bot === undefined;
    if (isSpared) return settledAnswer(question);
    return optionCount(question) === 1 ? optionAt(question, 0) : undefined;
  }

  /**
   * Takes answers of one seat to its open question: all of them or none. This is the one way in. A person's answers are
   * on disk when it returns, those of bots when their run ends.
   * @param done adds `done` where the same question is then still open and offers it
   * @returns which one is refused and why, and then nothing has changed
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
      if (done && next?.ask === ask && values.at(-1) !== 'done' && offers(next, 'done'))
        match.answer(seat, 'done');
      return true;
    });
    if (!stands) return refused;
    const isPerson = this.sitters[seat]?.bot === undefined;
    if (isPerson && !forced) this.forced.length = 0;
    this.changed([seat], isPerson && !forced);
    return undefined;
  }

  /**
   * Goes on as long as `foresight` knows what is answered next, each step in one run.
   * @param isWhole whether what was foreseen ends where it may; if not, nothing has changed
   * @param forced the forced answers of people since one of them last decided something, if it stands
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

  /** Lets `act` give answers in bulk, as a script does: they are on disk when this is over, however it ends. */
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

  /** A seat asks to take something back, agrees to it, or declines. */
  undoWord(seat: Seat, word: 'ask' | 'agree' | 'decline'): void {
    if (this.consent[word](seat)) this.tell();
  }

  /**
   * Lets bots and forced answers run until people are asked or the game is over. Yields to the event loop between
   * decisions so that screens stay alive; `signal` stops it between two decisions. Several may call it at once: one
   * runs after the other, and each sees for itself what is left to do.
   */
  advance(signal?: AbortSignal): Promise<void> {
    return this.pace.advance(signal);
  }

  /**
   * Lets a bot play for somebody who is not there, or gives the seat back to its person.
   * @param bot who plays from now on; null is the person
   * @throws RangeError where there is no such seat
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
   * Gives a seat to somebody of another name, as where a match that was begun elsewhere goes on.
   * @throws RangeError where there is no such seat
   */
  letSit(seat: Seat, name: string): void {
    const sitter = this.sitters[seat];
    if (sitter === undefined) throw new RangeError(`There is no seat ${seat}.`);
    this.chairs[seat] = { ...sitter, name };
  }

  /** Whether people are being asked if something is to be taken back: until then, nothing runs by itself. */
  get isHeld(): boolean {
    return this.consent.isOpen;
  }

  /** Whether nobody keeps the table any more. */
  get isClosed(): boolean {
    return this.closed;
  }

  /** Called after every change. Returns how to stop it. */
  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /** Tells the listeners that something has changed. */
  tell(): void {
    for (const listener of this.listeners) listener();
  }

  /** Puts what was answered on disk, unless answers come in bulk. */
  sync(): void {
    if (!this.bulk && !this.closed) this.kept.sync();
  }

  /** Puts everything on disk and lets go of the match's lock; harmless to repeat. */
  close(): void {
    this.closed = true;
    this.pace.close();
    this.adviser.close();
    this.kept.close();
  }

  get undone(): Undone | null {
    return this.lastUndone;
  }

  /** Carries out what a seat asked to take back. */
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

  /** What follows from every change: it is on disk where it must be, and everybody hears of it. */
  private changed(seats: readonly Seat[], atOnce: boolean): void {
    this.views.clear();
    if (atOnce) this.sync();
    for (const seat of seats) this.moves[seat] = (this.moves[seat] ?? 0) + 1;
    this.consent.playGoesOn();
    this.noteWaiting();
    this.tell();
  }

  /** The question as it was posed before, where it is still the same although others have decided since. */
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
    // How long a seat has taken for each of its questions in a sealed decision would tell how many it was asked.
    // So would the order, if a seat that is asked once more came last.
    const known = isSealed
      ? this.waiting.filter(({ seat }) => open.some((question) => question.seat === seat))
      : [];
    const added = open.filter(({ seat }) => !known.some((waiting) => waiting.seat === seat));
    this.waiting = [...known, ...added.map(({ seat }) => ({ seat, since }))];
  }
}
