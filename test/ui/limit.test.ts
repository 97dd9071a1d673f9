import stringWidth from 'string-width';
import { afterEach, describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/games/index.ts';
import type { Session } from '../../src/table/session.ts';
import { limitSession, playQuestion, raiseQuestion } from './limit-session.ts';
import { type TerminalOptions, TestTerminal } from './terminal.ts';
import { around } from './test-session.ts';

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
    const text = await frame(limitSession(playQuestion, three), { columns, rows });
    await expect(text).toMatchFileSnapshot(golden(`limit-${columns}x${rows}`));
  });

  it.each([
    [80, 24],
    [140, 45],
  ])('with six nations, one of them with a Chinese name, at %ix%i', async (columns, rows) => {
    const text = await frame(limitSession(playQuestion, six), { columns, rows });
    await expect(text).toMatchFileSnapshot(golden(`limit-six-${columns}x${rows}`));
  });

  it('shows on the class table which classes may be chosen', async () => {
    const text = await frame(limitSession(raiseQuestion, three), { columns: 80, rows: 24 }, 'right');
    await expect(text).toMatchFileSnapshot(golden('limit-class'));
    expect(text).toMatch(/classes {2}A 3 {2}▸B 2▪ xC 2▪ {2}D 1▪ xE 1▪/);
  });

  it('shows each pane of the smallest terminal', async () => {
    const panes: string[] = [];
    for (const keys of [['tab'], ['tab', 'tab'], ['tab', 'tab', 'tab']]) {
      panes.push(await frame(limitSession(playQuestion, three), { columns: 40, rows: 12 }, ...keys));
      await terminal?.close();
    }
    await expect(panes.join('\n')).toMatchFileSnapshot(golden('limit-panes'));
  });

  it('tells a step as a ledger', async () => {
    const text = await frame(limitSession(playQuestion, three, true), { columns: 80, rows: 24 });
    await expect(text).toMatchFileSnapshot(golden('limit-ledger'));
    expect(text).toMatch(/renewable 20 → 10 +LIM-SOC-04/);
  });

  it('can be drawn with ASCII alone', async () => {
    const text = await frame(limitSession(playQuestion, three), { columns: 80, rows: 24, ascii: true });
    await expect(text).toMatchFileSnapshot(golden('limit-ascii'));
    expect(text).toMatch(/^[\x20-\x7e\n]*$/);
  });

  it('uses no symbol of ambiguous width on the board', async () => {
    const text = await frame(limitSession(playQuestion, three), { columns: 80, rows: 24 });
    const board = text.split('\n').slice(1, 14).join('');
    expect(stringWidth(board, { ambiguousIsNarrow: false })).toBe(stringWidth(board));
    expect(board).not.toMatch(/\p{Emoji_Presentation}/u);
  });

  it('is readable without colour: owners by letter, what is barred by its mark, focus by its cursor', async () => {
    const text = await frame(
      limitSession(playQuestion, three),
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
    const text = await frame(limitSession(null, three), { columns: 80, rows: 24 });
    await expect(text).toMatchFileSnapshot(golden('limit-over'));
    expect(text).toContain('Cy wins.');
  });

  it('shows in the end the options that are not the usual ones, and the course of every nation in rows that scroll', async () => {
    const table = limitSession(null, three);
    const chapters = [0, 1, 2].map((round) => ({
      round,
      scores: [round, 2 * round, 30],
      ledger: { 'nations.0.unrest': round, 'nations.1.unrest': 5, 'nations.2.unrest': 11 },
    }));
    const options = [{ name: 'stressTests', values: [0, 1], default: 1, rule: 'LIM-VAR-07' }];
    const session: Session = {
      ...table,
      table: {
        ...table.table,
        chronicle: () => chapters,
        game: { ...table.table.game, options } as unknown as AnyGame,
        setting: { ...table.table.setting, options: { stressTests: 0 } },
      },
    };
    const text = await frame(session, { columns: 60, rows: 20 });
    expect(text).toMatch(/stressTests: 0 .*LIM-VAR-07/);
    expect(text).toMatch(/\d+ more below/);
    await terminal?.press('end');
    expect(terminal?.text).toMatch(/ 11\| {2}c {3}c {3}c/);
    await terminal?.press('enter');
    expect(terminal?.result).toEqual({ ending: 'over' });
  });

  it('tells who plays alone what a good game has, instead of naming no winner', async () => {
    const table = limitSession(null, around('Ann'));
    const mark = { points: 100, rule: 'LIM-SOLO-19' };
    const session: Session = {
      ...table,
      seatAt: (seat) => {
        const own = table.seatAt(seat);
        return { ...own, outcome: () => ({ ...own.outcome(), winners: [], mark }) };
      },
    };
    const text = await frame(session, { columns: 80, rows: 24 });
    expect(text).toContain('Ann ends with 30 points.');
    expect(text).toContain('More than 100 points is a very good game. (LIM-SOLO-19)');
    expect(text).not.toContain('Nobody wins');
  });

  it('marks a crisis so that nobody overlooks it, with colour and without', async () => {
    const table = limitSession(playQuestion, three, true);
    const crisis = { kind: 'crisis', rule: 'LIM-INT-03', step: 'globalCrises', changes: [] };
    const session: Session = {
      ...table,
      table: { ...table.table, logged: 1 },
      seatAt: (seat) => ({ ...table.seatAt(seat), log: () => [crisis] }),
    };
    expect(await frame(session, { columns: 80, rows: 24 })).toMatch(/\n ! crisis/);
  });
});
