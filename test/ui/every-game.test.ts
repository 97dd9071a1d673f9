import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { TestTerminal } from './terminal.ts';
import { around, sessionFor } from './test-session.ts';

describe('every game can be played on the screen', () => {
  it.each(games.map((entry) => [entry.id, entry] as const))(
    '%s',
    async (_, entry) => {
      const game = await entry.load();
      const names = Array.from({ length: Math.max(2, entry.seats.from) }, (_, seat) => `Bot ${seat}*`);
      const session = await sessionFor(game, around('Ann', ...names.slice(1)));
      const terminal = new TestTerminal(session, { columns: 80, rows: 24 });
      await terminal.settled();
      for (let keys = 0; keys < 24 && !session.table.over; keys += 1) {
        // An amount that has no usual value is chosen before Enter confirms it.
        if (/ _ +from \d+ to/.test(terminal.text)) await terminal.press('right');
        await terminal.press(terminal.text.includes('y confirms') ? 'y' : 'enter');
        expect(terminal.result).toEqual({});
        expect(terminal.rows[0]).toContain(game.title.toUpperCase());
        for (const row of terminal.rows) expect(stringWidth(row)).toBeLessThanOrEqual(80);
      }
      expect(session.given.length).toBeGreaterThan(0);
      await terminal.close();
    },
    60_000,
  );
});
