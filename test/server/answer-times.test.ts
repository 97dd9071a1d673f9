import { expect, it } from 'vitest';
import { AnswerTimes } from '../../src/server/answer-times.ts';

it('an answer’s time ends when the last screen of its table has shown it, and only the latest are counted', () => {
  const times = new AnswerTimes();
  expect(times.within(0.5)).toBe(0);
  const answer = times.begin(1000);
  expect(times.within(0.99)).toBe(0);
  answer.noteShown(1030);
  answer.noteShown(1070);
  answer.noteShown(1050);
  expect(times.within(0.5)).toBe(70);
  for (let number = 0; number < 1000; number += 1) times.begin(0).noteShown(number);
  expect([times.within(0), times.within(0.5), times.within(0.99), times.within(1)]).toEqual([
    0, 500, 990, 999,
  ]);
});
