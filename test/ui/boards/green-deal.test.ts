import stringWidth from 'string-width';
import { afterEach, describe, expect, it } from 'vitest';
import type { Options } from '../../../src/engine/game.ts';
import { type TerminalOptions, TestTerminal } from '../terminal.ts';
import { around } from '../test-session.ts';
import { greenSession, round4 } from './green-deal-session.ts';

let terminal: TestTerminal | undefined;

afterEach(async () => {
  await terminal?.close();
});

const three = around('Ann', 'Bo*', 'Cy*');
const five = around('Ann', 'Bo*', '王小明*', 'Bartholomew the Magnificent*', 'Eve*');

type Position = Parameters<typeof greenSession>[0];

async function frame(
  position: Position,
  sitters: typeof three,
  screen: TerminalOptions & { readonly options?: Options },
  ...keys: string[]
): Promise<string> {
  terminal = new TestTerminal(await greenSession(position, sitters, screen.options), screen);
  await terminal.settled();
  await terminal.press(...keys);
  for (const row of terminal.rows) expect(stringWidth(row)).toBeLessThanOrEqual(screen.columns);
  expect(terminal.rows[0]).not.toBe('');
  expect(terminal.rows.at(-1)).not.toBe('');
  return `${terminal.text}\n`;
}

/** The rows above the question, which are the board's own. */
function boardOf(text: string): string {
  const rows = text.split('\n');
  const from = rows.findIndex((row) => /^ a Ann: |^[╌-]{20}|^╌ |^ Since Ann/.test(row));
  return `${rows.slice(1, from < 0 ? undefined : from).join('\n')}\n`;
}

const golden = (name: string) => `golden/green-deal-${name}.txt`;
const due = { dueTiles: [{ category: 'research', size: 5 }] };
const invest = round4('investment', 3, { bids: { 0: 5, 1: 3, 2: 0 } });
const place = round4('expansion', 3, {}, due);
const sizes = [
  [40, 12],
  [60, 20],
  [80, 24],
  [100, 30],
  [140, 45],
] as const;

