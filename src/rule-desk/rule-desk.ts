import { Branch } from '../engine/branch.ts';
import { present } from '../engine/checked.ts';
import { forecastOf } from '../engine/forecast.ts';
import type { Outcome, Setting, State } from '../engine/game.ts';
import { ownOf } from '../engine/own.ts';
import type { Path } from '../engine/place.ts';
import { inquiryOf, type Posed } from '../engine/posed.ts';
import type { Given } from '../engine/position.ts';
import {
  type Barred,
  DONE,
  offers,
  type Question,
  refusal,
  type Seat,
  takenAs,
  type Value,
} from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { Face, FixedDraw } from '../engine/umpires.ts';
import type { AnyGame } from '../games/index.ts';
import { type HintInMaking, type HintListener, HintMaker } from '../table/hint-maker.ts';
import { entriesFrom } from '../table/readable-log.ts';
import { glanceAtQuestion, ReadingSeat } from '../table/reading-seat.ts';
import { matchAt } from '../table/thought.ts';
import { deskWords } from '../words/index.ts';
import { Course, type DeskPoint, isFace, withDraws } from './course.ts';
import {
  type Answering,
  DeskError,
  type FieldsReport,
  type Recorded,
  type Refusal,
  type Tried,
} from './desk-acts.ts';
import type { Edit } from './edits.ts';
import { fieldsSet } from './set-fields.ts';

/**
 * A position for checking rules: the user can decide for any seat, run any step, set any field, and undo everything.
 */
export class RuleDesk {
  private readonly past: DeskPoint[] = [];
  private current: DeskPoint;
  private readonly course: Course;

  private readonly seats = new Map<Seat | null, ReadingSeat>();
  /** Only this thread knows the cards of the position and the figures that were set. */
  private readonly adviser = new HintMaker();

  /** A session that continues from a point in a match. */
  static goingOnFrom(branch: Branch, game: AnyGame, setUpAnew: (setting: Setting) => State): RuleDesk {
    return new RuleDesk(game, Branch.pointOf(branch), setUpAnew);
  }

  /** @param point where to begin; between two steps, the game continues to the next question */
  constructor(
    readonly game: AnyGame,
    point: Pick<DeskPoint, 'setting' | 'base' | 'step' | 'answers'>,
    private readonly setUpAnew: (setting: Setting) => State,
  ) {
    this.course = new Course(game);
    const { setting, base } = point;
    const begun: DeskPoint = {
      ...point,
      draws: [],
      flows: true,
      logged: [],
      from: game.position.print(base, setting),
      named: [],
      rules: [],
      events: [
        ...(point.step === null ? [] : [{ begin: point.step }]),
        ...point.answers.map(({ seat, ask, value }) => ({ seat, ask, answer: value })),
      ],
    };
    this.current = begun;
    if (begun.step === null) this.current = this.settled(() => this.course.flowOn(begun), begun);
  }

  get setting(): Setting {
    return this.current.setting;
  }

  /** The current round, in the game's own unit: a generation, a round, a turn. */
  get round(): number {
    return this.game.round(this.state);
  }

  /** The acts since the session began, or since a field was last set. */
  get recorded(): Recorded {
    const { setting, base, from, named, rules, step, answers, draws } = this.current;
    const events = step === null ? this.current.events : withDraws(this.current.events, draws);
    const position = this.position();
    const isOnlyAsked =
      step !== null && answers.length === 0 && draws.length === 0 && 'begin' in (events.at(-1) ?? {});
    const settled =
      isOnlyAsked && events.length > 1
        ? { events: events.slice(0, -1), position: this.game.position.print(base, setting) }
        : { events, position };
    return { from, named, events, position, settled, rules };
  }

  /** The open questions of all seats. */
  get open(): readonly Posed[] {
    return this.course.openAt(this.current).map((question) => this.course.posedAt(this.current, question));
  }

  /**
   * A seat of the position; null is a spectator. The person at the desk may take any of them.
   * @throws RangeError if there is no such seat
   */
  seatAt(seat: Seat | null): ReadingSeat {
    let found = this.seats.get(seat);
    if (found === undefined) {
      if (seat !== null && (seat < 0 || seat >= this.setting.players))
        throw new RangeError(`There is no seat ${seat}.`);
      found = new ReadingSeat(seat, {
        ...glanceAtQuestion({
          game: this.game,
          setting: () => this.setting,
          question: () => this.course.openAt(this.current).find((open) => open.seat === seat),
          isSealed: () => this.current.step !== null && this.course.run(this.current).isSealed,
          viewOf: (asked) => this.viewOf(asked),
        }),
        view: () => this.viewOf(seat),
        outcome: () => this.outcome(),
        forecast: () => {
          const { setting, step } = this.current;
          return forecastOf(this.game, setting, { state: this.state, step }, seat);
        },
        hint: (posed, listener) => this.hintOn(posed, listener),
        log: (from) => entriesFrom(this.log, from),
      });
      this.seats.set(seat, found);
    }
    return found;
  }

