import { describe, expect, it } from 'vitest';
import { type Asking, searchWeightsOf, weightsOf } from '../../src/bots/leaning.ts';
import type { Advice } from '../../src/engine/game.ts';
import type { Question } from '../../src/engine/question.ts';

const question = (situation: number): Question => ({
  seat: 0,
  ask: 'bid',
  shape: 'word',
  rule: 'LIM-TRA-02',
  options: ['pass', 'raise'],
  situation: () => situation,
});
const advice: Advice = {
  leanings: { 'bid pass': 1 },
  searchLeanings: { bid: { pass: { '': 1, even: 0.5 }, raise: { odd: 2 } } },
  situationWords: (situation) => [situation % 2 === 0 ? 'even' : 'odd'],
  iterations: 10,
};
const weightIn = (asking: Asking | undefined, situation: number, value: string): number | undefined =>
  asking?.weightAt(asking.startOf(question(situation)), question(situation), value);

describe('the leanings of the tree search', () => {
  it('count for the search alone', () => {
    const usual = weightsOf(advice).of(question(0));
    const own = searchWeightsOf(advice).of(question(0));
    expect(weightIn(usual, 0, 'pass')).toBeCloseTo(Math.exp(1));
    expect(weightIn(own, 0, 'pass')).toBeCloseTo(Math.exp(1.5));
    expect(weightIn(own, 1, 'raise')).toBeCloseTo(Math.exp(2));
  });

  it('are the usual ones in a game without any', () => {
    const { searchLeanings: _, ...without } = advice;
    expect(searchWeightsOf(without)).toBe(weightsOf(without));
    expect(searchWeightsOf(undefined)).toBe(weightsOf());
  });

  it('stay the same when there are more situations than are kept', () => {
    const asking = searchWeightsOf(advice).of(question(0));
    for (let situation = 0; situation < 40_000; situation += 1)
      expect(weightIn(asking, situation, 'pass')).toBeCloseTo(Math.exp(situation % 2 === 0 ? 1.5 : 1), 10);
    expect(weightIn(asking, 3, 'raise')).toBeCloseTo(Math.exp(2));
    expect(weightIn(asking, 0, 'raise')).toBeCloseTo(1);
  });
});
