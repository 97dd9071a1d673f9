import { type Bot, type BotPlace, isSeated, type SeatedBot, type Verdict } from '../bots/bot.ts';
import { botSeed } from '../bots/random.ts';
import type { State } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Question, Seat } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import { EndlessGame } from '../simulation/simulation.ts';
import { tableWords } from '../words/index.ts';
import { playBot } from './bot-player.ts';
import type { OpenQuestions } from './open-questions.ts';
import { type KeptReason, type Reason, reasonFor } from './reasons.ts';
import type { SeatView, Sitter, StandIn, Thought } from './seat-view.ts';
import type { SharedPlay } from './shared-play.ts';
import { SharedThinking, type ThinkingNews } from './shared-thinking.ts';
import type { TableAnswers } from './table-answers.ts';
import type { TableParts } from './table-parts.ts';
import { Thinker } from './thinker.ts';

/** More answers than any of our matches can take, however people play; beyond it, bots are going round in circles. */
const ENDLESS = 200_000;

/** The number of bots' decisions whose reasons are kept. */
const KEPT_REASONS = 60;

/** Milliseconds after which screens and keys get a turn between two decisions. */
const TURN_MS = 8;

const eventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** What the automatic part of a table reads and does at that table. */
export interface PacedTable {
  readonly sitters: readonly Sitter[];
  readonly answers: Pick<TableAnswers, 'forced' | 'take' | 'sync'>;
  readonly logged: number;
  readonly isClosed: boolean;
  /** Whether people are being asked to agree to an undo; until they answer, nothing runs. */
  readonly isHeld: boolean;
  seatAt(seat: Seat | null): SeatView;
  logOf(seat: Seat | null, from: number): readonly LogEntry[];
  standIn(standIn: StandIn): void;
  tell(): void;
  /** Null if this process alone writes the match. */
  readonly sharing: SharedPlay | null;
}

/** Runs the automatic part of a table: bots think and answer, and questions with a single answer are answered. */
export class Pace {
  /** What is known of bots that think in other processes. */
  readonly shared = new SharedThinking();
  /** The bot that is thinking in this process. */
  private own: Thought | null = null;
  private readonly bots: Map<string, Bot>;
  /** The bots that keep data of their own for a seat. */
  private readonly seated = new Map<Seat, SeatedBot>();
  private readonly botSeed: number;
  private readonly think: number | undefined;
  private readonly thinker: Thinker;
  private readonly keptReasons: KeptReason[] = [];
  private advancing: Promise<void> = Promise.resolve();

  constructor(
    private readonly table: PacedTable,
    private readonly questions: OpenQuestions,
    private readonly match: Match<State, unknown, unknown>,
    { bots, seed, think, game, sourced, pool }: TableParts,
  ) {
    this.bots = new Map(bots);
    this.botSeed = botSeed(seed);
    this.think = think;
    this.thinker = new Thinker(game.id, sourced, pool);
  }

  /** The bot that is thinking now, in whichever process. */
  get thought(): Thought | null {
    return this.own ?? this.shared.thought;
  }

  /** Follows another process's news of a bot's thinking. */
  hear(news: ThinkingNews): void {
    const { kind } = news;
    if (kind === 'hurry') this.hurry();
    else if (kind === 'reason') this.keep(news.reason);
    else this.shared.thought = { seat: news.seat, done: news.done, hurried: news.hurried };
    this.table.tell();
  }

  /** See `Table.advance`. */
  async advance(signal?: AbortSignal): Promise<void> {
    // A caller that arrives during a run waits for it to end and then does what is left.
    const run = this.advancing.then(() => this.run(signal));
    this.advancing = run.catch(() => {});
    await run;
  }

  /** Adds a bot to the table in mid-game. */
  admit(bot: Bot): void {
    this.bots.set(bot.name, bot);
  }

  /** Makes the thinking bot answer with its results so far. */
  hurry(): void {
    if (this.own !== null) {
      this.own = { ...this.own, hurried: true };
      this.thinker.hurry();
    } else if (!this.shared.hurry()) return;
    this.table.tell();
  }

  close(): void {
    const { over, state, setting } = this.match;
    for (const bot of this.seated.values())
      bot.close(over ? this.match.game.outcome(state, setting) : undefined);
    this.seated.clear();
    this.thinker.close();
  }

  /** Why bots answered as they did, limited to what the reader may know. */
  reasonsFor(reader: Seat | null): readonly Reason[] {
    const { match, table } = this;
    const told = this.keptReasons.filter(
      ({ question: { seat }, answered }) => answered < match.answered && match.sealedOf(seat).length === 0,
    );
    const log = (from: number) => table.logOf(reader, from);
    return told.flatMap((kept) => reasonFor(kept, { seat: reader, over: match.over, log }) ?? []);
  }

