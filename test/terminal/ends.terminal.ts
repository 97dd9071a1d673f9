import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { playedMatch } from './faults.ts';
import { keys, type Pty, rootFolder, startGreenGames, startInPty } from './pty.ts';

let pty: Pty | undefined;
let home = '';
let shelf = '';
let played = '';

beforeAll(() => {
  shelf = mkdtempSync(join(tmpdir(), 'green-games-shelf-'));
  played = playedMatch(shelf, 'nice-green-things', 2);
});

afterAll(() => rmSync(shelf, { recursive: true, force: true }));

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'green-games-ends-'));
});

afterEach(async () => {
  await pty?.close();
  rmSync(home, { recursive: true, force: true });
});

/** The longest time that the program may take to end. */
const longest = 2000;

const table = (bot: string) => ['--seat', 'Ann', '--bot', bot, '--bot', bot, '--seed', 'oak', '--new'];

interface Way {
  readonly line: () => string[];
  /** The text that shows that it has started. */
  readonly begun: RegExp;
  /** Whether a match is saved and named at the end. */
  readonly saves?: true;
  /** Whether it reads single keys, so that the terminal sends no signals by itself. */
  readonly keys?: true;
}

/** Every command that waits for a person or runs for long. */
const ways: Readonly<Record<string, Way>> = {
  menu: { line: () => [], begun: /Which game/, keys: true },
  play: { line: () => ['play', 'limit', ...table('random')], begun: /deck\?/, saves: true, keys: true },
  'play while bots think': {
    line: () => ['play', 'green-deal', '--bot', 'hard', ...table('hard').slice(2), '--think', '60s'],
    begun: /thinking/,
    saves: true,
    keys: true,
  },
  'play in lines': {
    line: () => ['play', 'reputation', ...table('random'), '--plain'],
    begun: /Ann:/,
    saves: true,
  },
  'play in lines while bots think': {
    line: () => ['play', 'limit', '--bot', 'hard', ...table('hard').slice(2), '--think', '60s', '--plain'],
    begun: /Line mode/,
    saves: true,
  },
  try: { line: () => ['try', 'limit'], begun: /deck\?/, keys: true },
  'try in lines': { line: () => ['try', 'reputation', '--plain'], begun: /./ },
  replay: { line: () => ['replay', played], begun: /answer/, keys: true },
  'replay in lines': { line: () => ['replay', played, '--plain'], begun: /Answer 0/ },
  demo: { line: () => ['demo', 'green-deal'], begun: /answer/, keys: true },
  learn: { line: () => ['learn', 'reputation'], begun: /answer/, keys: true },
  'demo in lines': { line: () => ['demo', 'green-deal', '--plain'], begun: /./ },
  simulate: {
    line: () => ['simulate', 'limit', '--games', '100000', '--bots', 'random', '--seed', 'oak'],
    begun: /of 100000/,
  },
};
const names = Object.keys(ways);

async function begin(name: string): Promise<Pty> {
  const { line, begun, keys: reads } = ways[name] as Way;
  pty = startGreenGames(line(), { columns: 160, environment: { GREEN_GAMES_HOME: home } });
  await pty.waitFor(begun);
  if (reads === true) await pty.settle(150);
  return pty;
}

/** The saved match continues where it stopped. */
function expectSaved(): void {
  const folder = join(home, 'matches');
  const [file = ''] = readdirSync(folder).filter((each) => each.endsWith('.jsonl'));
  expect(readFileSync(join(folder, file), 'utf8').endsWith('\n')).toBe(true);
  const { stdout } = runPlain(['resume']);
  expect(stdout).toMatch(/Line mode is on/);
  expect(readdirSync(folder).filter((each) => !each.endsWith('.jsonl'))).toEqual([]);
}

function runPlain(line: readonly string[]): { stdout: string } {
  const environment = { PATH: process.env.PATH, LANG: 'C.UTF-8', GREEN_GAMES_HOME: home };
  try {
    const whole = [`${rootFolder}bin/green-games.js`, ...line];
    const stdout = execFileSync(process.execPath, whole, {
      env: environment,
      encoding: 'utf8',
      input: '',
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    return { stdout };
  } catch (thrown) {
    return thrown as { stdout: string };
  }
}

describe('after the terminal has closed', () => {
  it.each(names)('%s ends within two seconds with the match saved', async (name) => {
    const screen = await begin(name);
    expect(await screen.hangUp()).toBeLessThan(longest);
    if (ways[name]?.saves === true && !name.includes('think')) expectSaved();
  });
});

describe.each([
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
  ['SIGQUIT', 131],
] as const)('at %s', (signal, code) => {
  it.each(names)('%s ends with the terminal restored, and says where the match is', async (name) => {
    const screen = await begin(name);
    const begun = performance.now();
    screen.kill(signal);
    const exit = await screen.waitForExit();
    expect(performance.now() - begun).toBeLessThan(longest);
    expect([
      { code, signal: null },
      { code: 0, signal },
    ]).toContainEqual(exit);
    expect([screen.alternateScreen, screen.cursorVisible]).toEqual([false, true]);
    const told = /^The match is saved in\s\S+\.\sGo\son\swith:\s\S*green-games(?:\.js)?\sresume/m.test(
      screen.screen().join('\n'),
    );
    expect(told).toBe(ways[name]?.saves === true);
  });
});

describe('Ctrl-\\', () => {
  it.each(names.filter((name) => ways[name]?.keys === true))('ends %s like its signal', async (name) => {
    const screen = await begin(name);
    screen.type(keys.quit);
    expect(await screen.waitForExit()).toEqual({ code: 131, signal: null });
    expect([screen.alternateScreen, screen.cursorVisible]).toEqual([false, true]);
  });
});

describe('afterwards', () => {
  it.each(['menu', 'play', 'try', 'replay', 'demo'])(
    '%s has given echo and whole lines back',
    async (name) => {
      const line = [process.execPath, `${rootFolder}bin/green-games.js`, ...(ways[name] as Way).line()];
      const shell = `${line.map((word) => `'${word}'`).join(' ')}; stty -a; echo "end of it"; sleep 2`;
      pty = startInPty('sh', ['-c', shell], { columns: 160, environment: { GREEN_GAMES_HOME: home } });
      await pty.waitFor((ways[name] as Way).begun);
      await pty.settle(150);
      pty.type(keys.quit);
      await pty.waitFor('end of it');
      expect(pty.screen().join('\n')).toMatch(/(^|\s)icanon\b/);
      expect(pty.screen().join('\n')).toMatch(/(^|\s)echo\b/);
      expect([pty.alternateScreen, pty.cursorVisible]).toEqual([false, true]);
    },
  );
});
