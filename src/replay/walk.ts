import type { Answer } from '../engine/answer.ts';
import { digest } from '../engine/digest.ts';
import type { Outcome, Setting, State } from '../engine/game.ts';
import { type Journal, JournalError, ReplayError } from '../engine/journal.ts';
import { isOfToday, type Keeping } from '../engine/kept-match.ts';
import { Match, type Stage } from '../engine/match.ts';
import { type Posed, posedOf } from '../engine/posed.ts';
import type { Seat } from '../engine/question.ts';
import { runStep } from '../engine/run-step.ts';
import { Divergence } from '../engine/stop.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { AnyGame } from '../games/index.ts';
import { readableLog } from '../table/readable-log.ts';

/** Whose knowledge is shown: a seat's, a spectator's (null), or that of all seats together. */
export type Viewer = Seat | null | 'all';

/** A match as it stood after some of its answers. */
export interface Moment {
  /** How many answers had been given. */
  readonly answered: number;
  readonly step: string | null;
  readonly state: State;
  readonly open: readonly Posed[];
  /** The answers that the step under way had got, and the state in which it began. */
  readonly answers: readonly Answer[];
  readonly base: State;
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
    const given = answered - place.before;
    const { draft, open, isSealed } = this.runAt(place, given);
    return {
      answered,
      step: place.step,
      state: draft,
      open: open.map((question) => posedOf(question, isSealed)),
      answers: place.answers.slice(0, given),
      base: place.base,
      last: this.all[answered - 1],
      over: place.step === null,
      round: this.game.round(draft),
    };
  }

  /** The answer of this number, from 1 on. */
  answer(number: number): Answer | undefined {
    return this.all[number - 1];
  }

  /** What a viewer may know there; undefined where what lay open must be remembered and not be looked up. */
  view(answered: number, viewer: Viewer): unknown {
    if (!this.mayView(viewer) || this.isToBeRemembered(answered)) return undefined;
    const place = this.places[this.placeOf(answered)] as Place;
    const { draft, sealed } = this.runAt(place, answered - place.before);
    const seatView = (seat: Seat | null): unknown =>
      this.game.view(
        draft,
        seat,
        this.setting,
        sealed.filter((answer) => answer.seat === seat),
      );
    if (viewer !== 'all') return seatView(viewer);
    return Object.fromEntries(
      Array.from({ length: this.setting.players }, (_, seat) => [String(seat), seatView(seat)]),
    );
  }

  /** Whether this viewer may look at all. */
  mayView(viewer: Viewer): boolean {
    return this.open || viewer === null;
  }

  /** What a viewer may read of the log up to there, oldest first. */
  log(answered: number, viewer: Viewer): readonly LogEntry[] {
    const upTo = this.stagesUpTo(answered);
    if (this.open && viewer === 'all') return upTo.flatMap(({ log }) => log);
    const seat = this.mayView(viewer) && viewer !== 'all' ? viewer : null;
    if (this.open) return readableLog(upTo, seat, 0, true);
    const kept = new Set(readableLog(this.stages, seat, 0, false));
    return upTo.flatMap(({ log }) => log.filter((entry) => kept.has(entry)));
  }

  /** Every entry there is, those that nobody may read included: what is compared when a match is followed. */
  get entries(): readonly LogEntry[] {
    return this.stages.flatMap(({ log }) => log);
  }

  /** What a spectator may read from entry number `from` on. */
  publicLog(from: number): readonly LogEntry[] {
    return readableLog(this.stages, null, from, this.open);
  }

  /** The score as if the game had ended there. */
  outcome(answered: number): Outcome {
    return this.game.outcome(this.at(answered).state, this.setting);
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
    const { state, step, round } = this.at(answered);
    const seat = this.game.turn?.(state) ?? null;
    return { round, turn: `${round} ${seat ?? step}` };
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

/** A match file as a walk: all of it, or its sound beginning with the difference that ends it. */
export interface JournalWalk {
  readonly walk: Walk;
  readonly failure?: ReplayError;
  /** Answers given under other rules or figures, which can no longer be shown. */
  readonly unseen: number;
}

/**
 * Walks through a match file, comparing every digest on the way.
 * @throws JournalError where nothing of the match was played by the rules and figures of today
 */
export function walkOf(keeping: Keeping<State, unknown, unknown>, journal: Journal): JournalWalk {
  const { game, setting } = keeping;
  const start = journal.snapshots.find((snapshot) => isOfToday(keeping, snapshot));
  if (start === undefined || digest(start.state) !== start.digest) {
    const because =
      start === undefined
        ? `it was played by edition ${journal.header.edition} of the rules, or with other figures; green-games ${journal.header.program} can show it.`
        : 'damaged: the snapshot is not what it was.';
    throw new JournalError(
      start === undefined ? 'other-edition' : 'damaged',
      journal.path,
      because,
      start?.line,
    );
  }
  const expected = journal.steps.slice(start.stepsBefore);
  const ended: { readonly step: string; readonly digest: string }[] = [];
  const match: Match<State, unknown, unknown> = new Match(
    game,
    setting,
    start.state as unknown as State,
    { onStepEnd: ({ step }, after) => void ended.push({ step, digest: digest(after) }) },
    start.step,
  );
  let failure: ReplayError | undefined;
  let compared = 0;
  for (let index = start.answers; index < journal.answers.length && failure === undefined; index += 1) {
    const { answer, line } = journal.answers[index] as Journal['answers'][number];
    try {
      match.replay(answer);
    } catch (thrown) {
      if (!(thrown instanceof Divergence)) throw thrown;
      failure = new ReplayError(journal.path, line, index, thrown.message);
    }
    for (; compared < ended.length && failure === undefined; compared += 1) {
      const [known, got] = [expected[compared], ended[compared]];
      if (known === undefined || (known.step === got?.step && known.digest === got.digest)) continue;
      const message = `the step ${known.step} ended with ${known.digest}, and now ${got?.step} ends with ${got?.digest}.`;
      failure = new ReplayError(journal.path, known.line, index, message);
      match.undo(1);
    }
  }
  const course = {
    stages: match.history,
    end: { base: match.base, step: match.cursor, answers: match.answers },
  };
  const walk = new Walk(game as AnyGame, setting, course, journal.over !== undefined);
  return { walk, unseen: start.answers, ...(failure === undefined ? {} : { failure }) };
}

/** A match that nobody plays any more as a walk. */
export function walkOfMatch(match: Match<State, unknown, unknown>): Walk {
  const { game, setting, history, base, cursor, answers } = match;
  const course = { stages: [...history], end: { base, step: cursor, answers: [...answers] } };
  return new Walk(game as AnyGame, setting, course, true);
}
