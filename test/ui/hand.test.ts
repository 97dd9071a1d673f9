import stringWidth from 'string-width';
import { describe, expect, it } from 'vitest';
import { glyphsFor } from '../../src/drawing/glyphs.ts';
import { games } from '../../src/games/index.ts';
import { Voice } from '../../src/ui/voice.ts';
import { expectationsOf } from '../games/expectations.ts';
import { TestTerminal } from './terminal.ts';
import { around, sessionFor } from './test-session.ts';

const folded = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The games in which a seat holds or may acquire something with a text, and its ids. */
const holding = (
  await Promise.all(games.map(async (entry) => ({ entry, held: (await expectationsOf(entry.id)).held })))
).flatMap(({ entry, held }) => (held === undefined ? [] : [{ entry, held }]));

/** Everything that an open page shows, one screenful after the other. */
async function wholePage(terminal: TestTerminal): Promise<string> {
  const rows = terminal.rows.slice(2, -1);
  for (let downs = 0; downs < 300 && / \d+ more below/.test(terminal.text); downs += 1) {
    if (downs === 0) rows.pop();
    await terminal.press('down');
    rows.push(terminal.rows.at(-3) ?? '');
  }
  return rows.join(' ');
}

describe('h shows what one holds and may have', () => {
  it('in four games at least', () => expect(holding.length).toBeGreaterThanOrEqual(4));

  it.each(
    holding.flatMap(({ entry, held }) =>
      [
        { columns: 80, rows: 24 },
        { columns: 40, rows: 12 },
        { columns: 140, rows: 45 },
      ].map((size) => [entry.id, `${size.columns}x${size.rows}`, entry, held, size] as const),
    ),
  )('%s at %s, with whole texts', async (_id, _size, entry, held, size) => {
    const game = await entry.load();
    const players = Math.max(2, entry.seats.from);
    const names = Array.from({ length: players }, (_each, seat) => (seat === 0 ? 'Ann' : `Bot ${seat}*`));
    const session = await sessionFor(game, around(...names));
    const terminal = new TestTerminal(session, size);
    await terminal.settled();
    await terminal.press('h');
    expect(terminal.text).toContain('What you hold');
    const page = (await wholePage(terminal)).replaceAll(/\s/g, '');
    const voice = new Voice(session, glyphsFor(false, { LANG: 'en_GB.UTF-8', TERM: 'xterm-256color' }));
    const cards = held(session.seatAt(0).view() as never);
    expect(cards.length).toBeGreaterThan(1);
    for (const card of cards) {
      expect(page).toContain(voice.name(card).replaceAll(' ', ''));
      expect(page).toContain((voice.note(card) ?? '').replaceAll(' ', ''));
    }
    for (const row of terminal.rows) expect(stringWidth(row)).toBeLessThanOrEqual(size.columns);
    await terminal.press('h');
    expect(terminal.text).not.toContain('What you hold');
    await terminal.close();
  });

  it('shows no card of anybody else: each of two people sees the own hand alone', async () => {
    const game = await (games.find(({ id }) => id === 'limit') as (typeof games)[number]).load();
    const session = await sessionFor(game, around('Ann', 'Bo'), { options: { teaching: false } });
    const hands = [0, 1].map((seat) => (session.seatAt(seat).view() as { own: { hand: string[] } }).own.hand);
    const terminal = new TestTerminal(session, { columns: 100, rows: 30 });
    await terminal.settled();
    await terminal.press('h');
    const [, name] = /Hand over to (Ann|Bo)/.exec(terminal.text) ?? [];
    expect(name).toBeDefined();
    expect(terminal.text).not.toContain('What you hold');
    const seat = name === 'Ann' ? 0 : 1;
    await terminal.press('ab'[seat] as string);
    await terminal.press('enter');
    await terminal.press('h');
    expect(terminal.text).toContain(`your hand: ${hands[seat]?.length} cards`);
    const strangers = (hands[1 - seat] ?? []).filter((card) => hands[seat]?.includes(card) !== true);
    for (const card of strangers) expect(terminal.text).not.toContain(session.say.name(card));
    await terminal.close();
  });
});

describe('beside a question about cards stands what one holds', () => {
  it('Limit: the hand stands on the board while cards are drawn and kept (LIM-POL-09)', async () => {
    const game = await (games.find(({ id }) => id === 'limit') as (typeof games)[number]).load();
    for (const size of [
      { columns: 80, rows: 24 },
      { columns: 140, rows: 45 },
      { columns: 60, rows: 20 },
    ]) {
      const session = await sessionFor(game, around('Ann', 'Bo*', 'Cy*'));
      const terminal = new TestTerminal(session, size);
      await terminal.settled();
      const { hand } = (session.seatAt(0).view() as { own: { hand: string[] } }).own;
      for (const ask of ['deck', 'keep']) {
        expect(session.asked?.posed?.ask).toBe(ask);
        const screen = folded(terminal.text);
        for (const card of hand) expect(screen).toContain(session.say.name(card));
        await terminal.press('enter');
      }
      await terminal.close();
    }
  });
});
