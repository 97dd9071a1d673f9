import { asciicast, type Frame } from '../demos/asciicast.ts';
import type { Size } from '../drawing/layout.ts';
import { styledRows } from '../drawing/lines.ts';
import { elementAt } from '../engine/checked.ts';
import type { Showing } from '../replay/showing.ts';
import { loadBoard } from './load-board.ts';
import { Replayer } from './replayer.ts';
import { replayLines } from './scenes/replay-lines.ts';

export interface RecordOptions {
  readonly size: Size;
  readonly speed: number;
  readonly ascii: boolean;
  readonly theme: string;
  readonly title: string;
}

/** Chalk's level for the sixteen colours that every terminal has. */
const SIXTEEN_COLOURS = 1;

/** Records a demo as it would run automatically on a terminal of this size, without its pauses. */
export async function recorded(showing: Showing, options: RecordOptions): Promise<string> {
  const { size, speed, title } = options;
  const frames: Frame[] = [];
  let at = 0;
  const drawn = await framesAt(
    showing,
    showing.stops.map((_, index) => index),
    options,
  );
  showing.stops.forEach((stop, index) => {
    frames.push({ at, rows: elementAt(drawn, index) });
    at += stop.seconds / speed;
  });
  return asciicast(frames, { columns: size.columns, rows: size.rows, title, seconds: at });
}

/** The frames of a demo at some of its stops, row by row, as it would run automatically. */
export async function framesAt(
  showing: Showing,
  indexes: readonly number[],
  { size, ascii, theme }: Pick<RecordOptions, 'size' | 'ascii' | 'theme'>,
): Promise<string[][]> {
  const board = await loadBoard(showing.game.id);
  // A recording is a file, so the abilities and settings of this terminal do not affect it.
  const colours = theme === 'none' ? 0 : SIXTEEN_COLOURS;
  const environment = { LANG: 'C.UTF-8', TERM: 'xterm-256color' };
  const wishes = { ascii, theme, environment, index: 0, speed: 1, runs: true };
  const replayer = new Replayer(showing, board, size, wishes, () => {});
  return indexes.map((index) => {
    replayer.standAt(index);
    return styledRows(replayLines(replayer), size.columns, replayer.theme, colours);
  });
}
