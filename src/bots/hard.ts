import { elementAt } from '../engine/checked.ts';
import { type Question, type Seat, settledAnswer, type Value } from '../engine/question.ts';
import { splitStream } from '../engine/random.ts';
import type { Rollout, RolloutPlan, Thinking } from '../engine/thinking.ts';
import type { Policy } from '../engine/umpires.ts';
import {
  type Alternative,
  type Bot,
  type Decision,
  type Later,
  settledVerdict,
  streamOf,
  type Verdict,
} from './bot.ts';
import { leaningPolicy, searchWeightsOf, shares, type Weights } from './leaning.ts';
import { estimateOf, newNode, pickEdge, Scale, type TreeEdge, type TreeNode } from './tree.ts';

/** The number of iterations for a game that gives no advice. */
const ITERATIONS = 600;
/** The number of nodes at which a tree stops growing, which keeps it far below 100 MB. */
const MOST_NODES = 60_000;
/** The part of the prior that is shared out evenly, because an answer that nobody gives may still be right. */
const EVEN_SHARE = 0.4;
/** The same if the leanings know the situation, because then they are seldom far wrong. */
const EVEN_SHARE_SITUATED = 0.1;
/** The weight of exploration in a game whose advice states none. */
const CURIOSITY = 1.2;
/** How many own answers after a node count as given there, in a game in which their order hardly matters. */
const SOON = 10;
/** A later answer is part of the plan if at least this many rollouts took it. */
const FEWEST_ROLLOUTS = 8;
/** The most later answers of a plan. */
const LONGEST_PLAN = 4;

/**
 * Information-set Monte-Carlo tree search. Every iteration deals again, inside the open question, what the seat cannot
 * know; walks down the tree to a leaf; adds one node; plays on by the leanings to the end of the game, or as far as
 * the game's advice says; and evaluates what the seat sees there. Against one opponent the tree holds the opponent's
 * answers too; at larger tables the others play by the leanings.
 */
export const hardBot: Bot = { name: 'hard', tireless: true, think: (decision) => search(decision) };

/**
 * The search of the hard bot.
 * @param watch called with every game played out and the answer to the open question with which it began
 */
export function* search(
  decision: Decision,
  watch?: (first: Value, end: Rollout) => void,
): Generator<number, Verdict, void> {
  const { budget } = decision;
  const settled = settledVerdict(decision.question);
  if (settled !== undefined) return settled;
  const thinking = decision.thinking();
  const { advice } = thinking;
  const wanted = budget.iterations ?? advice?.iterations ?? ITERATIONS;
  const stream = streamOf(decision);
  const tree = new Tree(thinking, decision.compared);
  const horizon = advice?.searchHorizon ?? advice?.horizon;
  const plan: RolloutPlan = {
    ...(horizon === undefined ? {} : { rounds: horizon }),
    toEnd: watch !== undefined,
  };
  let done = 0;
  while (done < wanted && (done === 0 || budget.stop?.() !== true)) {
    const policy = tree.descend(leaningPolicy(tree.weights, splitStream(stream)));
    const end = thinking.rollout(policy, splitStream(stream), plan);
    tree.ascend(end.evaluation);
    if (watch !== undefined && tree.first !== undefined) watch(tree.first, end);
    done += 1;
    if (tree.isSettled(wanted - done)) break;
    yield done / wanted;
  }
  return tree.verdict();
}

/** The tree of one decision. */
class Tree {
  readonly weights: Weights;
  private readonly root = newNode();
  private readonly seat: Seat;
  private readonly duel: boolean;
  /** How many own answers after a node count as given soon after it. */
  private readonly soon: number;
  private readonly curiosity: number;
  private nodes = 1;
  private path: TreeEdge[] = [];
  /** The nodes of the walk at which the seat decided, each with the number of own answers before it. */
  private readonly decided: { node: TreeNode; before: number }[] = [];
  /** The seat's answers of the walk, in turn their asks and values. */
  private readonly answers: Value[] = [];
  /** The current node of the walk; null once it has left the tree or is over. */
  private here: TreeNode | null = null;
  private readonly scale = new Scale();

  constructor(
    thinking: Thinking,
    private readonly compared?: Value,
  ) {
    this.weights = searchWeightsOf(thinking.advice);
    this.seat = thinking.question.seat;
    this.duel = thinking.players === 2;
    this.curiosity = thinking.advice?.curiosity ?? CURIOSITY;
    this.soon = thinking.advice?.looseOrder === true ? SOON : 0;
  }

  /** The answer to the open question on the latest walk. */
  get first(): Value | undefined {
    return this.path[0]?.value;
  }

  /** A policy that decides by the tree, and by `rest` beyond its edge. */
  descend(rest: Policy): Policy {
    this.path = [];
    this.here = this.root;
    this.decided.length = 0;
    this.answers.length = 0;
    const decide = this.decideBy(rest);
    return (question) => {
      const value = decide(question);
      if (this.soon > 0 && question.seat === this.seat && this.path.length > 0)
        this.answers.push(question.ask, value);
      return value;
    };
  }

