import { describe, expect, it } from 'vitest';
import { digest } from '../../src/engine/digest.ts';
import type { Match } from '../../src/engine/match.ts';
import type { Question, Seat } from '../../src/engine/question.ts';
import type { Umpire } from '../../src/engine/umpire.ts';
import { ask, matchOf, type Notes } from './small-game.ts';

/** A question for an amount up to 5 that the rules cut, as the Cash cuts a bid. */
function amount(seat: Seat, isKept = false): Question<number> {
  return {
    ...ask<number>(seat, 'bid', { from: 0, to: 5 }),
    insteadRule: 'T-2',
    instead: (value) => (typeof value === 'number' && value > 5 ? 5 : undefined),
    ...(isKept ? { secret: () => ({ options: [], answer: 'kept' as const }) } : {}),
  };
}

const ways: Readonly<Record<string, (umpire: Umpire, isKept: boolean) => number[]>> = {
  choose: (umpire, isKept) => [0, 1, 2].map((seat) => umpire.choose(amount(seat, isKept))),
  chooseAll: (umpire, isKept) => umpire.chooseAll([0, 1, 2].map((seat) => amount(seat, isKept))),
  together: (umpire, isKept) =>
    umpire.together([0, 1, 2], (seat) => {
      const first = umpire.choose(amount(seat, isKept));
      return first + umpire.choose(amount(seat, isKept));
    }),
};

function matchBy(way: string, isKept = false): Match<Notes, unknown> {
  return matchOf(
    {
      bids: (state, umpire) => void state.notes.push(...(ways[way] as (typeof ways)[string])(umpire, isKept)),
      after: (_, umpire) => void umpire.choose(ask(0, 'end', ['yes', 'no'])),
    },
    { verify: true },
  );
}

/** What the log says of cuts: who, what was wanted and taken, and who may see it. */
const told = (match: Match<Notes, unknown>) =>
  match
    .log()
    .filter(({ kind }) => kind === 'answer-cut')
    .map(({ seat, rule, figures, seenBy }) => [seat, rule, figures?.['given'], figures?.['taken'], seenBy]);

describe.each(Object.keys(ways))('an answer that the rules cut, asked by %s', (way) => {
  const times = way === 'together' ? 2 : 1;

  it('is logged once for each answer, in the order of the seats, when all are in', () => {
    const match = matchBy(way);
    for (const seat of [0, 1, 2])
      for (let time = 0; time < times; time += 1) {
        expect(match.answer(seat, 7 + seat)).toBeUndefined();
        const isLast = seat === 2 && time === times - 1;
        expect(told(match).length).toBe(way === 'choose' ? seat + 1 : isLast ? 3 * times : 0);
      }
    const expected = [0, 1, 2].flatMap((seat) =>
      Array.from({ length: times }, () => [seat, 'T-2', 7 + seat, 5, undefined]),
    );
    expect(told(match)).toEqual(expected);
  });

  it('is told only to its seat if others do not hear the answer', () => {
    const match = matchBy(way, true);
    for (const seat of [0, 1, 2])
      for (let time = 0; time < times; time += 1) match.answer(seat, seat === 1 ? 9 : 3);
    expect(told(match)).toEqual(Array.from({ length: times }, () => [1, 'T-2', 9, 5, [1]]));
  });
});

it('cuts in dialogues give the same log, no matter who answers first', () => {
  const logs = [
    [0, 1, 2],
    [2, 0, 1],
    [1, 2, 0],
  ].map((order) => {
    const match = matchBy('together');
    for (const seat of order) for (const value of [8, 3]) match.answer(seat, value + seat);
    return digest([match.log(), match.state]);
  });
  expect(new Set(logs).size).toBe(1);
});
