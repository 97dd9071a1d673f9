import { widthOf } from '../drawing/text.ts';

/** How a cell is drawn. */
export interface CellStyle {
  /** 0 to 15: one of the colours of a terminal; null for its usual one. */
  readonly colour: number | null;
  readonly bold: boolean;
  readonly dim: boolean;
  readonly inverse: boolean;
}

/** One character of a row, which may take two columns. */
export interface Cell {
  readonly text: string;
  readonly column: number;
  readonly style: CellStyle;
}

const PLAIN: CellStyle = { colour: null, bold: false, dim: false, inverse: false };

/** The cells of a row of the screen, which contains escape codes of styles. */
export function cellsOf(row: string): Cell[] {
  const cells: Cell[] = [];
  let style = PLAIN;
  let column = 0;
  for (const [part, codes] of row.matchAll(/\u001b\[([\d;]*)m|[^\u001b]+/gu)) {
    if (codes !== undefined) {
      for (const code of codes.split(';')) style = styled(style, Number(code));
      continue;
    }
    for (const text of part) {
      const width = widthOf(text);
      const last = cells.at(-1);
      // A character of zero width belongs to the one before it.
      if (width === 0 && last !== undefined) cells[cells.length - 1] = { ...last, text: last.text + text };
      else cells.push({ text, column, style });
      column += width;
    }
  }
  return cells;
}

/** @throws Error for a code that none of our screens has */
function styled(style: CellStyle, code: number): CellStyle {
  if (code === 0) return PLAIN;
  if (code === 1) return { ...style, bold: true };
  if (code === 2) return { ...style, dim: true };
  if (code === 7) return { ...style, inverse: true };
  if (code === 22) return { ...style, bold: false, dim: false };
  if (code === 27) return { ...style, inverse: false };
  if (code === 39) return { ...style, colour: null };
  if (code >= 30 && code <= 37) return { ...style, colour: code - 30 };
  if (code >= 90 && code <= 97) return { ...style, colour: code - 82 };
  throw new Error(`A picture knows no style ${code}.`);
}
