// Runs the first screens of the built program invisibly and keeps the code that V8 compiles for them, so that in a
// checkout the first start is as fast as the second.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tools = dirname(fileURLToPath(import.meta.url));
const LONGEST_RUN = 20_000;

/**
 * Puts the compiled code of the built program into its folder. The program runs without it, so a failure is only
 * reported.
 */
export function keepCompiled(outputFolder) {
  const home = mkdtempSync(join(tmpdir(), 'green-games-compiled-'));
  try {
    const env = { PATH: process.env.PATH, HOME: home, LANG: 'C.UTF-8', TERM: 'xterm-256color' };
    const program = join(outputFolder, 'main.cjs');
    const games = JSON.parse(
      execFileSync(process.execPath, [program, 'list', '--json'], { encoding: 'utf8' }),
    );
    const pretend = ['--require', join(tools, 'pretend-terminal.cjs'), program];
    for (const parameters of [...games.map(matchOf), ['demo', games[0].id], []])
      spawnSync(process.execPath, [...pretend, ...parameters], {
        env,
        stdio: 'ignore',
        timeout: LONGEST_RUN,
      });
    const kept = join(home, '.cache', 'green-games');
    for (const file of readdirSync(kept))
      writeFileSync(join(outputFolder, file), readFileSync(join(kept, file)), { mode: 0o644 });
  } catch (error) {
    console.error(`The compiled code could not be stored beside the program: ${error.message}`);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

/** A match with bots that answer at once. */
function matchOf({ id, seats }) {
  const bots = Array.from({ length: seats.usual - 1 }, () => ['--bot', 'random']).flat();
  return ['play', id, '--seat', 'Ann', ...bots, '--new', '--unsaved'];
}
