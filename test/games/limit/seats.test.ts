import { describe, expect, it } from 'vitest';
import { clonePlain } from '../../../src/engine/clone.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { limit } from '../../../src/games/limit/index.ts';
import type { LimitState } from '../../../src/games/limit/state.ts';
import { leftOf, playTurned, turnedList } from '../../properties/turned-seats.ts';

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
      const seed = 'north';
      const setting = settingOf(limit, players, options);
      const start = setUp(limit, setting, seed);
      const turned: LimitState = clonePlain(start);
      turned.nations = turnedList(start.nations.map(clonePlain)) as LimitState['nations'];
      turned.leader = leftOf(players)(start.leader);
      const { here, there } = playTurned({
        game: limit,
        setting,
        start,
        turned,
        seed,
        move: ({ ask }, value, left) => (SEATS.has(ask) && typeof value === 'number' ? left(value) : value),
      });
      expect(there.state.nations).toEqual(turnedList(here.state.nations));
    },
  );
});
