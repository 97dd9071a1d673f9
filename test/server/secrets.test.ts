import { nat, sample } from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { TestServer } from './client.ts';
import { searchMatch } from './secret-search.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('everything that is sent to each seat and to a spectator', () => {
  it.each(games)(
    'of $title holds no card that they may not know of, and not the seed',
    async (game) => {
      server = await TestServer.start();
      const [seed = 0] = sample(nat(), 1);
      let state = seed;
      const random = (): number => {
        state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
        return state / 2 ** 32;
      };
      const { leaks, answers, bytes } = await searchMatch(server, {
        game,
        random,
        mostAnswers: 24,
        lookEvery: 12,
      });
      expect(leaks, `seed ${seed}`).toEqual([]);
      expect(answers).toBeGreaterThanOrEqual(20);
      expect(bytes).toBeGreaterThan(10_000);
    },
    60_000,
  );
});
