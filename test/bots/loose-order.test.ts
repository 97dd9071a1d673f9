import { describe, expect, it } from 'vitest';
import { decide } from '../../src/bots/bot.ts';
import { hardBot } from '../../src/bots/hard.ts';
import type { Advice } from '../../src/engine/game.ts';
import type { Question } from '../../src/engine/question.ts';
import { nextNumber, randomStream } from '../../src/engine/random.ts';
import type { Thinking } from '../../src/engine/thinking.ts';

const ask = (options: readonly string[]): Question => ({
  seat: 0,
  ask: 'play',
  shape: 'word',
  rule: '',
  options,
});
const OPTIONS = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** Two of eight cards are played, one after the other; only `f` is worth anything, and luck hides it. */
function thinkingOf(looseOrder: boolean): Thinking {
  const advice: Advice = { leanings: {}, iterations: 24, looseOrder };
  return {
    question: ask(OPTIONS),
    players: 3,
    advice,
    view: () => null,
    rollout(policy, stream) {
      const first = policy(ask(OPTIONS));
      const second = policy(ask(OPTIONS.filter((option) => option !== first)));
      const luck = nextNumber(stream) / 4294967296;
      const evaluation = (first === 'f' || second === 'f' ? 1 : 0) + luck;
      return { decisions: 2, endless: false, evaluation, outcome: null as never };
    },
  };
}

/** How many of 100 short searches find the best card. */
function found(looseOrder: boolean): number {
  let count = 0;
  for (let number = 0; number < 100; number += 1) {
    const stream = randomStream(`loose ${number}`);
    const { value } = decide(hardBot, {
      question: ask(OPTIONS),
      budget: { iterations: 24 },
      view: () => null,
      number: (n) => nextNumber(stream) % n,
      thinking: () => thinkingOf(looseOrder),
    });
    if (value === 'f') count += 1;
  }
  return count;
}

describe('a search where the order of answers hardly matters', () => {
  it('finds the best answer more often, since rollouts that give it later count as well', () => {
    const [plain, loose] = [found(false), found(true)];
    expect(loose).toBeGreaterThan(plain);
    expect(loose).toBeGreaterThan(60);
  });
});
