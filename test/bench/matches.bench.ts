import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { processorSeconds } from './processor-time.ts';
import { median } from './ratio.ts';

/* The list of many saved matches, in processor time: `node -e 0` taken off, so that only the list counts. */

const MATCHES = 2000;
const MOST_SECONDS = 0.25;
const ROUNDS = 5;

const launcher = fileURLToPath(new URL('../../bin/green-games.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'green-games-matches-'));
process.env['GREEN_GAMES_HOME'] = home;
const folder = join(home, 'matches');
mkdirSync(folder);
try {
  processorSeconds([
    launcher,
    'play',
    'limit',
    '--plain',
    '--new',
    ...Array.from({ length: 3 }, () => ['--bot', 'random']).flat(),
  ]);
  const [played] = readdirSync(folder).filter((file) => file.endsWith('.jsonl'));
  if (played === undefined) throw new Error('no match was saved');
  for (let copy = 1; copy < MATCHES; copy += 1)
    copyFileSync(join(folder, played), join(folder, `copy-${copy}.jsonl`));
  const seconds = Array.from({ length: ROUNDS }, () => {
    const { seconds: all, stdout } = processorSeconds([launcher, 'matches']);
    if (stdout.split('\n').length <= MATCHES) throw new Error('matches are missing from the list');
    return all - processorSeconds(['-e', '0']).seconds;
  });
  const time = median(seconds);
  console.log(`matches: ${MATCHES} saved matches are listed in ${time.toFixed(2)} s of processor time\n`);
  if (time > MOST_SECONDS) {
    console.error(`at most ${MOST_SECONDS} s is wanted`);
    process.exitCode = 1;
  }
} finally {
  rmSync(home, { recursive: true, force: true });
}