  /** The hard bot's answer to an open question; null if the step was run with given draws. */
  private hintOn(posed: Posed, listener: HintListener): HintInMaking | null {
    const { setting, base, step, answers } = this.current;
    // A bot may not know future draws, and the search cannot reproduce draws that were set by hand.
    if (step === null || this.course.run(this.current).undrawn.length < this.current.draws.length)
      return null;
    const match = matchAt(this.game, setting, { base, step, answers });
    return this.adviser.hint(match, posed.seat, posed, listener);
  }

  /** The answers that a seat has just given to the same question in the current step. */
  pickedBy(seat: Seat, ask: string): readonly Value[] {
    const { answers } = this.current;
    const other = answers.findLastIndex((answer) => answer.seat !== seat || answer.ask !== ask);
    return answers.slice(other + 1).map(({ value }) => value);
  }

  private get state(): State {
    return this.course.stateOf(this.current);
  }

  /** The current step; null between two steps. */
  get step(): string | null {
    return this.current.step;
  }

  /** The step that the rules would run next if none is running; null if the game is over. */
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

  /** The log since the session began, or since a field was last set. */
  get log(): readonly LogEntry[] {
    return this.course.logOf(this.current);
  }

  private viewOf(seat: Seat | null): unknown {
    const { step, setting } = this.current;
    const sealed =
      step === null ? [] : this.course.run(this.current).sealed.filter((answer) => answer.seat === seat);
    return this.game.view(this.state, seat, setting, sealed);
  }

  outcome(): Outcome {
    return this.game.outcome(this.state, this.setting);
  }

  /** The whole position in the scenarios' words, secrets included. */
  position(): Record<string, unknown> {
    return this.game.position.print(this.state, this.setting);
  }

  /**
   * Gives all of the answers or none. After several picks, `done` is added if the question still needs it.
   * @returns why one is refused
   * @throws DeskError if the rules cannot continue from this position
   */
  answer(answering: Answering): Refusal | undefined {
    const reached = this.reachedBy(answering);
    if ('barred' in reached) return reached;
    this.goTo(reached);
    return undefined;
  }

  /**
   * The position to which answers would lead, without giving them.
   * @throws DeskError
   */
  tried(answering: Answering): Tried | Refusal {
    const reached = this.reachedBy(answering);
    if ('barred' in reached) return reached;
    const { setting } = reached;
    const state = this.course.stateOf(reached);
    return {
      position: this.game.position.print(state, setting),
      outcome: this.game.outcome(state, setting),
    };
  }

  private reachedBy({ seat, ask, words, meaning }: Answering): DeskPoint | Refusal {
    return this.settled<DeskPoint | Refusal>(() => {
      let point = this.current;
      let question: Question | undefined;
      let before: Value[] = [];
      for (const [index, word] of words.entries()) {
        const asked = this.course.openAt(point).find((open) => open.seat === seat);
        if (asked?.ask !== question?.ask) before = [];
        question = asked;
        const posed = question && this.course.posedAt(point, question);
        const about = inquiryOf(() => asked);
        const value = posed === undefined ? word : meaning(word, posed, about);
        if (question === undefined || (index === 0 && ask !== undefined && question.ask !== ask)) {
          const barred = { option: value, because: 'not-your-turn', rule: question?.rule ?? '' };
          return { barred, seat, question: posed, before };
        }
        const taken = takenAs(question, value);
        if (!offers(question, taken))
          return { barred: refusal(question, taken) as Barred, seat, question: posed, before };
        point = this.course.given(point, question, taken);
        before.push(taken);
      }
      const next = this.course.openAt(point).find((open) => open.seat === seat);
      const goesOn =
        words.length > 1 && next !== undefined && next.ask === question?.ask && offers(next, DONE);
      return goesOn ? this.course.given(point, next, DONE) : point;
    });
  }

  /** Records that an answer was refused, for the scenario of this session. */
  noteRefusal({ seat, question, barred, before }: Refusal): void {
    if (question === undefined || barred.because === 'not-your-turn') return;
    const answer = before.length === 0 ? barred.option : [...before, barred.option];
    const event = { seat, ask: question.ask, answer, refused: barred.because };
    const { events, rules } = this.current;
    this.current = { ...this.current, events: [...events, event], rules: [...rules, barred.rule] };
  }

