import { DiskError } from '../engine/disk-error.ts';
import type { Showing } from '../replay/showing.ts';
import type { JudgedDecision } from '../review/judged-decision.ts';
import { judgedSeats, type ReviewedMatch, ReviewInProgress } from '../review/review-in-progress.ts';
import { type ReviewSummary, summaryOf } from '../review/review-summary.ts';
import type { ActionId } from './keys.ts';

/** The recorded match of a replay, for the judgements on it. */
export type RecordedMatch = Omit<ReviewedMatch, 'walk' | 'seats'>;

/** The lane's messages to its screen. */
export interface LaneListener {
  changed(): void;
  /** Says a sentence about the review, such as why it could not be kept. */
  say(sentence: string): void;
  fail(error: unknown): void;
}

/** The judgements on the match of a replay: those that are kept, and those that are being made while it is read. */
export class ReviewLane {
  /** The actions that concern the judgements on the screen. */
  static readonly actions: readonly ActionId[] = ['judge', 'step-mistake'];

  /** Whether the lane is hidden, beside the board, or opened as a page of its own. */
  shown: 'off' | 'beside' | 'page' = 'off';
  private readonly review: ReviewInProgress;
  private stop: AbortController | null = null;
  private summed: { readonly of: number; readonly summary: ReviewSummary } | null = null;

  constructor(
    { walk, sitters }: Pick<Showing, 'walk' | 'sitters'>,
    match: RecordedMatch,
    private readonly listener: LaneListener,
  ) {
    const seats = judgedSeats(sitters);
    this.review = new ReviewInProgress({ ...match, walk, seats }, 'kept');
  }

  /** Looks for the decisions that can be judged. */
  find(): void {
    this.review.find().then(
      () => this.listener.changed(),
      (error: unknown) => this.listener.fail(error),
    );
  }

  /** The number of judged decisions, and of all that can be judged; null until they have been found. */
  get progress(): { readonly done: number; readonly all: number | null } {
    return { done: this.review.decisions.length, all: this.review.all };
  }

  get isMaking(): boolean {
    return this.stop !== null;
  }

  get isWhole(): boolean {
    const { done, all } = this.progress;
    return all !== null && done >= all;
  }

  /** The actions that have nothing to do now. */
  get hidden(): readonly ActionId[] {
    if (this.shown === 'off') return ReviewLane.actions;
    const hasJudged = this.progress.done > 0;
    return ReviewLane.actions.filter((action) => (action === 'judge' ? this.isWhole : !hasJudged));
  }

  /** The judgement on the decision after this number of answers. */
  at(answered: number): JudgedDecision | undefined {
    return this.review.at(answered);
  }

  /** Whether somebody whose decisions are judged had a real choice after this number of answers. */
  isDecision(answered: number): boolean {
    return this.review.isDecision(answered);
  }

  get summary(): ReviewSummary {
    const { decisions } = this.review;
    if (this.summed?.of !== decisions.length)
      this.summed = { of: decisions.length, summary: summaryOf(decisions) };
    return this.summed.summary;
  }

  /** The number of answers before the next decision in a direction that cost something; undefined if there is none. */
  nextMistake(answered: number, by: 1 | -1): number | undefined {
    return this.review.nextMistake(answered, by);
  }

  /** Begins to judge the remaining decisions, or stops. Finished judgements are kept. */
  toggleMaking(): void {
    if (this.stop !== null) {
      this.end();
      return;
    }
    const stop = new AbortController();
    this.stop = stop;
    this.review
      .judge(stop.signal, () => this.listener.changed())
      .then(
        () => this.ended(stop),
        (error: unknown) => {
          this.stop = null;
          this.told(error);
        },
      );
  }

  /** Stops judging; may be called repeatedly. */
  end(): void {
    this.stop?.abort();
    this.stop = null;
    this.keep();
  }

  private ended(stop: AbortController): void {
    if (this.stop !== stop) return;
    this.stop = null;
    this.keep();
    this.listener.changed();
  }

  private keep(): void {
    try {
      this.review.keep();
    } catch (error) {
      this.told(error);
    }
  }

  private told(error: unknown): void {
    if (error instanceof DiskError) this.listener.say(error.message);
    else this.listener.fail(error);
  }
}
