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
