import { bold, dim, type Line, type Piece, painted, restyle } from '../../../drawing/lines.ts';
import { centre, right } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../../drawing/theme.ts';
import type { CellView } from '../view.ts';
import { cellOf, type GreenBoard, offered, ownCompany, spaced, tileText } from './parts.ts';
import { boardWords } from './words.en.ts';

/** How the map is drawn. */
export interface MapDesign {
  /** Cells from one column of the map to the next: 4, or 6 with bars between them. */
  readonly pitch: 4 | 6;
  /** Whether what lies beyond the edges is repeated around the map. */
  readonly beyond: boolean;
}

const labelColumns = 3;

/** How many cells the map takes in a design. */
export function mapColumns({ view }: GreenBoard, { pitch, beyond }: MapDesign): number {
  return labelColumns + (view.map.cols + (beyond ? 2 : 0)) * pitch + 1;
}

/** The cell under the cursor, or the one that the question is about. */
export function cellInFocus(board: GreenBoard): CellView | undefined {
  const { question, focus } = board;
  if (question === null) return undefined;
  return question.shape === 'cell' ? cellOf(board, focus) : cellOf(board, question.figures?.['cell']);
}

/** The cells that may be chosen now; while another question is asked, those on which the next tile may go. */
function cellsOffered(board: GreenBoard): readonly unknown[] {
  const { question, view } = board;
  if (question?.shape === 'cell') return offered(question);
  return view.phase === 'expansion' || question !== null ? ownCompany(board).cells : [];
}

interface Cells {
  readonly focus: CellView | undefined;
  readonly offered: readonly unknown[];
  readonly beside: readonly string[];
}

function cellsNow(board: GreenBoard): Cells {
  const focus = cellInFocus(board);
  const isPlacing = board.question?.ask === 'place';
  return {
    focus,
    offered: cellsOffered(board),
    beside: isPlacing && focus !== undefined ? Object.values(focus.ways) : [],
  };
}

/** What lies on a cell in three characters: owner, category and size, or the sign of an empty cell. */
function contentOf(board: GreenBoard, cell: CellView, { focus, offered: allowed }: Cells): Line {
  const { question, glyphs } = board;
  const { tile } = cell;
  if (tile !== null) {
    return [painted(ownerLetter(tile.owner), ownerPaint(tile.owner), true), tileText(tile)];
  }
  const due = question?.ask === 'place' ? question.figures?.['tile'] : undefined;
  if (focus === cell && typeof due === 'string' && allowed.includes(cell.cell)) {
    const seat = question?.seat ?? 0;
    return [painted(ownerLetter(seat), ownerPaint(seat), true), due];
  }
  if (allowed.includes(cell.cell)) return [bold(' * ')];
  return [dim(` ${cell.start ? glyphs.tile : glyphs.place} `)];
}

/** What stands before a cell, and what after the one to its left: brackets at the cursor, round ones at its neighbours. */
function between(before: CellView | undefined, after: CellView | undefined, cells: Cells): Piece {
  const { focus, beside, offered: allowed } = cells;
  if (focus !== undefined && after === focus) return bold('[');
  if (focus !== undefined && before === focus) return bold(']');
  if (after !== undefined && beside.includes(after.cell)) return bold('(');
  if (before !== undefined && beside.includes(before.cell)) return bold(')');
  if (after !== undefined && after.tile !== null && allowed.includes(after.cell)) return bold('*');
  return ' ';
}

function rowLine(
  board: GreenBoard,
  row: readonly CellView[],
  cells: Cells,
  { pitch, beyond }: MapDesign,
): Line {
  const shown = (cell: CellView): Line => {
    const content = contentOf(board, cell, cells);
    const wide = pitch === 6 ? [' ', ...content, ' '] : content;
    return cell === cells.focus ? restyle(wide, { inverse: true, bold: true }) : wide;
  };
  const pieces: Piece[] = [];
  row.forEach((cell, index) => {
    const mark = between(row[index - 1], cell, cells);
    pieces.push(pitch === 6 && mark === ' ' ? dim(board.glyphs.bar) : mark, ...shown(cell));
  });
  const last = between(row.at(-1), undefined, cells);
  pieces.push(pitch === 6 && last === ' ' ? dim(board.glyphs.bar) : last);
  if (!beyond) return pieces;
  const ghost = (name: string | undefined) => {
    const cell = cellOf(board, name);
    return cell === undefined ? '' : dim(centre(plainContent(board, cell), pitch - 1));
  };
  return [
    ghost(row[0]?.ways.left),
    ' ',
    ...pieces.slice(0, -1),
    pieces.at(-1) as Piece,
    ghost(row.at(-1)?.ways.right),
  ];
}

/** What lies on a cell, without marks of the question: `bJ3`. */
function plainContent({ glyphs }: GreenBoard, { tile, start }: CellView): string {
  if (tile !== null) return `${ownerLetter(tile.owner)}${tileText(tile)}`;
  return start ? glyphs.tile : glyphs.place;
}

