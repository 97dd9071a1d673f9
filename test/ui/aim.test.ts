import { describe, expect, it } from 'vitest';
import { settingOf } from '../../src/engine/match.ts';
import { games } from '../../src/games/index.ts';
import { expectationsOf } from '../games/expectations.ts';
import { doubled } from '../properties/doubled.ts';
import { TestTerminal } from './terminal.ts';
import { around, sessionFor, type TestSession } from './test-session.ts';

const small = { columns: 80, rows: 24 };
const title = /: what it is about/;

/** A table with one person. */
async function seated(id: string, players: number): Promise<TestSession> {
  const game = await (games.find((entry) => entry.id === id) as (typeof games)[0]).load();
  return await sessionFor(
    game,
    around(...Array.from({ length: players }, (_, seat) => (seat === 0 ? 'Ann' : `Bot ${seat}*`))),
  );
}

describe.each(games.map((entry) => [entry.id, entry] as const))('aim of %s', (id, entry) => {
  const fewest = Math.max(2, entry.seats.from);

  it('fits one screen of 80x24 for every number of players, before the first question', async () => {
    for (let players = entry.seats.from; players <= entry.seats.to; players += 1) {
      const session = await seated(id, players);
      const terminal = new TestTerminal(session, { ...small, isFirst: true });
      await terminal.settled();
      expect(terminal.text).toMatch(title);
      expect(terminal.text).not.toContain('more below');
      for (const part of ['You', 'Points', 'Round', 'End', 'Plan'])
        expect(terminal.text).toMatch(new RegExp(`^ ${part}( |$)`, 'm'));
      await terminal.close();
    }
  });

  it('is closed by Enter without answering, comes back by its key, and stands in the help', async () => {
    const session = await seated(id, fewest);
    const terminal = new TestTerminal(session, { ...small, isFirst: true });
    await terminal.settled();
    await terminal.press('enter');
    expect(terminal.text).not.toMatch(title);
    expect(session.given).toEqual([]);
    await terminal.press('a');
    expect(terminal.text).toMatch(title);
    await terminal.press('?');
    expect(terminal.text).toContain('Keys');
    await terminal.press('end');
    expect(terminal.text).toContain(' Plan ');
    await terminal.close();
  });

  it('does not stand before a match of somebody who has played it', async () => {
    const terminal = new TestTerminal(await seated(id, fewest), small);
    await terminal.settled();
    expect(terminal.text).not.toMatch(title);
    await terminal.close();
  });

  it('names every source that the score of a whole match has', async () => {
    const game = await entry.load();
    const everyone = around(...Array.from({ length: fewest }, (_, seat) => `Bot ${seat}*`));
    const session = await sessionFor(game, everyone);
    await session.advance();
    const { parts } = session.seatAt(null).outcome();
    const { setting } = session.table;
    const told = session.words.aim(setting.players, setting.options).points.map(({ source }) => source);
    const { aim } = await expectationsOf(id);
    const cards = (setting.components as { actions?: object }).actions ?? {};
    for (const { source } of parts.flat())
      expect(told).toContain(aim?.sourceOf?.(source, Object.hasOwn(cards, source)) ?? source);
    for (const source of told) expect(session.words.names[source], source).toBeDefined();
  });

  it('states the figures of the table in use', async () => {
    const game = await entry.load();
    const components = game.components.read(game.components.sourced);
    const { options } = settingOf(game, fewest, {});
    const figures = async (table: unknown): Promise<number[]> => {
      const { aim } = await game.words(table);
      const text = aim(fewest, options)
        .points.map(({ worth }) => worth)
        .join('; ');
      // One point for each is a rule and no figure of the table.
      return [...text.replaceAll(/\b1 for each (?:credit|token|of)\b|\b0 to\b/g, '').matchAll(/\d+/g)].map(
        Number,
      );
    };
    const before = await figures(components);
    const after = await figures(doubled(components));
    expect(before.length).toBeGreaterThan(0);
    const fixed = (await expectationsOf(id)).aim?.fixed ?? [];
    const changed = before.filter((figure, place) => after[place] !== figure);
    const kept = before.filter((figure, place) => after[place] === figure && figure !== 0);
    expect(changed.length).toBeGreaterThan(0);
    for (const figure of kept) expect(fixed).toContain(figure);
  });
});

it('in solo the aim of Limit names the yardstick (LIM-SOLO-19)', async () => {
  const session = await seated('limit', 1);
  const { setting } = session.table;
  expect(session.words.aim(1, setting.options).you).toContain('More than 100 points');
});

it('the aim of Limit follows the variants of the score (LIM-VAR-01, LIM-VAR-02, LIM-VAR-05)', async () => {
  const session = await seated('limit', 2);
  const { options } = session.table.setting;
  const changed = { ...options, militaryScore: 'none', livingScore: 'lowest3', moneyScore: '1-per-5' };
  const worth = Object.fromEntries(
    session.words.aim(2, changed).points.map(({ source, worth: text }) => [source, text]),
  );
  expect(worth['military']).toBe('none in this match');
  expect(worth['domestic-happiness']).toMatch(/^class E × 3/);
  expect(worth['financial-strength']).toBe('1 for each full 5 money');
});
