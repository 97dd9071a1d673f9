import { afterEach, describe, expect, it } from 'vitest';
import { optionAt } from '../../src/engine/question.ts';
import { Client } from '../../src/table/session.ts';
import { orchard } from '../toy/index.ts';
import { TestTerminal } from './terminal.ts';
import { around, sessionFor, type TestSession } from './test-session.ts';

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

/** Presses the key that continues the match on any screen. */
async function goOn(terminal: TestTerminal): Promise<void> {
  if (/ _ +from \d+ to/.test(terminal.text)) await terminal.press('right');
  await terminal.press(terminal.text.includes('y confirms') ? 'y' : 'enter');
}

const ESC = '\u001b';
const coloured = new RegExp(`${ESC}\\[(?:3[0-7]|9[0-7])m`);

describe('two matches on two terminals in one process', () => {
  it('show each its own, in its own size and colours, and go on when the other leaves', async () => {
    const first = await sessionFor(orchard, around('Zebra', 'Yak*', 'Xerus*'), { options: { rounds: 1 } });
    const second = await sessionFor(orchard, around('Quoll', 'Puma*'), {
      options: { rounds: 2 },
      seed: 'elm',
    });
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

/** Two people at one table, each at a terminal of their own; at the third seat, if any, one more without a screen. */
async function apart(...names: readonly string[]) {
  const session = await sessionFor(orchard, around(...names), { options: { rounds: 2 } });
  const { host, words } = session;
  const clients = names.map(
    (_, seat) => new Client(host.seatAt(null), [host.seatAt(seat)], { words, saved: null, notes: [] }),
  );
  host.subscribe(() => void Promise.resolve().then(() => host.advance()));
  await host.advance();
  const terminals: TestTerminal[] = [];
  for (const client of clients.slice(0, 2)) terminals.push(await show(client, { columns: 80, rows: 24 }));
  return { session, host, terminals: terminals as [TestTerminal, TestTerminal] };
}

const waits = (name: string) => new RegExp(`Waiting for ${name} \\(asked just now\\)\\.`);

/** Lets both play until one waits for the other, who is asked; the one who waits has just decided. */
async function untilOneWaits(
  session: TestSession,
  terminals: readonly [TestTerminal, TestTerminal],
): Promise<{ waiting: TestTerminal; asked: TestTerminal; names: [string, string] }> {
  const names = ['Ann', 'Bo'] as const;
  for (let keys = 0; keys < 120; keys += 1) {
    for (const seat of [0, 1] as const) {
      const other = (1 - seat) as 0 | 1;
      const isAlone = session.table.waitingFor.length === 1 && session.table.waitingFor[0]?.seat === other;
      const outlook = session.host.seatAt(seat).undoOutlook();
      const isFree = outlook !== null && outlook.asks.length === 0;
      const isAsked = session.host.seatAt(other).posed?.sealed === false;
      if (isAlone && isAsked && isFree && waits(names[other]).test(terminals[seat].text)) {
        // The story has been read, so the question is shown.
        for (let pages = 0; pages < 5 && /Since|so far/.test(terminals[other].text); pages += 1)
          await terminals[other].press('enter');
        return { waiting: terminals[seat], asked: terminals[other], names: [names[seat], names[other]] };
      }
    }
    await goOn(terminals[keys % 2] as TestTerminal);
  }
  throw new Error(`Nobody waits:\n${terminals.map(({ text }) => text).join('\n')}`);
}

const position = (session: TestSession) => JSON.stringify(session.match.state);

describe('taking back at a table with several terminals', () => {
  it('that concerns nobody else is done at once, and refreshes the question that stands elsewhere', async () => {
    const { session, terminals } = await apart('Ann', 'Bo');
    const { waiting, asked, names } = await untilOneWaits(session, terminals);
    expect(waiting.text).toContain('u undoes your last decision.');
    await waiting.press('u');
    await asked.settled();
    expect(waiting.text).not.toMatch(/Waiting for/);
    expect(asked.text).toMatch(waits(names[0]));
    expect(asked.text).toContain(`${names[0]} took back`);
    // What stood on the screen before answers nothing any more.
    const before = position(session);
    await asked.press('right', 'enter', 'enter');
    expect(position(session)).toBe(before);
  });

  it('asks the one whose decision it would take back, who sees it and agrees', async () => {
    const { session, terminals } = await apart('Ann', 'Bo');
    const { waiting, asked, names } = await untilOneWaits(session, terminals);
    const asker = session.host.seatAt(names[0] === 'Ann' ? 0 : 1);
    while (asker.undoOutlook()?.asks.length === 0) await goOn(asked);
    for (let pages = 0; pages < 5 && !/undo/.test(waiting.text); pages += 1) await waiting.press('enter');
    const later = position(session);
    await waiting.press('u');
    expect(waiting.text).toContain(`${names[1]} must agree. y asks`);
    await waiting.press('y');
    await asked.settled();
    expect(waiting.text).toContain(`${names[1]} has not answered yet`);
    expect(asked.text).toContain(`${names[0]} asks to undo`);
    expect(asked.text).toContain(`${names[1]} agrees? y agrees, n declines`);
    expect(position(session)).toBe(later);
    // Closed with Esc, it is found again.
    await asked.press('escape');
    expect(asked.text).toContain(`${names[0]} asks to undo; u answers.`);
    await asked.press('u');
    await asked.press('n');
    await waiting.settled();
    expect(waiting.text).toContain(`${names[1]} declined the undo.`);
    expect(position(session)).toBe(later);
    await waiting.press('u', 'y');
    await asked.settled();
    await asked.press('y');
    await waiting.settled();
    expect(asked.text).toContain(`${names[0]} took back`);
    expect(position(session)).not.toBe(later);
    expect(asker.posed).not.toBeNull();
    expect(asked.text).toMatch(waits(names[0]));
  });

  it('shows the one who asks who has agreed so far, and lets go of it when play goes on', async () => {
    const { session, host, terminals } = await apart('Ann', 'Bo', 'Cy');
    const [ann, bo] = terminals;
    const third = host.seatAt(2);
    const asks = () => host.seatAt(0).undoOutlook()?.asks ?? [];
    for (let keys = 0; keys < 300 && !(asks().length === 2 && !ann.text.includes('Since')); keys += 1) {
      await goOn(terminals[keys % 2] as TestTerminal);
      while (third.posed !== null) third.answer(optionAt(third.posed, 0));
    }
    await ann.press('u', 'y');
    await bo.settled();
    expect(ann.text).toMatch(/Bo has not answered yet[\s\S]*Cy has not answered yet/);
    third.agree();
    await ann.settled();
    await bo.settled();
    for (const terminal of terminals) {
      expect(terminal.text).toContain('Cy agrees');
      expect(terminal.text).toContain('Bo has not answered yet');
    }
    await ann.press('n');
    await bo.settled();
    expect(session.table.undoRequest).toBeNull();
    expect(bo.text).toContain('The undo is no longer asked for.');
    expect(bo.text).not.toContain('agrees?');
  });

  it('does not take a key that was meant for what stood there before', async () => {
    const { session, host, terminals } = await apart('Ann', 'Bo');
    const { asked, names } = await untilOneWaits(session, terminals);
    const [asker, other] = names.map((name) => host.seatAt(['Ann', 'Bo'].indexOf(name)));
    while (asker?.undoOutlook()?.asks.length === 0) await goOn(asked);
    asker?.askUndo();
    expect(session.table.undoRequest?.asks).toEqual([other?.seat]);
    await asked.settled();
    expect(asked.text).toContain('agrees?');
    await asked.hold('y', 1);
    expect(session.table.undoRequest?.agreed).toEqual([]);
    expect(asked.rows.at(-1)).toContain('Wait a moment');
    await asked.press('y');
    expect(session.table.undoRequest).toBeNull();
  });
});

describe('two people at one table, each at a terminal of their own', () => {
  it('see each their own hand, are asked when it is their turn, and know for whom they wait', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo'), { options: { rounds: 1 } });
    const { host, words } = session;
    const seats = [0, 1].map((seat) => host.seatAt(seat));
    const clients = seats.map(
      (seat) => new Client(host.seatAt(null), [seat], { words, saved: null, notes: [] }),
    );
    // The keeper of the table lets it go on after each answer.
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
