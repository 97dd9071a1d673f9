import { describe, expect, it } from 'vitest';
import { AnswerNumbers } from '../../../src/ui/plain/answer-numbers.ts';

describe('the number of an answer', () => {
  const play = { ask: 'play' };

  it('stays the same within a turn, and no other answer gets it', () => {
    const numbers = new AnswerNumbers();
    expect([...numbers.number(play, ['education', 'robotization', 'pass'], '1')]).toEqual([
      ['education', 1],
      ['robotization', 2],
      ['pass', 3],
    ]);
    const later = numbers.number(play, ['pass', 'migration', 'robotization'], '1');
    expect([later.get('robotization'), later.get('pass'), later.get('migration')]).toEqual([2, 3, 4]);
  });

  it('starts again in another turn, for another question, and if none of the earlier choices is left', () => {
    const numbers = new AnswerNumbers();
    numbers.number(play, ['education', 'pass'], '1');
    expect(numbers.number({ ask: 'keep' }, ['pass'], '1').get('pass')).toBe(1);
    expect(numbers.number(play, ['welfare'], '1').get('welfare')).toBe(1);
    numbers.number(play, ['education', 'pass'], '2');
    expect(numbers.number(play, ['pass'], '3').get('pass')).toBe(1);
  });

  it('comes with what the answer does once, and again where that has changed', () => {
    const numbers = new AnswerNumbers();
    const question = { seat: 0, ask: 'play' };
    const news = ['money -2', 'money -2', 'money -3', 'money -3'].map((text) =>
      numbers.isNews(question, 'education', text),
    );
    expect(news).toEqual([true, false, true, false]);
  });
});
