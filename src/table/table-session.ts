import type { Bot, Verdict } from '../bots/bot.ts';
import { botSeed } from '../bots/random.ts';
import type { Outcome, Setting, State } from '../engine/game.ts';
import type { Whereabouts } from '../engine/journal-file.ts';
import type { KeptMatch } from '../engine/kept-match.ts';
import type { Chapter, UndoOutlook } from '../engine/match.ts';
import {
  type Barred,
  optionAt,
  optionCount,
  type Question,
  type Seat,
  type Value,
} from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { Foresight } from '../engine/umpires.ts';
import { printedName, type Say, type Words } from '../engine/words.ts';
import type { AnyGame } from '../games/index.ts';
import { EndlessGame } from '../simulation/simulation.ts';
import { readableLog } from './readable-log.ts';
import { type KeptReason, type Reason, reasonFor } from './reasons.ts';
import { shownWord } from './seats.ts';
import { openSeed } from './seed.ts';
import type { Session, Sitter, Thought } from './session.ts';
import { Thinker } from './thinker.ts';

/** What a session is made of. */
export interface SessionParts {
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly words: Words;
  readonly sitters: readonly Sitter[];
  /** The bots by their level, loaded. */
  readonly bots: ReadonlyMap<string, Bot>;
  readonly seed: string;
  /** Milliseconds that a bot may think about one decision; as long as its level takes unless given. */
  readonly think?: number | undefined;
  /** The sourced component table, where it is not the shipped one. */
  readonly table?: unknown;
  readonly saved: { readonly name: string; readonly path: string } | null;
  readonly notes: readonly string[];
}

/** One answer that the driver gave because there was nothing else to choose. */
export interface ForcedAnswer {
  readonly seat: Seat;
  readonly ask: string;
  readonly value: Value;
}

/** More answers than any match of ours takes, however its people play: beyond them bots go round in circles. */
const ENDLESS = 200_000;

/** How many decisions of bots can be asked about. */
const KEPT_REASONS = 60;

