import { elementAt } from '../engine/checked.ts';
import type { BoardProps, BoardVoice } from './board.ts';
import { filled } from './fill.ts';
import { bold, dim, type Line, type Piece, painted } from './lines.ts';
import { left, right, widthOf, wrap } from './text.ts';
import { ownerLetter, ownerPaint } from './theme.ts';

type Plain = string | number | boolean | null;
type Row = Readonly<Record<string, unknown>>;

function isPlain(value: unknown): value is Plain {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function isRow(value: unknown): value is Row {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A camel-case name as separate words: `pollutionReserve` becomes `pollution reserve`. */
function spaced(name: string): string {
  return name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
}

/** A figure of a row, for a column in which every row has one. */
function figureAt(row: Row, name: string): Plain {
  const figure = row[name];
  return isPlain(figure) ? figure : null;
}

function label(name: string, voice: BoardVoice): string {
  return voice.firstName(name) ?? spaced(name);
}

function figures(view: Row, voice: BoardVoice, before = ''): string[] {
  const found: string[] = [];
  for (const [name, value] of Object.entries(view)) {
    const whole = before + label(name, voice);
    if (isPlain(value)) found.push(`${whole} ${voice.value(value)}`);
    else if (Array.isArray(value) && value.length > 0 && value.every(isPlain)) {
      found.push(`${whole} ${value.map((each) => voice.value(each as Plain)).join(' ')}`);
    } else if (isRow(value)) found.push(...figures(value, voice, `${whole} `));
  }
  return found;
}

function tables(view: Row): [string, readonly Row[]][] {
  return Object.entries(view).filter(
    (entry): entry is [string, Row[]] =>
      Array.isArray(entry[1]) && entry[1].length > 0 && entry[1].every(isRow),
  );
}

function tableLines(rows: readonly Row[], voice: BoardVoice, columns: number): Line[] {
  const names = Object.keys(rows[0] ?? {}).filter(
    (name) => name !== 'seat' && rows.every((row) => isPlain(row[name])),
  );
  const widths = names.map((name) =>
    Math.max(widthOf(label(name, voice)), ...rows.map((row) => widthOf(voice.value(figureAt(row, name))))),
  );
  const owned = rows.length > 1 && rows.length <= 6;
  const lines: Line[] = [];
  let from = 0;
  while (from < names.length) {
    let to = from;
    let used = owned ? 16 : 2;
    while (to < names.length && (to === from || used + elementAt(widths, to) + 2 <= columns)) {
      used += elementAt(widths, to) + 2;
      to += 1;
    }
    const part = names.slice(from, to);
    const cells = (text: (name: string, width: number) => Piece) =>
      part.flatMap((name, index): Piece[] => ['  ', text(name, elementAt(widths, from + index))]);
    lines.push([
      owned ? ' '.repeat(14) : '',
      ...cells((name, width) => dim(right(label(name, voice), width))),
    ]);
    rows.forEach((row, index) => {
      const owner: Piece[] = owned
        ? [' ', painted(ownerLetter(index), ownerPaint(index), true), ` ${left(voice.seat(index), 11)}`]
        : [];
      lines.push([...owner, ...cells((name, width) => right(voice.value(figureAt(row, name)), width))]);
    });
    from = to;
  }
  return lines;
}

function boardLines({ view, voice, glyphs }: Omit<BoardProps, 'size'>, columns: number): Line[] {
  if (!isRow(view)) return [];
  const lines: Line[] = wrap(figures(view, voice).join(` ${glyphs.bar} `), columns - 2).map(
    (text): Line => [` ${text}`],
  );
  for (const [name, rows] of tables(view))
    lines.push([' ', bold(label(name, voice))], ...tableLines(rows, voice, columns));
  return lines;
}

/** The number of rows that all public figures take. */
export function rows(props: Omit<BoardProps, 'size'>, columns: number): number {
  return boardLines(props, columns).length;
}

/** The board of a game that has none of its own: every figure of the view, with lists of players as tables. */
export function draw(props: BoardProps): Line[] {
  return filled(boardLines(props, props.size.columns), props);
}
