import { describe, expect, it } from 'vitest';
import { clonePlain } from '../../../src/engine/clone.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import { optionAt, optionCount, type Question, type Value } from '../../../src/engine/question.ts';
import { draw, randomStream } from '../../../src/engine/random.ts';
import { limit } from '../../../src/games/limit/index.ts';
import type { LimitState } from '../../../src/games/limit/state.ts';

/** Questions whose answer is a seat. */
const SEATS = new Set(['target', 'to', 'member']);

describe('the seats of Limit', () => {
  it.each([
    [3, { alliances: true }],
    [4, {}],
    [5, { alliances: true, stressTests: 2 }],
  ])(
    'are alike: the same game one seat further comes to the same end (LR-15, LR-60): %i nations, %o',
    (players, options) => {
      for (const seed of ['north']) {
        const setting = settingOf(limit, players, options);
        const start = setUp(limit, setting, seed);
        const left = (seat: number) => (seat + 1) % players;
        const turned: LimitState = clonePlain(start);
        turned.nations = start.nations.map((_, seat) =>
          clonePlain(start.nations[(seat + players - 1) % players]),
        ) as LimitState['nations'];
        turned.leader = left(start.leader);
        const here = new Match(limit, setting, start);
        const there = new Match(limit, setting, turned);
        const chance = randomStream(seed);
        while (!here.over) {
          const question = here.open[0] as Question;
          const other = there.questionOf(left(question.seat)) as Question;
          expect([other.ask, optionCount(other)]).toEqual([question.ask, optionCount(question)]);
          const value: Value = optionAt(question, draw(chance, optionCount(question)));
          here.answer(question.seat, value);
          const moved = SEATS.has(question.ask) && typeof value === 'number' ? left(value) : value;
          expect(there.answer(other.seat, moved)).toBeUndefined();
        }
        expect(there.over).toBe(true);
        const { scores, winners } = limit.outcome(here.state, setting);
        const mirrored = limit.outcome(there.state, setting);
        scores.forEach((score, seat) => expect(mirrored.scores[left(seat)]).toBe(score));
        expect(mirrored.winners).toEqual(winners.map(left).sort((one, two) => one - two));
        here.state.nations.forEach((nation, seat) => expect(there.state.nations[left(seat)]).toEqual(nation));
      }
    },
  );
});
