import { afterEach, describe, expect, it } from 'vitest';
import { usualPreferences } from '../../src/table/preferences.ts';
import { orchard } from '../toy/index.ts';
import { TestTerminal } from './terminal.ts';
import { around, sessionFor, type TestSession } from './test-session.ts';

let terminal: TestTerminal | undefined;
afterEach(async () => {
  await terminal?.close();
});

async function show(session: TestSession, columns = 80, rows = 24): Promise<TestTerminal> {
  terminal = new TestTerminal(session, { columns, rows });
  await terminal.settled();
  return terminal;
}

/** Milliseconds between two presses: at once, doubled by accident, and as systems repeat a held key. */
const apart = [0, 30, 120, 250, 500];

describe('a key that is held or pressed twice', () => {
  it.each(apart)('every %i ms answers one question', async (milliseconds) => {
    const session = await sessionFor(orchard, around('Ann', 'Bo*', 'Cy*'));
    const screen = await show(session);
    // What happened so far is told first: the Enter that skips it answers nothing.
    await screen.hold('enter', 4, milliseconds);
    expect(session.given).toHaveLength(0);
    await screen.press('down');
    for (let answers = 1; answers <= 3; answers += 1) {
      while (!/choose|Enter/.test(screen.text)) await screen.press('space');
      const before = session.given.length;
      await screen.hold('enter', 8, milliseconds);
      expect(session.given.length - before).toBeLessThanOrEqual(1);
      expect(screen.result).toEqual({});
      await screen.press('down', 'up');
    }
    expect(session.given.length).toBeGreaterThan(0);
  });

  it.each(apart)('every %i ms never takes a seat, nor runs through hand-overs', async (milliseconds) => {
    const session = await sessionFor(orchard, around('Ann', 'Bo', 'Cy'));
    const screen = await show(session);
    expect(screen.text).toContain('Hand over to Ann');
    await screen.hold('enter', 10, milliseconds);
    expect(screen.text).toContain('Hand over to Ann');
    await screen.hold('space', 10, milliseconds);
    expect(screen.text).toContain('Hand over to Ann');
    expect(screen.rows.at(-1)).toContain('Wait a moment');
    await screen.press('a');
    expect(screen.text).not.toContain('Hand over');
    for (let turns = 0; turns < 12 && !screen.text.includes('Hand over to Bo'); turns += 1) {
      await screen.wait(800);
      await screen.hold('enter', 6, milliseconds);
    }
    expect(screen.text).toContain('Hand over to Bo');
    for (const key of ['enter', 'space', 'a']) {
      await screen.hold(key, 10, milliseconds);
      expect(screen.text).toContain('Hand over to Bo');
    }
    await screen.press('b');
    expect(screen.text).not.toContain('Hand over');
  });

  it('of several people gives one agreement to taking back what was revealed', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo', 'Cy*'));
    const screen = await show(session);
    for (let keys = 0; keys < 60 && session.asked?.posed?.ask !== 'act'; keys += 1)
      await screen.press(screen.text.includes('Hand over to') ? 'space' : 'enter');
    for (let keys = 0; keys < 6 && !/\blook\b/.test(screen.text); keys += 1)
      await screen.press(screen.text.includes('Hand over to') ? 'space' : 'enter');
    await screen.press('/', 'look', 'enter', 'u');
    expect(screen.text).toContain('Revealed since then');
    const count = session.match.answered;
    await screen.hold('y', 6, 40);
    expect(session.match.answered).toBe(count);
    expect(screen.text).toMatch(/✓ Ann agrees/);
  });
});

