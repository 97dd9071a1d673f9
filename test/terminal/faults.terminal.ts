import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  boardFault,
  FAULT,
  inputFault,
  methodFault,
  playedMatch,
  promiseFault,
  timerFault,
} from './faults.ts';
import { keys, type Pty, rootFolder, startInPty } from './pty.ts';

let pty: Pty | undefined;
let home = '';

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'green-games-faults-'));
});

afterEach(async () => {
  await pty?.close();
  rmSync(home, { recursive: true, force: true });
});

/** How often a key that still does nothing is pressed: while bots play, as long as a busy machine may take. */
const TRIES = 20;

/** Runs the program in a shell that reports its exit code and the terminal's state at the end. */
function start(parameters: readonly string[], environment: Record<string, string>): Pty {
  const line = [process.execPath, `${rootFolder}bin/green-games.js`, ...parameters].map(
    (word) => `'${word}'`,
  );
  const { NODE_OPTIONS = '', ...others } = environment;
  pty = startInPty(
    'sh',
    ['-c', `NODE_OPTIONS="$FAULT" ${line.join(' ')}; echo "code $?"; stty -a; echo "end of it"`],
    { columns: 160, rows: 50, environment: { GREEN_GAMES_HOME: home, FAULT: NODE_OPTIONS, ...others } },
  );
  return pty;
}

const players = { limit: 3, 'green-deal': 3, reputation: 3, 'nice-green-things': 2 } as const;
const ids = Object.keys(players) as (keyof typeof players)[];

function match(id: keyof typeof players): string[] {
  const bots = Array.from({ length: players[id] - 1 }, () => ['--bot', 'random']).flat();
  return ['play', id, '--seat', 'Ann', ...bots, '--seed', 'oak', '--new'];
}

/** Expects the message and a restored terminal: main screen, cursor, echo, whole lines. Returns the text shown. */
async function expectLeft(screen: Pty): Promise<string> {
  await screen.waitForExit(20_000);
  const text = screen.screen().join('\n');
  expect([screen.alternateScreen, screen.cursorVisible]).toEqual([false, true]);
  expect(text).toContain('end of it');
  expect(text).toMatch(/code 1\n/);
  expect(text).toMatch(new RegExp(`^green-games: This is a fault of the program: ${FAULT} `, 'm'));
  expect(text.split(FAULT)).toHaveLength(2);
  expect(text).toMatch(/(^|\s)icanon\b/);
  expect(text).toMatch(/(^|\s)echo\b/);
  return text;
}

const saved = /^The match is saved in\s\S+\.\sGo\son\swith:\s\S*green-games(?:\.js)?\sresume\s\S+$/m;
const withBoard = /help\s*$/;

/** Presses keys while the screen exists. */
async function pressAll(screen: Pty, pressed: readonly string[]): Promise<void> {
  await screen.waitFor(withBoard);
  // The first frame may show bots thinking.
  await screen.settle(300);
  for (const key of pressed) {
    if (!screen.alternateScreen) return;
    await screen.letGo(key);
    screen.type(key);
    await screen.settle(200);
  }
}

describe.each(ids)('a fault in a match of %s', (id) => {
  it.each([
    ['while the first frame is drawn', 0],
    ['while a later frame is drawn', 1],
  ])('%s leaves the terminal as it was, with the message and the way to go on', async (_, drawn) => {
    const screen = start(match(id), boardFault(drawn));
    if (drawn > 0) await pressAll(screen, [keys.down, keys.enter, keys.enter]);
    expect((await expectLeft(screen)).match(saved)).toHaveLength(1);
  });
});

describe('a fault in a match', () => {
  it.each([
    ['in what a key does', methodFault('nextTelling'), ['t']],
    ['in what a key shows', methodFault('undoOutlook'), ['u']],
    ['where keys are read', inputFault, ['x']],
    ['in a timer', timerFault, []],
    ['in a promise', promiseFault, []],
  ] as const)('%s does so, too', async (_, fault, pressed) => {
    const screen = start(match('limit'), fault);
    await pressAll(screen, pressed);
    for (let turn = 0; turn < TRIES && screen.alternateScreen && pressed.length > 0; turn += 1) {
      for (const key of pressed) screen.type(key);
      await screen.settle(500);
    }
    expect((await expectLeft(screen)).match(saved)).toHaveLength(1);
  });

  it('names the match and restores the terminal while an answer is taken', async () => {
    // Without bots, which would answer and so end the program before a key is pressed.
    const alone = ['play', 'limit', '--players', '1', '--seat', 'Ann', '--seed', 'oak', '--new'];
    const screen = start(alone, methodFault('answer'));
    await pressAll(screen, [keys.enter, keys.enter, keys.enter]);
    expect((await expectLeft(screen)).match(saved)).toHaveLength(1);
  });

  it('names the match and restores the terminal during a resize', async () => {
    const screen = start(match('limit'), boardFault(1));
    await screen.waitFor(withBoard);
    screen.resize(170, 52);
    expect((await expectLeft(screen)).match(saved)).toHaveLength(1);
  });

  it('names the match in line mode, too', async () => {
    const screen = start([...match('reputation'), '--plain'], methodFault('answer'));
    await screen.waitFor(/Ann:/);
    for (let lines = 0; lines < 3 && screen.isRunning; lines += 1) {
      screen.type('1\r');
      await screen.settle(200);
    }
    expect((await expectLeft(screen)).match(saved)).toHaveLength(1);
  });
});

describe('a fault in another screen', () => {
  const screens: readonly [string, () => string[]][] = [
    ['try', () => ['try', 'green-deal']],
    ['replay', () => ['replay', playedMatch(home, 'nice-green-things', 2)]],
    ['demo', () => ['demo', 'reputation']],
  ];

  it.each(screens)('%s restores the terminal if drawing fails', async (_, line) => {
    const screen = start(line(), boardFault(1));
    await pressAll(screen, [keys.down, keys.right, keys.enter, keys.right]);
    await expectLeft(screen);
  });

  it.each(screens)('%s restores the terminal if a key handler fails', async (_, line) => {
    const screen = start(line(), inputFault);
    await pressAll(screen, ['x']);
    await expectLeft(screen);
  });
});
