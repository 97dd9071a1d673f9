import type { Journal } from '../engine/journal.ts';
import type { Seat } from '../engine/question.ts';
import type { Walk } from '../replay/walk.ts';
import type { Sitter } from '../table/seat-view.ts';
import { canThinkInWorkers, ThinkingPool } from '../table/thinking-pool.ts';
import type { JudgedDecision } from './judged-decision.ts';
import { decisionsIn, type ReviewBudget, reviewMatch } from './review.ts';
import { keepReview, type ReviewSubject, readReview, storedReview } from './review-file.ts';

/** A finished match to judge. */
export interface ReviewedMatch {
  readonly walk: Walk;
  readonly path: string;
  readonly journal: Journal;
  /** The version of the program: judgements of another one are made again. */
  readonly program: string;
  /** The seats whose decisions are judged. */
  readonly seats: readonly Seat[];
  /** The number of workers that think at a time. */
  readonly workers: number;
}

/** The seats whose decisions a replay judges: all people's or, in a match of bots alone, all seats. */
export function judgedSeats(sitters: readonly Sitter[]): Seat[] {
  const people = sitters.filter(({ bot }) => bot === undefined);
  return (people.length > 0 ? people : sitters).map(({ seat }) => seat);
}

/** Milliseconds between two writings of the judgements made so far. */
const KEEP_EVERY_MS = 5000;

/** The judgements on a match: those kept beside its file, and those that are being made. */
export class ReviewInProgress {
  private found: Promise<readonly number[]> | null = null;
  private places: readonly number[] | null = null;
  private readonly known: Map<number, JudgedDecision>;
  private readonly subject: ReviewSubject;

  /** @param budget how long to think about each decision; `kept`: the budget of the kept judgements */
  constructor(
    private readonly match: ReviewedMatch,
    budget: ReviewBudget | 'kept',
  ) {
    const { path, journal, program } = match;
    const origin = { path, journal, program };
    this.subject = { ...origin, budget: budget === 'kept' ? storedReview(origin)?.budget : budget };
    this.known = readReview(this.subject);
  }

  /** The judgements on the chosen seats' decisions so far, in the order of the match. */
  get decisions(): readonly JudgedDecision[] {
    const { seats } = this.match;
    return [...this.known.values()]
      .filter(({ seat }) => seats.includes(seat))
      .sort((one, other) => one.answered - other.answered);
  }

  /** The number of decisions that can be judged; null until they have been found. */
  get all(): number | null {
    return this.places?.length ?? null;
  }

  /** Finds the decisions that can be judged, in short slices, so that a screen stays usable. */
  async find(): Promise<readonly number[]> {
    const { walk, seats, journal } = this.match;
    // Other people gave the answers of the match from which this one branched off.
    const first = journal.header.origin?.answers ?? 0;
    this.found ??= decisionsIn(walk, seats, first);
    this.places = await this.found;
    return this.places;
  }

  /** The number of answers before the next decision in a direction that cost something; undefined if there is none. */
  nextMistake(answered: number, by: 1 | -1): number | undefined {
    const places = this.decisions.flatMap((each) => (each.cost > 0 ? [each.answered] : []));
    return by > 0 ? places.find((place) => place > answered) : places.findLast((place) => place < answered);
  }

  /** Whether the decision after this number of answers can be judged; false until the decisions have been found. */
  isDecision(answered: number): boolean {
    return this.places?.includes(answered) === true;
  }

  /** The judgement on the decision after this number of answers; undefined if there is none. */
  at(answered: number): JudgedDecision | undefined {
    return this.known.get(answered);
  }

  /**
   * Judges the decisions that are not judged yet, and keeps the judgements every few seconds.
   * @param judged called after each decision
   * @throws DiskError if the judgements cannot be kept; RangeError while the match runs
   */
  async judge(signal: AbortSignal, judged: (done: number) => void): Promise<void> {
    const { walk, journal, workers } = this.match;
    const { table, given } = journal.header;
    // If a match began from a given position, only this thread knows its cards.
    const pool = canThinkInWorkers() && given === undefined ? new ThinkingPool(workers) : null;
    let keptAt = performance.now();
    try {
      const places = await this.find();
      await reviewMatch({
        walk,
        places,
        budget: this.subject.budget,
        pool,
        table,
        known: new Map(this.known),
        signal,
        judged: (decision, done) => {
          this.known.set(decision.answered, decision);
          judged(done);
          if (performance.now() - keptAt < KEEP_EVERY_MS) return;
          keptAt = performance.now();
          this.keep();
        },
      });
    } finally {
      pool?.close();
    }
  }

  /**
   * Keeps all judgements beside the match, those on other seats included.
   * @throws DiskError
   */
  keep(): void {
    if (this.known.size > 0) keepReview(this.subject, [...this.known.values()]);
  }
}
