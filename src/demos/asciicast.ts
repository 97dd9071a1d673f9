/** The contents of a terminal from a given time. */
export interface Frame {
  /** Seconds since the beginning. */
  readonly at: number;
  /** The rows of the screen, styled. */
  readonly rows: readonly string[];
}

export interface CastOptions {
  readonly columns: number;
  readonly rows: number;
  readonly title: string;
  /** How long the recording lasts, in seconds. */
  readonly seconds: number;
}

const CLEAR = '\u001b[?25l\u001b[2J\u001b[H';
const END = '\u001b[0m\u001b[?25h';

/**
 * A recording in version 2 of asciinema's format: a header and one line per event. Only changed rows are written, and
 * nothing depends on the time of recording.
 */
export function asciicast(frames: readonly Frame[], { columns, rows, title, seconds }: CastOptions): string {
  const header = { version: 2, width: columns, height: rows, title, env: { TERM: 'xterm-256color' } };
  const lines = [JSON.stringify(header)];
  let shown: readonly string[] = [];
  for (const { at, rows: next } of frames) {
    const changed = next.flatMap((row, index) =>
      row === shown[index] ? [] : [`\u001b[${index + 1};1H\u001b[0m${row}\u001b[0m\u001b[K`],
    );
    const first = shown.length === 0;
    shown = next;
    if (first || changed.length > 0) lines.push(event(at, (first ? CLEAR : '') + changed.join('')));
  }
  lines.push(event(seconds, END));
  return `${lines.join('\n')}\n`;
}

function event(at: number, data: string): string {
  return JSON.stringify([Math.round(at * 1000) / 1000, 'o', data]);
}
