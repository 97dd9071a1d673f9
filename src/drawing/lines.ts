import { Chalk, type ChalkInstance } from 'chalk';
import { shownText } from '../engine/shown-text.ts';
import { sure } from './segments.ts';
import { characters, cut, widthOf, wrap } from './text.ts';
import type { Paint, Theme } from './theme.ts';

/** A stretch of text in one style. */
export interface Span {
  readonly text: string;
  readonly paint?: Paint | undefined;
  readonly bold?: boolean | undefined;
  readonly dim?: boolean | undefined;
  readonly inverse?: boolean | undefined;
  /** The last cell is the caret: the next typed character goes there. */
  readonly caret?: boolean | undefined;
}

/** A part of a line: text in the default foreground, or a span. */
export type Piece = string | Span;

/** One row of a screen. Building screens from rows ensures that no frame is taller or wider than the terminal. */
export type Line = readonly Piece[];

export type Style = Omit<Span, 'text'>;

/** A span of text in a style. */
export function span(text: string, style: Style = {}): Span {
  return { ...style, text };
}

export function bold(text: string): Span {
  return { text, bold: true };
}

export function dim(text: string): Span {
  return { text, dim: true };
}

export function painted(text: string, paint: Paint, isBold = false): Span {
  return isBold ? { text, paint, bold: true } : { text, paint };
}

/** A text in one style as rows of at most `columns` cells, each behind a space. */
export function wrapped(text: string, columns: number, style: Style = {}): Line[] {
  return wrap(text, columns - 2).map((row): Line => [' ', span(row, style)]);
}

/** The text being typed, followed by a caret. If it does not fit, only its end is shown. */
export function typing(text: string, columns: number): Span {
  let shown = text;
  if (widthOf(text) >= columns) {
    const all = characters(text);
    while (all.length > 0 && widthOf(all.join('')) + 2 > columns) all.shift();
    shown = `<${all.join('')}`;
  }
  return { text: `${shown}_`, bold: true, caret: true };
}

/** A cell of the screen; both coordinates start at 0. */
export interface Caret {
  readonly row: number;
  readonly column: number;
}

/** The position of the caret in a frame; null if nothing is being typed. */
export function caretIn(lines: readonly Line[]): Caret | null {
  for (const [row, line] of lines.entries()) {
    let column = 0;
    for (const piece of line) {
      column += widthOf(textOf(piece));
      if (typeof piece !== 'string' && piece.caret === true) return { row, column: column - 1 };
    }
  }
  return null;
}

function textOf(piece: Piece): string {
  return typeof piece === 'string' ? piece : piece.text;
}

/** The line without its styles. */
export function lineText(line: Line): string {
  return line.map(textOf).join('');
}

export function lineWidth(line: Line): number {
  let width = 0;
  for (const piece of line) width += widthOf(textOf(piece));
  return width;
}

/** The line at exactly this width: truncated at the right or padded with blanks. */
export function fitted(line: Line, columns: number, mark = ''): Line {
  const width = lineWidth(line);
  if (width === columns) return line;
  if (width < columns) return [...line, ' '.repeat(columns - width)];
  const kept: Piece[] = [];
  let room = columns;
  for (const piece of line) {
    const text = textOf(piece);
    const wide = widthOf(text);
    const last = wide > room || (wide === room && width > columns && kept.length < line.length - 1);
    const short = last ? cut(`${text}${wide <= room ? ' ' : ''}`, room, mark) : text;
    kept.push(typeof piece === 'string' ? short : { ...piece, text: short });
    room -= widthOf(short);
    if (last) break;
  }
  return room > 0 ? [...kept, ' '.repeat(room)] : kept;
}

/** Adds a style, such as inverse for the focus, to the whole line. */
export function restyle(line: Line, style: Style): Line {
  return line.map((piece) => ({ ...(typeof piece === 'string' ? { text: piece } : piece), ...style }));
}

/** A row with text at both ends. If both do not fit, the left one is truncated. */
export function spread(start: Line, end: Line, columns: number, mark = ''): Line {
  const endWidth = lineWidth(end);
  if (endWidth === 0) return fitted(start, columns, mark);
  if (endWidth + 1 >= columns) return fitted(start, columns, mark);
  return [...fitted(start, columns - endWidth - 1, mark), ' ', ...end];
}

