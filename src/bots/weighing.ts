import { elementAt, lastOf } from '../engine/checked.ts';
import type { Value } from '../engine/question.ts';
import { nextNumber, type RandomStream, splitStream } from '../engine/random.ts';
import type { RolloutPlan } from '../engine/thinking.ts';
import { type Alternative, type Decision, settledVerdict, streamOf, type Verdict } from './bot.ts';
import { candidates } from './candidates.ts';
import { leaningPolicy, shares, weightsOf } from './leaning.ts';

/** How a bot evaluates each answer separately. */
export interface Weighing {
  /** The maximum number of answers to evaluate. */
  readonly answers: number;
  /**
   * Which answers: `likeliest` takes those that sensible players most often give; `ideas` draws them at random,
   * weighted by the leanings.
   */
  readonly pick: 'likeliest' | 'ideas';
  /** The total number of rollouts; every answer gets the same number, at least one. */
  readonly rollouts: number;
  /** The length of a rollout; default: to the end of the game, or as far as the game's advice says. */
  readonly plan?: RolloutPlan;
}

/** The maximum number of answers among which the likeliest are picked; if there are more, an even spread of them. */
const MOST_LOOKED_AT = 14;
/** The minimum share of an answer, even if hardly anybody gives it. */
const LEAST_SHARE = 0.001;

/** An answer and the evaluations of its rollouts. */
interface Weighed {
  readonly value: Value;
  /** How likely sensible players are to give it. */
  readonly share: number;
  readonly evaluations: number[];
}

/**
 * Evaluates each answer by rollouts that begin with it. The n-th rollout of every answer has the same deal and the same
 * random numbers, so differences come from the answer and not from luck. While the evaluations are too close to call,
 * the habits of sensible players count as well.
 */
export function* weigh(decision: Decision, weighing: Weighing): Generator<number, Verdict, void> {
  const { question, budget } = decision;
  const settled = settledVerdict(question);
  if (settled !== undefined) return settled;
  const thinking = decision.thinking();
  const { advice } = thinking;
  const reach = weighing.plan ?? (advice?.horizon === undefined ? {} : { rounds: advice.horizon });
  const weights = weightsOf(advice);
  const stream = streamOf(decision);
  const looked = candidates(question, MOST_LOOKED_AT);
  const likely = shares(question, looked, weights);
  const all = looked.map(
    (value, place): Weighed => ({ value, share: elementAt(likely, place), evaluations: [] }),
  );
  const weighed = picked(all, weighing, stream);
  const turns = Math.max(1, Math.floor((budget.iterations ?? weighing.rollouts) / weighed.length));
  let done = 0;
  // The search stops only after every answer has been tried at least once, and never in the middle of a turn.
  while (done < turns && (done === 0 || budget.stop?.() !== true)) {
    const deal = splitStream(stream);
    const chance: RandomStream = splitStream(stream);
    for (const [place, { value, evaluations }] of weighed.entries()) {
      const plan = { ...reach, first: value };
      evaluations.push(thinking.rollout(leaningPolicy(weights, [...chance]), [...deal], plan).evaluation);
      yield (done + (place + 1) / weighed.length) / turns;
    }
    done += 1;
  }
  return verdictOf(weighed, done);
}

/** The answers to evaluate. */
function picked(all: Weighed[], { answers, pick }: Weighing, stream: RandomStream): Weighed[] {
  if (pick === 'likeliest') return all.sort((a, b) => b.share - a.share).slice(0, answers);
  const ideas = new Set<Weighed>();
  for (let idea = 0; idea < answers; idea += 1) {
    let left = nextNumber(stream) / 4294967296;
    const found = all.find(({ share }) => {
      left -= share;
      return left < 0;
    });
    ideas.add(found ?? lastOf(all));
  }
  return [...ideas];
}

function verdictOf(weighed: readonly Weighed[], rollouts: number): Verdict {
  const doubt = doubtOf(weighed, rollouts);
  const appeal = (answer: Weighed) => meanOf(answer) + doubt * Math.log(answer.share + LEAST_SHARE);
  const sorted = [...weighed].sort((a, b) => appeal(b) - appeal(a));
  const alternatives = sorted.map(
    (answer): Alternative => ({
      value: answer.value,
      estimate: meanOf(answer),
      rollouts,
      doubt: differenceDoubt(elementAt(sorted, 0), answer),
    }),
  );
  return { value: elementAt(alternatives, 0).value, alternatives };
}

function meanOf({ evaluations }: Weighed): number {
  return evaluations.reduce((sum, evaluation) => sum + evaluation, 0) / evaluations.length;
}

/** The standard error of the mean difference of two answers, whose rollouts have the same deals and chance. */
function differenceDoubt(first: Weighed, other: Weighed): number {
  if (other === first) return 0;
  const differences = first.evaluations.map((each, turn) => each - elementAt(other.evaluations, turn));
  const { length } = differences;
  if (length < 2) return Number.POSITIVE_INFINITY;
  const mean = differences.reduce((sum, each) => sum + each, 0) / length;
  const squares = differences.reduce((sum, each) => sum + (each - mean) ** 2, 0);
  return Math.sqrt(squares / (length - 1) / length);
}

/** The standard error of a mean, without the variation that all answers of a turn share. */
function doubtOf(weighed: readonly Weighed[], rollouts: number): number {
  let squares = 0;
  for (let turn = 0; turn < rollouts; turn += 1) {
    const row = weighed.map(({ evaluations }) => elementAt(evaluations, turn));
    const mean = row.reduce((sum, evaluation) => sum + evaluation, 0) / row.length;
    for (const evaluation of row) squares += (evaluation - mean) ** 2;
  }
  return Math.sqrt(squares / (weighed.length * rollouts) / rollouts);
}
