import type { Question, Value } from '../engine/question.ts';
import { candidates } from './candidates.ts';

/** An answer at a place of the tree. */
export interface Branch {
  readonly ask: string;
  readonly value: Value;
  /** How likely sensible players are to give it. */
  prior: number;
  /** Iterations in which it could be given: what is hidden is dealt anew each time, and so are the options. */
  available: number;
  visits: number;
  /** Sum of the evaluations of the iterations that took it. */
  total: number;
  node: Place | null;
}

/** A place of the tree: what was answered on the way there, whatever the deal. */
export interface Place {
  /** The branches in the order in which they came up; made on the second visit, as most places are never visited again. */
  branches: Branch[] | null;
  visits: number;
}

/** How strongly a branch that was seldom tried draws against one that did well. */
const CURIOSITY = 1.2;
/** The most amounts that are told apart at one place. */
const MOST_BRANCHES = 14;

/** How far evaluations lie apart: the measure of what is much better and what is luck. */
export class Scale {
  private count = 0;
  private mean = 0;
  private squares = 0;

  /** Takes one more evaluation in (Welford). */
  add(evaluation: number): void {
    this.count += 1;
    const step = evaluation - this.mean;
    this.mean += step / this.count;
    this.squares += step * (evaluation - this.mean);
  }

  /** The standard deviation; 1 while nothing differs. */
  get unit(): number {
    const deviation = Math.sqrt(this.squares / Math.max(1, this.count));
    return deviation > 0 ? deviation : 1;
  }
}

/** A place where nobody has been yet. */
export function newPlace(): Place {
  return { branches: null, visits: 0 };
}

/**
 * The branch to try next among those that this deal allows: what did well, what sensible players do, and what was
 * seldom tried. A branch is compared with the others only over the iterations in which it could be taken.
 * @param unit how far evaluations lie apart
 * @param sign 1 where the thinking seat decides, −1 where its one opponent does
 */
export function pickBranch(
  place: Place,
  question: Question,
  sign: 1 | -1,
  unit: number,
  priors: (values: readonly Value[]) => readonly number[],
): Branch {
  const values = candidates(question, MOST_BRANCHES);
  const likely = priors(values);
  place.branches ??= [];
  const { branches } = place;
  let sum = 0;
  let visits = 0;
  const here: Branch[] = [];
  for (let index = 0; index < values.length; index += 1) {
    const branch = branchOf(branches, question.ask, values[index] as Value, index);
    branch.prior = likely[index] as number;
    branch.available += 1;
    visits += branch.visits;
    sum += branch.total;
    here.push(branch);
  }
  const average = visits === 0 ? 0 : sum / visits;
  let best = here[0] as Branch;
  let highest = Number.NEGATIVE_INFINITY;
  for (const branch of here) {
    // A branch nobody has tried is guessed to be a little worse than what was tried.
    const ahead = branch.visits === 0 ? -0.1 : (sign * (branch.total / branch.visits - average)) / unit;
    const appeal = ahead + (CURIOSITY * branch.prior * Math.sqrt(branch.available)) / (1 + branch.visits);
    if (appeal > highest) {
      best = branch;
      highest = appeal;
    }
  }
  return best;
}

/** The branch of an answer; options mostly come up in the same order, so that it is looked for in its place first. */
function branchOf(branches: Branch[], ask: string, value: Value, place: number): Branch {
  const likely = branches[place];
  if (likely !== undefined && likely.value === value && likely.ask === ask) return likely;
  for (const branch of branches) if (branch.value === value && branch.ask === ask) return branch;
  const branch: Branch = { ask, value, prior: 0, available: 0, visits: 0, total: 0, node: null };
  branches.push(branch);
  return branch;
}
