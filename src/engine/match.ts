import { fileWords } from '../words/index.ts';
import { type Answer, answerTo } from './answer.ts';
import { elementAt } from './checked.ts';
import { type Chapter, chronicleOf } from './chronicle.ts';
import type { Game, Options, Setting, State } from './game.ts';
import { fullOptions } from './options.ts';
import { type Barred, type Question, refusal, type Seat, takenAs, type Value } from './question.ts';
import { randomStream } from './random.ts';
import { runStep, runsAlike, type StepRun } from './run-step.ts';
import { FinishedStage, type Stage } from './stage.ts';
import { Divergence } from './stop.ts';
import type { LogEntry } from './umpire.ts';
import { type Foresight, RolloutUmpire } from './umpires.ts';
import { type UndoOutlook, undoOutlookOf } from './undo-outlook.ts';

/** Called when a step ends, with the state that follows it. */
export type StepListener<S> = (stage: Stage<S>, after: S, nextStep: string | null) => void;

export interface MatchOptions<S> {
  /** Whether to run every step twice and compare the results, for tests and development. */
  readonly verify?: boolean;
  readonly onStepEnd?: StepListener<S>;
  /** The stages before the base, for an undo beyond it; absent if unknown. */
  readonly earlier?: () => Stage<S>[];
  /** The number of answers before the base; 0 if the match begins with it. */
  readonly answeredEarlier?: number;
  /** The number of first answers that no undo takes back; default: none. */
  readonly settled?: number;
}

/** The state after set-up and the step that begins a match. */
export function setUp<S extends State, C>(game: Game<S, unknown, C>, setting: Setting<C>, seed: string): S {
  const random = randomStream(seed);
  const umpire = new RolloutUmpire({ random }, setting.components, () => {
    throw new Error(`The set-up of ${game.id} asks a question.`);
  });
  return game.setup(setting, random, umpire);
}

/**
 * A running match: the plain data `{base, cursor, answers, history}` and everything derived from it. Each answer reruns
 * the current step from its base, so only its answers are stored.
 */
export class Match<S extends State = State, V = unknown, C = unknown> {
  /** The state in which the step under the cursor began; never written to. */
  base: S;
  /** The current step; null when the game is over. */
  cursor: string | null;
  /** The answers of the current step. */
  answers: Answer[] = [];
  /** The finished steps, oldest first. */
  history: Stage<S>[] = [];
  private run!: StepRun<S>;
  private earlier: (() => Stage<S>[]) | undefined;
  private foresight: Foresight | undefined;
  /** The number of answers before the current step. */
  private answeredBefore: number;

  /**
   * @param base the state to continue from; it is kept and never written to
   * @param cursor the step that begins there; default: the result of `next`
   */
  constructor(
    readonly game: Game<S, V, C>,
    readonly setting: Setting<C>,
    base: S,
    private readonly options: MatchOptions<S> = {},
    cursor: string | null = game.next(base),
  ) {
    this.base = base;
    this.cursor = cursor;
    this.earlier = options.earlier;
    this.answeredBefore = options.answeredEarlier ?? 0;
    this.begin();
    this.advance();
  }

  /** The state at the open questions. Only the engine and its tools may read it; everyone else gets a view. */
  get state(): S {
    return this.run.draft;
  }

  /** The open questions; empty when the game is over. */
  get open(): readonly Question[] {
    return this.run.open;
  }

  get over(): boolean {
    return this.cursor === null;
  }

  /** The number of answers, without undone ones. */
  get answered(): number {
    return this.answeredBefore + this.answers.length;
  }

  /** Whether the open questions are those of a sealed or simultaneous decision. */
  get isSealed(): boolean {
    return this.run.isSealed;
  }

  /** The open question of a seat, if it has one. */
  questionOf(seat: Seat): Question | undefined {
    return this.run.open.find((question) => question.seat === seat);
  }

  /** All that a seat may know now; null is a spectator. */
  view(seat: Seat | null): V {
    return this.game.view(this.run.draft, seat, this.setting, this.sealedOf(seat));
  }

