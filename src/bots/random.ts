import { optionAt, optionCount } from '../engine/question.ts';
import { derivedNumber, hash } from '../engine/random.ts';
import type { Policy } from '../engine/umpires.ts';
import type { Bot } from './bot.ts';

/** Chooses every option with equal probability. */
export const randomBot: Bot = {
  name: 'random',
  instant: true,
  *think({ question, number }) {
    const value = optionAt(question, number(optionCount(question)));
    yield 1;
    return { value, alternatives: [] };
  },
};

/** The number from which all bot decisions of a match with this seed are derived. */
export function botSeed(seed: string): number {
  return hash(`bot/${seed}`, 0x811c9dc5);
}

/** The random bot at every seat, as a policy for whole games; it decides exactly as `randomBot` does in a match. */
export function randomPolicy(seed: string): Policy {
  const base = botSeed(seed);
  let answers = 0;
  return (question) => {
    const index = derivedNumber(base, question.seat, answers, optionCount(question));
    answers += 1;
    return optionAt(question, index);
  };
}
