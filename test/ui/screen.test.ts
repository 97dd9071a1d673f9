import stringWidth from 'string-width';
import { afterEach, describe, expect, it } from 'vitest';
import { optionAt, type Question } from '../../src/engine/question.ts';
import { orchard } from '../toy/index.ts';
import { type TerminalOptions, TestTerminal } from './terminal.ts';
import { around, asking, sessionFor, type TestSession } from './test-session.ts';

const open: TestTerminal[] = [];

async function show(session: TestSession, options: Partial<TerminalOptions> = {}): Promise<TestTerminal> {
  const terminal = new TestTerminal(session, { columns: 80, rows: 24, ...options });
  open.push(terminal);
  await terminal.settled();
  return terminal;
}

afterEach(async () => {
  for (const terminal of open.splice(0)) await terminal.close();
});

const alone = () => sessionFor(orchard, around('Ann', 'Bo*', 'Cy*'));
const sizes = [
  [40, 12],
  [60, 20],
  [80, 24],
  [100, 30],
  [140, 45],
] as const;

describe('a frame', () => {
  it.each(sizes)('fills %ix%i and is never taller or wider', async (columns, rows) => {
    const terminal = await show(await alone(), { columns, rows });
    for (const key of [
      'enter',
      'down',
      'w',
      'escape',
      'l',
      'escape',
      's',
      'escape',
      '?',
      'escape',
      ':',
      'escape',
      'r',
      'escape',
    ]) {
      await terminal.press(key);
      expect(terminal.rows[0]).toContain('ORCHARD');
      expect(terminal.rows.at(-1)).not.toBe('');
      expect(terminal.xterm.buffer.active.baseY).toBe(0);
      for (const row of terminal.rows) expect(stringWidth(row)).toBeLessThanOrEqual(columns);
    }
    expect(terminal.written).not.toContain('\u001b[3J');
  });

  it('writes at most 1 KB for a key', async () => {
    const terminal = await show(await alone());
    await terminal.press('enter');
    for (const key of ['right', 'right', 'left', '3'])
      expect(await terminal.bytesOf(key)).toBeLessThanOrEqual(1024);
    await terminal.press('enter');
    for (const key of ['down', 'up', 'down']) expect(await terminal.bytesOf(key)).toBeLessThanOrEqual(1024);
  });

  it('changes no cell twice for a key', async () => {
    const terminal = await show(await alone());
    await terminal.press('enter');
    for (const key of ['right', 'w', 'escape', 's', 'escape', '3', 'enter', 'down', ':', 'escape', 'enter']) {
      const { twice, count } = await terminal.cellsOf(key);
      expect({ key, twice, isAnswered: count > 0 }).toEqual({ key, twice: [], isAnswered: true });
    }
  });

  it('writes nothing while nobody presses a key', async () => {
    const terminal = await show(await alone());
    const before = terminal.written.length;
    await terminal.wait(60_000);
    expect(terminal.written.length).toBe(before);
  });

  it.each(sizes)('leaves no ghosts after a change of size from %ix%i', async (columns, rows) => {
    const terminal = await show(await alone(), { columns, rows });
    await terminal.press('enter');
    for (const [wide, high] of [
      [80, 24],
      [50, 13],
      [140, 45],
      [80, 24],
    ] as const) {
      await terminal.resize(wide, high);
      const fresh = new TestTerminal(await alone(), { columns: wide, rows: high });
      open.push(fresh);
      await fresh.settled();
      await fresh.press('enter');
      expect(terminal.text).toBe(fresh.text);
    }
    expect(terminal.written).not.toContain('\u001b[3J');
  });

  it('below 40x12 names the size that is needed, and loses nothing that was typed', async () => {
    const terminal = await show(await alone());
    await terminal.press('enter', '/', '3');
    await terminal.resize(30, 10);
    expect(terminal.text).toContain('Needs 40 columns and 12 rows');
    expect(terminal.text.replaceAll('\n', ' ')).toContain('has 30 and 10');
    await terminal.resize(80, 24);
    expect(terminal.text).toContain('/ 3_');
  });

  it('is plain ASCII where that is asked for', async () => {
    const terminal = await show(await alone(), { ascii: true });
    await terminal.press('enter', 'enter', 'w');
    expect(terminal.text).toMatch(/^[\x20-\x7e\n]*$/);
  });

  it('shows names with escape sequences as text, and long or wide ones in their columns', async () => {
    const session = await sessionFor(orchard, around('Ann', `\u001b[2J${'x'.repeat(200)}*`, '王小明*'));
    const terminal = await show(session);
    expect(terminal.text).toContain('\\u001b[2Jxx');
    expect(terminal.text).toContain('王小明');
    expect(terminal.written).not.toContain('\u001b[2Jx');
  });
});

