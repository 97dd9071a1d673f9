import { describe, expect, it } from 'vitest';
import { completeGames } from '../games/expectations.ts';
import { measured } from './measured-screens.ts';
import { around, sessionFor } from './test-session.ts';

const sizes = [
  { size: { columns: 80, rows: 24 }, opening: null },
  { size: { columns: 60, rows: 20 }, opening: 'e' },
  { size: { columns: 120, rows: 40 }, opening: null },
] as const;

const complete = await completeGames();

describe('in every question of whole matches the option under the cursor explains itself', () => {
  it.each(
    complete.flatMap((entry) =>
      sizes.map(
        ({ size, opening }) => [entry.id, `${size.columns}x${size.rows}`, entry, size, opening] as const,
      ),
    ),
  )(
    '%s at %s: no text is cut, no change unexplained, no raw word, no option silent',
    async (_id, _size, entry, size, opening) => {
      const game = await entry.load();
      const players = Math.max(2, entry.seats.from);
      const names = Array.from({ length: players }, (_each, seat) => (seat === 0 ? 'Ann' : `Bot ${seat}*`));
      const session = await sessionFor(game, around(...names), { bots: 'random' });
      const { questions, options, ...faults } = await measured(session, size, opening);
      expect(session.table.over).toBe(true);
      expect(questions).toBeGreaterThan(10);
      expect(options).toBeGreaterThan(questions);
      expect(faults).toEqual({ cut: [], unexplained: [], raw: [], silent: [] });
    },
    60_000,
  );
});
