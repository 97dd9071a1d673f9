import type { Bot } from './bot.ts';
import { weigh } from './weighing.ts';

/** Takes the answer after which its seat comes out best in a few games in which everybody plays on sensibly. */
export const normalBot: Bot = {
  name: 'normal',
  think: (decision) => weigh(decision, { answers: 6, pick: 'likeliest', rollouts: 24 }),
};
