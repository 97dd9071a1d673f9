import { describe, expect, it } from 'vitest';
import { randomPolicy } from '../../src/bots/random.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import type { Question } from '../../src/engine/question.ts';
import { limit } from '../../src/games/limit/index.ts';

describe('the chronicle of a match', () => {
  it('contains the beginning, the end of every round, and the present', () => {
    const setting = settingOf(limit, 2);
    const match = new Match(limit, setting, setUp(limit, setting, 'oak'));
    expect(match.chronicle().map(({ round }) => round)).toEqual([0, 1]);
    const policy = randomPolicy('oak');
    while (!match.over) {
      const question = match.open[0] as Question;
      match.answer(question.seat, policy(question));
    }
    const chapters = match.chronicle();
    const rounds = limit.round(match.state);
    expect(chapters.map(({ round }) => round)).toEqual(
      Array.from({ length: rounds + 1 }, (_, round) => round),
    );
    expect(chapters[0]?.ledger['nations.0.money']).toBe(5);
    expect(chapters.at(-1)?.scores).toEqual(limit.outcome(match.state, setting).scores);
  });
});
