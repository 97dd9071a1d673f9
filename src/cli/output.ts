import { Help } from 'commander';
import { single } from '../drawing/segments.ts';
import { safeJson, shownLines } from '../engine/shown-text.ts';

/*
 * The one place that writes to the terminal outside the screens. Whatever a text came from (a match file, its name, an
 * option, a card of a components file), nothing in it steers the terminal.
 */

/** Writes a text to the standard output, what could steer a terminal written out. */
export function print(text: string): void {
  process.stdout.write(shownLines(text));
}

/**
 * As `print`, to the standard error output. On a terminal a line that is too wide goes on below between two words, as
 * those of a help do; in a file or a pipe it stays one line, so that programs find the whole message in it.
 */
export function tell(text: string): void {
  const { isTTY, columns } = process.stderr;
  const shown = shownLines(text);
  process.stderr.write(isTTY === true && columns > 0 ? betweenWords(shown, columns) : shown);
}

/** Lines of at most so many cells, save a word that is wider by itself: a path stays whole, to be copied. */
function betweenWords(text: string, columns: number): string {
  const helper = Object.assign(new Help(), {
    minWidthToWrap: 1,
    // Characters that may take two cells count as two, so that no line is ever too wide.
    displayWidth: (part: string) => (single.test(part) ? part.length : 2 * part.length),
  });
  const [blanks = ''] = / *$/.exec(text) ?? [];
  return helper.boxWrap(text, columns) + blanks;
}

/** The version of the shape of what is printed as JSON: raised when a field goes or means something else. */
const SCHEMA = 1;

/** Writes data as JSON to the standard output, indented; every object, or every entry of a list, says its schema. */
export function printJson(data: unknown): void {
  printJsonText(`${JSON.stringify(withSchema(data), null, 2)}\n`);
}

/** Writes data as one line of JSON to the standard output. */
export function printJsonLine(data: unknown): void {
  printJsonText(`${JSON.stringify(withSchema(data))}\n`);
}

/** The data with the version of their schema, beside the other fields, so that nobody has to look further inside. */
export function withSchema(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withSchema);
  return typeof data === 'object' && data !== null ? { schema: SCHEMA, ...data } : data;
}

/** Writes a text that is JSON already. What could steer a terminal is escaped as JSON escapes it: the data stay the same. */
export function printJsonText(text: string): void {
  process.stdout.write(safeJson(text));
}

/** Writes the line of progress anew; without a text, clears it. */
export function showProgress(text = ''): void {
  process.stderr.write(`\r\u001b[K${shownLines(text)}`);
}
