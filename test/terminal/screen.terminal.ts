import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keys, type Pty, type PtyOptions, startGreenGames } from './pty.ts';

let pty: Pty | undefined;
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-screen-'));
});

afterEach(async () => {
  await pty?.close();
  rmSync(folder, { recursive: true, force: true });
});

function startLimit(options: PtyOptions = {}): Pty {
  const table = ['--seat', 'Ann', '--bot', 'random', '--bot', 'random', '--seed', 'oak', '--new'];
  pty = startGreenGames(['play', 'limit', ...table], {
    ...options,
    environment: { GREEN_GAMES_HOME: folder, ...options.environment },
  });
  return pty;
}

/** Answers with pass if it is an option, otherwise with the first option, until the screen shows a text. */
async function playUntil(shown: RegExp, screen: Pty): Promise<number[]> {
  const bytes: number[] = [];
  for (let answers = 0; answers < 200 && screen.screen().join('\n').search(shown) < 0; answers += 1) {
    // What bots did earlier is not written because of the key.
    await screen.settle(200);
    const text = screen.screen().join('\n');
    // What it confirms may lead to other screens.
    if (text.includes('y confirms')) await screen.press('y');
    else if (/Play a (first |second )?card/i.test(text)) {
      bytes.push(await screen.press(keys.down));
      await screen.press(keys.end);
      await screen.press(keys.enter);
    } else await screen.press(keys.enter);
  }
  return bytes;
}

describe('Limit on a terminal of 80x24', () => {
  it('is played through a generation', async () => {
    const screen = startLimit();
    await screen.waitFor('generation 1 of 7');
    expect([screen.alternateScreen, screen.cursorVisible]).toEqual([true, false]);
    const bytes = await playUntil(/generation 2 of 7/, screen);
    expect(screen.screen()[0]).toContain('generation 2 of 7');
    expect(Math.max(...bytes)).toBeLessThanOrEqual(1024);
    for (const row of screen.screen()) expect([...row].length).toBeLessThanOrEqual(80);
    expect(screen.scrollback()).toEqual([]);
  });

  it('ends with Ctrl-C: the terminal is restored, and the last line says how to resume', async () => {
    const screen = startLimit();
    await screen.waitFor('generation 1 of 7');
    await screen.settle();
    screen.type(keys.interrupt);
    expect(await screen.waitForExit()).toEqual({ code: 130, signal: null });
    expect([screen.alternateScreen, screen.cursorVisible]).toEqual([false, true]);
    expect(screen.screen().join('\n')).toMatch(/resume/);
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ] as const)('is ended by %s with the terminal restored', async (signal, code) => {
    const screen = startLimit();
    await screen.waitFor('generation 1 of 7');
    screen.kill(signal);
    expect(await screen.waitForExit()).toEqual({ code, signal: null });
    expect([screen.alternateScreen, screen.cursorVisible]).toEqual([false, true]);
  });

  it('keeps typed text when the terminal is resized', async () => {
    const screen = startLimit();
    await screen.waitFor('generation 1 of 7');
    await playUntil(/Play a card/, screen);
    await screen.press('/');
    await screen.press('educ');
    screen.resize(39, 12);
    await screen.waitFor('Needs 40 columns');
    screen.resize(140, 45);
    await screen.waitFor('/ educ_');
    expect(screen.screen()[0]).toContain('LIMIT');
  });

  it('is ASCII without a UTF-8 locale and on the Linux console', async () => {
    for (const environment of [{ LANG: 'C' }, { TERM: 'linux' }]) {
      const screen = startLimit({ environment });
      await screen.waitFor('generation 1 of 7');
      await screen.settle();
      expect(screen.screen().join('\n')).toMatch(/^[\x20-\x7e\n]*$/);
      await screen.close();
    }
  });
});
