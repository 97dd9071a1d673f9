import type { Bot, Decision, Verdict } from './bot.ts';
import { search } from './hard.ts';

/** How many times as many iterations as the hard bot it may take. */
const DEEPER = 10;
/** The iterations of the hard bot for a game that gives no advice. */
const ITERATIONS = 600;
/** How long it may think about a decision in a match, if nothing else was said, in milliseconds. */
const LONGEST = 5000;

/** Searches as the hard bot does, ten times as long, but in a match no longer than five seconds. */
export const expertBot: Bot = { name: 'expert', tireless: true, usualTime: LONGEST, think };

function* think(decision: Decision): Generator<number, Verdict, void> {
  const thinking = decision.thinking();
  const iterations = decision.budget.iterations ?? DEEPER * (thinking.advice?.iterations ?? ITERATIONS);
  const budget = { ...decision.budget, iterations };
  return yield* search({ ...decision, budget, thinking: () => thinking });
}
