import { afterEach, describe, expect, it } from 'vitest';
import { Client } from '../../src/table/session.ts';
import { orchard } from '../toy/index.ts';
import { around, type TestSession, tableFor } from './table.ts';
import { TestTerminal } from './terminal.ts';

const open: TestTerminal[] = [];
afterEach(async () => {
  for (const terminal of open.splice(0)) await terminal.close();
});

async function show(session: TestSession | Client, options: ConstructorParameters<typeof TestTerminal>[1]) {
  const terminal = new TestTerminal(session, options);
  open.push(terminal);
  await terminal.settled();
  return terminal;
}

/** Presses what goes on with the match, whatever stands on the screen. */
async function goOn(terminal: TestTerminal): Promise<void> {
  if (/ _ +from \d+ to/.test(terminal.text)) await terminal.press('right');
  await terminal.press(terminal.text.includes('y goes through') ? 'y' : 'enter');
}

const ESC = '\u001b';
const coloured = new RegExp(`${ESC}\\[(?:3[0-7]|9[0-7])m`);

describe('two matches on two terminals in one process', () => {
  it('show each its own, in its own size and colours, and go on when the other leaves', async () => {
    const first = await tableFor(orchard, around('Zebra', 'Yak*', 'Xerus*'), { options: { rounds: 1 } });
    const second = await tableFor(orchard, around('Quoll', 'Puma*'), { options: { rounds: 2 }, seed: 'elm' });
    const plain = await show(first, { columns: 60, rows: 20, theme: 'none', colours: 0 });
    const painted = await show(second, { columns: 120, rows: 40, theme: 'default', colours: 1 });
    for (let keys = 0; keys < 6; keys += 1) {
      for (const [acting, other] of [
        [plain, painted],
        [painted, plain],
      ] as const) {
        const before = other.written.length;
        await goOn(acting);
        expect(other.written.length).toBe(before);
      }
    }
    await painted.press('ctrl-c');
    expect(painted.result).toEqual({ ending: 'left' });
    const left = painted.written.length;
    for (let keys = 0; keys < 120 && !first.table.over; keys += 1) await goOn(plain);
    for (let pages = 0; pages < 8 && plain.result.ending === undefined; pages += 1)
      await plain.press('enter');
    expect([first.table.over, second.table.over]).toEqual([true, false]);
    expect(plain.result).toEqual({ ending: 'over' });
    expect(painted.written.length).toBe(left);
    expect(plain.written).not.toMatch(/Quoll|Puma/);
    expect(painted.written).not.toMatch(/Zebra|Yak|Xerus/);
    expect(plain.written).toMatch(/Zebra/);
    expect(painted.written).toMatch(/Quoll/);
    expect(coloured.test(plain.written)).toBe(false);
    expect(coloured.test(painted.written)).toBe(true);
    expect([plain.alternate, painted.alternate]).toEqual([false, false]);
  });
});

describe('two people at one table, each at a terminal of their own', () => {
  it('see each their own hand, are asked when it is their turn, and know for whom they wait', async () => {
    const session = await tableFor(orchard, around('Ann', 'Bo'), { options: { rounds: 1 } });
    const { host, words } = session;
    const seats = [0, 1].map((seat) => host.seatAt(seat));
    const clients = seats.map(
      (seat) => new Client(host.seatAt(null), [seat], { words, saved: null, notes: [] }),
    );
    // Whoever keeps the table lets it go on after each answer.
    host.subscribe(() => void Promise.resolve().then(() => host.advance()));
    await host.advance();
    const terminals = [];
    for (const client of clients) terminals.push(await show(client, { columns: 80, rows: 24 }));
    for (let keys = 0; keys < 200 && !session.table.over; keys += 1)
      await goOn(terminals[keys % 2] as TestTerminal);
    expect(session.table.over).toBe(true);
    for (const terminal of terminals) {
      expect(terminal.written).not.toContain('Hand over');
      for (let pages = 0; pages < 8 && terminal.result.ending === undefined; pages += 1)
        await terminal.press('enter');
      expect(terminal.result).toEqual({ ending: 'over' });
    }
  });
});
