import { spawnSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { games } from '../../src/games/index.ts';

/*
 * Arrow keys in the built program: the bytes that a terminal of 80x24 gets for each, and the processor time until the next.
 */

const MOST_BYTES = 700;
const MOST_MILLISECONDS = 3;

const launcher = fileURLToPath(new URL('../../bin/green-games.js', import.meta.url));
const keyboard = fileURLToPath(new URL('./pressed-keys.cjs', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'green-games-arrows-'));

interface Pressed {
  readonly milliseconds: number;
  readonly bytes: number;
}

function pressedIn(game: string, seats: number): Pressed[] {
  const bots = Array.from({ length: seats - 1 }, () => ['--bot', 'random']).flat();
  const { stderr } = spawnSync(
    process.execPath,
    [
      '--require',
      keyboard,
      launcher,
      'play',
      game,
      '--new',
      '--unsaved',
      '--seed',
      'keys',
      '--seat',
      'A',
      ...bots,
    ],
    {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'] ?? '', HOME: home, TERM: 'xterm-256color', LANG: 'C.UTF-8' },
    },
  );
  const [list] = /\[\{.*\}\]/.exec(stderr) ?? [];
  if (list === undefined) throw new Error(`${game}: no key was answered: ${stderr}`);
  return JSON.parse(list) as Pressed[];
}

/** The value below which the given share of all values lies. */
function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

console.log(
  'arrow keys at 80x24: at most 700 bytes for 99 of 100, and 3 ms of processor time for half of them',
);
for (const { id, seats } of games) {
  // Keys that change nothing are answered with nothing, and say nothing of those that do.
  const drawn = pressedIn(id, seats.usual).filter(({ bytes }) => bytes > 0);
  if (drawn.length === 0) {
    console.log(`  ${id}: the arrow keys change nothing on the first screen`);
    continue;
  }
  const bytes = percentile(
    drawn.map((key) => key.bytes),
    0.99,
  );
  const milliseconds = percentile(
    drawn.map((key) => key.milliseconds),
    0.5,
  );
  console.log(
    `  ${id}: ${bytes} bytes (99 of 100), ${milliseconds.toFixed(1)} ms (half), ${drawn.length} keys`,
  );
  if (bytes <= MOST_BYTES && milliseconds <= MOST_MILLISECONDS) continue;
  console.error(`${id}: an arrow key takes more than is wanted`);
  process.exitCode = 1;
}
