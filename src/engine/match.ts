import { answerTo, type Answer } from './answer.ts';
import type { Game, Options, Setting, State } from './game.ts';
import { refusal, type Barred, type Question, type Seat } from './question.ts';
import { randomStream } from './random.ts';
import { runSignature, runStep, type StepRun } from './run-step.ts';
import { Divergence } from './stop.ts';
import type { LogEntry } from './umpire.ts';
import { RolloutUmpire, type Barrier } from './umpires.ts';

/** A finished step: enough to go back into it. */
export interface Stage<S> {
  readonly step: string;
  /** The state in which the step began; never written to. */
  readonly base: S;
  readonly answers: readonly Answer[];
  readonly barriers: readonly Barrier[];
  readonly log: readonly LogEntry[];
}

/** What happens behind the last answer that an undo would take back. */
export interface UndoOutlook {
  /** How many answers would be dropped. */
  readonly answers: number;
  /** What was drawn or revealed since; empty where undo is free. */
  readonly revealed: readonly string[];
}

/** Told when a step ends, with the state that follows it. */
export type StepListener<S> = (stage: Stage<S>, after: S, nextStep: string | null) => void;

export interface MatchOptions<S> {
  /** Run every step twice and compare: for tests and development. */
  readonly verify?: boolean;
  readonly onStepEnd?: StepListener<S>;
  /** The stages before the base, when somebody goes back behind it; absent where they are not known. */
  readonly earlier?: () => Stage<S>[];
}

/** The state after set-up and the step that begins a match. */
export function setUp<S extends State, C>(game: Game<S, unknown, C>, setting: Setting<C>, seed: string): S {
  const random = randomStream(seed);
  const umpire = new RolloutUmpire({ random }, setting.components, () => {
    throw new Error(`The set-up of ${game.id} asks a question.`);
  });
  return game.setup(setting, random, umpire);
}

/** Every option of a game: what was chosen, and the defaults for the rest. */
export function fullOptions(game: Pick<Game, 'options'>, chosen: Options = {}): Options {
  const options: Record<string, Options[string]> = {};
  for (const spec of game.options) options[spec.name] = chosen[spec.name] ?? spec.default;
  return options;
}

/**
 * A running match: plain data `{base, cursor, answers, history}` and what follows from it. A step under way is run
 * anew from its base for every answer, so that nothing but answers is ever kept of it.
 */
export class Match<S extends State = State, V = unknown, C = unknown> {
  /** The state in which the step under the cursor began; never written to. */
  base: S;
  /** The step under way; null when the game is over. */
  cursor: string | null;
  /** The answers of the step under way. */
  answers: Answer[] = [];
  /** The finished steps, oldest first. */
  history: Stage<S>[] = [];
  private run!: StepRun<S>;
  private earlier: (() => Stage<S>[]) | undefined;

  /**
   * @param base the state to go on from; it is kept and never written to
   * @param cursor the step that begins there; what `next` says unless given
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
    this.begin();
    this.advance();
  }

  /** The state as it stands at the open questions. For the kernel and its tools: everyone else gets a view. */
  get state(): S {
    return this.run.draft;
  }

  /** The questions that are open now; empty when the game is over. */
  get open(): readonly Question[] {
    return this.run.open;
  }

  get over(): boolean {
    return this.cursor === null;
  }

  /** How many answers the match has had, taken-back ones not counted. */
  get answered(): number {
    let count = this.answers.length;
    for (const stage of this.history) count += stage.answers.length;
    return count;
  }

  /** The open question of a seat, if it has one. */
  questionOf(seat: Seat): Question | undefined {
    return this.run.open.find((question) => question.seat === seat);
  }

  /** All that a seat may know now; null is a spectator. */
  view(seat: Seat | null): V {
    return this.game.view(this.run.draft, seat, this.setting, this.sealedOf(seat));
  }

  /** What this seat has answered in a decision that is still sealed. */
  sealedOf(seat: Seat | null): readonly Answer[] {
    return this.run.sealed.filter((answer) => answer.seat === seat);
  }

  /** The log of the step under way. */
  get stepLog(): readonly LogEntry[] {
    return this.run.log;
  }

  /** The whole log, oldest first, back to where the match was picked up (`deep`: to its beginning). */
  log(deep = false): LogEntry[] {
    if (deep) this.recallEarlier();
    const entries: LogEntry[] = [];
    for (const stage of this.history) entries.push(...stage.log);
    entries.push(...this.run.log);
    return entries;
  }

  /**
   * Answers the open question of a seat.
   * @returns why it is refused, and then nothing has changed; undefined where it is accepted
   */
  answer(seat: Seat, value: unknown, forced = false): Barred | undefined {
    const question = this.questionOf(seat);
    if (question === undefined) return { option: String(value), because: 'not-your-turn', rule: '' };
    const refused = refusal(question, value);
    if (refused !== undefined) return refused;
    this.accept(answerTo(question, value as Answer['value'], forced));
    return undefined;
  }

