/** The contents of a terminal from a given time. */
export interface RecordedFrame {
  /** Seconds since the beginning. */
  readonly at: number;
  /** The rows of the screen, styled. */
  readonly rows: readonly string[];
  /** The caption that appears then. */
  readonly caption?: string;
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
export function asciicast(
  frames: readonly RecordedFrame[],
  { columns, rows, title, seconds }: CastOptions,
): string {
  const header = { version: 2, width: columns, height: rows, title, env: { TERM: 'xterm-256color' } };
  const lines = [JSON.stringify(header)];
  let shown: readonly string[] = [];
  for (const { at, rows: next, caption } of frames) {
    if (caption !== undefined) lines.push(event(at, 'm', caption));
    const changed = next.flatMap((row, index) =>
      row === shown[index] ? [] : [`\u001b[${index + 1};1H\u001b[0m${row}\u001b[0m\u001b[K`],
    );
    const first = shown.length === 0;
    shown = next;
    if (first || changed.length > 0) lines.push(event(at, 'o', (first ? CLEAR : '') + changed.join('')));
  }
  lines.push(event(seconds, 'o', END));
  return `${lines.join('\n')}\n`;
}

/** An event: `o` writes to the terminal, `m` marks the moment. */
function event(at: number, kind: 'o' | 'm', data: string): string {
  return JSON.stringify([Math.round(at * 1000) / 1000, kind, data]);
}