const cards: Question = { seat: 0, ask: 'plant', shape: 'card', rule: 'TOY-05', options: ['oak'] };

describe('answering', () => {
  it('takes an amount with the arrows, by digits, or typed after a slash', async () => {
    const session = await alone();
    const terminal = await show(session);
    await terminal.press('enter', 'right', 'right', 'enter');
    expect(session.given).toEqual([2]);
    await terminal.press('/', 'r', 'a', 'tab', 'enter');
    expect(session.given).toEqual([2, 'rain']);
  });

  it('keeps what was typed when it is refused, and says why', async () => {
    const session = await alone();
    const terminal = await show(session);
    await terminal.press('enter', '/', '99', 'enter');
    expect(terminal.text).toContain('/ 99_');
    expect(terminal.text).toMatch(/too much.*need 4, have 99/);
    expect(terminal.text).toContain('TOY-02');
    await terminal.press('backspace', 'backspace', '1.5', 'enter');
    expect(terminal.text).toContain('/ 1.5_');
    expect(session.given).toEqual([]);
    await terminal.press('escape', '3', 'enter');
    expect(session.given).toEqual([3]);
  });

  it('backs out of a half-made choice without a trace; Esc never leaves', async () => {
    const session = await alone();
    const terminal = await show(session);
    await terminal.press('enter', '2', 'enter');
    expect(terminal.text).toContain('Which chip?');
    await terminal.press('escape');
    expect(terminal.text).toContain('Bid how many coins?');
    await terminal.press('escape', 'escape', 'escape');
    expect(terminal.result).toEqual({});
    expect(terminal.alternate).toBe(true);
  });

  it('shows several picks as they accumulate', async () => {
    const session = await alone();
    const terminal = await show(session);
    await play(terminal, session, 'swap');
    const { posed } = session.asked ?? { posed: null };
    const card = String(posed === null ? '' : optionAt(posed, 0));
    await terminal.press('enter');
    expect(terminal.text).toContain(`picked: ${card}`);
  });

  it('shows what is barred, dimmed and marked, and says the whole reason on Enter', async () => {
    const barred = { option: 'nettle', because: 'money', rule: 'TOY-05', need: 3, have: 1 };
    const session = await asking(orchard, {
      ...cards,
      options: ['oak', 'apple', 'pass'],
      barred: () => [barred],
    });
    const terminal = await show(session);
    expect(terminal.text).toMatch(/ x +Nettles +not enough money, need 3, have 1 \(TOY-05\)/);
    await terminal.press('down', 'down', 'enter');
    expect(session.given).toEqual([]);
    expect(terminal.text.match(/not enough money, need 3, have 1 \(TOY-05\)/g)).toHaveLength(2);
    await terminal.press('w');
    expect(terminal.text).toContain('Not allowed, and why');
    expect(terminal.text).toContain('not enough money, need 3, have 1 (TOY-05)');
    await terminal.press('w', 'down', 'enter');
    expect(session.given).toEqual(['pass']);
  });

  it('scrolls a long list and says how much is above and below', async () => {
    const options = Array.from({ length: 40 }, (_, index) => `card-${index}`);
    const terminal = await show(await asking(orchard, { ...cards, options }), { columns: 60, rows: 20 });
    expect(terminal.text).toMatch(/\d+ more below/);
    await terminal.press('pagedown', 'pagedown');
    expect(terminal.text).toMatch(/\d+ more above .*\d+ more below/);
    expect(terminal.text).toContain('card-16');
    await terminal.press('end');
    expect(terminal.text).toContain('card-39');
  });

  it('confirms a caution with another key than the one that began it', async () => {
    const session = await alone();
    const terminal = await show(session);
    await play(terminal, session, 'act');
    const count = session.given.length;
    await terminal.press('/', 'gift', 'enter');
    expect(terminal.text).toContain('y confirms, Esc goes back');
    await terminal.press('enter', 'enter');
    expect(session.given).toHaveLength(count);
    await terminal.press('y');
    expect(session.given.at(-1)).toBe('gift');
  });
});

