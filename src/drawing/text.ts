import stringWidth from 'string-width';
import { Segmenter, single } from './segments.ts';

/** The width of the text in terminal cells. */
export function widthOf(text: string): number {
  return single.test(text) ? text.length : stringWidth(text);
}

const segmenter = new Segmenter(undefined, { granularity: 'grapheme' });

/** The text split into grapheme clusters: a letter stays together with its accents. */
export function characters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
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
  for (const word of text.split(' ')) {
    const longer = kept === '' ? word : `${kept} ${word}`;
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
  items.forEach((item, index) => {
    const text = index < items.length - 1 ? `${item},` : item;
    const last = lines.at(-1);
    if (last !== undefined && widthOf(last) + 1 + widthOf(text) <= columns)
      lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(...wrap(text, columns));
  });
  return lines;
}

function wrapParagraph(text: string, columns: number): string[] {
  const indent = /^ */.exec(text)?.[0] ?? '';
  const lines: string[] = [];
  let line = indent.length < columns ? indent : '';
  let empty = true;
  for (const word of text.trim().split(/ +/)) {
    let rest = word;
    const room = columns - widthOf(line) - (empty ? 0 : 1);
    if (!empty && widthOf(rest) > room) {
      lines.push(line);
      line = indent.length < columns ? indent : '';
      empty = true;
    }
    while (widthOf(rest) > columns - widthOf(line)) {
      const part = cut(rest, columns - widthOf(line)) || (characters(rest)[0] ?? '');
      lines.push(line + part);
      rest = rest.slice(part.length);
      line = indent.length < columns ? indent : '';
    }
    line += (empty ? '' : ' ') + rest;
    empty = false;
  }
  lines.push(line);
  return lines;
}
