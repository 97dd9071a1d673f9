import type { Answer } from '../engine/answer.ts';
import { Branch } from '../engine/branch.ts';
import { elementAt, lastOf } from '../engine/checked.ts';
import { forecastOf } from '../engine/forecast.ts';
import type { Setting, State } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { type Posed, posedOf } from '../engine/posed.ts';
import type { Seat } from '../engine/question.ts';
import { runStep } from '../engine/run-step.ts';
import type { Stage } from '../engine/stage.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { AnyGame } from '../games/index.ts';
import { HintMaker } from '../table/hint-maker.ts';
import { entriesFrom, readableLog } from '../table/readable-log.ts';
import { glanceAtQuestion, ReadingSeat } from '../table/reading-seat.ts';
import { matchAt } from '../table/thought.ts';

/** Whose knowledge is shown: one seat's, a spectator's (null), or all seats' combined. */
export type Viewer = Seat | null | 'all';

/** A match as it stood after some of its answers. */
export interface Moment {
  /** How many answers had been given. */
  readonly answered: number;
  readonly step: string | null;
  /** The open questions of all seats; empty while the match runs, because questions may reveal secrets. */
  readonly open: readonly Posed[];
  /** The answer that led here; undefined at the beginning. */
  readonly last: Answer | undefined;
  readonly over: boolean;
  readonly round: number;
}

/** The data that a walk is built from. */
interface Recording {
  readonly stages: readonly Stage<State>[];
  /** The current position: the step under way with its answers. */
  readonly end: { readonly base: State; readonly step: string | null; readonly answers: readonly Answer[] };
}

/** A kind of point to jump to, as the command `to` understands it. */
export type Landmark = 'answer' | 'turn' | 'round';

interface WalkStep {
  readonly base: State;
  readonly step: string | null;
  readonly answers: readonly Answer[];
  /** Answers before the step. */
  readonly before: number;
}

/**
 * A match from its beginning to its current position, which can be viewed after any of its answers. While the match
 * runs, only a spectator may look, only between two steps, and not at positions that show something that has been
 * covered since and that players must remember.
 */
export class Walk {
  /** How many answers there are. */
  readonly length: number;
  private readonly steps: WalkStep[] = [];
  private readonly stages: readonly { readonly step: string; readonly log: readonly LogEntry[] }[];
  private readonly all: readonly Answer[];
  /** For each number of answers: the round, and a key that differs from turn to turn. */
  private readonly marks: { readonly round: number; readonly turn: string }[] = [];

  constructor(
    readonly game: AnyGame,
    readonly setting: Setting,
    course: Recording,
    /** Whether everything may be shown: the match is over, or nobody is playing it. */
    readonly open: boolean,
    /** A replayed match may have figures of its own, so this thread usually computes its hints. */
    private readonly adviser = new HintMaker(),
  ) {
    let before = 0;
    for (const { base, step, answers } of course.stages) {
      this.steps.push({ base, step, answers, before });
      before += answers.length;
    }
    const { end } = course;
    this.steps.push({ ...end, before });
    this.length = before + end.answers.length;
    this.all = this.steps.flatMap(({ answers }) => answers);
    const last = this.runAt(lastOf(this.steps), end.answers.length);
    this.stages = end.step === null ? course.stages : [...course.stages, { step: end.step, log: last.log }];
    for (let answered = 0; answered <= this.length; answered += 1) this.marks.push(this.markAt(answered));
  }

  /** The match after this number of answers. */
  at(answered: number): Moment {
    const walked = elementAt(this.steps, this.stepIndexAt(answered));
    const { draft, open, isSealed } = this.runAt(walked, answered - walked.before);
    return {
      answered,
      step: walked.step,
      open: this.open ? open.map((question) => posedOf(question, isSealed)) : [],
      last: this.all[answered - 1],
      over: walked.step === null,
      round: this.game.round(draft),
    };
  }

  /** The answer with this number, counted from 1. */
  answer(number: number): Answer | undefined {
    return this.all[number - 1];
  }

  /** Whether this viewer may look at all. */
  mayView(viewer: Viewer): boolean {
    return this.open || viewer === null;
  }

  /** A viewer's seat at the match as it stood after this number of answers. */
  seatAt(answered: number, viewer: Viewer): ReadingSeat {
    const walked = elementAt(this.steps, this.stepIndexAt(answered));
    const { draft, open, sealed, isSealed } = this.runAt(walked, answered - walked.before);
    const { game, setting } = this;
    const isShown = (): boolean => this.mayView(viewer) && !this.isToBeRemembered(answered);
    const seats = Array.from({ length: setting.players }, (_, seat) => seat);
    const viewOf = (seat: Seat | null): unknown =>
      game.view(
        draft,
        seat,
        setting,
        sealed.filter((answer) => answer.seat === seat),
      );
    return new ReadingSeat(viewer === 'all' ? null : viewer, {
      ...glanceAtQuestion({
        game,
        setting: () => setting,
        question: () => {
          if (!this.open || viewer === null) return undefined;
          return viewer === 'all' ? open[0] : open.find(({ seat }) => seat === viewer);
        },
        isSealed: () => isSealed,
        viewOf,
      }),
      view: () => {
        if (!isShown()) return undefined;
        return viewer === 'all'
          ? Object.fromEntries(seats.map((seat) => [String(seat), viewOf(seat)]))
          : viewOf(viewer);
      },
      // The outcome as if the game had ended at this point.
      outcome: () => game.outcome(draft, setting),
      forecast: () => {
        const seat = viewer === 'all' ? null : viewer;
        return isShown() ? forecastOf(game, setting, { state: draft, step: walked.step }, seat) : [];
      },
      hint: (posed, listener) => {
        const match = isShown() ? this.resumedAt(answered) : null;
        return match === null ? null : this.adviser.hint(match, posed.seat, posed, listener);
      },
      log: (from) => entriesFrom(this.logAt(answered, viewer), from),
    });
  }