/** Places blocks of rows side by side, each at its own width, with `between` in the gaps. */
export function sideBySide(
  blocks: readonly { readonly lines: readonly Line[]; readonly columns: number }[],
  between: Piece = ' ',
): Line[] {
  const rows = Math.max(0, ...blocks.map(({ lines }) => lines.length));
  return Array.from({ length: rows }, (_, row) =>
    blocks.flatMap(({ lines, columns }, index) => {
      const cell = fitted(lines[row] ?? [], columns);
      return index === 0 ? cell : [between, ...cell];
    }),
  );
}

/** Exactly this many rows: extra rows are dropped and missing ones are added empty. */
export function exactly(lines: readonly Line[], rows: number): Line[] {
  const kept = lines.slice(0, Math.max(0, rows));
  while (kept.length < rows) kept.push([]);
  return kept;
}

/** The rows as sent to a terminal, with the escape codes of their styles, each cut to the given width. */
export function styledRows(
  lines: readonly Line[],
  columns: number,
  theme: Theme,
  colours: ColourLevel,
): string[] {
  const brush = brushes[colours];
  return lines.map((line) => {
    const safe = harmless(line);
    return rowText(lineWidth(safe) > columns ? fitted(safe, columns) : safe, theme, brush);
  });
}

/** Removes control characters from the texts of a line. Every text passes here last, whatever its origin. */
function harmless(line: Line): Line {
  if (line.every((piece) => sure.test(textOf(piece)))) return line;
  return line.map((piece) =>
    typeof piece === 'string' ? shownText(piece) : { ...piece, text: shownText(piece.text) },
  );
}

/** The colours that a terminal shows, in chalk's levels: none, 16, 256 or all. */
export type ColourLevel = 0 | 1 | 2 | 3;

/** Puts escape codes of styles around texts. Each terminal has its own, since their colour levels differ. */
interface Brush {
  readonly chalk: ChalkInstance;
  readonly stylers: Map<string, (text: string) => string>;
}

const brushes = ([0, 1, 2, 3] as const).map((level) => ({
  chalk: new Chalk({ level }),
  stylers: new Map(),
})) as unknown as Readonly<Record<ColourLevel, Brush>>;

function rowText(line: Line, theme: Theme, brush: Brush): string {
  return merged(line)
    .map((piece) => (typeof piece === 'string' ? piece : stylerOf(piece, theme, brush)(piece.text)))
    .join('');
}

function stylerOf(
  { paint, bold: isBold, dim: isDim, inverse }: Span,
  theme: Theme,
  { chalk, stylers }: Brush,
): (text: string) => string {
  const colour = paint === undefined ? undefined : theme[paint];
  const key = `${colour ?? ''}${isBold === true ? 'B' : ''}${isDim === true ? 'D' : ''}${inverse === true ? 'I' : ''}`;
  let styler = stylers.get(key);
  if (styler === undefined) {
    let style: ChalkInstance = chalk;
    if (isDim === true) style = style.dim;
    if (colour !== undefined) style = style[colour];
    if (isBold === true) style = style.bold;
    if (inverse === true) style = style.inverse;
    styler = style;
    stylers.set(key, styler);
  }
  return styler;
}

/** Merges neighbouring pieces of the same style: fewer pieces are faster to draw and take fewer bytes to send. */
function merged(line: Line): Piece[] {
  const pieces: Piece[] = [];
  for (const piece of line) {
    const before = pieces.at(-1);
    if (textOf(piece) === '') continue;
    if (before !== undefined && sameStyle(before, piece)) {
      const text = textOf(before) + textOf(piece);
      pieces[pieces.length - 1] = typeof piece === 'string' ? text : { ...piece, text };
    } else {
      pieces.push(piece);
    }
  }
  return pieces.length === 0 ? [' '] : pieces;
}

function sameStyle(one: Piece, other: Piece): boolean {
  if (typeof one === 'string' || typeof other === 'string') return typeof one === typeof other;
  return (
    one.paint === other.paint &&
    (one.bold ?? false) === (other.bold ?? false) &&
    (one.dim ?? false) === (other.dim ?? false) &&
    (one.inverse ?? false) === (other.inverse ?? false)
  );
}
