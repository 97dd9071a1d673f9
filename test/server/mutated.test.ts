import { afterEach, describe, expect, it } from 'vitest';
import { nat, sample } from '../properties/fast-check.ts';
import { TestServer } from './client.ts';
import { sendMutated } from './mutated-packets.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

describe('malformed packets', () => {
  it.each(['before-login', 'after-login'] as const)(
    'and come %s end their own connection at most; others notice nothing',
    async (moment) => {
      server = await TestServer.start();
      const ann = await server.arrive('Ann');
      const faults: unknown[] = [];
      const note = (error: unknown): void => void faults.push(error);
      process.on('uncaughtException', note).on('unhandledRejection', note);
      try {
        let sent = 0;
        const [seed = 0] = sample(nat(), 1);
        let state = seed;
        const random = (): number => {
          state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
          return state / 2 ** 32;
        };
        const { port } = server.server;
        const least = moment === 'before-login' ? 40 : 150;
        for (let tries = 0; sent < least && tries < 60; tries += 4) {
          const counts = await Promise.all([1, 2, 3, 4].map(() => sendMutated(port, moment, random)));
          sent += counts.reduce((sum, count) => sum + count, 0);
        }
        expect(sent).toBeGreaterThanOrEqual(least);
        ann.press('?');
        await ann.shows(/A table is a match with its seats/);
        expect(faults).toEqual([]);
      } finally {
        process.off('uncaughtException', note).off('unhandledRejection', note);
      }
    },
    60_000,
  );
});
