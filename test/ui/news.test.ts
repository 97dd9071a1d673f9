import { afterEach, describe, expect, it } from 'vitest';
import type { LogEntry } from '../../src/engine/umpire.ts';
import { games } from '../../src/games/index.ts';
import { type Event, eventsOf, pagesOf } from '../../src/ui/catch-up.ts';
import * as fc from '../properties/fast-check.ts';
import { around, tableFor } from './table.ts';
import { TestTerminal } from './terminal.ts';

const entry = (step: string, kind: string, seat?: number): LogEntry => ({
  kind,
  rule: 'TOY-01',
  step,
  changes: [],
  ...(seat === undefined ? {} : { seat }),
});

describe('pages of news', () => {
  const event = fc.record({
    step: fc.constantFrom('one', 'two', 'three'),
    rows: fc.integer({ min: 1, max: 6 }),
  });

  it('hold every event whole and in order, and no more rows than there is room', () => {
    fc.assert(
      fc.property(fc.array(event), fc.integer({ min: 7, max: 20 }), (given, room) => {
        const rows = new Map<LogEntry, number>();
        const events: Event[] = given.map((each) => {
          const made = entry(each.step, 'kind');
          rows.set(made, each.rows);
          return [made];
        });
        const pages = pagesOf(events, ([first]) => rows.get(first as LogEntry) ?? 0, room);
        expect(pages.flatMap(({ entries }) => entries)).toEqual(events.flat());
        for (const { entries, steps } of pages) {
          const used = entries.reduce((sum, each) => sum + (rows.get(each) ?? 0), 0);
          // With one step its name stands above the page.
          expect(used + (steps.length === 1 ? 0 : steps.length)).toBeLessThanOrEqual(room);
        }
      }),
    );
  });

  it('fold what several seats do alike in one step, and nothing else', () => {
    const told = ({ kind, seat }: LogEntry) => (seat === undefined ? null : kind);
    const entries = [
      entry('feed', 'fed', 0),
      entry('feed', 'fed', 1),
      entry('feed', 'starves', 2),
      entry('grow', 'fed', 0),
      entry('grow', 'fed', 0),
      entry('grow', 'all'),
      entry('grow', 'all'),
    ];
    expect(eventsOf(entries, told).map(({ length }) => length)).toEqual([2, 1, 1, 1, 1, 1]);
  });
});

let terminal: TestTerminal | undefined;
afterEach(async () => {
  await terminal?.close();
});

describe.each(games.map((each) => [each.id, each] as const))('news of %s', (id, { load, seats }) => {
  it('show no difference of states, the end before the header says it, and Enter skips the end', async () => {
    const names = Array.from({ length: seats.usual }, (_each, seat) => (seat === 0 ? 'Ann' : `Bot ${seat}*`));
    const session = await tableFor(await load(), around(...names), { bots: 'random' });
    terminal = new TestTerminal(session, { columns: 80, rows: 24 });
    await terminal.settled();
    let pages = 0;
    // One game is played to its end, of the others the beginning.
    const most = id === 'nice-green-things' ? 900 : 80;
    for (let keys = 0; keys < most && !session.table.over; keys += 1) {
      if (terminal.text.includes('space next')) pages += 1;
      expect(terminal.text).not.toMatch(/ (?:-|none) →|→ (?:-|none|yes|no|on offer)(?:,|\s|$)/m);
      if (terminal.text.includes('space next')) await terminal.press('space');
      else await terminal.press('right', 'enter');
      if (/y confirms/.test(terminal.text)) await terminal.press('y');
    }
    expect(pages).toBeGreaterThan(3);
    if (!session.table.over) return;
    expect(terminal.text).toContain('space next');
    expect(terminal.rows[0]).not.toContain('Game over');
    await terminal.press('enter');
    expect(terminal.text).toContain('Final score');
  }, 60_000);
});

describe('the key that closes what lies over a question', () => {
  it('does not answer the question when it is pressed twice', async () => {
    const [limit] = games;
    if (limit === undefined) throw new Error('There is no game.');
    const session = await tableFor(await limit.load(), around('Ann', 'Bo*'));
    terminal = new TestTerminal(session, { columns: 80, rows: 24 });
    await terminal.settled();
    await terminal.press('s');
    await terminal.hold('enter', 2, 200);
    expect(session.given).toEqual([]);
  });
});