  private async run(signal: AbortSignal | undefined): Promise<void> {
    const { table, questions, match } = this;
    let since = performance.now();
    if (table.sharing !== null) await table.sharing.saved();
    for (;;) {
      const isStopped = table.isClosed || table.isHeld || signal?.aborted === true;
      const question = isStopped ? undefined : match.open.find((open) => questions.runsByItself(open));
      if (question === undefined) break;
      if (table.sharing !== null && !(await table.sharing.mayRun())) break;
      if (match.answered > ENDLESS) throw new EndlessGame(tableWords().endless(ENDLESS));
      await this.runOne(question, signal);
      if (table.sharing !== null) await table.sharing.saved();
      if (performance.now() - since < TURN_MS) continue;
      await eventLoop();
      since = performance.now();
    }
    await table.answers.sync();
  }

  /** Answers a question without a person, unless the thinking was cancelled. */
  private async runOne(question: Question, signal: AbortSignal | undefined): Promise<void> {
    const { table, questions, match } = this;
    const { seat, ask } = question;
    const level = table.sitters[seat]?.bot;
    const value = questions.givenTo(question);
    if (value !== undefined) {
      if (level === undefined) table.answers.forced.push({ seat, ask, value });
      table.answers.take(seat, ask, [value], { forced: true });
      return;
    }
    if (level === undefined) return;
    const { answered } = match;
    const secret = question.secret?.();
    const logged = secret === undefined ? 0 : table.logged;
    const view = table.seatAt(null).view();
    const step = match.history.length;
    const decided = await playBot(table.seatAt(seat), level, () => this.verdictOf(level, seat, signal));
    if (decided !== null) {
      const { posed, verdict } = decided;
      const { game, setting } = match;
      const unit = game.advice?.unit;
      const { figures } = posed;
      const decision = { seat, ask, value: verdict.value, view, setting, gains: [] };
      this.remember({
        question: posed,
        secret,
        level,
        answered,
        logged,
        step,
        because: game.reason?.(figures === undefined ? decision : { ...decision, figures }),
        verdict,
        ...(unit === undefined ? {} : { unit }),
      });
    }
  }

  private async verdictOf(
    level: string,
    seat: Seat,
    signal: AbortSignal | undefined,
  ): Promise<Verdict | null> {
    const bot = this.botAt(seat, level);
    const { match, think, table } = this;
    const time = think === undefined ? {} : { milliseconds: think };
    const task = { level, seat, answered: match.answered, seed: this.botSeed, ...time };
    const progress = (done: number): void => {
      this.own = { seat, done, hurried: this.own?.hurried ?? false };
      this.shared.report(this.own);
      table.tell();
    };
    if (bot.instant !== true) progress(0);
    try {
      const verdict = await this.thinker.decide(bot, match, task, { progress, signal });
      this.replaceGivenUp(seat, bot);
      return table.isClosed ? null : verdict;
    } finally {
      this.own = null;
    }
  }

  private botAt(seat: Seat, level: string): Bot {
    const known = this.seated.get(seat);
    if (known?.name === level) return known;
    const bot = this.bots.get(level);
    if (bot === undefined) throw new Error(`The bot ${level} is not at the table.`);
    const { game, setting } = this.match;
    const { players, options } = setting;
    const place: BotPlace = { game: game.id, edition: game.edition, seat, players, options };
    const seated = bot.seated?.(place);
    if (seated !== undefined) this.seated.set(seat, seated);
    return seated ?? bot;
  }

  /** If a bot has been given up, another one has decided already and goes on. */
  private replaceGivenUp(seat: Seat, bot: Bot): void {
    if (!isSeated(bot) || bot.givenUp === null) return;
    const { because, standIn, log } = bot.givenUp;
    this.seated.delete(seat);
    this.admit(standIn);
    this.table.standIn({ seat, of: bot.name, bot: standIn.name, because, log });
  }

  private remember(reason: KeptReason): void {
    this.forget(reason.answered);
    // An answer that was given without thinking has no reason; nor has one if the bot considered no other.
    if (!reason.verdict.alternatives.some(({ estimate }) => estimate !== null)) return;
    this.keep(reason);
    this.shared.explain(reason);
  }

  private keep(reason: KeptReason): void {
    this.forget(reason.answered);
    this.keptReasons.push(reason);
    if (this.keptReasons.length > KEPT_REASONS) this.keptReasons.shift();
  }

  /** Forgets the reasons of an answer and of those after it, which were taken back. */
  private forget(answered: number): void {
    const kept = this.keptReasons;
    while ((kept.at(-1)?.answered ?? -1) >= answered) kept.pop();
  }
}
