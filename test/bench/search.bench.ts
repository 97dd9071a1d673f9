import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games } from '../../src/games/index.ts';

/** Megabytes that a hard bot may take. */
const MOST_MEMORY = 300;

const tool = fileURLToPath(new URL('../../tools/run-bundled.mjs', import.meta.url));
const file = fileURLToPath(new URL('./search-of-game.ts', import.meta.url));

// Each game runs in its own process, as when played: code that has seen only one game is faster.
for (const { id, seats } of games) {
  for (const players of new Set([Math.max(2, seats.from), seats.to])) {
    const line = execFileSync(process.execPath, [tool, file, id, String(players)], { encoding: 'utf8' });
    process.stdout.write(line);
    const memory = Number(/(\d+) MB/.exec(line)?.[1]);
    if (memory < MOST_MEMORY) continue;
    console.error(`a hard bot takes less than ${MOST_MEMORY} MB`);
    process.exitCode = 1;
  }
}
