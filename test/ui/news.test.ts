import { afterEach, describe, expect, it } from 'vitest';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { optionAt } from '../../src/engine/question.ts';
import type { LogEntry } from '../../src/engine/umpire.ts';
import { games } from '../../src/games/index.ts';
import { differingFigures, type Event, eventsOf, pagesOf } from '../../src/ui/catch-up.ts';
import { Controller } from '../../src/ui/controller.ts';
import { eventSentence, toldEvents } from '../../src/ui/entries.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { Voice } from '../../src/ui/voice.ts';
import * as fc from '../properties/fast-check.ts';
import { orchard } from '../toy/index.ts';
import { TestTerminal } from './terminal.ts';
import { around, sessionFor } from './test-session.ts';

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
    const told = ({ kind, seat }: LogEntry) => (seat === undefined ? null : { words: kind, figures: [] });
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

describe('what differs from seat to seat', () => {
  const amounts = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { minLength: 1, maxLength: 5 });

  it('is one figure at most in an event: where a second one differs, another event begins', () => {
    fc.assert(
      fc.property(amounts, (figures) => {
        const entries = figures.map((_, seat) => entry('tax', 'paid', seat));
        const told = ({ seat = 0 }: LogEntry) => ({
          words: 'pays # of #',
          figures: (figures[seat] ?? []).map(String),
        });
        const events = eventsOf(entries, told);
        expect(events.flat()).toEqual(entries);
        for (const event of events) expect(differingFigures(event.map(told)).length).toBeLessThanOrEqual(1);
        // No event could have taken the first entry of the next one as well.
        for (const [place, event] of events.slice(0, -1).entries()) {
          const next = events[place + 1]?.[0] as LogEntry;
          expect(differingFigures([...event, next].map(told)).length).toBeGreaterThan(1);
        }
      }),
    );
  });

  it.each(games.map((each) => [each.id, each] as const))(
    'is told with every name and figure in %s, in news and log alike',
    async (id, { load, seats }) => {
      const names = Array.from({ length: seats.usual }, (_each, seat) => `Bot ${seat}*`);
      const session = await sessionFor(await load(), around(...names));
      await session.advance();
      const voice = new Voice(session, glyphsFor(false, {}));
      const entries = session.seatAt(null).log();
      const events = toldEvents(entries, voice);
      expect(events.flat()).toEqual(entries);
      let folded = 0;
      for (const event of events.filter(({ length }) => length > 1)) {
        const sentence = eventSentence(event, voice);
        const sentences = event.map((each) => voice.log(each));
        if (new Set(sentences.map((each) => each.replace(/^Bot \d/u, ''))).size > 1) folded += 1;
        for (const [place, each] of event.entries()) {
          expect(sentence).toContain(voice.seat(each.seat as number));
          // Whatever figure is not in the first sentence stands behind a name.
          for (const [figure] of (sentences[place] as string).matchAll(/\d+/gu))
            expect(sentence).toContain(figure);
        }
      }
      // These two have phases in which all do the same, each with figures of their own.
      expect(folded).toBeGreaterThanOrEqual(id === 'limit' || id === 'green-deal' ? 1 : 0);
    },
  );
});

let terminal: TestTerminal | undefined;
afterEach(async () => {
  await terminal?.close();
});

describe.each(games.map((each) => [each.id, each] as const))('news of %s', (id, { load, seats }) => {
  it('show no difference of states, the end before the header says it, and Enter skips the end', async () => {
    const names = Array.from({ length: seats.usual }, (_each, seat) => (seat === 0 ? 'Ann' : `Bot ${seat}*`));
    const session = await sessionFor(await load(), around(...names), { bots: 'random' });
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

describe('the end at a keyboard that several people share', () => {
  it('is told to all of them before the score: whatever one of them has not seen yet', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo'));
    const look = { ascii: false, theme: 'none', undo: true, signal: new AbortController().signal };
    const size = { columns: 80, rows: 24 };
    const board = await loadBoard(orchard.id);
    const screen = new Controller(session, look, board, size, { LANG: 'C.UTF-8' }, () => undefined);
    screen.start();
    let seat = 0;
    for (let turns = 0; turns < 4000 && !session.table.over; turns += 1) {
      const { scene } = screen;
      if (scene.kind === 'handing-over') screen.takeSeat();
      else if (scene.kind === 'telling') screen.afterTelling(scene.seat);
      else if (scene.kind === 'asking') {
        seat = scene.seat;
        screen.answer(optionAt(scene.prompt.question, 0));
      } else await new Promise((resolve) => setImmediate(resolve));
    }
    expect(session.table.over).toBe(true);
    const { scene } = screen;
    if (scene.kind !== 'telling') throw new Error(`The end is not told: ${scene.kind}`);
    // The other one has not seen what the last answer led to, nor anything since their own one before it.
    expect(scene.seat).not.toBe(seat);
    const told = scene.pages.flatMap(({ entries }) => entries);
    const log = session.seatAt(null).log();
    expect(told.length).toBeGreaterThan(0);
    expect(told).toEqual(log.slice(log.length - told.length));
    screen.run('skip');
    expect(screen.scene.kind).toBe('over');
    screen.stopAll();
  });
});

describe('the key that closes what lies over a question', () => {
  it('does not answer the question when it is pressed twice', async () => {
    const [limit] = games;
    if (limit === undefined) throw new Error('There is no game.');
    const session = await sessionFor(await limit.load(), around('Ann', 'Bo*'));
    terminal = new TestTerminal(session, { columns: 80, rows: 24 });
    await terminal.settled();
    await terminal.press('s');
    await terminal.hold('enter', 2, 200);
    expect(session.given).toEqual([]);
  });
});