  private decideBy(rest: Policy): Policy {
    let isOnward = true;
    return (question) => {
      const own = question.seat === this.seat;
      // Before its first decision, others may be asked at the same time.
      if (!own && this.path.length > 0) isOnward = false;
      // The tree begins at the open question; questions put to others at the same time, but before it, are not in the
      // tree.
      const inTree = own || (this.duel && this.path.length > 0);
      const node = this.here;
      if (node === null || !inTree) return rest(question);
      // A question without a real choice takes no node. The tree grows by one node per iteration, so it gets deeper
      // this way.
      const settled = settledAnswer(question);
      if (settled !== undefined) return settled;
      const priors = (values: readonly Value[]) => this.priors(question, values);
      const compared = node === this.root ? this.compared : undefined;
      const comparison = { sign: own ? 1 : -1, unit: this.scale.unit, curiosity: this.curiosity } as const;
      const edge = pickEdge(node, question, comparison, priors, isOnward, compared);
      if (own) this.decided.push({ node, before: this.answers.length });
      this.path.push(edge);
      node.visits += 1;
      this.here = this.next(edge);
      return edge.value;
    };
  }

  /** The node behind an edge. The first visit only creates the node, and the walk ends there. */
  private next(edge: TreeEdge): TreeNode | null {
    if (edge.node !== null) return edge.node;
    if (this.nodes < MOST_NODES) {
      edge.node = newNode();
      this.nodes += 1;
    }
    return null;
  }

  private priors(question: Question, values: readonly Value[]): number[] {
    const even = question.situation?.() === undefined ? EVEN_SHARE : EVEN_SHARE_SITUATED;
    return shares(question, values, this.weights, even);
  }

  /** Adds the evaluation to every edge of the walk. Later decisions of the same game are not in the tree. */
  ascend(evaluation: number): void {
    this.here = null;
    this.scale.add(evaluation);
    for (const edge of this.path) {
      edge.visits += 1;
      edge.total += evaluation;
      edge.squares += evaluation * evaluation;
    }
    if (this.soon > 0) for (const { node, before } of this.decided) this.addSoon(node, before, evaluation);
  }

  /** Adds the evaluation to every answer at a node that the seat gave there or soon after. */
  private addSoon({ edges }: TreeNode, before: number, evaluation: number): void {
    const { answers } = this;
    const end = Math.min(answers.length, before + 2 * this.soon);
    for (const edge of edges ?? []) {
      for (let place = before; place < end; place += 2) {
        if (answers[place + 1] !== edge.value || answers[place] !== edge.ask) continue;
        edge.soonVisits += 1;
        edge.soonTotal += evaluation;
        break;
      }
    }
  }

  /** Whether the remaining iterations are too few for any other answer to catch up with the most visited one. */
  isSettled(left: number): boolean {
    if (!Number.isFinite(left)) return false;
    let first = 0;
    let second = 0;
    for (const { visits } of this.root.edges ?? []) {
      second = Math.max(second, Math.min(first, visits));
      first = Math.max(first, visits);
    }
    return first - second > left;
  }

  /** The most visited answer, and the most visited way on from it. */
  verdict(): Verdict {
    const edges = mostVisited(this.root.edges ?? []);
    const first = elementAt(edges, 0);
    const best = estimateOf(first)?.error ?? Number.POSITIVE_INFINITY;
    const alternatives = edges.map((edge): Alternative => {
      const estimate = estimateOf(edge);
      const doubt = edge === first ? 0 : Math.hypot(best, estimate?.error ?? Number.POSITIVE_INFINITY);
      return { value: edge.value, estimate: estimate?.mean ?? null, rollouts: edge.visits, doubt };
    });
    return { value: first.value, alternatives, plan: planAfter(first) };
  }
}

/** The most visited edges first; among equals, the best. */
function mostVisited(edges: readonly TreeEdge[]): TreeEdge[] {
  const worth = (edge: TreeEdge) => estimateOf(edge)?.mean ?? Number.NEGATIVE_INFINITY;
  return [...edges].sort((a, b) => b.visits - a.visits || (worth(a) < worth(b) ? 1 : -1));
}

/** The seat's answers on the most visited way on from an edge, up to the next decision of somebody else. */
function planAfter(first: TreeEdge): Later[] {
  const plan: Later[] = [];
  for (let from = first; plan.length < LONGEST_PLAN; ) {
    const [next] = mostVisited(from.node?.edges ?? []);
    // Where most rollouts went elsewhere, the next answer depends on what is still unknown.
    const isLikely = next !== undefined && next.visits >= Math.max(FEWEST_ROLLOUTS, from.visits / 3);
    if (!isLikely || !next.isOnward) break;
    plan.push({ ask: next.ask, shape: next.shape, value: next.value });
    from = next;
  }
  return plan;
}