  /** This seat's answers in a decision that is still sealed. */
  sealedOf(seat: Seat | null): readonly Answer[] {
    return this.run.sealed.filter((answer) => answer.seat === seat);
  }

  /** All seats' answers in a decision that is still sealed, in the order of answering. Only for the kernel. */
  get sealed(): readonly Answer[] {
    return this.run.sealed;
  }

  /** The answers of the step under way, without the others' answers in a decision that is still sealed. */
  answersKnownTo(seat: Seat): readonly Answer[] {
    const { sealed } = this.run;
    if (sealed.length === 0) return this.answers;
    return [...this.answers.slice(0, this.answers.length - sealed.length), ...this.sealedOf(seat)];
  }

  /** The log of the step under way. */
  get stepLog(): readonly LogEntry[] {
    return this.run.log;
  }

  /** The log, oldest first, back to where the match was resumed, or with `deep` to its beginning. */
  log(deep = false): LogEntry[] {
    if (deep) this.recallEarlier();
    const entries: LogEntry[] = [];
    for (const stage of this.history) entries.push(...stage.log);
    entries.push(...this.run.log);
    return entries;
  }

  /** The public figures at the beginning, at the end of each finished round, and now, for plots over the rounds. */
  chronicle(): Chapter[] {
    this.recallEarlier();
    const bases = [...this.history.map((stage) => stage.base), this.base];
    return chronicleOf(this.game, this.setting, bases, this.state, this.over);
  }

  /**
   * Answers the open question of a seat.
   * @returns the reason if it is refused, with nothing changed; undefined if it is accepted
   */
  answer(seat: Seat, value: unknown, forced = false): Barred | undefined {
    const question = this.questionOf(seat);
    if (question === undefined) return { option: String(value), because: 'not-your-turn', rule: '' };
    const taken = takenAs(question, value);
    const refused = refusal(question, taken);
    if (refused !== undefined) return refused;
    this.accept(answerTo(question, taken as Value, forced, value as Value));
    return undefined;
  }

  /**
   * Replays a recorded answer.
   * @throws Divergence if it does not belong to an open question; the match is then unchanged
   */
  replay(answer: Answer): void {
    const question = this.questionOf(answer.seat);
    const here = this.answers.length;
    if (question === undefined) {
      throw new Divergence(fileWords().answerNotAsked(answer.seat, answer.ask), here);
    }
    this.accept(answer);
  }

  /**
   * Plays ahead, across steps, while `foresight` knows the next answer. Each step then runs once for all its answers
   * instead of once per answer. The question must offer what `foresight` returns.
   * @throws Divergence if it does not; the match is then unchanged
   */
  goOn(foresight: Foresight): void {
    if (this.over) return;
    this.foresight = foresight;
    try {
      this.change(() => this.begin());
    } finally {
      this.foresight = undefined;
    }
  }

  private accept(answer: Answer): void {
    this.change(() => {
      this.answers = [...this.answers, answer];
      this.begin();
    });
  }

  /** Changes the match and advances it, or throws and leaves everything unchanged. */
  private change(act: () => void): void {
    const { base, cursor, answers, history, run, answeredBefore } = this;
    const finished = history.length;
    try {
      act();
      this.advance();
    } catch (thrown) {
      history.length = finished;
      Object.assign(this, { base, cursor, answers, history, run, answeredBefore });
      throw thrown;
    }
  }

  private runCursor(): StepRun<S> {
    const cursor = this.cursor as string;
    const { game, setting, base, foresight } = this;
    const run = runStep(game, setting, base, cursor, this.answers, foresight && { foresight });
    const answers = [...run.answers];
    this.answers = answers;
    if (run.used < answers.length) {
      throw new Divergence(fileWords().stepEndedEarly(String(cursor)), run.used);
    }
    if (this.options.verify === true && !runsAlike(run, game, setting, base, cursor, answers)) {
      throw new Error(`The step ${cursor} gave two different results.`);
    }
    return run;
  }

