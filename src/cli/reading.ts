import { spawnSync } from 'node:child_process';
import { widthOf, wrap } from '../drawing/text.ts';
import { shownLines } from '../table/seats.ts';
import { leaving, noteInterrupt, watchSignals } from './leave.ts';
import { print } from './output.ts';
import { lookOf } from './preferences.ts';
import { wantsLineMode } from './terminal.ts';

/** The width of a text without a terminal, and the greatest width. */
const USUAL_COLUMNS = 80;
const MOST_COLUMNS = 100;

/** The width of a text for reading: the terminal's, but no wider than is easy to read. */
export function readingColumns(): number {
  const { isTTY, columns } = process.stdout;
  return isTTY === true && columns > 0 ? Math.min(columns, MOST_COLUMNS) : USUAL_COLUMNS;
}

/** Wraps lines to the reader's width. The continuation rows of a line keep its indentation. */
export function wrappedText(lines: readonly string[], columns: number = readingColumns()): string {
  return `${lines.flatMap((line) => (widthOf(line) <= columns ? [line] : wrap(line, columns))).join('\n')}\n`;
}

/** Options for showing a text. */
export interface ReadingOptions {
  /** False with `--no-pager`. */
  readonly pager?: boolean;
}

/**
 * Shows a text for reading: page by page if it is longer than the terminal, otherwise all at once. If PAGER is set,
 * that program shows the pages; otherwise our own pager does, which every machine has.
 * @param title the footer of the pages
 */
export async function read(title: string, text: string, { pager }: ReadingOptions): Promise<void> {
  const rows = process.stdout.rows || 24;
  if (pager === false || wantsLineMode(false) || text.split('\n').length <= rows) {
    print(text);
    return;
  }
  const theirs = process.env['PAGER']?.trim() ?? '';
  if (theirs !== '') return readWith(theirs, text);
  watchSignals();
  const { showInPager } = await import('../ui/pager.ts');
  const { ownStreams } = await import('./own-streams.ts');
  const { theme } = await lookOf({});
  if (await showInPager(shownLines(text), { title, theme, signal: leaving }, ownStreams())) noteInterrupt();
}

/** Passes a text to a pager. If the pager cannot be run, the text is printed. */
function readWith(program: string, text: string): void {
  const { status, signal } = spawnSync(program, {
    shell: true,
    input: shownLines(text),
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { LESS: 'FRX', ...process.env },
  });
  // The exit codes of a shell if the program does not exist or is not executable.
  if (signal === null && (status === 126 || status === 127)) print(text);
}
