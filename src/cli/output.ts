import { safeJson, shownLines } from '../engine/shown-text.ts';

/*
 * The one place that writes to the terminal outside the screens. Whatever a text came from (a match file, its name, an
 * option, a card of a components file), nothing in it steers the terminal.
 */

/** Writes a text to the standard output, what could steer a terminal written out. */
export function print(text: string): void {
  process.stdout.write(shownLines(text));
}

/** As `print`, to the standard error output. */
export function tell(text: string): void {
  process.stderr.write(shownLines(text));
}

/** Writes data as JSON to the standard output, indented. */
export function printJson(data: unknown): void {
  printJsonText(`${JSON.stringify(data, null, 2)}\n`);
}

/** Writes data as one line of JSON to the standard output. */
export function printJsonLine(data: unknown): void {
  printJsonText(`${JSON.stringify(data)}\n`);
}

/** Writes a text that is JSON already. What could steer a terminal is escaped as JSON escapes it: the data stay the same. */
export function printJsonText(text: string): void {
  process.stdout.write(safeJson(text));
}

/** Writes the line of progress anew; without a text, clears it. */
export function showProgress(text = ''): void {
  process.stderr.write(`\r\u001b[K${shownLines(text)}`);
}
