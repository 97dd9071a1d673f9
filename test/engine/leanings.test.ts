import { describe, expect, it } from 'vitest';
import { leaningsOf, leaningTableOf } from '../../src/engine/leanings.ts';
import { games } from '../../src/games/index.ts';

describe('leanings in a table', () => {
  it('have the keys of their ask, answer and word', () => {
    expect(leaningsOf({ bid: { pass: { '': 1, early: -0.5 }, '+price': { '': 2 } } })).toEqual({
      'bid pass': 1,
      'bid pass early': -0.5,
      'bid +price': 2,
    });
  });

  it.each(games)('are the same after a way there and back: $id', async (entry) => {
    const { leanings = {} } = (await entry.load()).advice ?? {};
    expect(Object.keys(leanings).length).toBeGreaterThan(10);
    expect(leaningsOf(leaningTableOf(leanings))).toEqual(leanings);
  });
});
