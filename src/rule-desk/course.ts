import { type Answer, answerTo } from '../engine/answer.ts';
import type { Setting, State } from '../engine/game.ts';
import type { Path } from '../engine/place.ts';
import { type Posed, posedOf } from '../engine/posed.ts';
import type { Given } from '../engine/position.ts';
import type { Question, RuleId, Value } from '../engine/question.ts';
import { runStep, type StepRun } from '../engine/run-step.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { Face, FixedDraw } from '../engine/umpires.ts';
import type { AnyGame } from '../games/index.ts';
import { deskWords } from '../words/index.ts';
import { DeskError, type DeskEvent } from './desk-acts.ts';

/** A point in a rule-checking session: immutable plain data, so the session can return to any earlier point. */
export interface DeskPoint {
  readonly setting: Setting;
  readonly base: State;
  readonly step: string | null;
  readonly answers: readonly Answer[];
  /** Draws that were set in advance, for the current step or for later ones. */
  readonly draws: readonly FixedDraw[];
  /** Whether the game continues from step to step automatically; false after a step was run by name. */
  readonly flows: boolean;
  /** The log of the finished steps. */
  readonly logged: readonly LogEntry[];
  /**
   * The position from which the events lead here: the start of the session, or the position after a field was last set.
   */
  readonly from: Given;
  readonly named: readonly Path[];
  readonly events: readonly DeskEvent[];
  readonly rules: readonly RuleId[];
}

/** A number of consecutive steps without a question that no game reaches. */
const ENDLESS = 1000;

/** Moves a game from point to point in a rule-checking session. It changes no point, and caches the results of runs. */
export class Course {
  private readonly runs = new WeakMap<DeskPoint, StepRun<State>>();

  constructor(private readonly game: AnyGame) {}

  run(point: DeskPoint): StepRun<State> {
    let run = this.runs.get(point);
    if (run === undefined) {
      const { setting, base, step, answers, draws } = point;
      run = runStep<State, unknown>(this.game, setting, base, step as string, answers, { fixedDraws: draws });
      this.runs.set(point, run);
    }
    return run;
  }

  stateOf(point: DeskPoint): State {
    return point.step === null ? point.base : this.run(point).draft;
  }

  openAt(point: DeskPoint): readonly Question[] {
    return point.step === null ? [] : this.run(point).open;
  }

  posedAt(point: DeskPoint, question: Question): Posed {
    return posedOf(question, point.step !== null && this.run(point).isSealed);
  }

  given(point: DeskPoint, question: Question, value: Value): DeskPoint {
    const answer = answerTo(question, value);
    const event = { seat: question.seat, ask: question.ask, answer: answer.value };
    return this.flowOn({
      ...point,
      answers: [...point.answers, answer],
      events: [...point.events, event],
      rules: [...point.rules, question.rule],
    });
  }

  begun(point: DeskPoint, step: string, draws: readonly FixedDraw[] = []): DeskPoint {
    const all = [...draws, ...point.draws];
    return this.flowOn({ ...point, step, draws: all, events: [...point.events, { begin: step }] });
  }

  /** The point after the current step: open questions are dropped, and the draft becomes the base. */
  closed(point: DeskPoint): DeskPoint {
    if (point.step === null) return point;
    const { undrawn } = this.run(point);
    const drawn = point.draws.slice(0, point.draws.length - undrawn.length);
    return {
      ...point,
      base: this.stateOf(point),
      step: null,
      answers: [],
      draws: undrawn.filter(isFace),
      events: withDraws(point.events, drawn),
      logged: this.logOf(point),
    };
  }

  /** Ends a step that has no more questions, and runs the following steps if the game continues automatically. */
  flowOn(point: DeskPoint): DeskPoint {
    let here = point;
    for (let steps = 0; steps < ENDLESS; steps += 1) {
      if (here.step !== null && this.run(here).open.length > 0) return here;
      here = this.closed(here);
      const next = this.game.next(here.base);
      if (next === null || !here.flows) return here;
      here = { ...here, step: next, events: [...here.events, { begin: next }] };
    }
    throw new DeskError(deskWords().stepsNeverEnd);
  }

  /** The log up to a point. */
  logOf(point: DeskPoint): readonly LogEntry[] {
    return point.step === null ? point.logged : [...point.logged, ...this.run(point).log];
  }
}

/** Whether a draw set in advance names the face shown. */
export function isFace(draw: FixedDraw): draw is Face {
  return typeof draw !== 'number';
}

/** The events, with the draws that were set in advance for the latest step. */
export function withDraws(events: readonly DeskEvent[], draws: readonly FixedDraw[]): readonly DeskEvent[] {
  const last = events.findLastIndex((event) => 'begin' in event);
  const event = events[last];
  if (draws.length === 0 || event === undefined || !('begin' in event)) return events;
  return events.with(last, { ...event, draws });
}