  /**
   * Runs a step on the current position; open questions of another step are dropped.
   * @param name the step to run; default: the one that the rules run next, after which the game continues automatically
   * @throws DeskError if there is no such step, or it cannot be run from this position
   */
  begin(name?: string, draws: readonly FixedDraw[] = []): void {
    const step = name ?? this.nextStep;
    if (step === null) {
      throw new DeskError(this.over ? deskWords().gameOver : deskWords().stepRunning);
    }
    if (!Object.hasOwn(this.game.steps, step)) {
      throw new DeskError(deskWords().noSuchStep(step, Object.keys(this.game.steps).join(', ')));
    }
    const closed = this.course.closed(this.current);
    // Until somebody decides something, what the rules did automatically is part of the position.
    const isUntouched = closed.events.every((event) => 'begin' in event && event.draws === undefined);
    const begun =
      name === undefined || !isUntouched
        ? closed
        : { ...closed, from: this.game.position.print(closed.base, closed.setting), events: [] };
    this.goTo(this.settled(() => this.course.begun({ ...begun, flows: name === undefined }, step, draws)));
  }

  /**
   * Sets the next draws in advance by the faces shown. There is one draw for each face, however many steps later it
   * comes.
   * @param what the thing drawn, such as the die
   * @throws DeskError if nothing drawn has such a face
   */
  draw(what: string, faces: readonly Value[]): void {
    const { setting } = this.current;
    const known = this.game.events.draws?.(setting) ?? {};
    const shown = ownOf(known, what);
    if (shown === undefined) throw new DeskError(deskWords().noSuchDraw(what));
    const odd = faces.find((face) => !shown.includes(face));
    if (odd !== undefined) throw new DeskError(`The ${what} shows ${shown.join(', ')}, not ${String(odd)}.`);
    this.settleDraws(faces.map((face): Face => ({ what, face })));
  }

  /**
   * Sets the next draws in advance, by numbers or by faces.
   * @throws DeskError if the rules cannot continue with them
   */
  settleDraws(settled: readonly FixedDraw[]): void {
    const { step, draws } = this.current;
    // What this step has already drawn is kept.
    const before =
      step === null
        ? draws
        : [...this.course.run(this.current).drawn, ...this.course.run(this.current).undrawn];
    const point = { ...this.current, draws: [...before, ...settled] };
    this.goTo(this.settled(() => this.course.flowOn(point)));
  }

  /**
   * Sets all of the fields or none; `fieldsSet` says what else changes. Open questions are dropped, and the game
   * continues from the new position.
   * @throws PlaceError if the position is not possible; DeskError if the rules cannot continue from it
   */
  set(edits: readonly Edit[]): FieldsReport {
    const { setting } = this.current;
    const { position } = this.game;
    const before = this.position();
    const read = (given: Given) => position.read(given, this.setUpAnew(setting), setting);
    const print = (given: Given): unknown => {
      const placed = read(given);
      return position.print(placed.state, placed.setting);
    };
    const { given, named, moved } = fieldsSet(this.game, before, edits, read, print);
    const isBefore = this.current.events.every((event) => 'begin' in event);
    this.setUp(given, [...(isBefore ? this.current.named : []), ...named]);
    return { moved, before };
  }

  /**
   * Sets up a whole position for the same players and options; everything that it does not state is as after set-up.
   * @param named the fields of it that the user set
   * @param flows whether the game continues from there to the first question
   * @throws PlaceError if the position is not possible; DeskError if the rules cannot continue from it
   */
  setUp(given: Given, named: readonly Path[] = [], flows = true): void {
    const { setting, step, draws } = this.current;
    const toCome = step === null ? draws : this.course.run(this.current).undrawn;
    const placed = this.game.position.read(given, this.setUpAnew(setting), setting);
    const state = placed.state as State;
    const begun: DeskPoint = {
      setting: placed.setting,
      base: state,
      step: null,
      answers: [],
      draws: toCome.filter(isFace),
      flows,
      logged: [],
      from: this.game.position.print(state, placed.setting),
      named,
      events: [],
      rules: [],
    };
    this.goTo(this.settled(() => this.course.flowOn(begun), begun));
  }

  /** Undoes the last act or the last `times` acts. @returns how many were undone */
  undo(times = 1): number {
    const count = Math.min(times, this.past.length);
    for (let index = 0; index < count; index += 1) this.current = present(this.past.pop(), 'earlier point');
    return count;
  }

  private goTo(point: DeskPoint): void {
    this.past.push(this.current);
    this.current = point;
  }

  /** Runs `act`. If the rules cannot handle the position, throws a DeskError and changes nothing. */
  private settled<T>(act: () => T, otherwise?: T): T {
    try {
      return act();
    } catch (thrown) {
      if (otherwise !== undefined) return otherwise;
      if (!(thrown instanceof Error) || thrown instanceof DeskError) throw thrown;
      throw new DeskError(deskWords().rulesCannotContinue(thrown.message));
    }
  }
}
