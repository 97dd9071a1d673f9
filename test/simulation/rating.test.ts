import { describe, expect, it } from 'vitest';
import { derivedNumber } from '../../src/engine/random.ts';
import { type PairResult, type Rated, ratingsOf } from '../../src/simulation/rating.ts';
import { completeGames } from '../games/expectations.ts';

/** Results of players with known strengths, with a number of games for each pair. */
function drawn(strengths: Readonly<Record<string, number>>, times: number): PairResult[] {
  const names = Object.keys(strengths);
  return names.flatMap((one, row) =>
    names.slice(row + 1).flatMap((other, column) => {
      const [a = 1, b = 1] = [strengths[one], strengths[other]];
      return Array.from({ length: times }, (_, game) => {
        const spot = derivedNumber(7, row * 10 + column, game, 1_000_000) / 1_000_000;
        return { one, other, won: spot < a / (a + b) ? 1 : 0, games: 1 };
      });
    }),
  );
}

const of = (rated: readonly Rated[], name: string): Rated =>
  rated.find((each) => each.name === name) ?? { name, rating: Number.NaN, margin: 0, games: 0 };

describe('a scale from pairs of results', () => {
  it('finds the strengths from which results were drawn, within intervals that shrink with more games', () => {
    const strengths = { weak: 0.1, normal: 1, strong: 10 };
    const [few, many] = [
      ratingsOf(drawn(strengths, 60), 'normal'),
      ratingsOf(drawn(strengths, 3000), 'normal'),
    ];
    expect(of(many, 'normal')).toMatchObject({ rating: 1500, margin: 0, games: 6000 });
    for (const [name, rating] of [
      ['weak', 1100],
      ['strong', 1900],
    ] as const) {
      expect(Math.abs(of(many, name).rating - rating)).toBeLessThan(of(many, name).margin + 5);
      expect(of(few, name).margin).toBeGreaterThan(3 * of(many, name).margin);
    }
  });

  it('counts draws as halves, and rates equal players equally', () => {
    const rated = ratingsOf([{ one: 'a', other: 'normal', won: 5, games: 10 }], 'normal');
    expect(of(rated, 'a').rating).toBeCloseTo(1500, 6);
    // The information of 11 even games: 11 / 4.
    expect(of(rated, 'a').margin).toBeCloseTo((1.959964 * 400) / Math.LN10 / Math.sqrt(11 / 4), 3);
  });

  it('rates a player who has won everything, or nothing, finitely and beyond the others', () => {
    const rated = ratingsOf(
      [
        { one: 'all', other: 'normal', won: 20, games: 20 },
        { one: 'none', other: 'normal', won: 0, games: 20 },
      ],
      'normal',
    );
    expect(of(rated, 'all').rating).toBeGreaterThan(1900);
    expect(of(rated, 'none').rating).toBeLessThan(1100);
    expect(rated.every(({ rating }) => Number.isFinite(rating))).toBe(true);
  });

  it('needs the player to whom it is tied', () => {
    expect(() => ratingsOf([{ one: 'a', other: 'b', won: 1, games: 1 }], 'normal')).toThrow(RangeError);
  });
});

describe.each(await completeGames())('the strengths shipped with $id', ({ ratings }) => {
  it('are tied to normal, order random below easy below normal, and say how many games stand behind them', () => {
    const rated = (level: string) => ratings?.bots.find(({ name }) => name === level)?.rating ?? Number.NaN;
    expect(rated('normal')).toBe(1500);
    expect(rated('random')).toBeLessThan(rated('easy'));
    expect(rated('easy')).toBeLessThan(1500);
    expect(ratings?.games).toBeGreaterThanOrEqual(60);
  });
});
