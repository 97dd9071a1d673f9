import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import stringWidth from 'string-width';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { type Pty, rootFolder, startGreenGames } from './pty.ts';

const launcher = `${rootFolder}bin/green-games.js`;

/** A data folder for one test. */
export const newHome = (): string => mkdtempSync(join(tmpdir(), 'green-games-walk-'));

/** Runs the built program without a terminal. */
export function piped(
  home: string,
  parameters: readonly string[],
  input = '',
): { status: number | null; stdout: string; stderr: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [launcher, ...parameters], {
    encoding: 'utf8',
    input,
    env: { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8', GREEN_GAMES_HOME: home },
  });
  return { status, stdout, stderr };
}

/** Lets two bots finish a match of Nice Green Things. Returns the name of its file. */
export function finishedMatch(home: string): string {
  const bots = ['--bot', 'random', '--bot', 'random', '--seed', 'oak', '--plain'];
  expect(piped(home, ['play', 'nice-green-things', ...bots]).status).toBe(0);
  const folder = join(home, 'matches');
  return join(folder, readdirSync(folder).find((file) => file.endsWith('.jsonl')) ?? '');
}

/** Starts the program in a terminal of the given size. */
export function shown(home: string, parameters: string[], columns = 80, rows = 24): Pty {
  return startGreenGames(parameters, { columns, rows, environment: { GREEN_GAMES_HOME: home } });
}

/**
 * The data folder of the tests of a file, and the terminal that each of them opens, which is closed after the test.
 * @param lasts whether the folder lasts for one test or for all tests of the file
 * @param prepare fills the folder
 */
export function ownTerminal(lasts: 'test' | 'file', prepare: (home: string) => void = () => {}) {
  let home = '';
  let pty: Pty | undefined;
  const [before, after] = lasts === 'test' ? [beforeEach, afterEach] : [beforeAll, afterAll];
  before(() => {
    home = newHome();
    prepare(home);
  });
  after(() => rmSync(home, { recursive: true, force: true }));
  afterEach(async () => await pty?.close());
  return {
    get home() {
      return home;
    },
    /** Starts the program in a terminal of the given size. */
    start: (parameters: string[], columns = 80, rows = 24): Pty => {
      pty = shown(home, parameters, columns, rows);
      return pty;
    },
  };
}

/** Prepares a data folder in which matches begin without the page on the aim, which has tests of its own. */
export function withoutAim(home: string): void {
  writeFileSync(join(home, 'settings.yaml'), 'aim: false\n');
}

/**
 * Checks that no row is wider than the terminal and nothing has scrolled out of it.
 * @param isTyping whether a text is being typed, so that the caret is shown
 */
export function expectWhole(screen: Pty, columns: number, isTyping = false): void {
  for (const row of screen.screen()) expect(stringWidth(row)).toBeLessThanOrEqual(columns);
  expect(screen.scrollback()).toEqual([]);
  expect([screen.alternateScreen, screen.cursorVisible]).toEqual([true, isTyping]);
}

/** Checks that the terminal is restored after the end. */
export function expectRestored(screen: Pty): void {
  expect([screen.alternateScreen, screen.cursorVisible]).toEqual([false, true]);
}

/** The signals that end a program, and its exit codes. */
export const endings = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;