  /**
   * Takes over a recorded answer.
   * @throws Divergence where it does not belong to an open question; the match is then as before
   */
  replay(answer: Answer): void {
    const question = this.questionOf(answer.seat);
    const here = this.answers.length;
    if (question === undefined) {
      throw new Divergence(`Seat ${answer.seat} has an answer on record (${answer.ask}), but is not asked.`, here);
    }
    this.accept(answer);
  }

  private accept(answer: Answer): void {
    const before = this.answers;
    this.answers = [...before, answer];
    let run: StepRun<S>;
    try {
      run = this.runCursor();
    } catch (thrown) {
      this.answers = before;
      throw thrown;
    }
    this.run = run;
    this.advance();
  }

  private runCursor(): StepRun<S> {
    const cursor = this.cursor as string;
    const run = runStep(this.game, this.setting, this.base, cursor, this.answers);
    if (run.used < this.answers.length) {
      throw new Divergence(`The step ${cursor} ended before all of its answers on record.`, run.used);
    }
    if (this.options.verify === true) {
      const again = runStep(this.game, this.setting, this.base, cursor, this.answers);
      if (runSignature(run) !== runSignature(again)) throw new Error(`The step ${cursor} did not run alike twice.`);
    }
    return run;
  }

  /** Goes on from step to step until one asks or the game is over. */
  private advance(): void {
    while (this.cursor !== null && this.run.open.length === 0) {
      const stage: Stage<S> = {
        step: this.cursor,
        base: this.base,
        answers: this.answers,
        barriers: this.run.barriers,
        log: this.run.log,
      };
      this.history.push(stage);
      this.base = this.run.draft;
      this.answers = [];
      this.cursor = this.game.next(this.base);
      this.options.onStepEnd?.(stage, this.base, this.cursor);
      this.begin();
    }
  }

  /** Runs the step under the cursor, or stands still where the game is over. */
  private begin(): void {
    this.run =
      this.cursor === null
        ? { draft: this.base, open: [], log: [], barriers: [], used: 0, sealed: [] }
        : this.runCursor();
  }

  /** What undo would take back: the last answers down to and with the last that was not forced and fits `isOwn`. */
  undoOutlook(isOwn: (answer: Answer) => boolean = () => true): UndoOutlook | null {
    const revealed: string[] = [];
    let dropped = 0;
    for (const { answers, barriers } of this.stagesBackward()) {
      for (let index = answers.length - 1; index >= 0; index -= 1) {
        dropped += 1;
        for (const barrier of barriers) if (barrier.after === index + 1) revealed.push(barrier.what);
        const answer = answers[index] as Answer;
        if (answer.forced !== true && isOwn(answer)) return { answers: dropped, revealed: [...new Set(revealed)] };
      }
      for (const barrier of barriers) if (barrier.after === 0) revealed.push(barrier.what);
    }
    return null;
  }

  /**
   * Takes back the last `count` answers, across steps. Chance rolls back with the state.
   * @throws RangeError where the match has fewer answers
   */
  undo(count: number): void {
    let left = count;
    let { base, cursor, answers } = { base: this.base, cursor: this.cursor, answers: this.answers as readonly Answer[] };
    const history = [...this.history];
    while (left > answers.length) {
      left -= answers.length;
      if (history.length === 0) history.push(...this.takeEarlier());
      const stage = history.pop();
      if (stage === undefined) throw new RangeError('The match has no more answers to take back.');
      base = stage.base;
      cursor = stage.step;
      answers = stage.answers;
    }
    this.history = history;
    this.base = base;
    this.cursor = cursor;
    this.answers = answers.slice(0, answers.length - left);
    this.begin();
    this.advance();
  }

  private *stagesBackward(): Generator<Pick<Stage<S>, 'answers' | 'barriers'>> {
    yield { answers: this.answers, barriers: this.run.barriers };
    for (let index = this.history.length - 1; index >= 0; index -= 1) yield this.history[index] as Stage<S>;
    const before = this.takeEarlier();
    this.history.unshift(...before);
    for (let index = before.length - 1; index >= 0; index -= 1) yield before[index] as Stage<S>;
  }

  private recallEarlier(): void {
    this.history.unshift(...this.takeEarlier());
  }

  private takeEarlier(): Stage<S>[] {
    const earlier = this.earlier;
    this.earlier = undefined;
    return earlier?.() ?? [];
  }
}

/** Options with defaults, components as shipped unless given. */
export function settingOf<C>(
  game: Pick<Game<State, unknown, C>, 'options' | 'components'>,
  players: number,
  options: Options = {},
  sourced: unknown = game.components.sourced,
): Setting<C> {
  return { players, options: fullOptions(game, options), components: game.components.read(sourced) };
}
