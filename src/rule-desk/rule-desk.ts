import { type Answer, answerTo } from '../engine/answer.ts';
import { Branch } from '../engine/branch.ts';
import { forecastOf } from '../engine/forecast.ts';
import type { Outcome, Setting, State } from '../engine/game.ts';
import { inquiryOf, type Posed, posedOf } from '../engine/posed.ts';
import type { Given } from '../engine/position.ts';
import {
  type Barred,
  offers,
  type Question,
  refusal,
  type Seat,
  takenAs,
  type Value,
} from '../engine/question.ts';
import { runStep, type StepRun } from '../engine/run-step.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { AnyGame } from '../games/index.ts';
import { AdviserDesk, type HintInMaking, type HintListener } from '../table/adviser-desk.ts';
import { ReadingSeat } from '../table/reading-seat.ts';
import { matchAt } from '../table/thought.ts';
import {
  type Answering,
  DeskError,
  type DeskEvent,
  type Recorded,
  type Refusal,
  type Tried,
} from './desk-acts.ts';
import { patched } from './patched.ts';

/** A point of a rule-checking session: immutable plain data, so that the session can return to any earlier one. */
interface Place {
  readonly setting: Setting;
  readonly base: State;
  readonly step: string | null;
  readonly answers: readonly Answer[];
  readonly draws: readonly number[];
  /** Whether the game goes on from step to step by itself; false after a step that was run by name. */
  readonly flows: boolean;
  /** The log of the finished steps. */
  readonly logged: readonly LogEntry[];
  /** The position from which the events lead here: the beginning, or the last time that a field was set. */
  readonly from: Given;
  readonly events: readonly DeskEvent[];
}

/** More steps in a row without a question than any of the games has. */
const ENDLESS = 1000;

/**
 * A position for checking rules: any seat's decision can be made, any step run, any field set, and everything undone
 * without limit.
 */
export class RuleDesk {
  private readonly past: Place[] = [];
  private current: Place;
  private readonly runs = new WeakMap<Place, StepRun<State>>();

  private readonly seats = new Map<Seat | null, ReadingSeat>();
  /** Cards of a position and figures that were set are known to this thread alone. */
  private readonly adviser = new AdviserDesk();

  /** A session that goes on from a point of a match. */
  static goingOnFrom(branch: Branch, game: AnyGame, setUpAnew: (setting: Setting) => State): RuleDesk {
    return new RuleDesk(game, Branch.pointOf(branch), setUpAnew);
  }

  /** @param place where to begin; between two steps, the game goes on to the next question */
  constructor(
    readonly game: AnyGame,
    place: Pick<Place, 'setting' | 'base' | 'step' | 'answers'>,
    private readonly setUpAnew: (setting: Setting) => State,
  ) {
    const { setting, base } = place;
    const begun: Place = {
      ...place,
      draws: [],
      flows: true,
      logged: [],
      from: game.position.print(base, setting),
      events: [
        ...(place.step === null ? [] : [{ begin: place.step }]),
        ...place.answers.map(({ seat, ask, value }) => ({ seat, ask, answer: value })),
      ],
    };
    this.current = begun;
    if (begun.step === null) this.current = this.settled(() => this.flowOn(begun), begun);
  }

  get setting(): Setting {
    return this.current.setting;
  }

  /** The round of the game: a generation, a round, a turn. */
  get round(): number {
    return this.game.round(this.state);
  }

  /** What was done since the beginning, or since a field was last set. */
  get recorded(): Recorded {
    const { from, events } = this.current;
    return { from, events };
  }

  /** What is asked now, of whichever seats. */
  get open(): readonly Posed[] {
    return this.openAt(this.current).map((question) => this.posedAt(this.current, question));
  }

  /**
   * A seat of the position; null is a spectator's. The person at the desk may sit at every one of them.
   * @throws RangeError where there is no such seat
   */
  seatAt(seat: Seat | null): ReadingSeat {
    let found = this.seats.get(seat);
    if (found === undefined) {
      if (seat !== null && (seat < 0 || seat >= this.setting.players))
        throw new RangeError(`There is no seat ${seat}.`);
      found = new ReadingSeat(seat, {
        question: () => this.openAt(this.current).find((open) => open.seat === seat),
        isSealed: () => this.current.step !== null && this.run(this.current).isSealed,
        view: () => this.viewOf(seat),
        explain: (effects, question, option) =>
          this.game.explain?.(effects, {
            question,
            option,
            view: this.viewOf(question.seat),
            setting: this.setting,
          }) ?? effects,
        outcome: () => this.outcome(),
        forecast: () => {
          const { setting, step } = this.current;
          return forecastOf(this.game, setting, { state: this.state, step }, seat);
        },
        hint: (posed, listener) => this.hintOn(posed, listener),
        log: () => this.log,
      });
      this.seats.set(seat, found);
    }
    return found;
  }

