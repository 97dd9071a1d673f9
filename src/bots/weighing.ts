import type { Value } from '../engine/question.ts';
import { next, type RandomStream, splitStream } from '../engine/random.ts';
import type { RolloutPlan } from '../engine/thinking.ts';
import { type Alternative, type Decision, settledVerdict, streamOf, type Verdict } from './bot.ts';
import { candidates } from './candidates.ts';
import { leaningPolicy, shares, weightsOf } from './leaning.ts';

/** How a bot weighs every answer by itself. */
export interface Weighing {
  /** How many answers are weighed at most. */
  readonly answers: number;
  /** Which: those that sensible players are likeliest to give, or what comes to mind, by chance and as they lean. */
  readonly pick: 'likeliest' | 'ideas';
  /** Rollouts in all; every answer gets equally many, and one at least. */
  readonly rollouts: number;
  /** How far they go; default: to the end of the game, or as far as the game's advice says. */
  readonly plan?: RolloutPlan;
}

/** The most answers from which the likeliest are picked: of more, a spread over all of them. */
const MOST_LOOKED_AT = 14;
/** What an answer that hardly anybody gives is credited with all the same. */
const LEAST_SHARE = 0.001;

/** An answer and the evaluations of its rollouts. */
interface Weighed {
  readonly value: Value;
  /** How likely sensible players are to give it. */
  readonly share: number;
  readonly evaluations: number[];
}

/**
 * Weighs each answer by rollouts that begin with it. The n-th rollout of every answer meets the same deal and the same
 * chance, so that they differ by the answer and not by luck. As long as the evaluations do not tell answers apart, what
 * sensible players do weighs with them.
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
    (value, place): Weighed => ({ value, share: likely[place] as number, evaluations: [] }),
  );
  const weighed = picked(all, weighing, stream);
  const turns = Math.max(1, Math.floor((budget.iterations ?? weighing.rollouts) / weighed.length));
  let done = 0;
  // Every answer has been tried once before anybody may be in a hurry; a turn is never left half done.
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

/** The answers that are weighed. */
function picked(all: Weighed[], { answers, pick }: Weighing, stream: RandomStream): Weighed[] {
  if (pick === 'likeliest') return all.sort((a, b) => b.share - a.share).slice(0, answers);
  const ideas = new Set<Weighed>();
  for (let idea = 0; idea < answers; idea += 1) {
    let left = next(stream) / 4294967296;
    const found = all.find(({ share }) => {
      left -= share;
      return left < 0;
    });
    ideas.add(found ?? (all.at(-1) as Weighed));
  }
  return [...ideas];
}

function verdictOf(weighed: readonly Weighed[], rollouts: number): Verdict {
  const doubt = doubtOf(weighed, rollouts);
  const appeal = (answer: Weighed) => meanOf(answer) + doubt * Math.log(answer.share + LEAST_SHARE);
  const sorted = [...weighed].sort((a, b) => appeal(b) - appeal(a));
  const alternatives = sorted.map(
    (answer): Alternative => ({ value: answer.value, estimate: meanOf(answer), rollouts }),
  );
  return { value: (alternatives[0] as Alternative).value, alternatives };
}

function meanOf({ evaluations }: Weighed): number {
  return evaluations.reduce((sum, evaluation) => sum + evaluation, 0) / evaluations.length;
}

/** The standard error of a mean, what all answers of a turn have in common left out. */
function doubtOf(weighed: readonly Weighed[], rollouts: number): number {
  let squares = 0;
  for (let turn = 0; turn < rollouts; turn += 1) {
    const row = weighed.map(({ evaluations }) => evaluations[turn] as number);
    const mean = row.reduce((sum, evaluation) => sum + evaluation, 0) / row.length;
    for (const evaluation of row) squares += (evaluation - mean) ** 2;
  }
  return Math.sqrt(squares / (weighed.length * rollouts) / rollouts);
}
