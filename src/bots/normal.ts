import type { Bot } from './bot.ts';
import { leaningPolicy, weightsOf } from './leaning.ts';
import { weigh } from './weighing.ts';

/** Takes the answer after which its seat stands best when the round is over, if everybody plays on sensibly. */
export const normalBot: Bot = {
  name: 'normal',
  think(decision) {
    const weights = weightsOf(decision.thinking().advice?.leanings);
    return weigh(decision, {
      answers: 12,
      rollouts: 96,
      plan: { rounds: 0 },
      policy: (stream) => leaningPolicy(weights, stream),
    });
  },
};
