import stringWidth from 'string-width';
import { afterEach, describe, expect, it } from 'vitest';
import type { Session } from '../../src/table/session.ts';
import { limitTable, playQuestion, raiseQuestion } from './limit-table.ts';
import { around } from './table.ts';
import { type TerminalOptions, TestTerminal } from './terminal.ts';

let terminal: TestTerminal | undefined;

afterEach(async () => {
  await terminal?.close();
});

async function frame(session: Session, options: TerminalOptions, ...keys: string[]): Promise<string> {
  terminal = new TestTerminal(session, options);
  await terminal.settled();
  await terminal.press(...keys);
  for (const row of terminal.rows) expect(stringWidth(row)).toBeLessThanOrEqual(options.columns);
  expect(terminal.rows[0]).not.toBe('');
  expect(terminal.rows.at(-1)).not.toBe('');
  return `${terminal.text}\n`;
}

const golden = (name: string) => `golden/${name}.txt`;
const three = around('Ann', 'Bo*', 'Cy*');
const six = around('Ann', 'Bo*', '王小明*', 'Bartholomew the Magnificent*', 'Eve*', 'Fay*');

describe('the screen of Limit', () => {
  it.each([
    [40, 12],
    [60, 20],
    [80, 24],
    [100, 30],
    [140, 45],
  ])('at %ix%i', async (columns, rows) => {
    const text = await frame(limitTable(playQuestion, three), { columns, rows });
    await expect(text).toMatchFileSnapshot(golden(`limit-${columns}x${rows}`));
  });

  it.each([
    [80, 24],
    [140, 45],
  ])('with six nations, one of them with a Chinese name, at %ix%i', async (columns, rows) => {
    const text = await frame(limitTable(playQuestion, six), { columns, rows });
    await expect(text).toMatchFileSnapshot(golden(`limit-six-${columns}x${rows}`));
  });

  it('shows on the class table which classes may be chosen', async () => {
    const text = await frame(limitTable(raiseQuestion, three), { columns: 80, rows: 24 }, 'right');
    await expect(text).toMatchFileSnapshot(golden('limit-class'));
    expect(text).toMatch(/classes {2}A 3 {2}▸B 2▪ xC 2▪ {2}D 1▪ xE 1▪/);
  });

  it('shows each pane of the smallest terminal', async () => {
    const panes: string[] = [];
    for (const keys of [['tab'], ['tab', 'tab'], ['tab', 'tab', 'tab']]) {
      panes.push(await frame(limitTable(playQuestion, three), { columns: 40, rows: 12 }, ...keys));
      await terminal?.close();
    }
    await expect(panes.join('\n')).toMatchFileSnapshot(golden('limit-panes'));
  });

  it('tells a step as a ledger', async () => {
    const text = await frame(limitTable(playQuestion, three, true), { columns: 80, rows: 24 });
    await expect(text).toMatchFileSnapshot(golden('limit-ledger'));
    expect(text).toMatch(/renewable 20 → 10 +LIM-SOC-04/);
  });

  it('can be drawn with ASCII alone', async () => {
    const text = await frame(limitTable(playQuestion, three), { columns: 80, rows: 24, ascii: true });
    await expect(text).toMatchFileSnapshot(golden('limit-ascii'));
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
  });

  it('uses no symbol of ambiguous width on the board', async () => {
    const text = await frame(limitTable(playQuestion, three), { columns: 80, rows: 24 });
    const board = text.split('\n').slice(1, 14).join('');
    expect(stringWidth(board, { ambiguousIsNarrow: false })).toBe(stringWidth(board));
    expect(board).not.toMatch(/\p{Emoji_Presentation}/u);
  });

  it('is readable without colour: owners by letter, what is barred by its mark, focus by its cursor', async () => {
    const text = await frame(
      limitTable(playQuestion, three),
      { columns: 80, rows: 24, theme: 'none' },
      'down',
    );
    expect(text).toMatch(/▸a Ann/);
    expect(text).toMatch(/ b\*Bo/);
    expect(text).toMatch(/ c Cy +x/);
    expect(text).toMatch(/ ▸ {2}Craftsmanship/);
    expect(text).toMatch(/ {2}x Surcharge +takes 10 from the World Bank, have 7 \(LR-24\)/);
    expect(terminal?.written).not.toMatch(/\u001b\[3[0-7]m|\u001b\[9[0-7]m/);
  });

  it('shows the final table with all winners and every source', async () => {
    const text = await frame(limitTable(null, three), { columns: 80, rows: 24 });
    await expect(text).toMatchFileSnapshot(golden('limit-over'));
    expect(text).toContain('Cy wins.');
  });
});
