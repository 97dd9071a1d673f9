import stringWidth from 'string-width';
import { Segmenter, single } from './segments.ts';

/** How many cells the text takes in a terminal. */
export function widthOf(text: string): number {
  return single.test(text) ? text.length : stringWidth(text);
}

const segmenter = new Segmenter(undefined, { granularity: 'grapheme' });

/** What a reader sees as single characters; a letter with its accents stays together. */
export function characters(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** The beginning of the text in at most so many cells; `mark` stands at the end of what was cut. */
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
 * The beginning of a sentence in at most so many cells, whole words only, so that no figure is ever read without its
 * last digits; `mark` says that there is more.
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

/** Exactly so many cells, the text at the left. */
export function left(text: string, columns: number, mark = ''): string {
  const short = cut(text, columns, mark);
  return short + ' '.repeat(Math.max(0, columns - widthOf(short)));
}

/** Exactly so many cells, the text at the right. */
export function right(text: string, columns: number): string {
  const short = cut(text, columns);
  return ' '.repeat(Math.max(0, columns - widthOf(short))) + short;
}

/** Exactly so many cells, the text in the middle. */
export function centre(text: string, columns: number): string {
  const short = cut(text, columns);
  const space = Math.max(0, columns - widthOf(short));
  return ' '.repeat(Math.floor(space / 2)) + short + ' '.repeat(Math.ceil(space / 2));
}

/** Lines of at most so many cells, broken between words where there are any. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) lines.push(...wrapParagraph(paragraph, Math.max(1, columns)));
  return lines;
}

/** Items with commas between them in lines of at most so many cells; an item is only broken where it fills a line. */
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
