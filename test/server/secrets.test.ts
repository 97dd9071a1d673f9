import { afterEach, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { nat, sample } from '../properties/fast-check.ts';
import { TestServer } from './client.ts';
import { searchMatch } from './secret-search.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('everything that is sent to each seat and to a spectator', () => {
  it.each(games)(
    'of $title contains no card that they may not know, and not the seed',
    async (game) => {
      server = await TestServer.start();
      const [seed = 0] = sample(nat(), 1);
      const { leaks, answers, bytes } = await searchMatch(server, {
        game,
        random: numbersFrom(seed),
        mostAnswers: 24,
        lookEvery: 12,
      });
      expect(leaks, `seed ${seed}`).toEqual([]);
      expect(answers).toBeGreaterThanOrEqual(20);
      expect(bytes).toBeGreaterThan(10_000);
    },
    60_000,
  );

  it('is searched so thoroughly that what the table shows is found', async () => {
    server = await TestServer.start();
    const game = games.find(({ id }) => id === 'limit') as (typeof games)[number];
    const { leaks } = await searchMatch(server, {
      game,
      random: numbersFrom(1),
      mostAnswers: 2,
      lookEvery: 2,
      betray: async (table, teller, secret) => await table.say(teller, `they hold ${secret}`),
    });
    expect(leaks.join('\n')).toContain('they hold');
  }, 60_000);
});
