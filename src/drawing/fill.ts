import type { BoardProps } from './board.ts';
import { exactly, fitted, type Line } from './lines.ts';

/** Exactly as many rows as the board may fill, none wider than it. */
export function filled(
  lines: readonly Line[],
  { size, glyphs }: Pick<BoardProps, 'size' | 'glyphs'>,
): Line[] {
  return exactly(
    lines.map((line) => fitted(line, size.columns, glyphs.cut)),
    size.rows,
  );
}

/** The page that Tab has reached in lines that do not fit at once; the first page follows the last. */
export function pageOf(lines: readonly Line[], props: Pick<BoardProps, 'size' | 'glyphs' | 'pane'>): Line[] {
  const { rows } = props.size;
  const pageCount = Math.max(1, Math.ceil(lines.length / rows));
  const from = (props.pane % pageCount) * rows;
  return filled(lines.slice(from, from + rows), props);
}
