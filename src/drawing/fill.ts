import type { BoardProps } from './board.ts';
import { exactly, fitted, type Line } from './lines.ts';

/** As many rows as the board may fill, none longer than it is wide. */
export function filled(
  lines: readonly Line[],
  { size, glyphs }: Pick<BoardProps, 'size' | 'glyphs'>,
): Line[] {
  return exactly(
    lines.map((line) => fitted(line, size.columns, glyphs.cut)),
    size.rows,
  );
}

/** The page that Tab has come to, of lines for which there is not room enough; after the last page comes the first. */
export function pageOf(lines: readonly Line[], props: Pick<BoardProps, 'size' | 'glyphs' | 'pane'>): Line[] {
  const { rows } = props.size;
  const pageCount = Math.max(1, Math.ceil(lines.length / rows));
  const from = (props.pane % pageCount) * rows;
  return filled(lines.slice(from, from + rows), props);
}