  /**
   * The match after this number of answers, for a search that sees it from one seat; null at its end.
   * @throws RangeError while the match runs, because the match holds hidden information
   */
  matchAt(answered: number): Match<State, unknown, unknown> | null {
    if (!this.open) throw new RangeError('A running match cannot be searched.');
    return this.resumedAt(answered);
  }

  private resumedAt(answered: number): Match<State, unknown, unknown> | null {
    const { base, step, answers, before } = elementAt(this.steps, this.stepIndexAt(answered));
    if (step === null) return null;
    return matchAt(this.game, this.setting, { base, step, answers: answers.slice(0, answered - before) });
  }

  /**
   * A branch from which a rule-checking session can continue.
   * @throws RangeError while the match runs, because a branch would reveal hidden information
   */
  branchAt(answered: number): Branch {
    if (!this.open) throw new RangeError('No branch can start from a running match.');
    const { base, step, answers, before } = elementAt(this.steps, this.stepIndexAt(answered));
    return new Branch({ setting: this.setting, base, step, answers: answers.slice(0, answered - before) });
  }

  /**
   * The entries that a spectator may read and that an earlier reading of the same match lacked, and whether an undo
   * removed entries which that reading had.
   * @param before the walk of the earlier reading; null if there was none
   */
  newsSince(before: Walk | null): { readonly entries: readonly LogEntry[]; readonly takenBack: boolean } {
    const known = before?.entries ?? [];
    const { entries } = this;
    let same = 0;
    while (same < known.length && JSON.stringify(known[same]) === JSON.stringify(entries[same])) same += 1;
    return {
      entries: readableLog(this.stages, null, same, this.open),
      takenBack: same < known.length,
    };
  }

  /** All entries, including those that nobody may read. */
  private get entries(): readonly LogEntry[] {
    return this.stages.flatMap(({ log }) => log);
  }

  /** The log entries up to that point that a viewer may read, oldest first. */
  private logAt(answered: number, viewer: Viewer): readonly LogEntry[] {
    const upTo = this.stagesUpTo(answered);
    if (this.open && viewer === 'all') return upTo.flatMap(({ log }) => log);
    const seat = this.mayView(viewer) && viewer !== 'all' ? viewer : null;
    if (this.open) return readableLog(upTo, seat, 0, true);
    const kept = new Set(readableLog(this.stages, seat, 0, false));
    return upTo.flatMap(({ log }) => log.filter((entry) => kept.has(entry)));
  }

  /** The next point in a direction where an answer, turn or round begins; the end or the beginning if there is none. */
  next(answered: number, by: 1 | -1, landmark: Landmark): number {
    let point = answered + by;
    while (point > 0 && point < this.length && !this.begins(point, landmark)) point += by;
    return Math.min(this.length, Math.max(0, point));
  }

  /** The nearest point at or before this one at which the match may be shown. */
  stop(answered: number): number {
    let point = Math.min(this.length, Math.max(0, Math.trunc(answered)));
    while (point > 0 && !this.isStop(point)) point -= 1;
    return point;
  }

  private isStop(answered: number): boolean {
    if (this.open || answered === this.length) return true;
    return elementAt(this.steps, this.stepIndexAt(answered)).before === answered;
  }

  private begins(answered: number, landmark: Landmark): boolean {
    if (!this.isStop(answered)) return false;
    if (landmark === 'answer') return true;
    const [here, before] = [this.marks[answered], this.marks[answered - 1]];
    return landmark === 'round' ? here?.round !== before?.round : here?.turn !== before?.turn;
  }

  private markAt(answered: number): { round: number; turn: string } {
    const walked = elementAt(this.steps, this.stepIndexAt(answered));
    const { draft } = this.runAt(walked, answered - walked.before);
    const round = this.game.round(draft);
    const seat = this.game.turn?.(draft) ?? null;
    return { round, turn: `${round} ${seat ?? walked.step}` };
  }

  /** The step under way after this number of answers; if several begin there, the one that asks a question. */
  private stepIndexAt(answered: number): number {
    let [low, high] = [0, this.steps.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (elementAt(this.steps, middle).before <= answered) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private runAt({ base, step, answers }: WalkStep, given: number) {
    if (step === null)
      return { draft: base, open: [], log: [], sealed: [] as readonly Answer[], isSealed: false };
    return runStep(this.game, this.setting, base, step, answers.slice(0, given));
  }

  private stagesUpTo(answered: number): typeof this.stages {
    const index = this.stepIndexAt(answered);
    const walked = elementAt(this.steps, index);
    const done = this.stages.slice(0, index);
    if (walked.step === null) return done;
    const given = answered - walked.before;
    const whole = this.stages[index]?.log ?? [];
    // A running match is shown only between steps, and its entries are compared by identity.
    if (given === walked.answers.length) return [...done, { step: walked.step, log: whole }];
    const { log } = this.runAt(walked, given);
    return [...done, { step: walked.step, log: this.open ? log : whole.slice(0, log.length) }];
  }

  /** Whether something that was face up at that point of a running match has been covered since. */
  private isToBeRemembered(answered: number): boolean {
    if (this.open) return false;
    const here = this.stepIndexAt(answered);
    const begunBy = (index: number, step: string, until: number): boolean =>
      this.stages.slice(index + 1, until + 1).some((stage) => stage.step === step);
    return this.stages
      .slice(0, here + 1)
      .some(({ log }, index) =>
        log.some(
          ({ until }) =>
            until !== undefined && !begunBy(index, until, here) && begunBy(index, until, this.stages.length),
        ),
      );
  }
}
