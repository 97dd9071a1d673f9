import { present } from '../engine/checked.ts';
import { offers, type Question, type Shape, type Value } from '../engine/question.ts';
import { candidates } from './candidates.ts';

/** An answer at a node of the tree. */
export interface TreeEdge {
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
  /** The number of iterations in which the seat gave this answer here or soon after, and the sum of their evaluations. */
  soonVisits: number;
  soonTotal: number;
  node: TreeNode | null;
}

/** How a node's edges are compared. */
export interface EdgeWeighing {
  /** 1 if the thinking seat decides, −1 if its only opponent does. */
  readonly sign: 1 | -1;
  /** The standard deviation of the evaluations. */
  readonly unit: number;
  /** The weight of exploration: how strongly rarely tried edges are preferred to successful ones. */
  readonly curiosity: number;
}

/** A node of the tree, defined by the answers on the way to it, whatever the deal. */
export interface TreeNode {
  /**
   * The edges in the order of their first occurrence; created on the second visit, because most nodes are visited
   * only once.
   */
  edges: TreeEdge[] | null;
  visits: number;
}

/** An answer to be compared is tried in one of this many iterations, even if it looks bad. */
const COMPARE_EVERY = 6;
/**
 * The number of visits of an answer at which the iterations that gave it only soon after still count one half. If the
 * order of answers hardly matters, they tell nearly as much.
 */
const SOON_WORTH = 40;
/** The maximum number of different amounts at one node. */
const MOST_EDGES = 14;

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

/** The mean evaluation of an edge, and its standard error; undefined if it was never visited. */
export function estimateOf({
  visits,
  total,
  squares,
}: TreeEdge): { readonly mean: number; readonly error: number } | undefined {
  if (visits === 0) return undefined;
  const mean = total / visits;
  if (visits === 1) return { mean, error: Number.POSITIVE_INFINITY };
  return { mean, error: Math.sqrt(Math.max(0, squares / visits - mean * mean) / (visits - 1)) };
}

/** A node that has not been visited yet. */
export function newNode(): TreeNode {
  return { edges: null, visits: 0 };
}

/**
 * The edge to try next among those that this deal allows. Success so far, the likelihood among sensible players, and
 * few visits all count in its favour. An edge is compared only over the iterations in which it was available.
 * @param isOnward whether the thinking seat decides, and nobody else since its previous decision
 * @param compared an answer to consider besides the candidates, and to try in every few iterations
 */
export function pickEdge(
  node: TreeNode,
  question: Question,
  { sign, unit, curiosity }: EdgeWeighing,
  priors: (values: readonly Value[]) => readonly number[],
  isOnward: boolean,
  compared?: Value,
): TreeEdge {
  const usual = candidates(question, MOST_EDGES);
  const values =
    compared === undefined || usual.includes(compared) || !offers(question, compared)
      ? usual
      : [...usual, compared];
  const likely = priors(values);
  node.edges ??= [];
  const { edges } = node;
  let sum = 0;
  let visits = 0;
  const here: TreeEdge[] = [];
  for (let index = 0; index < values.length; index += 1) {
    const edge = edgeOf(edges, question, present(values[index], 'value'), index, isOnward);
    edge.prior = present(likely[index], 'likelihood');
    edge.available += 1;
    visits += edge.visits;
    sum += edge.total;
    here.push(edge);
  }
  const average = visits === 0 ? 0 : sum / visits;
  let soonSum = 0;
  let soonVisits = 0;
  for (const edge of here) {
    soonSum += edge.soonTotal;
    soonVisits += edge.soonVisits;
  }
  const soonAverage = soonVisits === 0 ? 0 : soonSum / soonVisits;
  let best = present(here[0], 'edge');
  let highest = Number.NEGATIVE_INFINITY;
  if (compared !== undefined && node.visits % COMPARE_EVERY === 0) {
    const edge = here.find(({ value }) => value === compared);
    if (edge !== undefined) return edge;
  }
  for (const edge of here) {
    // An untried edge is assumed to be slightly worse than the tried ones.
    const own = edge.visits === 0 ? -0.1 : (sign * (edge.total / edge.visits - average)) / unit;
    const ahead =
      edge.soonVisits === 0
        ? own
        : blend(edge, own, (sign * (edge.soonTotal / edge.soonVisits - soonAverage)) / unit);
    const appeal = ahead + (curiosity * edge.prior * Math.sqrt(edge.available)) / (1 + edge.visits);
    if (appeal > highest) {
      best = edge;
      highest = appeal;
    }
  }
  return best;
}

/** Mixes what an answer's own iterations say and what those say that gave it soon after; the more of its own, the more they count. */
function blend({ visits, soonVisits }: TreeEdge, own: number, soon: number): number {
  const share = (SOON_WORTH / (SOON_WORTH + 3 * visits)) ** 0.5 * (soonVisits / (soonVisits + 5));
  return share * soon + (1 - share) * own;
}

/** The edge of an answer. Options usually occur in the same order, so the expected position is checked first. */
function edgeOf(
  edges: TreeEdge[],
  { ask, shape }: Question,
  value: Value,
  expected: number,
  isOnward: boolean,
): TreeEdge {
  const likely = edges[expected];
  if (likely !== undefined && likely.value === value && likely.ask === ask) return likely;
  for (const edge of edges) if (edge.value === value && edge.ask === ask) return edge;
  const edge: TreeEdge = {
    ask,
    shape,
    isOnward,
    value,
    prior: 0,
    available: 0,
    visits: 0,
    total: 0,
    squares: 0,
    soonVisits: 0,
    soonTotal: 0,
    node: null,
  };
  edges.push(edge);
  return edge;
}
