import type { Bot } from './bot.ts';
import { weigh } from './weighing.ts';

/**
 * Plays out a few games after each answer, with sensible players at all seats, and takes the best answer for its seat.
 */
export const normalBot: Bot = {
  name: 'normal',
  think: (decision) => weigh(decision, { answers: 6, pick: 'likeliest', rollouts: 24 }),
};