const eventLoop = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** A match at this terminal: people answer through a screen, line mode or a script; bots and forced answers run by themselves. */
export class TableSession implements Session {
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly words: Words;
  readonly table: unknown;
  readonly say: Say;
  readonly sitters: readonly Sitter[];
  readonly saved: { readonly name: string; readonly path: string } | null;
  readonly notes: readonly string[];
  /** Forced answers of people since one of them last decided something: a script may name them or leave them out. */
  readonly forced: ForcedAnswer[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly bots: ReadonlyMap<string, Bot>;
  private readonly dealt: string;
  private readonly botSeed: number;
  private readonly think: number | undefined;
  private readonly thinker: Thinker;
  private underWay: Thought | null = null;
  private readonly keptReasons: KeptReason[] = [];
  private advancing: Promise<void> = Promise.resolve();
  private closed = false;
  /** While answers come in bulk they are written one by one and put on disk together. */
  private bulk = false;

  /** @param recalled how many log entries the stages had that were called up from before this session */
  constructor(
    parts: SessionParts,
    private readonly kept: KeptMatch<State, unknown, unknown>,
    private readonly recalled: () => number,
  ) {
    this.game = parts.game;
    this.setting = parts.setting;
    this.words = parts.words;
    this.table = parts.table;
    this.sitters = parts.sitters;
    this.bots = parts.bots;
    this.dealt = parts.seed;
    this.saved = parts.saved;
    this.notes = parts.notes;
    this.botSeed = botSeed(parts.seed);
    this.think = parts.think;
    this.thinker = new Thinker(parts.game.id, parts.table);
    this.say = {
      seat: (seat) => this.sitters[seat]?.name ?? `Seat ${seat + 1}`,
      name: (word) => printedName(this.words, word) ?? shownWord(word),
    };
  }

  get asked(): Question | null {
    const { open } = this.kept.match;
    if (open.some((question) => this.runsByItself(question))) return null;
    return open[0] ?? null;
  }

  /** Every question that a person may answer now: in a simultaneous decision those of all who have not decided yet. */
  get open(): readonly Question[] {
    return this.asked === null ? [] : this.kept.match.open;
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

  /** Answers so far, taken-back ones left out. */
  get answered(): number {
    return this.kept.match.answered;
  }

  view(seat: Seat | null): unknown {
    return this.kept.match.view(seat);
  }

  /** The position as `--from`, scenarios and bug reports write it: everything, secrets included. */
  position(): Record<string, unknown> {
    return this.game.position.print(this.kept.match.state, this.setting);
  }

  log(seat: Seat | null, from = 0): readonly LogEntry[] {
    if (from < 0) this.kept.match.log(true);
    const { history, stepLog, cursor, over } = this.kept.match;
    const running = cursor === null ? [] : [{ step: cursor, log: stepLog }];
    return readableLog([...history, ...running], seat, from + this.recalled(), over);
  }

  get logged(): number {
    const { history, stepLog } = this.kept.match;
    return history.reduce((sum, stage) => sum + stage.log.length, stepLog.length) - this.recalled();
  }

  outcome(): Outcome {
    return this.game.outcome(this.kept.match.state, this.setting);
  }

  chronicle(): readonly Chapter[] {
    return this.kept.match.chronicle();
  }

  answer(value: unknown): Barred | undefined {
    const question = this.asked;
    if (question === null) return { option: String(value), because: 'not-your-turn', rule: '' };
    const refused = this.kept.answer(question.seat, value);
    if (refused !== undefined) return refused;
    this.sync();
    this.forced.length = 0;
    this.tell();
    return undefined;
  }

  /**
   * Answers of one person that belong together, such as several picks: all of them or none.
   * @param done adds `done` where the same question is then still open and offers it
   * @returns which one is refused and why, and then nothing has changed
   */
  answerAll(
    seat: Seat,
    ask: string,
    values: readonly Value[],
    done = false,
  ): { index: number; barred: Barred; question: Question | undefined } | undefined {
    const refused = this.kept.answerAll(seat, ask, values, done);
    if (refused !== undefined) return refused;
    this.sync();
    this.forced.length = 0;
    this.tell();
    return undefined;
  }

  /**
   * Goes on as long as `foresight` knows what is answered next, each step in one run.
   * @param isWhole whether what was foreseen ends where it may; if not, nothing has changed
   * @param forced the forced answers of people since one of them last decided something, if it stands
   */
  goOn(
    foresight: Foresight,
    isWhole: (open: readonly Question[]) => boolean,
    forced: () => readonly ForcedAnswer[],
  ): boolean {
    if (!this.kept.goOn(foresight, isWhole)) return false;
    this.sync();
    this.forced.splice(0, this.forced.length, ...forced());
    this.tell();
    return true;
  }

  /** Lets `act` give answers in bulk, as a script does: they are on disk when this is over, however it ends. */
  async inBulk<T>(act: () => Promise<T>): Promise<T> {
    this.bulk = true;
    try {
      return await act();
    } finally {
      this.bulk = false;
      if (!this.closed) this.kept.sync();
    }
  }

  undoOutlook(): UndoOutlook | null {
    const seat = this.asked?.seat;
    return seat === undefined ? null : this.kept.match.undoOutlook((answer) => answer.seat === seat);
  }

  undo(): void {
    const outlook = this.undoOutlook();
    if (outlook === null) return;
    this.kept.undo(outlook.answers);
    this.kept.sync();
    this.forced.length = 0;
    this.tell();
  }

  async advance(signal?: AbortSignal): Promise<void> {
    // Whoever calls while the bots are at it waits for them, and then sees for itself what is left to do.
    const run = this.advancing.then(() => this.run(signal));
    this.advancing = run.catch(() => {});
    await run;
  }

  private async run(signal?: AbortSignal): Promise<void> {
    for (;;) {
      if (this.closed || signal?.aborted === true) break;
      if (this.answered > ENDLESS)
        throw new EndlessGame(`The match does not end: it has had ${ENDLESS} answers.`);
      const question = this.kept.match.open.find((open) => this.runsByItself(open));
      if (question === undefined) break;
      await this.runOne(question, signal);
      this.tell();
      await eventLoop();
    }
    if (!this.closed) this.sync();
  }

  get thought(): Thought | null {
    return this.underWay;
  }

  hurry(): void {
    if (this.underWay === null) return;
    this.underWay = { ...this.underWay, hurried: true };
    this.thinker.hurry();
    this.tell();
  }

  reasons(reader: Seat | null): readonly Reason[] {
    const { match } = this.kept;
    const told = this.keptReasons.filter(
      ({ question: { seat }, answered }) => answered < this.answered && match.sealedOf(seat).length === 0,
    );
    const log = (from: number) => this.log(reader, from);
    return told.flatMap((kept) => reasonFor(kept, { seat: reader, over: this.over, log }) ?? []);
  }

  subscribe(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  close(): void {
    this.closed = true;
    this.thinker.close();
    this.kept.close();
  }

  private runsByItself(question: Question): boolean {
    return optionCount(question) === 1 || this.sitters[question.seat]?.bot !== undefined;
  }

  /** Answers a question that runs by itself; not at all where the thinking was called off. */
  private async runOne(question: Question, signal: AbortSignal | undefined): Promise<void> {
    const { seat, ask } = question;
    const level = this.sitters[seat]?.bot;
    if (optionCount(question) === 1) {
      const value = optionAt(question, 0);
      if (level === undefined) this.forced.push({ seat, ask, value });
      this.kept.answer(seat, value, true);
      return;
    }
    const { answered } = this;
    const verdict = await this.decision(level as string, question, signal);
    // Somebody may have left while the bot was thinking.
    if (verdict === null || this.closed || this.kept.match.questionOf(seat) !== question) return;
    const secret = question.secret?.();
    const logged = secret === undefined ? 0 : this.logged;
    const refused = this.kept.answer(seat, verdict.value);
    if (refused === undefined) {
      this.remember({ question, secret, level: level as string, answered, logged, verdict });
      return;
    }
    throw new Error(
      `The bot ${level} answered ${ask} with ${String(verdict.value)}, which is not allowed (${refused.because}).`,
    );
  }

  private async decision(
    level: string,
    { seat }: Question,
    signal: AbortSignal | undefined,
  ): Promise<Verdict | null> {
    const bot = this.bots.get(level);
    if (bot === undefined) throw new Error(`The bot ${level} is not at the table.`);
    const { answered, think } = this;
    const time = think === undefined ? {} : { milliseconds: think };
    const task = { level, seat, answered, seed: this.botSeed, ...time };
    const progress = (done: number): void => {
      this.underWay = { seat, done, hurried: this.underWay?.hurried ?? false };
      this.tell();
    };
    if (bot.instant !== true) progress(0);
    try {
      return await this.thinker.decide(bot, this.kept.match, task, { progress, signal });
    } finally {
      this.underWay = null;
    }
  }

  private remember(reason: KeptReason): void {
    const kept = this.keptReasons;
    while ((kept.at(-1)?.answered ?? -1) >= reason.answered) kept.pop();
    if (reason.verdict.alternatives.length > 1) kept.push(reason);
    if (kept.length > KEPT_REASONS) kept.shift();
  }

  private sync(): void {
    if (!this.bulk) this.kept.sync();
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