/** The rows of the map, top first. */
function mapRows({ view }: GreenBoard): CellView[][] {
  const { rows, cols, cells } = view.map;
  return Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols));
}

function headLine({ view }: GreenBoard, { pitch, beyond }: MapDesign): Line {
  const heads = Array.from({ length: view.map.cols }, (_, col) => ` ${centre(`c${col + 1}`, pitch - 1)}`);
  return [' '.repeat(labelColumns + (beyond ? pitch : 0)), dim(heads.join(''))];
}

/** A row of cells from beyond the upper or the lower edge. */
function beyondLine(
  board: GreenBoard,
  row: readonly CellView[],
  way: 'up' | 'down',
  { pitch }: MapDesign,
): Line {
  const cells = row.map((cell) => {
    const other = cellOf(board, cell.ways[way]);
    return ` ${centre(other === undefined ? '' : plainContent(board, other), pitch - 1)}`;
  });
  return [' '.repeat(labelColumns + pitch), dim(cells.join(''))];
}

/**
 * The world map: what lies on each cell as owner, category and size, `*` on the cells that may be chosen, brackets at
 * the cursor with the tile that would lie there, round brackets at its neighbours, over the edges of the map too.
 */
export function mapLines(board: GreenBoard, design: MapDesign): Line[] {
  const rows = mapRows(board);
  const cells = cellsNow(board);
  const lines = rows.map(
    (row, index): Line => [
      dim(`${right(`r${index + 1}`, labelColumns - 1)} `),
      ...rowLine(board, row, cells, design),
    ],
  );
  if (!design.beyond) return [headLine(board, design), ...lines];
  return [
    headLine(board, design),
    beyondLine(board, rows[0] as CellView[], 'up', design),
    ...lines,
    beyondLine(board, rows.at(-1) as CellView[], 'down', design),
  ];
}

/** As many rows of the map as there is room for, around the cursor; the map runs on over its edges. */
export function mapWindow(board: GreenBoard, rows: number): Line[] {
  const lines = mapLines(board, { pitch: 4, beyond: false });
  const count = lines.length - 1;
  if (lines.length <= rows) return lines;
  const focus = cellInFocus(board);
  const shown = rows - 1;
  const place =
    focus === undefined
      ? Math.floor(shown / 2)
      : Math.floor(board.view.map.cells.indexOf(focus) / board.view.map.cols);
  const from = place - Math.floor(shown / 2) + count;
  return [
    lines[0] as Line,
    ...Array.from({ length: shown }, (_, index) => lines[1 + ((from + index) % count)] as Line),
  ];
}

function described(board: GreenBoard, name: string): Line {
  const cell = cellOf(board, name);
  if (cell === undefined) return [];
  const { tile } = cell;
  if (tile === null) return [`${name} `, dim(boardWords.empty)];
  return [`${name} `, painted(ownerLetter(tile.owner), ownerPaint(tile.owner), true), bold(tileText(tile))];
}

const ways = ['up', 'right', 'down', 'left'] as const;

/** What lies next to the cell under the cursor in each direction, and across its corners. */
export function neighbourLines(board: GreenBoard): Line[] {
  const focus = cellInFocus(board);
  if (focus === undefined || board.question?.ask !== 'place') return [];
  return [
    [
      ' ',
      bold(focus.cell),
      '  ',
      ...spaced(
        ways.map((way): Line => [dim(`${boardWords.ways[way]} `), ...described(board, focus.ways[way])]),
      ),
    ],
    [
      ' ',
      ...' '.repeat(focus.cell.length),
      '  ',
      dim(`${boardWords.corners} `),
      ...spaced(focus.corners.map((name) => described(board, name))),
    ],
  ];
}

/** The neighbours in short lines, one a direction, for a narrow column beside the map. */
export function neighbourColumn(board: GreenBoard): Line[] {
  const focus = cellInFocus(board);
  if (focus === undefined || board.question?.ask !== 'place') return [];
  return ways.map((way): Line => {
    const name = focus.ways[way];
    const lies =
      cellOf(board, name)?.tile === null ? [`${name} `, dim(board.glyphs.place)] : described(board, name);
    return [dim(`${boardWords.ways[way]} `.padEnd(6)), ...lies];
  });
}

/** What the signs on the map mean. */
export function legendLine(board: GreenBoard): Line {
  const { glyphs } = board;
  const { legend } = boardWords;
  const sign = (text: string, meaning: string): Line => [bold(text), dim(` ${meaning}`)];
  const parts = [
    sign(`${ownerLetter(0)}${boardWords.letters.environment}2`, legend.tile),
    sign('*', legend.offered),
    sign(glyphs.tile, legend.start),
  ];
  if (board.question?.ask === 'place') parts.push(sign('( )', legend.beside));
  return [' ', ...spaced(parts)];
}