  /** What a hard bot would answer to an open question; null where the step was run with given draws. */
  private hintOn(posed: Posed, listener: HintListener): HintInMaking | null {
    const { setting, base, step, answers, draws } = this.current;
    if (step === null || draws.length > 0) return null;
    const match = matchAt(this.game, setting, { base, step, answers });
    return this.adviser.hint(match, posed.seat, posed, listener);
  }

  /** The answers that a seat has given to the same question just before, in the step under way. */
  pickedBy(seat: Seat, ask: string): readonly Value[] {
    const { answers } = this.current;
    const other = answers.findLastIndex((answer) => answer.seat !== seat || answer.ask !== ask);
    return answers.slice(other + 1).map(({ value }) => value);
  }

  private get state(): State {
    return this.stateOf(this.current);
  }

  /** The step under way; null between two steps. */
  get step(): string | null {
    return this.current.step;
  }

  /** The step that the rules would run next, where none is under way; null where the game is over. */
  get nextStep(): string | null {
    return this.current.step === null ? this.game.next(this.current.base) : null;
  }

  get over(): boolean {
    return this.current.step === null && this.nextStep === null;
  }

  /** How many acts can be undone. */
  get done(): number {
    return this.past.length;
  }

  /** The log since the beginning, or since a field was last set. */
  get log(): readonly LogEntry[] {
    return this.logOf(this.current);
  }

  private viewOf(seat: Seat | null): unknown {
    const { step, setting } = this.current;
    const sealed =
      step === null ? [] : this.run(this.current).sealed.filter((answer) => answer.seat === seat);
    return this.game.view(this.state, seat, setting, sealed);
  }

  outcome(): Outcome {
    return this.game.outcome(this.state, this.setting);
  }

  /** The position in the words of scenarios: everything, secrets included. */
  position(): Record<string, unknown> {
    return this.game.position.print(this.state, this.setting);
  }

  /** What was logged on the way to a place. */
  private logOf(place: Place): readonly LogEntry[] {
    return place.step === null ? place.logged : [...place.logged, ...this.run(place).log];
  }

  /**
   * Gives answers, all of them or none. After several picks `done` is added where it is still to be said.
   * @returns why one is refused
   * @throws DeskError where the rules cannot go on on this position
   */
  answer(answering: Answering): Refusal | undefined {
    const reached = this.reachedBy(answering);
    if ('barred' in reached) return reached;
    this.goTo(reached);
    return undefined;
  }

  /**
   * Where answers would lead, without giving them.
   * @throws DeskError
   */
  tried(answering: Answering): Tried | Refusal {
    const reached = this.reachedBy(answering);
    if ('barred' in reached) return reached;
    const { setting } = reached;
    const state = this.stateOf(reached);
    return {
      position: this.game.position.print(state, setting),
      outcome: this.game.outcome(state, setting),
    };
  }

  private reachedBy({ seat, ask, words, meaning }: Answering): Place | Refusal {
    return this.settled<Place | Refusal>(() => {
      let place = this.current;
      let question: Question | undefined;
      let before: Value[] = [];
      for (const [index, word] of words.entries()) {
        const asked = this.openAt(place).find((open) => open.seat === seat);
        if (asked?.ask !== question?.ask) before = [];
        question = asked;
        const posed = question && this.posedAt(place, question);
        const about = inquiryOf(() => asked);
        const value = posed === undefined ? word : meaning(word, posed, about);
        if (question === undefined || (index === 0 && ask !== undefined && question.ask !== ask)) {
          const barred = { option: value, because: 'not-your-turn', rule: question?.rule ?? '' };
          return { barred, seat, question: posed, before };
        }
        const taken = takenAs(question, value);
        if (!offers(question, taken))
          return { barred: refusal(question, taken) as Barred, seat, question: posed, before };
        place = this.given(place, question, taken);
        before.push(taken);
      }
      const next = this.openAt(place).find((open) => open.seat === seat);
      const goesOn =
        words.length > 1 && next !== undefined && next.ask === question?.ask && offers(next, 'done');
      return goesOn ? this.given(place, next, 'done') : place;
    });
  }

  /** Records that an answer was refused, so that the scenario of this session says so. */
  noteRefusal({ seat, question, barred, before }: Refusal): void {
    if (question === undefined || barred.because === 'not-your-turn') return;
    const answer = before.length === 0 ? barred.option : [...before, barred.option];
    const event = { seat, ask: question.ask, answer, refused: barred.because };
    this.current = { ...this.current, events: [...this.current.events, event] };
  }

