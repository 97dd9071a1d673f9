import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IPty, spawn } from '@lydell/node-pty';
import { games, type Manifest } from '../../src/games/index.ts';
import { type Measured, printRatios } from './ratio.ts';

const launcher = fileURLToPath(new URL('../../bin/green-games.js', import.meta.url));

function run(...parameters: string[]): () => void {
  return () => {
    const { status, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${parameters.join(' ')} ended with ${status}: ${stderr}`);
  };
}

/** Where the program keeps what it has compiled. */
const home = mkdtempSync(join(tmpdir(), 'green-games-start-'));

/** The terminal of a person, without the variables that a benchmark machine adds. */
const terminal = {
  cols: 80,
  rows: 24,
  env: { PATH: process.env['PATH'] ?? '', HOME: home, TERM: 'xterm-256color', LANG: 'C.UTF-8' },
};

/** Ends what the last run left open, and waits until it has ended. */
let close: () => Promise<void> = async () => {};

/** A key that is pressed once a text stands, and a text of its answer. */
interface FirstKey {
  readonly key: string;
  readonly answer: string;
}

/**
 * From the start of a program in a pseudo-terminal until it has written a text, and has answered a key that is pressed
 * then; without a text, until it has ended.
 */
function inTerminal(
  parameters: readonly string[],
  wanted?: string,
  env: Readonly<Record<string, string>> = terminal.env,
  first?: FirstKey,
): () => Promise<void> {
  return async () => {
    const pty: IPty = spawn(process.execPath, [...parameters], { ...terminal, env });
    const ended = new Promise<void>((resolve) => void pty.onExit(() => resolve()));
    close = async () => {
      try {
        pty.kill('SIGKILL');
      } catch {
        // It has ended by itself.
      }
      await ended;
    };
    if (wanted === undefined) return await ended;
    let written = '';
    let isPressed = false;
    await new Promise<void>((resolve, reject) => {
      pty.onData((data) => {
        written += data;
        if (!written.includes(wanted)) return;
        if (first === undefined || written.includes(first.answer)) resolve();
        else if (!isPressed) pty.write(first.key);
        isPressed = true;
      });
      void ended.then(() => reject(new Error(`${parameters.join(' ')} never wrote ${wanted}: ${written}`)));
    });
  };
}

function limit(measured: Measured | undefined, most: number): void {
  if (measured === undefined || measured.ratio <= most) return;
  const ratio = measured.ratio.toFixed(2);
  console.error(`${measured.name} takes ${ratio} times as long as Node itself, more than ${most}`);
  process.exitCode = 1;
}

const [, version] = await printRatios(
  'start-up: at most 1.25',
  { 'node -e 0': run('-e', '0'), 'green-games --version': run(launcher, '--version') },
  { rounds: 15 },
);
limit(version, 1.25);

/** A match against bots that answer at once. */
function begun(game: Manifest): string[] {
  const bots = Array.from({ length: game.seats.usual - 1 }, () => ['--bot', 'random']).flat();
  return [launcher, 'play', game.id, '--new', '--unsaved', '--seat', 'A', ...bots];
}

/** Opens the list of keys. */
const firstKey: FirstKey = { key: '?', answer: 'Back out of a half-made choice' };
const keyed = ', first key answered';
const off = { ...terminal.env, GREEN_GAMES_CACHE: 'off' };
const measured = await printRatios(
  'the first frame, in a pseudo-terminal: at most 3 with compiled code, 4.5 without and with a key answered, 2.2 for the menu',
  {
    'node -e 0': inTerminal(['-e', '0']),
    menu: inTerminal([launcher], 'Nice Green Things'),
    ...Object.fromEntries(
      games.flatMap((game) => [
        [`${game.id}, compiled code kept`, inTerminal(begun(game), 'help')],
        [`${game.id}, no compiled code`, inTerminal(begun(game), 'help', off)],
        [`${game.id}${keyed}`, inTerminal(begun(game), 'help', terminal.env, firstKey)],
      ]),
    ),
  },
  { rounds: 15, warmUp: 3, afterEach: async () => await close() },
);
for (const each of measured) {
  const isSlower = each.name.endsWith('no compiled code') || each.name.endsWith(keyed);
  limit(each, each.name === 'menu' ? 2.2 : isSlower ? 4.5 : 3);
}
