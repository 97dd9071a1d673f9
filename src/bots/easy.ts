import type { Bot } from './bot.ts';
import { weigh } from './weighing.ts';

/**
 * Has two ideas of what a sensible player might do, looks at what they have brought by the end of the step under way,
 * and no further.
 */
export const easyBot: Bot = {
  name: 'easy',
  think: (decision) => weigh(decision, { answers: 2, pick: 'ideas', rollouts: 4, plan: { steps: 0 } }),
};
