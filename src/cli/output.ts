import { characters, partsOf } from '../drawing/line-parts.ts';
import { sure, sureCells } from '../drawing/segments.ts';
import { safeJson, shownLines } from '../engine/shown-text.ts';

/*
 * The only place that writes to the terminal outside the screens. It escapes control characters, wherever a text came
 * from (a match file or its name, an option, a card of a components file).
 */

/** Writes a text to the standard output with control characters escaped. */
export function print(text: string): void {
  process.stdout.write(shownLines(text));
}

/**
 * Like `print`, but to the standard error output. On a terminal, lines are wrapped between words, as in help texts. In
 * a file or a pipe a message stays on one line, so that programs find it whole.
 */
export function tell(text: string): void {
  process.stderr.write(fitted(text, process.stderr));
}

/** As `print`, for a text that a person reads: lines too wide for a terminal break between two words. */
export function printText(text: string): void {
  process.stdout.write(fitted(text, process.stdout));
}

/** One line of such a text. */
export function printLine(line: string): void {
  printText(`${line}\n`);
}

/** A text as it can be shown, broken between words where it goes to a terminal. */
function fitted(text: string, { isTTY, columns }: NodeJS.WriteStream): string {
  const shown = shownLines(text);
  return isTTY === true && columns > 0 ? betweenWords(shown, columns) : shown;
}

/**
 * Wraps a text to this width, between words or between Chinese characters. A single wider word, such as a path, stays
 * whole for copying.
 */
export function betweenWords(text: string, columns: number): string {
  const [blanks = ''] = / *$/.exec(text) ?? [];
  return (
    text
      .split('\n')
      .map((line) => brokenLine(line, columns))
      .join('\n') + blanks
  );
}

/** Characters that may be two cells wide count as two, so that no line is too wide. */
const mostCells = (text: string): number =>
  sure.test(text)
    ? sureCells(text)
    : characters(text).reduce(
        (cells, character) => cells + (sure.test(character) ? sureCells(character) : 2),
        0,
      );

function brokenLine(line: string, columns: number): string {
  let [broken, cells] = ['', 0];
  for (const [spaced] of line.matchAll(/\s*\S+/gu)) {
    const word = spaced.trimStart();
    for (const [index, { text }] of partsOf(word).entries()) {
      const part = index === 0 ? spaced.slice(0, -word.length) + text : text;
      const isFirst = broken === '';
      if (isFirst || cells + mostCells(part) <= columns) {
        broken += part;
        cells += mostCells(part);
      } else {
        broken += `\n${text}`;
        cells = mostCells(text);
      }
    }
  }
  return broken;
}

/** The schema version of JSON output, raised when a field disappears or changes its meaning. */
const SCHEMA = 1;

/**
 * Writes data as indented JSON to the standard output. Every object, or every entry of a list, states its schema
 * version.
 */
export function printJson(data: unknown): void {
  printJsonText(`${JSON.stringify(withSchema(data), null, 2)}\n`);
}

/** Writes data as one line of JSON to the standard output. */
export function printJsonLine(data: unknown): void {
  printJsonText(`${JSON.stringify(withSchema(data))}\n`);
}

/** Adds the schema version to the data's own fields, so that readers need not unwrap anything. */
export function withSchema(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(withSchema);
  return typeof data === 'object' && data !== null ? { schema: SCHEMA, ...data } : data;
}

/** Writes a JSON text. Control characters are escaped as in JSON, so the data stay the same. */
export function printJsonText(text: string): void {
  process.stdout.write(safeJson(text));
}

/** Redraws the progress line, or clears it if there is no text. */
export function showProgress(text = ''): void {
  process.stderr.write(`\r\u001b[K${shownLines(text)}`);
}
