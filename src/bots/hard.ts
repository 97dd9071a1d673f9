import { type Question, type Seat, settledAnswer, type Value } from '../engine/question.ts';
import { splitStream } from '../engine/random.ts';
import type { Rollout, RolloutPlan, Thinking } from '../engine/thinking.ts';
import type { Policy } from '../engine/umpires.ts';
import { type Alternative, type Bot, type Decision, settledVerdict, streamOf, type Verdict } from './bot.ts';
import { leaningPolicy, shares, weightsOf } from './leaning.ts';
import { type Branch, newPlace, type Place, pickBranch, Scale } from './tree.ts';

/** Iterations where a game gives no advice. */
const ITERATIONS = 600;
/** Places of a tree beyond which it grows no more: it stays far below a hundred megabytes. */
const MOST_PLACES = 60_000;
/** How much of a branch's prior is the same for all: what nobody does may still be right. */
const EVEN_SHARE = 0.4;
/** The same where leanings know the situation: they are seldom far wrong there. */
const EVEN_SHARE_SITUATED = 0.1;

/**
 * Information-set Monte-Carlo tree search. Every iteration deals anew, inside the open question, what the seat cannot
 * know, walks down the tree as far as it is known, adds one place, plays on as sensible players lean, to the end of the
 * game or as far as its advice says, and evaluates what the seat sees there. Against one opponent the tree holds the
 * opponent's answers too; at larger tables the others play as they lean.
 */
export const hardBot: Bot = { name: 'hard', tireless: true, think: (decision) => search(decision) };

/**
 * The search of the hard bot.
 * @param watch told of every game that was played out, and of the answer to the open question with which it began
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
  const tree = new Tree(thinking);
  const plan: RolloutPlan = {
    ...(advice?.horizon === undefined ? {} : { rounds: advice.horizon }),
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
  readonly weights: ReturnType<typeof weightsOf>;
  private readonly root = newPlace();
  private readonly seat: Seat;
  private readonly duel: boolean;
  private places = 1;
  private path: Branch[] = [];
  /** Where the walk is in the tree; null where it has left it or is over. */
  private here: Place | null = null;
  private readonly scale = new Scale();

  constructor(thinking: Thinking) {
    this.weights = weightsOf(thinking.advice);
    this.seat = thinking.question.seat;
    this.duel = thinking.players === 2;
  }

  /** The answer to the open question on the walk just taken. */
  get first(): Value | undefined {
    return this.path[0]?.value;
  }

  /** Decides along the tree while it is known, then by the policy. */
  descend(rest: Policy): Policy {
    this.path = [];
    this.here = this.root;
    return (question) => {
      const own = question.seat === this.seat;
      // The tree begins at the open question; what others are asked before it, at the same time, is not in it.
      const inTree = own || (this.duel && this.path.length > 0);
      const place = this.here;
      if (place === null || !inTree) return rest(question);
      // What is no choice takes no place: the tree grows by one place an iteration, and so grows deeper.
      const settled = settledAnswer(question);
      if (settled !== undefined) return settled;
      const priors = (values: readonly Value[]) => this.priors(question, values);
      const branch = pickBranch(place, question, own ? 1 : -1, this.scale.unit, priors);
      this.path.push(branch);
      place.visits += 1;
      this.here = this.next(branch);
      return branch.value;
    };
  }

  /** The place behind a branch; on its first visit it is only made, and the walk ends there. */
  private next(branch: Branch): Place | null {
    if (branch.node !== null) return branch.node;
    if (this.places < MOST_PLACES) {
      branch.node = newPlace();
      this.places += 1;
    }
    return null;
  }

  private priors(question: Question, values: readonly Value[]): number[] {
    const even = question.situation === undefined ? EVEN_SHARE : EVEN_SHARE_SITUATED;
    return shares(question, values, this.weights, even);
  }

  /** Hands the evaluation to every branch that was taken; whatever is still decided after that is not in the tree. */
  ascend(evaluation: number): void {
    this.here = null;
    this.scale.add(evaluation);
    for (const branch of this.path) {
      branch.visits += 1;
      branch.total += evaluation;
    }
  }

  /** Whether no other answer can be visited as often as the first any more. */
  isSettled(left: number): boolean {
    if (!Number.isFinite(left)) return false;
    let first = 0;
    let second = 0;
    for (const { visits } of this.root.branches ?? []) {
      second = Math.max(second, Math.min(first, visits));
      first = Math.max(first, visits);
    }
    return first - second > left;
  }

  /** The answer that was visited most. */
  verdict(): Verdict {
    const alternatives = (this.root.branches ?? []).map(
      ({ value, visits, total }): Alternative => ({
        value,
        estimate: visits === 0 ? null : total / visits,
        rollouts: visits,
      }),
    );
    const worth = ({ estimate }: Alternative) => estimate ?? Number.NEGATIVE_INFINITY;
    alternatives.sort((a, b) => b.rollouts - a.rollouts || (worth(a) < worth(b) ? 1 : -1));
    return { value: (alternatives[0] as Alternative).value, alternatives };
  }
}
