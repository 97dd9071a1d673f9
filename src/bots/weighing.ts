import type { Value } from '../engine/question.ts';
import { type RandomStream, splitStream } from '../engine/random.ts';
import type { RolloutPlan } from '../engine/thinking.ts';
import type { Policy } from '../engine/umpires.ts';
import { type Alternative, type Decision, streamOf, type Verdict } from './bot.ts';
import { candidates } from './candidates.ts';

/** How a bot weighs every answer by itself. */
export interface Weighing {
  /** The most answers that are weighed. */
  readonly answers: number;
  /** Rollouts in all; every answer gets equally many, and one at least. */
  readonly rollouts: number;
  /** How far they go. */
  readonly plan: RolloutPlan;
  /** Who decides in them, by a stream of its own. */
  policy(stream: RandomStream): Policy;
}

/**
 * Weighs each answer by rollouts that begin with it. The n-th rollout of every answer meets the same deal and the same
 * chance, so that they differ by the answer and not by luck.
 */
export function* weigh(decision: Decision, weighing: Weighing): Generator<number, Verdict, void> {
  const { question, budget } = decision;
  const values = candidates(question, weighing.answers);
  const totals = values.map(() => 0);
  const thinking = decision.thinking();
  const stream = streamOf(decision);
  const wanted = budget.iterations ?? weighing.rollouts;
  const turns = Math.max(1, Math.floor(wanted / values.length));
  let done = 0;
  // Every answer has been tried once before anybody may be in a hurry; a turn is never left half done.
  while (done < turns && (done === 0 || budget.stop?.() !== true)) {
    const deal = splitStream(stream);
    const chance = splitStream(stream);
    for (const [place, first] of values.entries()) {
      const policy = weighing.policy([...chance]);
      const { evaluation } = thinking.rollout(policy, [...deal], { ...weighing.plan, first });
      totals[place] = (totals[place] as number) + evaluation;
      yield (done + (place + 1) / values.length) / turns;
    }
    done += 1;
  }
  return verdictOf(values, totals, done);
}

function verdictOf(values: readonly Value[], totals: readonly number[], rollouts: number): Verdict {
  const alternatives = values.map(
    (value, place): Alternative => ({ value, estimate: (totals[place] as number) / rollouts, rollouts }),
  );
  // Equal estimates keep the canonical order.
  alternatives.sort((a, b) => (b.estimate as number) - (a.estimate as number));
  return { value: (alternatives[0] as Alternative).value, alternatives };
}
