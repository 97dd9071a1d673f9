import type { Answer } from '../engine/answer.ts';
import { Branch } from '../engine/branch.ts';
import { forecastOf } from '../engine/forecast.ts';
import type { Setting, State } from '../engine/game.ts';
import type { Stage } from '../engine/match.ts';
import { type Posed, posedOf } from '../engine/posed.ts';
import type { Seat } from '../engine/question.ts';
import { runStep } from '../engine/run-step.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { AnyGame } from '../games/index.ts';
import { AdviserDesk } from '../table/adviser-desk.ts';
import { readableLog } from '../table/readable-log.ts';
import { ReadingSeat } from '../table/reading-seat.ts';
import { matchAt } from '../table/thought.ts';

/** Whose knowledge is shown: a seat's, a spectator's (null), or that of all seats together. */
export type Viewer = Seat | null | 'all';

/** A match as it stood after some of its answers. */
export interface Moment {
  /** How many answers had been given. */
  readonly answered: number;
  readonly step: string | null;
  /** What was asked, of whichever seats; empty while the match runs, as questions may tell what is secret. */
  readonly open: readonly Posed[];
  /** The answer that led here; undefined at the beginning. */
  readonly last: Answer | undefined;
  readonly over: boolean;
  readonly round: number;
}

/** What a walk is made from. */
interface Course {
  readonly stages: readonly Stage<State>[];
  /** Where the match stands: the step under way with its answers. */
  readonly end: { readonly base: State; readonly step: string | null; readonly answers: readonly Answer[] };
}

/** Where something of interest begins: what `to` understands. */
export type Landmark = 'answer' | 'turn' | 'round';

interface Place {
  readonly base: State;
  readonly step: string | null;
  readonly answers: readonly Answer[];
  /** Answers before the step. */
  readonly before: number;
}

/**
 * A match from its beginning to where it stands, to be looked at after any of its answers. While the match runs only a
 * spectator may look, and only at what may still be looked up: between two steps, and nothing that was open once and
 * must be remembered.
 */
export class Walk {
  /** How many answers there are. */
  readonly length: number;
  private readonly places: Place[] = [];
  private readonly stages: readonly { readonly step: string; readonly log: readonly LogEntry[] }[];
  private readonly all: readonly Answer[];
  /** For each number of answers: the round, and what tells one turn from the next. */
  private readonly marks: { readonly round: number; readonly turn: string }[] = [];

  constructor(
    readonly game: AnyGame,
    readonly setting: Setting,
    course: Course,
    /** Whether everything may be looked at: the match is over, or nobody plays it. */
    readonly open: boolean,
    /** The figures of a replayed match may be its own, so that its hints are usually thought about on this thread. */
    private readonly adviser = new AdviserDesk(),
  ) {
    let before = 0;
    for (const { base, step, answers } of course.stages) {
      this.places.push({ base, step, answers, before });
      before += answers.length;
    }
    const { end } = course;
    this.places.push({ ...end, before });
    this.length = before + end.answers.length;
    this.all = this.places.flatMap(({ answers }) => answers);
    const last = this.runAt(this.places.at(-1) as Place, end.answers.length);
    this.stages = end.step === null ? course.stages : [...course.stages, { step: end.step, log: last.log }];
    for (let answered = 0; answered <= this.length; answered += 1) this.marks.push(this.markAt(answered));
  }

  /** The match after so many answers. */
  at(answered: number): Moment {
    const place = this.places[this.placeOf(answered)] as Place;
    const { draft, open, isSealed } = this.runAt(place, answered - place.before);
    return {
      answered,
      step: place.step,
      open: this.open ? open.map((question) => posedOf(question, isSealed)) : [],
      last: this.all[answered - 1],
      over: place.step === null,
      round: this.game.round(draft),
    };
  }

  /** The answer of this number, from 1 on. */
  answer(number: number): Answer | undefined {
    return this.all[number - 1];
  }

  /** Whether this viewer may look at all. */
  mayView(viewer: Viewer): boolean {
    return this.open || viewer === null;
  }

