import { describe, expect, it } from 'vitest';
import { answerTo } from '../../src/engine/answer.ts';
import {
  type Barred,
  offers,
  optionAt,
  optionCount,
  optionList,
  type Question,
  refusal,
  type Value,
} from '../../src/engine/question.ts';
import { ask } from './small-game.ts';

const amount = ask<number>(0, 'bid', { from: 1, to: 4 });
const word = ask<Value>(0, 'keep', ['oak', 7, true]);
const nonsense = [
  Number.NaN,
  Number.POSITIVE_INFINITY,
  JSON.parse('1e309'),
  null,
  undefined,
  {},
  [],
  [1],
  () => 1,
];

describe('an amount', () => {
  it('counts and lists its options in order', () => {
    expect(optionCount(amount)).toBe(4);
    expect(optionList(amount)).toEqual([1, 2, 3, 4]);
    expect([0, 1, 2, 3].map((index) => optionAt(amount, index))).toEqual([1, 2, 3, 4]);
  });

  it.each([1, 2, 3, 4])('offers %s', (value) => {
    expect(offers(amount, value)).toBe(true);
    expect(refusal(amount, value)).toBeUndefined();
  });

  it.each([
    [-1, 'minimum', 1],
    [0, 'minimum', 1],
    [5, 'maximum', 4],
  ])('refuses %s by its %s', (value, because, need) => {
    expect(refusal(amount, value)).toEqual({ option: value, because, rule: 'T-1', need, have: value });
  });

  it.each([1.5, '', '2', '٣', ' 2', '2e0', '0x2', true, 'two'])(
    'refuses %j, which is not a whole number',
    (value) => {
      expect(offers(amount, value)).toBe(false);
      expect(refusal(amount, value)).toEqual({ option: value, because: 'not-offered', rule: 'T-1' });
    },
  );

  it.each(nonsense)('refuses %s, which cannot be an answer', (value) => {
    expect(offers(amount, value)).toBe(false);
    expect(refusal(amount, value)).toEqual({ option: String(value), because: 'not-offered', rule: 'T-1' });
  });

  it('with one option has a count of one', () => {
    expect(optionCount(ask<number>(0, 'draw', { from: 0, to: 0 }))).toBe(1);
  });
});

describe('named options', () => {
  it.each(['oak', 7, true])('offer %s', (value) => {
    expect(refusal(word, value)).toBeUndefined();
  });

  it.each(['7', 'true', 'Oak', 'oak ', '', 0, 1, -1, false])(
    'do not mistake %j for another value',
    (value) => {
      expect(refusal(word, value)).toEqual({ option: value, because: 'not-offered', rule: 'T-1' });
    },
  );

  it.each(nonsense)('refuse %s', (value) => {
    expect(refusal(word, value)?.because).toBe('not-offered');
  });
});

describe('the reason for a refusal', () => {
  const dear: Barred = { option: 'elm', because: 'money', rule: 'T-2', need: 3, have: 1 };
  const question: Question = { ...word, barred: () => [dear] };

  it('is that of the barred option', () => {
    expect(refusal(question, 'elm')).toEqual(dear);
  });

  it('is the question’s own if it has one', () => {
    const own: Barred = { option: 'elm', because: 'not-in-hand', rule: 'T-3' };
    expect(refusal({ ...question, refuse: () => own }, 'elm')).toEqual(own);
    expect(refusal({ ...question, refuse: () => undefined }, 'elm')).toEqual(dear);
  });

  it('never asks the question about a value that cannot be an answer', () => {
    const refuse = () => {
      throw new Error('asked');
    };
    for (const value of nonsense)
      expect(refusal({ ...question, refuse }, value)?.because).toBe('not-offered');
  });

  it('is not looked for if the value is offered', () => {
    const barred = () => {
      throw new Error('asked');
    };
    expect(refusal({ ...word, barred, refuse: barred }, 'oak')).toBeUndefined();
  });
});

describe('the record of an answer', () => {
  it('names seat, question, number of options and value', () => {
    expect(answerTo(amount, 3)).toEqual({ seat: 0, ask: 'bid', of: 4, value: 3 });
    expect(answerTo(amount, 3, true)).toEqual({ seat: 0, ask: 'bid', of: 4, value: 3, forced: true });
  });

  it('contains no negative zero, which JSON would lose', () => {
    const zero = answerTo(ask<number>(0, 'bid', { from: 0, to: 4 }), -0).value;
    expect(Object.is(zero, 0)).toBe(true);
  });
});
