import stringWidth from 'string-width';
import { signs } from '../words/index.ts';
import { currentReader } from '../words/reader.ts';
import { characters, partsOf } from './line-parts.ts';
import { sure, sureCells, sureWhereWide } from './segments.ts';

export { characters } from './line-parts.ts';

const ascii = /^[\x20-\x7e]*$/;

/** The width of the text in cells of the reader's terminal. */
export function widthOf(text: string): number {
  if (ascii.test(text)) return text.length;
  const { isAmbiguousWide } = currentReader();
  if ((isAmbiguousWide ? sureWhereWide : sure).test(text)) return sureCells(text);
  return stringWidth(text, { ambiguousIsNarrow: !isAmbiguousWide });
}

/** Truncates the text to at most `columns` cells; `mark` ends a text that was truncated. */
export function cut(text: string, columns: number, mark = ''): string {
  if (columns <= 0) return '';
  if (widthOf(text) <= columns) return text;
  let room = columns - widthOf(mark);
  let kept = '';
  for (const character of characters(text)) {
    const wide = widthOf(character);
    if (wide > room) break;
    room -= wide;
    kept += character;
  }
  return kept + (widthOf(mark) <= columns ? mark : '');
}

/**
 * Truncates a sentence to at most `columns` cells between words, so that no number ever loses its last digits; `mark`
 * shows that there is more.
 */
export function shorten(text: string, columns: number, mark: string): string {
  if (widthOf(text) <= columns) return text;
  const room = columns - widthOf(mark) - 1;
  let kept = '';
  for (const { text: part, spaced } of partsOf(text)) {
    const longer = kept === '' || !spaced ? kept + part : `${kept} ${part}`;
    if (widthOf(longer) > room) break;
    kept = longer;
  }
  const told = kept.replace(/[^\p{L}\p{N})]+$/u, '');
  if (told !== '') return `${told} ${mark}`;
  return /\d/.test(text.split(' ')[0] ?? '') ? cut(mark, columns) : cut(text, columns, mark);
}

/** Pads or truncates to exactly `columns` cells, with the text at the left. */
export function left(text: string, columns: number, mark = ''): string {
  const short = cut(text, columns, mark);
  return short + ' '.repeat(Math.max(0, columns - widthOf(short)));
}

/** Pads or truncates to exactly `columns` cells, with the text at the right. */
export function right(text: string, columns: number): string {
  const short = cut(text, columns);
  return ' '.repeat(Math.max(0, columns - widthOf(short))) + short;
}

/** Pads or truncates to exactly `columns` cells, with the text in the middle. */
export function centre(text: string, columns: number): string {
  const short = cut(text, columns);
  const space = Math.max(0, columns - widthOf(short));
  return ' '.repeat(Math.floor(space / 2)) + short + ' '.repeat(Math.ceil(space / 2));
}

/** Wraps a text into lines of at most `columns` cells, broken between words if possible. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) lines.push(...wrapParagraph(paragraph, Math.max(1, columns)));
  return lines;
}

/** Wraps a comma-separated list into lines of at most `columns` cells. Only an item longer than a line is broken. */
export function wrapItems(items: readonly string[], columns: number): string[] {
  const lines: string[] = [];
  const { list: comma } = signs();
  const gap = comma.endsWith(' ') ? ' ' : '';
  items.forEach((item, index) => {
    const text = index < items.length - 1 ? item + comma.trimEnd() : item;
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + gap.length + widthOf(text) <= columns)
      lines[lines.length - 1] = last + gap + text;
    else lines.push(...wrap(text, columns));
  });
  return lines;
}

function wrapParagraph(text: string, columns: number): string[] {
  const indent = /^ */.exec(text)?.[0] ?? '';
  const lines: string[] = [];
  let line = indent.length < columns ? indent : '';
  let empty = true;
  for (const part of partsOf(text.trim())) {
    let rest = part.text;
    const space = empty || !part.spaced ? '' : ' ';
    if (!empty && widthOf(space + rest) > columns - widthOf(line)) {
      lines.push(line);
      line = indent.length < columns ? indent : '';
      empty = true;
    }
    while (widthOf(rest) > columns - widthOf(line)) {
      const begun = cut(rest, columns - widthOf(line)) || (characters(rest)[0] ?? '');
      lines.push(line + begun);
      rest = rest.slice(begun.length);
      line = indent.length < columns ? indent : '';
    }
    line += (empty ? '' : space) + rest;
    empty = false;
  }
  lines.push(line);
  return lines;
}