  /** A viewer's seat at the match as it stood after so many answers. */
  seatAt(answered: number, viewer: Viewer): ReadingSeat {
    const place = this.places[this.placeOf(answered)] as Place;
    const { draft, open, sealed, isSealed } = this.runAt(place, answered - place.before);
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
      isSealed: () => isSealed,
      explain: (effects, question, option) =>
        game.explain?.(effects, { question, option, view: viewOf(question.seat), setting }) ?? effects,
      view: () => {
        if (!isShown()) return undefined;
        return viewer === 'all'
          ? Object.fromEntries(seats.map((seat) => [String(seat), viewOf(seat)]))
          : viewOf(viewer);
      },
      // As if the game had ended there.
      outcome: () => game.outcome(draft, setting),
      forecast: () => {
        const seat = viewer === 'all' ? null : viewer;
        return isShown() ? forecastOf(game, setting, { state: draft, step: place.step }, seat) : [];
      },
      hint: (posed, listener) => {
        if (!isShown() || place.step === null) return null;
        const answers = place.answers.slice(0, answered - place.before);
        const match = matchAt(game, setting, { ...place, step: place.step, answers });
        return this.adviser.hint(match, posed.seat, posed, listener);
      },
      log: () => this.logAt(answered, viewer),
      question: () => {
        if (!this.open || viewer === null) return undefined;
        return viewer === 'all' ? open[0] : open.find(({ seat }) => seat === viewer);
      },
    });
  }

  /**
   * Where a rule-checking session can go on.
   * @throws RangeError while the match runs: hidden things would be shown
   */
  branchAt(answered: number): Branch {
    if (!this.open) throw new RangeError('A match that runs has no branches.');
    const { base, step, answers, before } = this.places[this.placeOf(answered)] as Place;
    return new Branch({ setting: this.setting, base, step, answers: answers.slice(0, answered - before) });
  }

  /**
   * What a spectator may read that another reading of the same match did not have, and whether something that it had
   * was taken back.
   * @param before the walk of the earlier reading; null: there was none
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

  /** Every entry there is, those that nobody may read included. */
  private get entries(): readonly LogEntry[] {
    return this.stages.flatMap(({ log }) => log);
  }

  /** What a viewer may read of the log up to there, oldest first. */
  private logAt(answered: number, viewer: Viewer): readonly LogEntry[] {
    const upTo = this.stagesUpTo(answered);
    if (this.open && viewer === 'all') return upTo.flatMap(({ log }) => log);
    const seat = this.mayView(viewer) && viewer !== 'all' ? viewer : null;
    if (this.open) return readableLog(upTo, seat, 0, true);
    const kept = new Set(readableLog(this.stages, seat, 0, false));
    return upTo.flatMap(({ log }) => log.filter((entry) => kept.has(entry)));
  }

  /** The next place in a direction where an answer, a turn or a round begins; the end, or the beginning, where there is none. */
  next(answered: number, by: 1 | -1, landmark: Landmark): number {
    let place = answered + by;
    while (place > 0 && place < this.length && !this.begins(place, landmark)) place += by;
    return Math.min(this.length, Math.max(0, place));
  }

  /** The nearest place at or before this one at which the match may be looked at. */
  stop(answered: number): number {
    let place = Math.min(this.length, Math.max(0, Math.trunc(answered)));
    while (place > 0 && !this.isStop(place)) place -= 1;
    return place;
  }

  private isStop(answered: number): boolean {
    if (this.open || answered === this.length) return true;
    return (this.places[this.placeOf(answered)] as Place).before === answered;
  }

  private begins(answered: number, landmark: Landmark): boolean {
    if (!this.isStop(answered)) return false;
    if (landmark === 'answer') return true;
    const [here, before] = [this.marks[answered], this.marks[answered - 1]];
    return landmark === 'round' ? here?.round !== before?.round : here?.turn !== before?.turn;
  }

  private markAt(answered: number): { round: number; turn: string } {
    const place = this.places[this.placeOf(answered)] as Place;
    const { draft } = this.runAt(place, answered - place.before);
    const round = this.game.round(draft);
    const seat = this.game.turn?.(draft) ?? null;
    return { round, turn: `${round} ${seat ?? place.step}` };
  }

  /** The step that is under way after so many answers; of several that begin there, the one that asks. */
  private placeOf(answered: number): number {
    let [low, high] = [0, this.places.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((this.places[middle] as Place).before <= answered) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private runAt({ base, step, answers }: Place, given: number) {
    if (step === null)
      return { draft: base, open: [], log: [], sealed: [] as readonly Answer[], isSealed: false };
    return runStep(this.game, this.setting, base, step, answers.slice(0, given));
  }

  private stagesUpTo(answered: number): typeof this.stages {
    const index = this.placeOf(answered);
    const place = this.places[index] as Place;
    const done = this.stages.slice(0, index);
    if (place.step === null) return done;
    const given = answered - place.before;
    const whole = this.stages[index]?.log ?? [];
    // A running match is only looked at between steps, and its entries are told apart by identity.
    if (given === place.answers.length) return [...done, { step: place.step, log: whole }];
    const { log } = this.runAt(place, given);
    return [...done, { step: place.step, log: this.open ? log : whole.slice(0, log.length) }];
  }

  /** Whether something lay open there that has been covered since, in a match that runs. */
  private isToBeRemembered(answered: number): boolean {
    if (this.open) return false;
    const here = this.placeOf(answered);
    const begunBy = (place: number, step: string, until: number): boolean =>
      this.stages.slice(place + 1, until + 1).some((stage) => stage.step === step);
    return this.stages
      .slice(0, here + 1)
      .some(({ log }, place) =>
        log.some(
          ({ until }) =>
            until !== undefined && !begunBy(place, until, here) && begunBy(place, until, this.stages.length),
        ),
      );
  }
}