describe('the board of Green Deal', () => {
  it.each(sizes)('while cards are taken at %ix%i', async (columns, rows) => {
    const text = await frame(invest, three, { columns, rows });
    await expect(boardOf(text)).toMatchFileSnapshot(golden(`invest-${columns}x${rows}`));
  });

  it.each(sizes)('while a tile is placed at %ix%i', async (columns, rows) => {
    const text = await frame(place, three, { columns, rows }, 'down');
    await expect(boardOf(text)).toMatchFileSnapshot(golden(`place-${columns}x${rows}`));
  });

  it.each(sizes)('with five companies and a bid at %ix%i', async (columns, rows) => {
    const text = await frame(round4('auction', 5), five, { columns, rows });
    await expect(boardOf(text)).toMatchFileSnapshot(golden(`bid-five-${columns}x${rows}`));
  });

  it('keeps its columns with Chinese and long names', async () => {
    await frame(round4('auction', 5), five, { columns: 80, rows: 24 });
    const table = (terminal?.rows ?? []).filter((row) =>
      /[a-e] (Ann|Bo|王小明|Barthol|Eve).*\(\d+\)/.test(row),
    );
    expect(table).toHaveLength(5);
    expect(new Set(table.map((row) => stringWidth(row.slice(0, row.indexOf(')')))))).toHaveProperty(
      'size',
      1,
    );
  });

  it('marks the cells that may be chosen, and the neighbours of the cursor over the edges', async () => {
    const text = await frame(place, three, { columns: 80, rows: 24, theme: 'none' }, 'up');
    expect(text).toMatch(/r1 .*\* .*aR3[ )]aE2/);
    expect(text).toMatch(/r5 .*\(/);
    await expect(boardOf(text)).toMatchFileSnapshot(golden('map'));
  });

  it('goes on the map from cell to cell, over the edge too, and tells why a cell is barred', async () => {
    const text = await frame(place, three, { columns: 80, rows: 24 }, 'left', 'left', 'left', 'enter');
    expect(text).toMatch(/a tile lies there|must go next to one of your own/);
    expect(text).toMatch(/\[.*\]/);
  });

  it('shows each pane of the smallest terminal', async () => {
    const panes: string[] = [];
    for (let tabs = 1; tabs < 6; tabs += 1) {
      panes.push(
        boardOf(await frame(invest, three, { columns: 40, rows: 12 }, ...Array<string>(tabs).fill('tab'))),
      );
      await terminal?.close();
    }
    await expect(panes.join('\n')).toMatchFileSnapshot(golden('panes'));
  });

  it('shows own cards and tracks by Tab, and what every company owns', async () => {
    const cards = await frame(invest, three, { columns: 80, rows: 24 }, 'tab');
    expect(cards).toMatch(/Market Screening \(now\) +In a later round/);
    expect(cards).toMatch(/Sabotage \(Auction\)/);
    expect(cards).toMatch(/Growth \(worth \d+ now\)/);
    await terminal?.close();
    const tracks = await frame(invest, three, { columns: 80, rows: 24 }, 'tab', 'tab');
    expect(tracks).toMatch(/tracks +0 +1 +2/);
    await terminal?.close();
    const all = await frame(invest, three, { columns: 80, rows: 24 }, 'b');
    await expect([cards, tracks, all].map(boardOf).join('\n')).toMatchFileSnapshot(golden('tab'));
  });

  it('shows the tracks while PR chips are placed', async () => {
    const text = await frame(round4('prAssessment', 3), three, { columns: 80, rows: 24 });
    await expect(boardOf(text)).toMatchFileSnapshot(golden('chips'));
  });

  it('tells an assessment step by step with its arithmetic', async () => {
    const given = round4('prAssessment', 3);
    const text = await frame(given, three, { columns: 80, rows: 24 }, 'enter', 'enter');
    expect(text).toMatch(/Ann has an image of 2 \+ 4 PR = 6, first: 8 points/);
    expect(text).toMatch(/Bo has an image of 0 \+ 2 PR = 2, tied for second: 6 shared by 2/);
  });

  it('shows the tile that is met, and what cooperation and competition bring', async () => {
    const text = await frame(place, three, { columns: 80, rows: 24 }, 'up', 'enter');
    expect(text).toContain('aR5[cR4]');
    expect(text).toMatch(
      /Cooperate +Income steps 13 → 17, Income 11[\s\S]*Cy: Income steps 9 → 13, Income \d+/,
    );
    expect(text).toMatch(/Compete +Income steps 13 → 14, Income \d+ · Cy: Income steps 9 → 8/);
  });

  it('leaves out what the simpler version leaves out', async () => {
    const options = { variant: 'simple' };
    const text = await frame({ round: 4, step: 'investment' }, three, { columns: 80, rows: 24, options });
    expect(text).not.toMatch(/dividend|PR /);
    await expect(boardOf(text)).toMatchFileSnapshot(golden('simple'));
  });

  it('can be drawn with ASCII alone, and is readable without colour', async () => {
    const text = await frame(place, three, { columns: 80, rows: 24, ascii: true, theme: 'none' }, 'down');
    await expect(boardOf(text)).toMatchFileSnapshot(golden('ascii'));
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
    expect(terminal?.written).not.toMatch(/\u001b\[3[0-7]m|\u001b\[9[0-7]m/);
  });

  it('uses no symbol of ambiguous width in its grids', async () => {
    for (const position of [invest, place]) {
      await frame(position, three, { columns: 140, rows: 45 });
      const board = (terminal?.rows ?? [])
        .slice(1, 20)
        .map((row) => row.slice(0, 90))
        .join('');
      expect(stringWidth(board, { ambiguousIsNarrow: false })).toBe(stringWidth(board));
      expect(board).not.toMatch(/\p{Emoji_Presentation}/u);
      await terminal?.close();
    }
  });
});
