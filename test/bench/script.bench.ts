import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readJournal } from '../../src/engine/journal.ts';
import { type AnyGame, games } from '../../src/games/index.ts';
import { exportedScript } from '../../src/scripts/script-export.ts';
import { keepingOf } from '../../src/table/open-session.ts';
import { processorSeconds } from './processor-time.ts';
import { savedRandomMatch } from './random-match.ts';
import { median } from './ratio.ts';

/** The number of answers to which the time of a script is converted. */
const ANSWERS = 1000;
const RUNS = 7;

const launcher = fileURLToPath(new URL('../../bin/green-games.js', import.meta.url));
const home = mkdtempSync(join(tmpdir(), 'green-games-bench-'));
process.env['GREEN_GAMES_HOME'] = home;

/** The script of a match of all the seats of a game that bots play at random: as many answers as there can be. */
async function scriptOf(game: AnyGame): Promise<{ text: string; answers: number }> {
  const path = await savedRandomMatch(game, 'h', game.id === 'limit' ? { alliances: true } : {});
  const journal = readJournal(path);
  const text = exportedScript(keepingOf(game, journal), journal);
  return { text, answers: journal.answers.length };
}

/** What a run takes, from a script whose lines answer everything or, with none, end too early (exit 4). */
function seconds(file: string, expected: number): number {
  return processorSeconds([launcher, 'play', '--script', file, '--plain'], expected).seconds;
}

try {
  for (const entry of games) {
    const { text, answers } = await scriptOf(await entry.load());
    const file = join(home, `${entry.id}.txt`);
    writeFileSync(file, text);
    const empty = join(home, `${entry.id}-empty.txt`);
    writeFileSync(empty, text.replaceAll(/^[^#].*\n/gmu, ''));
    const times: number[] = [];
    const starts: number[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      times.push(seconds(file, 0));
      starts.push(seconds(empty, 4));
    }
    const whole = median(times);
    const start = median(starts);
    let told = `${entry.id}: a script of ${answers} answers takes ${whole.toFixed(2)} s, ${start.toFixed(2)} of them without any`;
    let judged = whole;
    // Fewer answers than this say nothing of more: the program is still being compiled as it runs.
    if (answers > ANSWERS / 2) {
      judged = start + ((whole - start) * ANSWERS) / answers;
      told += `; ${ANSWERS} answers take ${judged.toFixed(2)} s`;
    }
    console.log(`${told} (wanted: under 1)`);
    if (judged >= 1) process.exitCode = 1;
  }
} finally {
  rmSync(home, { recursive: true });
}
