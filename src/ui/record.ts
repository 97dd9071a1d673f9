import { asciicast, type RecordedFrame } from '../demos/asciicast.ts';
import { picture } from '../demos/picture.ts';
import type { Size } from '../drawing/layout.ts';
import { styledRows } from '../drawing/lines.ts';
import { elementAt } from '../engine/checked.ts';
import type { Showing } from '../replay/showing.ts';
import { signs } from '../words/index.ts';
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

/** The part of a demo that is recorded: indexes of stops, the last one included. */
export interface RecordedPart {
  readonly from: number;
  readonly to: number;
}

/** Records a part of a demo as it would run automatically on a terminal of this size, without its pauses. */
export async function recorded(
  showing: Showing,
  options: RecordOptions,
  part: RecordedPart = { from: 0, to: showing.stops.length - 1 },
): Promise<string> {
  const { size, title } = options;
  const { frames, seconds } = await filmed(showing, options, part);
  return asciicast(frames, { columns: size.columns, rows: size.rows, title, seconds });
}

/** The same part as an SVG: an animation, or, of a single stop, a picture. */
export async function pictured(
  showing: Showing,
  options: RecordOptions,
  part: RecordedPart,
): Promise<string> {
  const { size, title } = options;
  const { frames, seconds } = await filmed(showing, options, part);
  const captions = frames.flatMap(({ caption }) => caption ?? []);
  const before = showing.stops.slice(0, part.from + 1).findLast(({ caption }) => caption !== undefined);
  const description = (captions.length === 0 ? [before?.caption ?? ''] : captions).join(signs().gap);
  return picture(frames, { columns: size.columns, rows: size.rows, title, description, seconds });
}

async function filmed(
  showing: Showing,
  options: RecordOptions,
  { from, to }: RecordedPart,
): Promise<{ frames: RecordedFrame[]; seconds: number }> {
  const stops = showing.stops.slice(from, to + 1);
  const drawn = await framesAt(
    showing,
    stops.map((_, index) => from + index),
    options,
  );
  let at = 0;
  const frames = stops.map(({ caption, seconds }, index): RecordedFrame => {
    const frame = { at, rows: elementAt(drawn, index), ...(caption === undefined ? {} : { caption }) };
    at += seconds / options.speed;
    return frame;
  });
  return { frames, seconds: at };
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
