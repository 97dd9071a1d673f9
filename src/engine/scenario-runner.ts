import { type Answer, answerTo } from './answer.ts';
import { clonePlain } from './clone.ts';
import { digest } from './digest.ts';
import { Refused, type StepRunner } from './events.ts';
import type { Game, Setting, State } from './game.ts';
import { type Barred, offers, type Question, refusal, type Seat, takenAs, type Value } from './question.ts';
import { runStep, type StepRun } from './run-step.ts';
import type { LogEntry } from './umpire.ts';
import type { FixedDraw } from './umpires.ts';

interface Mark<S> {
  readonly step: string | null;
  readonly base: S;
  readonly answers: readonly Answer[];
  readonly fixedDraws: readonly FixedDraw[];
  readonly finished: readonly Logged[];
}

/** Something with a log, which a run writes when it is first read. */
type Logged = Pick<StepRun<unknown>, 'log'>;

/** Plays single steps on a position, in any order, without advancing to the next step by itself. */
export class ScenarioRunner<S extends State, V, C> implements StepRunner<S, C> {
  step: string | null = null;
  viewer?: Seat | null;
  private base: S;
  private answers: readonly Answer[] = [];
  private fixedDraws: readonly FixedDraw[] = [];
  private run: StepRun<S> | null = null;
  /** The runs of the finished steps. Most scenarios never read their logs, so these stay unwritten. */
  private finished: readonly Logged[] = [];

  constructor(
    private readonly game: Game<S, V, C>,
    readonly setting: Setting<C>,
    state: S,
  ) {
    this.base = state;
  }

  get state(): S {
    return this.run === null ? this.base : this.run.draft;
  }

  get open(): readonly Question[] {
    return this.run === null ? [] : this.run.open;
  }

  /** This seat's answers in a decision that is still sealed. */
  sealedOf(seat: Seat | null): readonly Answer[] {
    return this.run === null ? [] : this.run.sealed.filter((answer) => answer.seat === seat);
  }

  get log(): readonly LogEntry[] {
    const runs = this.run === null ? this.finished : [...this.finished, this.run];
    return runs.flatMap(({ log }) => log);
  }

  begin(step: string, fixedDraws: readonly FixedDraw[] = []): void {
    this.drop();
    this.step = step;
    this.fixedDraws = fixedDraws;
    this.go();
  }

  goOn(): void {
    for (let next = this.nextStep; next !== null && this.open.length === 0; next = this.nextStep)
      this.begin(next);
  }

  private get nextStep(): string | null {
    return this.step === null ? this.game.next(this.base) : null;
  }

  drop(): void {
    if (this.run !== null) this.finished = [...this.finished, this.run];
    this.base = this.state;
    this.step = null;
    this.run = null;
    this.answers = [];
    this.fixedDraws = [];
  }

  answer(seat: Seat, value: unknown): void {
    const question = this.open.find((open) => open.seat === seat);
    if (question === undefined)
      throw new Refused({ option: String(value), because: 'not-your-turn', rule: '' }, seat);
    const taken = takenAs(question, value);
    if (!offers(question, taken)) {
      const before = digest(this.state);
      const refused = refusal(question, taken) as Barred;
      if (digest(this.state) !== before)
        throw new Error(`The refusal of ${question.ask} changed the position.`);
      throw new Refused(refused, seat);
    }
    this.answers = [...this.answers, answerTo(question, taken, false, value as Value)];
    this.go();
  }

  mark(): Mark<S> {
    return {
      step: this.step,
      base: clonePlain(this.base),
      answers: this.answers,
      fixedDraws: this.fixedDraws,
      finished: this.finished,
    };
  }

  rewind(mark: unknown): void {
    const to = mark as Mark<S>;
    this.step = to.step;
    this.base = clonePlain(to.base);
    this.answers = to.answers;
    this.fixedDraws = to.fixedDraws;
    this.finished = to.finished;
    this.run = null;
    if (this.step !== null) this.go();
  }

  private go(): void {
    const run = runStep(this.game, this.setting, this.base, this.step as string, this.answers, {
      fixedDraws: this.fixedDraws,
    });
    this.run = run;
    if (run.open.length > 0) return;
    this.drop();
  }
}