  /**
   * Runs a step on the current position; open questions of another step are dropped.
   * @param name the step to run; default: the one that the rules run next, after which the game goes on
   * @throws DeskError where there is no such step, or it cannot be run on this position
   */
  begin(name?: string, draws: readonly number[] = []): void {
    const step = name ?? this.nextStep;
    if (step === null) {
      throw new DeskError(
        this.over ? 'The game is over.' : 'A step is running: answer its question, or name another step.',
      );
    }
    if (!Object.hasOwn(this.game.steps, step)) {
      throw new DeskError(
        `There is no step ${step}. The steps are ${Object.keys(this.game.steps).join(', ')}.`,
      );
    }
    const from = this.closed(this.current);
    this.goTo(this.settled(() => this.begun({ ...from, flows: name === undefined }, step, draws)));
  }

  /**
   * Sets a field of the position. Open questions are dropped, and the game goes on from there.
   * @param path keys and indexes in the words of positions
   * @throws PlaceError where the position cannot be; DeskError where the rules cannot go on on it
   */
  set(path: readonly (string | number)[], value: unknown): void {
    this.setUp(patched(this.position(), path, value));
  }

  /**
   * Sets up a whole position for the same players and options: what it does not give is as right after set-up.
   * @throws PlaceError where the position cannot be; DeskError where the rules cannot go on on it
   */
  setUp(given: Given): void {
    const { setting } = this.current;
    const placed = this.game.position.read(given, this.setUpAnew(setting), setting);
    const state = placed.state as State;
    const begun: Place = {
      setting: placed.setting,
      base: state,
      step: null,
      answers: [],
      draws: [],
      flows: true,
      logged: [],
      from: this.game.position.print(state, placed.setting),
      events: [],
    };
    this.goTo(this.settled(() => this.flowOn(begun), begun));
  }

  /** Undoes the last act, or the last few. @returns how many were undone */
  undo(times = 1): number {
    const count = Math.min(times, this.past.length);
    for (let index = 0; index < count; index += 1) this.current = this.past.pop() as Place;
    return count;
  }

  private goTo(place: Place): void {
    this.past.push(this.current);
    this.current = place;
  }

  private run(place: Place): StepRun<State> {
    let run = this.runs.get(place);
    if (run === undefined) {
      const { setting, base, step, answers, draws } = place;
      run = runStep<State, unknown>(this.game, setting, base, step as string, answers, { fixedDraws: draws });
      this.runs.set(place, run);
    }
    return run;
  }

  private stateOf(place: Place): State {
    return place.step === null ? place.base : this.run(place).draft;
  }

  private openAt(place: Place): readonly Question[] {
    return place.step === null ? [] : this.run(place).open;
  }

  private posedAt(place: Place, question: Question): Posed {
    return posedOf(question, place.step !== null && this.run(place).isSealed);
  }

  private given(place: Place, question: Question, value: Value): Place {
    const answer = answerTo(question, value);
    const event = { seat: question.seat, ask: question.ask, answer: answer.value };
    return this.flowOn({ ...place, answers: [...place.answers, answer], events: [...place.events, event] });
  }

  private begun(place: Place, step: string, draws: readonly number[] = []): Place {
    const event = draws.length === 0 ? { begin: step } : { begin: step, draws };
    return this.flowOn({ ...place, step, draws, events: [...place.events, event] });
  }

  /** The point between two steps: open questions are dropped, and the draft becomes the base. */
  private closed(place: Place): Place {
    if (place.step === null) return place;
    return {
      ...place,
      base: this.stateOf(place),
      step: null,
      answers: [],
      draws: [],
      logged: this.logOf(place),
    };
  }

  /** Ends a step that asks nothing more, and runs those that follow if the game goes on by itself. */
  private flowOn(place: Place): Place {
    let here = place;
    for (let steps = 0; steps < ENDLESS; steps += 1) {
      if (here.step !== null && this.run(here).open.length > 0) return here;
      here = this.closed(here);
      const next = this.game.next(here.base);
      if (next === null || !here.flows) return here;
      here = { ...here, step: next, events: [...here.events, { begin: next }] };
    }
    throw new DeskError('On this position the steps that follow never end.');
  }

  /** Runs `act`. If the rules cannot handle the position, they say so, and nothing has changed. */
  private settled<T>(act: () => T, otherwise?: T): T {
    try {
      return act();
    } catch (thrown) {
      if (otherwise !== undefined) return otherwise;
      if (!(thrown instanceof Error) || thrown instanceof DeskError) throw thrown;
      throw new DeskError(`The rules cannot go on from this position: ${thrown.message}`);
    }
  }
}
