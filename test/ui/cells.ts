import stringWidth from 'string-width';

/** What a piece of output does to single cells. */
export interface Written {
  /** Cells, as `row,column`, into which more than one character was written. */
  readonly twice: readonly string[];
  /** How many cells were written at all. */
  readonly count: number;
}

// One control sequence, or one character.
const unit = /\u001b\[[0-9;?]*[A-Za-z]|\u001b[^[]|[\s\S]/gu;

/**
 * Follows the cursor through the output of a program, from a place on the screen, and counts what is written where.
 * @throws Error at a sequence that it does not know, so that nothing is overlooked
 */
export function cellsWritten(output: string, from: { row: number; column: number }): Written {
  let { row, column } = from;
  let saved = { row, column };
  const times = new Map<string, number>();
  for (const [piece] of output.matchAll(unit)) {
    if (piece === '\r') column = 0;
    else if (piece === '\n') {
      row += 1;
      column = 0;
    } else if (piece === '\u001b7') saved = { row, column };
    else if (piece === '\u001b8') ({ row, column } = saved);
    else if (!piece.startsWith('\u001b')) {
      const place = `${row},${column}`;
      times.set(place, (times.get(place) ?? 0) + 1);
      column += stringWidth(piece);
    } else {
      const [, figures = '', final = ''] = /^\u001b\[([0-9;?]*)([A-Za-z])$/.exec(piece) ?? [];
      const [first, second] = figures.split(';').map((figure) => Number(figure) || 1);
      const by = first ?? 1;
      if (final === 'A') row -= by;
      else if (final === 'B') row += by;
      else if (final === 'C') column += by;
      else if (final === 'D') column -= by;
      else if (final === 'E') [row, column] = [row + by, 0];
      else if (final === 'F') [row, column] = [row - by, 0];
      else if (final === 'G') column = by - 1;
      else if (final === 'H') [row, column] = [by - 1, (second ?? 1) - 1];
      else if (!/^[mKhl]$/.test(final)) throw new Error(`unknown sequence ${JSON.stringify(piece)}`);
    }
  }
  const twice = [...times].filter(([, count]) => count > 1).map(([place]) => place);
  return { twice, count: times.size };
}