/** Answers with the first option until `ask` is asked of a person. */
async function play(terminal: TestTerminal, session: TestSession, ask: string): Promise<void> {
  for (let answers = 0; answers < 40 && session.asked?.posed?.ask !== ask; answers += 1) {
    await terminal.press('enter');
  }
  for (let pages = 0; pages < 6 && /Since |so far/.test(terminal.text); pages += 1)
    await terminal.press('enter');
  expect(session.asked?.posed?.ask).toBe(ask);
}

describe('what happened', () => {
  it('is told step by step with what changed and the rule', async () => {
    const terminal = await show(await alone());
    expect(terminal.text).toMatch(/weather\n.*coins 2 → 4.*TOY-01\n auction\n.*pile 9 → 8 +TOY-02/);
    await terminal.press('space');
    expect(terminal.text).toContain('Bid how many coins?');
  });

  it('is told in pages where steps find no room together; space goes on, Enter skips the rest', async () => {
    const terminal = await show(await alone(), { columns: 40, rows: 12 });
    while (!terminal.text.includes('Bid how many coins?')) await terminal.press('space');
    await terminal.press('enter', 'enter');
    expect(terminal.text).toMatch(/1 of \d|more below/);
    const before = terminal.text;
    await terminal.press('space');
    expect(terminal.text).not.toBe(before);
    await terminal.press('enter');
    expect(terminal.text).toContain('Swap which card?');
  });

  it('is told not at all where a setting says so', async () => {
    const session = await alone();
    const terminal = await show(session);
    await terminal.press('enter', 't', 't');
    expect(terminal.text).toContain('not told');
    await terminal.press('enter', 'enter');
    expect(terminal.text).not.toContain("Since Ann's");
    expect(session.asked?.posed?.ask).toBe('swap');
  });

  it('is in the log, with a filter that can be typed', async () => {
    const terminal = await show(await alone());
    await terminal.press('enter', 'l');
    expect(terminal.text).toContain('The sky shows');
    await terminal.press('/', 'lot');
    expect(terminal.text).not.toContain('The sky shows');
    await terminal.press('enter', 'l');
    expect(terminal.text).toContain('Bid how many coins?');
  });
});