describe('Enter pressed once too often after a story', () => {
  /** Longer than the interval of a held key, like a person who reads page by page. */
  const pace = usualPreferences.pause;

  it('answers nothing and opens nothing; pressed once more it answers', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo*', 'Cy*'));
    const screen = await show(session);
    expect(screen.text).toContain('What happened so far');
    await screen.press('enter');
    await screen.wait(pace);
    await screen.hold('enter', 1);
    expect(session.given).toEqual([]);
    expect(screen.rows.at(-1)).toContain('Press it once more to answer this.');
    await screen.wait(pace);
    await screen.hold('enter', 1);
    expect(session.given).toHaveLength(1);
  });

  it('is taken for one too many only once, and not after another key', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo*', 'Cy*'));
    const screen = await show(session);
    await screen.press('enter');
    await screen.hold('down', 1);
    await screen.hold('enter', 1);
    expect(session.given).toHaveLength(1);
  });

  it('does not close the report of a match that it has told the end of', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo*'), { bots: 'first' });
    const screen = await show(session);
    for (let keys = 0; keys < 200 && !screen.text.includes('Final score'); keys += 1) {
      if (/ _ +from \d+ to/u.test(screen.text)) await screen.press('right');
      await screen.press(screen.text.includes('y confirms') ? 'y' : 'enter');
    }
    expect(screen.text).toContain('Final score');
    await screen.wait(pace);
    await screen.hold('enter', 1);
    expect(screen.result).toEqual({});
    await screen.press('enter');
    expect(screen.result).toMatchObject({ ending: 'over' });
  });
});

describe('a paste', () => {
  const pasted = (text: string) => `\u001b[200~${text}\u001b[201~`;

  it('where nothing is typed is refused in one sentence, and answers nothing', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo*', 'Cy*'));
    const screen = await show(session);
    await screen.press('enter');
    const before = screen.rows.slice(0, -1);
    await screen.press(pasted('3\rq\ru\r?'));
    expect(screen.rows.at(-1)).toContain('Nothing can be pasted here.');
    expect(screen.rows.slice(0, -1)).toEqual(before);
    expect(session.given).toEqual([]);
    await screen.press('l', pasted('u?:w'));
    expect(screen.rows.at(-1)).toContain('Nothing can be pasted here.');
  });

  it('into a text field is its first line up to its limit', async () => {
    const session = await sessionFor(orchard, around('Ann', 'Bo*', 'Cy*'));
    const screen = await show(session);
    await screen.press('enter', '/', pasted('first line\rsecond'));
    expect(screen.text).toContain('/ first line_');
    await screen.press(pasted('x'.repeat(1000)));
    expect(session.given).toEqual([]);
    await screen.press('enter');
    expect(screen.result).toEqual({});
    await screen.press('escape', 'l', '/', pasted('no such entry\rl'));
    expect(screen.text).toContain('filter: no such entry_');
  });

  it('is switched on with the screen, and off with it', async () => {
    const screen = await show(await sessionFor(orchard, around('Ann', 'Bo*', 'Cy*')));
    expect(screen.written).toContain('\u001b[?1049h\u001b[?2004h');
    await screen.press('ctrl-c');
    expect(screen.written.lastIndexOf('\u001b[?2004l')).toBeGreaterThan(
      screen.written.lastIndexOf('\u001b[?2004h'),
    );
  });
});

describe('the cursor of the terminal', () => {
  const shownAt = (screen: TestTerminal) => {
    const last = Math.max(
      screen.written.lastIndexOf('\u001b[?25h'),
      screen.written.lastIndexOf('\u001b[?25l'),
    );
    if (!screen.written.startsWith('\u001b[?25h', last)) return null;
    const { cursorX, cursorY } = screen.xterm.buffer.active;
    return screen.rows[cursorY]?.slice(0, cursorX + 1) ?? '';
  };

  it('stands at the drawn caret while something is typed, and is hidden otherwise', async () => {
    const screen = await show(await sessionFor(orchard, around('Ann', 'Bo*', 'Cy*')));
    await screen.press('enter');
    expect(shownAt(screen)).toBeNull();
    await screen.press('/');
    expect(shownAt(screen)).toBe(' / _');
    await screen.press('a', '中', 'b');
    expect(shownAt(screen)).toMatch(/^ \/ a中b_/);
    await screen.press('x'.repeat(60), 'x'.repeat(60), 'y');
    expect(shownAt(screen)).toMatch(/^ \/ <x+y_$/);
    await screen.resize(60, 20);
    expect(shownAt(screen)).toMatch(/^ \/ <x+y_$/);
    await screen.resize(100, 30);
    expect(shownAt(screen)).toMatch(/y_$/);
    await screen.press('escape');
    expect(shownAt(screen)).toBeNull();
    await screen.press('l', '/', 'weather');
    expect(shownAt(screen)).toBe(' filter: weather_');
    await screen.press('escape', 'escape', ':', 'log');
    expect(shownAt(screen)).toBe(' : log_');
  });
});
