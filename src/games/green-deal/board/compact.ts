import { bold, dim, fitted, type Line, sideBySide } from '../../../drawing/lines.ts';
import { elementAt } from '../../../engine/checked.ts';
import { signed } from '../../../words/signed.ts';
import { boardWords } from '../words/index.ts';
import { actionsBoth, heldCardsLong, heldCardsShort, offerTable } from './cards.ts';
import { companyPairs, companyTable, levelLines, moneyLine } from './companies.ts';
import { mapColumns, mapWindow, neighbourColumn } from './map.ts';
import {
  categories,
  companyName,
  type GreenBoard,
  labelled,
  ownCompany,
  spacedParts,
  tileText,
} from './parts.ts';

/** The parts of the board in the order in which Tab shows them; the first part depends on the question. */
export function compactPanes(): readonly string[] {
  const { panes } = boardWords();
  return [panes.hand, panes.map, panes.companies, panes.tracks, panes.offer, panes.cards];
}

type Pane = (board: GreenBoard, columns: number, rows: number) => Line[];

function ownLines(board: GreenBoard, columns: number): Line[] {
  const company = ownCompany(board);
  const { cash, income, incomeStep, points, levels, seat } = company;
  return [
    [
      ...companyName(board, seat, Math.max(6, Math.min(14, columns - 32))),
      ' ',
      ...spacedParts([
        labelled(boardWords().cash, String(cash)),
        labelled(boardWords().income, `${income}(${incomeStep})`),
        labelled(boardWords().pointsShort, String(points)),
      ]),
    ],
    [
      '  ',
      ...spacedParts(
        categories.map((category) => labelled(boardWords().heads[category], String(levels[category]))),
      ),
      dim(`  ${boardWords().lowest} `),
      bold(String(Math.min(...categories.map((category) => levels[category])))),
    ],
    moneyLine(board, columns),
  ];
}

const mapPane: Pane = (board, columns, rows) => {
  const lines = mapWindow(board, rows);
  const wide = mapColumns(board, { pitch: 4, beyond: false });
  const room = columns - wide - 1;
  if (room < 12) return lines;
  const beside = neighbourColumn(board);
  const figures: Line[] = beside.length > 0 ? beside : mapFigures(board);
  return sideBySide([
    { lines, columns: wide },
    { lines: figures, columns: room },
  ]).map((line) => fitted(line, columns, board.glyphs.cut));
};

/** The tiles still to be placed and the legend, for when no cell is under the cursor. */
function mapFigures(board: GreenBoard): Line[] {
  const due = ownCompany(board).dueTiles.map(tileText).join(' ');
  return [
    ...(due === '' ? [] : [labelled(boardWords().due, due)]),
    ...(board.question === null || ownCompany(board).cells.length === 0
      ? []
      : [[bold('* '), dim(boardWords().legendShort.offered)]]),
    [dim(`${board.glyphs.tile} ${boardWords().legendShort.start}`)],
  ];
}

const companiesPane: Pane = (board, columns, rows) =>
  board.view.companies.length + 1 > rows || columns < 43 ? companyPairs(board) : companyTable(board, columns);

const tracksPane: Pane = (board) => levelLines(board);

const offerPane: Pane = (board, columns, rows) => {
  if (columns >= 72) return [...offerTable(board, columns), ...actionsBoth(board, columns)];
  return narrowOffer(board, columns, rows);
};

/** Both rows of projects for narrow terminals, one row per category, with column heads if there is room. */
function narrowOffer(board: GreenBoard, columns: number, rows: number): Line[] {
  const { view, glyphs } = board;
  const half = Math.floor((columns - 1) / 2);
  const cell = (row: 'market' | 'preview', index: number): string => {
    const project = view[row].projects[index] ?? null;
    const letter = boardWords().heads[elementAt(categories, index)];
    if (project === null) return `${letter} ${row === 'market' ? boardWords().taken : boardWords().none}`;
    const { price, points, steps } = project;
    return `${tileText(project)} ${boardWords().offerShort(price, points, signed(steps))}`;
  };
  const projects = categories.map((_, index): Line => {
    const now = cell('market', index);
    const next = cell('preview', index);
    return [' ', ...fitted([bold(now)], half), dim(`${glyphs.bar} ${boardWords().next1} `), next];
  });
  return rows > projects.length ? [...projects, ...actionsBoth(board, columns)] : projects;
}

const cardsPane: Pane = (board, columns, rows) => {
  const long = heldCardsLong(board, columns);
  const lines = long.length <= rows ? long : heldCardsShort(board, columns);
  return lines.length < rows && columns < 60 ? [...lines, ...actionsBoth(board, columns)] : lines;
};

const ownPane: Pane = (board, columns) => ownLines(board, columns);

/** Which parts matter for the question, the most important first. */
function panesFor({ question, view }: GreenBoard): readonly Pane[] {
  switch (question?.ask) {
    case 'bid':
    case 'spy':
    case 'sabotage':
    case 'insider':
    case 'hyperinflation':
    case 'lawsuit':
      return [companiesPane, offerPane, cardsPane, tracksPane];
    case 'place':
    case 'tile':
    case 'next-contact':
    case 'contact':
    case 'internationalization':
      return [mapPane, companiesPane, tracksPane];
    case 'chip':
      return [tracksPane, companiesPane, ownPane];
    default:
      if (question === null && view.phase === 'expansion') return [mapPane, companiesPane, tracksPane];
      return question === null ? [companiesPane, tracksPane, offerPane] : [ownPane, offerPane, cardsPane];
  }
}

/** The chosen pane, which is always shown, then as many other relevant panes as fit completely. */
export function compactLines(board: GreenBoard, columns: number, rows: number): Line[] {
  const chosen: readonly (Pane | null)[] = [null, mapPane, companiesPane, tracksPane, offerPane, cardsPane];
  const first = chosen[board.pane % chosen.length] ?? null;
  const panes = [...(first === null ? [] : [first]), ...panesFor(board).filter((pane) => pane !== first)];
  const lines: Line[] = [];
  panes.forEach((pane, index) => {
    const made = pane(board, columns, index === 0 ? rows : Math.max(4, rows - lines.length));
    if (index === 0 || lines.length + made.length <= rows) lines.push(...made);
  });
  return lines;
}
