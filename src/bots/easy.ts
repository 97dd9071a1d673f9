import type { Bot } from './bot.ts';
import { weigh } from './weighing.ts';

/** Considers two answers that a sensible player might give, and looks ahead only to the end of the current step. */
export const easyBot: Bot = {
  name: 'easy',
  think: (decision) => weigh(decision, { answers: 2, pick: 'ideas', rollouts: 4, plan: { steps: 0 } }),
};
