import { bold, dim, type Line, type Piece, painted, restyle } from '../../../drawing/lines.ts';
import { centre, left, right } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../../drawing/theme.ts';
import { elementAt, lastOf } from '../../../engine/checked.ts';
import type { CellView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { isLand } from './continents.ts';
import { cellOf, flowing, type GreenBoard, offered, ownCompany, spacedParts, tileText } from './parts.ts';

/** How the map is drawn. */
export interface MapDesign {
  /** The distance between columns of the map in terminal cells: 4, or 6 with bars between them. */
  readonly pitch: 4 | 6;
  /** Whether the cells beyond the edges are repeated around the map. */
  readonly beyond: boolean;
}

const labelColumns = 3;

/** The width of the map in a design, in terminal cells. */
export function mapColumns({ view }: GreenBoard, { pitch, beyond }: MapDesign): number {
  return labelColumns + view.map.cols * pitch + 1 + (beyond ? 2 * (pitch + 1) : 0);
}

/** The cell under the cursor, or the one that the question is about. */
export function cellInFocus(board: GreenBoard): CellView | undefined {
  const { question, focus } = board;
  if (question === null) return undefined;
  return question.shape === 'cell' ? cellOf(board, focus) : cellOf(board, question.figures?.['cell']);
}

/** Whether a decision is made on the map. */
export function onMap({ question, view }: GreenBoard): boolean {
  return question === null
    ? view.phase === 'expansion'
    : ['place', 'tile', 'next-contact', 'contact', 'internationalization'].includes(question.ask);
}

/** The cells that may be chosen now; during other questions, the cells on which the next tile may go. */
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
  return {
    focus,
    offered: cellsOffered(board),
    beside: focus === undefined ? [] : Object.values(focus.ways),
  };
}

/** The character on both sides of an empty cell's sign: the shore of a continent, or a blank at sea. */
function groundOf({ view }: GreenBoard, cell: CellView): string {
  const { rows, cols, cells } = view.map;
  const place = cells.indexOf(cell);
  return isLand(Math.floor(place / cols), place % cols, rows, cols) ? boardWords().land : ' ';
}

/** The sign of an empty cell: a start cell, land, or sea. */
function emptySign(board: GreenBoard, cell: CellView): string {
  if (cell.start) return board.glyphs.tile;
  return groundOf(board, cell) === ' ' ? boardWords().sea : board.glyphs.place;
}

/** The content of a cell in three characters: owner, category and size, or the sign of an empty cell. */
function contentOf(board: GreenBoard, cell: CellView, { focus, offered: allowed }: Cells): Line {
  const { question } = board;
  const { tile } = cell;
  if (tile !== null) {
    return [painted(ownerLetter(tile.owner), ownerPaint(tile.owner), true), tileText(tile)];
  }
  const due = question?.ask === 'place' ? question.figures?.['tile'] : undefined;
  if (focus === cell && typeof due === 'string' && allowed.includes(cell.cell)) {
    const seat = question?.seat ?? 0;
    return [painted(ownerLetter(seat), ownerPaint(seat), true), due];
  }
  const ground = groundOf(board, cell);
  if (allowed.includes(cell.cell)) return [dim(ground), bold('*'), dim(ground)];
  return [dim(`${ground}${emptySign(board, cell)}${ground}`)];
}

/**
 * The characters between a cell and its left neighbour: square brackets at the cursor, round ones at its neighbours.
 */
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
    const ground = pitch === 6 && cell.tile === null ? dim(groundOf(board, cell)) : ' ';
    const wide = pitch === 6 ? [ground, ...content, ground] : content;
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
  const ghost = (isFirst: boolean): Line => {
    const cell = isFirst ? row[0] : row.at(-1);
    const isBeside = cell !== undefined && cell === cells.focus;
    const text = ghostText(board, isFirst ? cell?.ways.left : cell?.ways.right, isBeside, pitch + 1);
    return [isBeside ? bold(text) : dim(text)];
  };
  const edge: Piece = bold(board.glyphs.bar);
  // A mark of the cursor or of its neighbours replaces the edge.
  const at = (piece: Piece | undefined): Piece =>
    typeof piece === 'string' || (piece?.text ?? ' ') === board.glyphs.bar ? edge : (piece as Piece);
  return [...ghost(true), at(pieces[0]), ...pieces.slice(1, -1), at(pieces.at(-1)), ...ghost(false)];
}

/** The content of a cell without marks of the question: `bJ3`. */
function plainContent(board: GreenBoard, cell: CellView): string {
  const { tile } = cell;
  return tile === null ? emptySign(board, cell) : `${ownerLetter(tile.owner)}${tileText(tile)}`;
}