  /** Runs steps until one asks a question or the game is over. If no step fails, it then reports the finished steps. */
  private advance(): void {
    const ended: (() => void)[] = [];
    while (this.cursor !== null && this.run.open.length === 0) {
      const { run } = this;
      const after = run.draft;
      const stage = new FinishedStage(this.cursor, this.base, this.answers, run);
      const nextStep = this.game.next(after);
      this.history.push(stage);
      this.base = after;
      this.answeredBefore += stage.answers.length;
      this.answers = [];
      this.cursor = nextStep;
      ended.push(() => this.options.onStepEnd?.(stage, after, nextStep));
      this.begin();
    }
    for (const tell of ended) tell();
  }

  /**
   * Carries out `act` and takes back everything that it did, so that its consequences are known before they happen.
   * @returns what `act` returned
   */
  trial<T>(act: () => T): T {
    const { base, cursor, answers, history, run, answeredBefore } = this;
    this.history = [...history];
    try {
      return act();
    } finally {
      Object.assign(this, { base, cursor, answers, history, run, answeredBefore });
    }
  }

  /** Runs the step under the cursor; does nothing if the game is over. */
  private begin(): void {
    this.run =
      this.cursor === null
        ? {
            draft: this.base,
            open: [],
            answers: [],
            log: [],
            barriers: [],
            used: 0,
            sealed: [],
            isSealed: false,
            drawn: [],
            undrawn: [],
          }
        : this.runCursor();
  }

  /**
   * What undo would take back: all answers from the last unforced one that satisfies `isOwn`; null if there is none, or
   * if it is settled.
   * @param reader the seat that is told; default: the kernel, which may know everything
   */
  undoOutlook(isOwn: (answer: Answer) => boolean = () => true, reader?: Seat): UndoOutlook | null {
    const { settled = 0 } = this.options;
    return undoOutlookOf(this.stagesBackward(), this.answered - settled, isOwn, reader);
  }

  /**
   * Undoes the last `count` answers, across steps. Chance is rolled back with the state.
   * @throws RangeError if the match has fewer answers
   */
  undo(count: number): void {
    if (!Number.isInteger(count) || count < 0) throw new RangeError(`${count} answers cannot be undone.`);
    this.recall(count);
    this.change(() => this.goBack(count));
  }

  /** The last `count` answers, oldest first. */
  lastAnswers(count: number): readonly Answer[] {
    if (count === 0) return [];
    this.recall(count);
    const earlier = count > this.answers.length ? this.history.flatMap((stage) => stage.answers) : [];
    return [...earlier, ...this.answers].slice(-count);
  }

  /** Fetches the stages before the base, if the last `count` answers reach beyond it. */
  recall(count: number): void {
    const known = this.history.reduce((sum, stage) => sum + stage.answers.length, this.answers.length);
    if (count > known) this.recallEarlier();
  }

  private goBack(count: number): void {
    const history = [...this.history];
    let left = count;
    while (left > this.answers.length) {
      left -= this.answers.length;
      const stage = history.pop();
      if (stage === undefined) throw new RangeError('The match has no more answers to undo.');
      this.base = stage.base;
      this.cursor = stage.step;
      this.answers = [...stage.answers];
      this.answeredBefore -= stage.answers.length;
    }
    this.history = history;
    this.answers = this.answers.slice(0, this.answers.length - left);
    this.begin();
  }

  private *stagesBackward(): Generator<Pick<Stage<S>, 'answers' | 'barriers'>> {
    yield { answers: this.answers, barriers: this.run.barriers };
    for (let index = this.history.length - 1; index >= 0; index -= 1) yield elementAt(this.history, index);
    const before = this.recallEarlier();
    for (let index = before.length - 1; index >= 0; index -= 1) yield elementAt(before, index);
  }

  /** Prepends the stages before the base to the history, if they are known. */
  private recallEarlier(): readonly Stage<S>[] {
    const stages = this.earlier?.() ?? [];
    this.earlier = undefined;
    this.history.unshift(...stages);
    return stages;
  }
}

/** A setting with the defaults of all options; default components: the shipped ones. */
export function settingOf<C>(
  game: Pick<Game<State, unknown, C>, 'options' | 'components'>,
  players: number,
  options: Options = {},
  sourced: unknown = game.components.sourced,
): Setting<C> {
  return { players, options: fullOptions(game, options), components: game.components.read(sourced) };
}
