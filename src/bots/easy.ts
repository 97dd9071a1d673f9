import { optionAt, optionCount } from '../engine/question.ts';
import { draw } from '../engine/random.ts';
import type { Bot } from './bot.ts';
import { weigh } from './weighing.ts';

/** Looks at what an answer has brought by the end of the step under way, and no further. */
export const easyBot: Bot = {
  name: 'easy',
  think: (decision) =>
    weigh(decision, {
      answers: 8,
      rollouts: 16,
      plan: { steps: 0 },
      policy: (stream) => (question) => optionAt(question, draw(stream, optionCount(question))),
    }),
};
