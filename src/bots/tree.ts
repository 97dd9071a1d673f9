import { present } from '../engine/checked.ts';
import type { Question, Shape, Value } from '../engine/question.ts';
import { candidates } from './candidates.ts';

/** An answer at a place of the tree. */
export interface Branch {
  readonly ask: string;
  readonly shape: Shape;
  /** Whether the seat gives this answer and nobody else has decided since its previous one. */
  readonly isOnward: boolean;
  readonly value: Value;
  /** How likely sensible players are to give it. */
  prior: number;
  /**
   * The number of iterations in which it could be given; hidden cards are dealt again each time, so the options differ.
   */
  available: number;
  visits: number;
  /** The sum of the evaluations of the iterations that took it. */
  total: number;
  /** The sum of the squares of these evaluations. */
  squares: number;
  node: Place | null;
}

/** A node of the tree, defined by the answers on the way to it, whatever the deal. */
export interface Place {
  /**
   * The branches in the order of their first occurrence; created on the second visit, because most places are visited
   * only once.
   */
  branches: Branch[] | null;
  visits: number;
}

/** The weight of exploration: how strongly rarely tried branches are preferred to successful ones. */
const CURIOSITY = 1.2;
/** The maximum number of different amounts at one place. */
const MOST_BRANCHES = 14;

/** The spread of the evaluations, which tells a clear difference from luck. */
export class Scale {
  private count = 0;
  private mean = 0;
  private squares = 0;

  /** Adds an evaluation (Welford's algorithm). */
  add(evaluation: number): void {
    this.count += 1;
    const step = evaluation - this.mean;
    this.mean += step / this.count;
    this.squares += step * (evaluation - this.mean);
  }

  /** The standard deviation; 1 as long as all evaluations are equal. */
  get unit(): number {
    const deviation = Math.sqrt(this.squares / Math.max(1, this.count));
    return deviation > 0 ? deviation : 1;
  }
}

/** The mean evaluation of a branch, and its standard error; undefined if it was never visited. */
export function estimateOf({
  visits,
  total,
  squares,
}: Branch): { readonly mean: number; readonly error: number } | undefined {
  if (visits === 0) return undefined;
  const mean = total / visits;
  const variance = visits < 2 ? Number.POSITIVE_INFINITY : Math.max(0, squares / visits - mean * mean);
  return { mean, error: Math.sqrt(variance / (visits - 1 || 1)) };
}

/** A place that has not been visited yet. */
export function newPlace(): Place {
  return { branches: null, visits: 0 };
}

/**
 * The branch to try next among those that this deal allows. Success so far, the likelihood among sensible players, and
 * few visits all count in its favour. A branch is compared only over the iterations in which it was available.
 * @param unit the standard deviation of the evaluations
 * @param sign 1 if the thinking seat decides, −1 if its only opponent does
 * @param isOnward whether the thinking seat decides, and nobody else since its previous decision
 */
export function pickBranch(
  place: Place,
  question: Question,
  sign: 1 | -1,
  unit: number,
  priors: (values: readonly Value[]) => readonly number[],
  isOnward: boolean,
): Branch {
  const values = candidates(question, MOST_BRANCHES);
  const likely = priors(values);
  place.branches ??= [];
  const { branches } = place;
  let sum = 0;
  let visits = 0;
  const here: Branch[] = [];
  for (let index = 0; index < values.length; index += 1) {
    const branch = branchOf(branches, question, present(values[index], 'value'), index, isOnward);
    branch.prior = present(likely[index], 'likelihood');
    branch.available += 1;
    visits += branch.visits;
    sum += branch.total;
    here.push(branch);
  }
  const average = visits === 0 ? 0 : sum / visits;
  let best = present(here[0], 'branch');
  let highest = Number.NEGATIVE_INFINITY;
  for (const branch of here) {
    // An untried branch is assumed to be slightly worse than the tried ones.
    const ahead = branch.visits === 0 ? -0.1 : (sign * (branch.total / branch.visits - average)) / unit;
    const appeal = ahead + (CURIOSITY * branch.prior * Math.sqrt(branch.available)) / (1 + branch.visits);
    if (appeal > highest) {
      best = branch;
      highest = appeal;
    }
  }
  return best;
}

/** The branch of an answer. Options usually occur in the same order, so the expected position is checked first. */
function branchOf(
  branches: Branch[],
  { ask, shape }: Question,
  value: Value,
  place: number,
  isOnward: boolean,
): Branch {
  const likely = branches[place];
  if (likely !== undefined && likely.value === value && likely.ask === ask) return likely;
  for (const branch of branches) if (branch.value === value && branch.ask === ask) return branch;
  const branch: Branch = {
    ask,
    shape,
    isOnward,
    value,
    prior: 0,
    available: 0,
    visits: 0,
    total: 0,
    squares: 0,
    node: null,
  };
  branches.push(branch);
  return branch;
}
