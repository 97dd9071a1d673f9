import { spawnSync } from 'node:child_process';
import { widthOf, wrap } from '../drawing/text.ts';
import { shownLines } from '../table/seats.ts';
import { leaving, noteInterrupt, watchSignals } from './leave.ts';
import { print } from './output.ts';
import { lookOf } from './preferences.ts';
import { wantsLineMode } from './terminal.ts';

/** How wide a text is set where nobody says, and at most. */
const USUAL_COLUMNS = 80;
const MOST_COLUMNS = 100;

/** How many columns a text to be read has: those of the terminal, but no more than one reads with ease. */
export function readingColumns(): number {
  const { isTTY, columns } = process.stdout;
  return isTTY === true && columns > 0 ? Math.min(columns, MOST_COLUMNS) : USUAL_COLUMNS;
}

/** Lines of a text, none wider than the reader's; further rows of a line stand as far to the right as its first. */
export function wrapped(lines: readonly string[], columns: number = readingColumns()): string {
  return `${lines.flatMap((line) => (widthOf(line) <= columns ? [line] : wrap(line, columns))).join('\n')}\n`;
}

/** How a text is to be shown. */
export interface ReadingOptions {
  /** False with `--no-pager`. */
  readonly pager?: boolean;
}

/**
 * Shows a text to read: page by page where it is longer than the terminal, at once everywhere else. Whoever has set
 * PAGER reads with that program, everybody else with our own pages, which are there on every machine.
 * @param title what stands at the foot of the pages
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
  const { showPages } = await import('../ui/pager.ts');
  const { ownStreams } = await import('./own-streams.ts');
  const { theme } = await lookOf({});
  if (await showPages(shownLines(text), { title, theme, signal: leaving }, ownStreams())) noteInterrupt();
}

/** Hands a text to a program that shows it page by page; where it cannot be run, the text is printed. */
function readWith(program: string, text: string): void {
  const { status, signal } = spawnSync(program, {
    shell: true,
    input: shownLines(text),
    stdio: ['pipe', 'inherit', 'inherit'],
    env: { LESS: 'FRX', ...process.env },
  });
  // A shell ends with these where there is no such program, or where it is none.
  if (signal === null && (status === 126 || status === 127)) print(text);
}
