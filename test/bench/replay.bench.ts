import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { styledRows } from '../../src/drawing/lines.ts';
import { games } from '../../src/games/index.ts';
import { readReplay, stopAt } from '../../src/replay/showing.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { Replayer } from '../../src/ui/replayer.ts';
import { replayLines } from '../../src/ui/scenes/replay-lines.ts';
import { processorMilliseconds } from './processor-time.ts';
import { savedRandomMatch } from './random-match.ts';
import { median } from './ratio.ts';

/** The limit in milliseconds for showing any answer of a finished match. */
const WANTED = 50;
const JUMPS = 100;
/** The first draws compile the program. */
const WARM_UP = 5;

const home = mkdtempSync(join(tmpdir(), 'green-games-bench-'));
process.env['GREEN_GAMES_HOME'] = home;

try {
  for (const entry of games) {
    const game = await entry.load();
    const { showing } = await readReplay(await savedRandomMatch(game, 'replay'), entry.load);
    const board = await loadBoard(entry.id);
    const size = { columns: 80, rows: 24 };
    const environment = { LANG: 'C.UTF-8', TERM: 'xterm-256color' };
    const options = { ascii: false, theme: 'default', environment, index: 0, speed: 1, runs: false };
    const replayer = new Replayer(showing, board, size, options, () => {});
    const { length } = showing.walk;
    const times: number[] = [];
    for (let jump = 0; jump < JUMPS; jump += 1) {
      // Far apart, so that nothing is cached from the jump before.
      const answered = (jump * 7919) % (length + 1);
      const milliseconds = processorMilliseconds(() => {
        replayer.index = stopAt(showing.stops, answered);
        styledRows(replayLines(replayer), size.columns, replayer.theme, 1);
      });
      times.push(milliseconds);
    }
    const sorted = times.slice(WARM_UP).sort((a, b) => a - b);
    const most = sorted[Math.floor(sorted.length * 0.95)] as number;
    console.log(
      `${entry.id}: any of ${length} answers is drawn in ${median(sorted).toFixed(1)} ms, 19 of 20 in ${most.toFixed(1)} (wanted: under ${WANTED})`,
    );
    if (most >= WANTED) process.exitCode = 1;
  }
} finally {
  rmSync(home, { recursive: true });
}