/** A cell beyond the edge; in round brackets if it is a neighbour of the cell under the cursor. */
function ghostText(board: GreenBoard, name: string | undefined, isBeside: boolean, columns: number): string {
  const cell = cellOf(board, name);
  if (cell === undefined) return ' '.repeat(columns);
  const content = plainContent(board, cell);
  return centre(isBeside ? `(${content})` : content, columns);
}

/** The rows of the map, top first. */
function mapRows({ view }: GreenBoard): CellView[][] {
  const { rows, cols, cells } = view.map;
  return Array.from({ length: rows }, (_, row) => cells.slice(row * cols, (row + 1) * cols));
}

/** The column numbers; beyond the edges, those of the columns that follow there. */
function headLine({ view }: GreenBoard, { pitch, beyond }: MapDesign): Line {
  const { cols } = view.map;
  const head = (col: number, columns: number) => centre(`c${col}`, columns);
  const heads = Array.from({ length: cols }, (_, col) => ` ${head(col + 1, pitch - 1)}`).join('');
  const [before, after] = beyond ? [head(cols, pitch + 1), ` ${head(1, pitch + 1)}`] : ['', ''];
  return [' '.repeat(labelColumns), dim(`${before}${heads}${after}`)];
}

/** A row of cells beyond the upper or the lower edge. */
function beyondLine(
  board: GreenBoard,
  row: readonly CellView[],
  way: 'up' | 'down',
  cells: Cells,
  { pitch }: MapDesign,
): Line {
  const { rows } = board.view.map;
  const label = right(`r${way === 'up' ? rows : 1}`, labelColumns - 1);
  return [
    dim(`${label} ${' '.repeat(pitch + 1)}`),
    ...row.flatMap((cell): Piece[] => {
      const isBeside = cell === cells.focus;
      const text = ghostText(board, cell.ways[way], isBeside, pitch);
      return [isBeside ? bold(text) : dim(text)];
    }),
  ];
}

/**
 * The world map. Each tile is shown as owner, category and size; `*` marks cells that may be chosen; square brackets
 * mark the cursor, with the tile that would go there; round brackets mark its neighbours, also across the edges.
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
    beyondLine(board, elementAt(rows, 0), 'up', cells, design),
    ...lines,
    beyondLine(board, lastOf(rows), 'down', cells, design),
  ];
}

/** As many rows of the map as fit, around the cursor; the map continues across its edges. */
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
    elementAt(lines, 0),
    ...Array.from({ length: shown }, (_, index) => elementAt(lines, 1 + ((from + index) % count))),
  ];
}

function described(board: GreenBoard, name: string): Line {
  const cell = cellOf(board, name);
  if (cell === undefined) return [];
  const { tile } = cell;
  if (tile === null) return [`${name} `, dim(boardWords().empty)];
  return [`${name} `, painted(ownerLetter(tile.owner), ownerPaint(tile.owner), true), bold(tileText(tile))];
}

const ways = ['up', 'right', 'down', 'left'] as const;

/** The contents of the cells next to the cursor in each direction, and at its corners. */
export function neighbourLines(board: GreenBoard): Line[] {
  const focus = cellInFocus(board);
  if (focus === undefined) return [];
  return [
    [
      ' ',
      bold(focus.cell),
      '  ',
      ...spacedParts(
        ways.map((way): Line => [dim(`${boardWords().ways[way]} `), ...described(board, focus.ways[way])]),
      ),
    ],
    [
      ' ',
      ...' '.repeat(focus.cell.length),
      '  ',
      dim(`${boardWords().corners} `),
      ...spacedParts(focus.corners.map((name) => described(board, name))),
    ],
  ];
}

/** The neighbours in short lines, one per direction, for a narrow column beside the map. */
export function neighbourColumn(board: GreenBoard): Line[] {
  const focus = cellInFocus(board);
  if (focus === undefined) return [];
  return ways.map((way): Line => {
    const name = focus.ways[way];
    const lies =
      cellOf(board, name)?.tile === null ? [`${name} `, dim(board.glyphs.place)] : described(board, name);
    return [dim(left(boardWords().ways[way], 6)), ...lies];
  });
}

/** The legend of the map, in as many rows as it needs. */
export function legendRows(board: GreenBoard, columns: number): Line[] {
  const { glyphs } = board;
  const { legend } = boardWords();
  const sign = (text: string, meaning: string): Line => [bold(text), dim(` ${meaning}`)];
  const isRepeated = board.layout === 'wide' || onMap(board);
  const parts = [
    sign(`${ownerLetter(0)}${boardWords().letters.environment}2`, legend.tile),
    sign('*', legend.offered),
    sign(glyphs.tile, legend.start),
  ];
  if (cellInFocus(board) !== undefined) parts.push(sign('( )', legend.beside));
  parts.push(
    sign(`${boardWords().sea} ${boardWords().land}${glyphs.place}${boardWords().land}`, legend.ground),
  );
  if (isRepeated) parts.push(sign(glyphs.bar, legend.edge));
  return flowing(' ', parts, columns);
}