describe('several people at one terminal', () => {
  it('hand over in between, with nothing secret on the screen', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo', 'Cy*'));
    const terminal = await show(session);
    expect(terminal.text).toContain('Hand over to Ann');
    await terminal.press('space', 'enter', '3', 'enter');
    expect(terminal.text).toContain('Hand over to Bo');
    const view = JSON.stringify(session.seatAt(0).view());
    const hand = /"hand":\[([^\]]*)\]/.exec(view)?.[1] ?? '';
    for (const card of hand.split(',').filter((name) => name !== ''))
      expect(terminal.text).not.toContain(card.replaceAll('"', ''));
    await terminal.press('u', 'l', 's', 'w', 'enter', 'a');
    expect(terminal.text).toContain('Hand over to Bo');
    await terminal.press('b');
    expect(terminal.text).toContain('What happened so far');
  });

  it('must all agree before something revealed is taken back', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo', 'Cy*'));
    const terminal = await show(session);
    for (let keys = 0; keys < 60 && session.asked?.posed?.ask !== 'act'; keys += 1)
      await terminal.press(terminal.text.includes('Hand over to') ? 'space' : 'enter');
    for (let keys = 0; keys < 6 && !/\blook\b/.test(terminal.text); keys += 1)
      await terminal.press(terminal.text.includes('Hand over to') ? 'space' : 'enter');
    await terminal.press('/', 'look', 'enter');
    expect(session.asked?.posed?.ask).toBe('keep');
    const count = session.match.answered;
    await terminal.press('u');
    expect(terminal.text).toContain('Revealed since then');
    await terminal.press('y');
    expect(session.match.answered).toBe(count);
    expect(terminal.text).toMatch(/✓ Ann agrees/);
    await terminal.press('y');
    expect(session.match.answered).toBeLessThan(count);
  });
});

describe('leaving', () => {
  it('with Ctrl-C restores the terminal and returns', async () => {
    const terminal = await show(await alone());
    await terminal.press('ctrl-c');
    expect(terminal.result).toEqual({ ending: 'left' });
    expect(terminal.alternate).toBe(false);
    expect(terminal.rawMode).toBe(false);
    expect(terminal.written).toContain('\u001b[?25h');
  });

  it('while a bot thinks says where the match is saved; a second Ctrl-C leaves at once', async () => {
    const session = await alone();
    let release = (): void => undefined;
    session.advance = () =>
      new Promise<void>((resolve) => {
        release = resolve;
      });
    Object.defineProperty(session, 'asked', { get: () => null });
    const terminal = await show(session);
    expect(terminal.text).toContain('Bo, Cy are thinking');
    await terminal.press('ctrl-c');
    expect(terminal.text).toContain('oak-limit');
    expect(terminal.result).toEqual({});
    await terminal.press('ctrl-c');
    expect(terminal.result).toEqual({ ending: 'left' });
    release();
  });

  it('by a signal, or because the terminal is gone, ends the screen', async () => {
    const terminal = await show(await alone());
    terminal.abort.abort();
    await terminal.settled();
    expect(terminal.result).toEqual({ ending: 'left' });
  });

  it.each(['view', 'answer', 'advance', 'outcome'] as const)(
    'an error in %s restores the terminal and is thrown on',
    async (where) => {
      const session = await alone();
      const terminal = await show(session);
      await terminal.press('enter');
      const fault = new Error('broken');
      const broken = () => {
        throw fault;
      };
      if (where === 'advance') session.advance = () => Promise.reject(fault);
      else session.seatAt(0)[where] = broken;
      await terminal.press(where === 'outcome' ? 's' : 'enter', 'enter');
      expect(terminal.result.error).toBe(fault);
      expect(terminal.alternate).toBe(false);
      expect(terminal.rawMode).toBe(false);
    },
  );
});

describe('the end', () => {
  it('names all winners and every source of points', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo*', 'Cy*'), { options: { rounds: 1 } });
    const terminal = await show(session);
    for (let keys = 0; keys < 120 && !session.table.over; keys += 1) {
      await terminal.press(terminal.text.includes('y confirms') ? 'y' : 'enter');
    }
    for (let pages = 0; pages < 4 && /Since |so far/.test(terminal.text); pages += 1)
      await terminal.press('enter');
    const outcome = session.seatAt(null).outcome();
    expect(terminal.text).toMatch(/wins\.|share the victory\./);
    for (const seat of outcome.winners) expect(terminal.text).toContain(session.say.seat(seat));
    expect(terminal.text).toContain('total');
    await terminal.press('enter');
    expect(terminal.result).toEqual({ ending: 'over' });
  });
});
