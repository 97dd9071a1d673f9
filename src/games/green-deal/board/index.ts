import { type Block, fullHeight, inTurn, stacked } from '../../../drawing/blocks.ts';
import type { BoardProps, BoardVoice, BriefStory, Direction, Status } from '../../../drawing/board.ts';
import { filled, pageOf } from '../../../drawing/fill.ts';
import { layoutFor, type Size } from '../../../drawing/layout.ts';
import { legendLines } from '../../../drawing/legend.ts';
import { type Line, sideBySide } from '../../../drawing/lines.ts';
import type { Outcome } from '../../../engine/game.ts';
import type { Posed } from '../../../engine/posed.ts';
import { DONE, type Value } from '../../../engine/question.ts';
import { CATEGORIES, isFreeAction } from '../state.ts';
import type { GreenView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { actionsBoth, actionsLine, heldCardsLong, heldCardsShort, offerCards, offerTable } from './cards.ts';
import { compactLines, compactPanes } from './compact.ts';
import { companyTable, moneyLine, outlookLines, tieLines, trackLines } from './companies.ts';
import { handLines } from './hand.ts';
import { legendRows, type MapDesign, mapColumns, mapLines, neighbourLines, onMap } from './map.ts';
import { allCompanies } from './others.ts';
import { type GreenBoard, offered } from './parts.ts';

/** The minimum width in which the table of companies shows readable names. */
const tableColumns = 44;

const mapDesigns: readonly MapDesign[] = [
  { pitch: 6, beyond: true },
  { pitch: 4, beyond: true },
  { pitch: 4, beyond: false },
];

/** The parts of the board, and the order in which they grow. */
interface Design {
  readonly blocks: readonly Block[];
  readonly order: readonly number[];
}

/** The map with the companies beside it, both in full at any size. */
function topLines(board: GreenBoard, columns: number, isSmall: boolean): Line[] {
  const design = mapDesigns.find(
    (each) => (!each.beyond || !isSmall) && mapColumns(board, each) + tableColumns + 1 <= columns,
  ) ?? { pitch: 4, beyond: false };
  const wide = mapColumns(board, design);
  const room = columns - wide - 1;
  const map = mapLines(board, design);
  const table = companyTable(board, room);
  const isWide = board.layout === 'wide';
  const beside = isWide ? table : [...table, moneyLine(board, room)];
  const top = sideBySide([
    { lines: map, columns: wide },
    { lines: beside, columns: room },
  ]);
  return isWide ? [...top, moneyLine(board, columns)] : top;
}

function topBlock(board: GreenBoard, columns: number): Block {
  const small = topLines(board, columns, true);
  return board.layout === 'wide' ? [small, topLines(board, columns, false)] : [small];
}

/** The map, with the cells beyond its edges if that leaves room for the companies' names. */
function mapBlock(board: GreenBoard, columns: number): Block {
  return [topLines(board, columns, false)];
}

function tracksBlock(board: GreenBoard, columns: number): Block {
  const tracks = trackLines(board);
  return [[], tracks, [...tracks, ...outlookLines(board, columns)]];
}

function offerBlock(board: GreenBoard, columns: number): Block {
  const table = offerTable(board, columns);
  const sizes: Line[][] = [
    table,
    [...table, ...actionsBoth(board, columns)],
    [...table, ...actionsLine(board, 'market'), ...actionsLine(board, 'preview')],
  ];
  if (board.layout === 'wide')
    sizes.push([...offerCards(board, 'market', columns), ...offerCards(board, 'preview', columns)]);
  return sizes;
}

function cardsBlock(board: GreenBoard, columns: number): Block {
  const short = heldCardsShort(board, columns);
  const sizes = [short.slice(0, 1), short];
  const long = heldCardsLong(board, columns);
  if (long.length > short.length) sizes.push(long);
  return sizes;
}

/**
 * The board while a player bids, takes cards or watches: map and companies, both rows of cards, one's own action cards.
 */
function tableDesign(board: GreenBoard, columns: number): Design {
  const blocks = [
    topBlock(board, columns),
    offerBlock(board, columns),
    cardsBlock(board, columns),
    tracksBlock(board, columns),
    [[], legendRows(board, columns)],
  ];
  return { blocks, order: [1, 2, 3, 0, 4] };
}

/** The board while tiles are placed: the map with the neighbours of the cell under the cursor, then the tracks. */
function mapDesign(board: GreenBoard, columns: number): Design {
  const offer = offerBlock(board, columns);
  const blocks = [
    mapBlock(board, columns),
    [neighbourLines(board)],
    [[], legendRows(board, columns)],
    tracksBlock(board, columns),
    [[], ...offer],
    [[], ...cardsBlock(board, columns)],
  ];
  return { blocks, order: [0, 2, 3, 5, 4] };
}

/** The board while chips are placed, levels are moved or assessments are told: the tracks come first. */
function tracksDesign(board: GreenBoard, columns: number): Design {
  const tracks = tracksBlock(board, columns).slice(1);
  const blocks = [
    topBlock(board, columns),
    tracks,
    [[], ...cardsBlock(board, columns)],
    [[], ...offerBlock(board, columns)],
  ];
  return { blocks, order: [1, 2, 3, 0] };
}

/** The board with one's own cards in full, and both rows of cards. */
function cardsDesign(board: GreenBoard, columns: number): Design {
  const blocks = [
    [heldCardsLong(board, columns)],
    offerBlock(board, columns),
    [[], ...topBlock(board, columns)],
    tracksBlock(board, columns),
  ];
  return { blocks, order: [1, 2, 3] };
}

const onTracks: readonly string[] = ['chip', 'lower', 'raise'];
const assessments: readonly string[] = [
  'prAssessment',
  'sustainabilityAssessment',
  'companyValuation',
  'endgameCards',
];

function designOf(board: GreenBoard, columns: number): Design {
  const { question, view, pane } = board;
  if (pane === 1) return cardsDesign(board, columns);
  if (pane === 2) return tracksDesign(board, columns);
  const ask = question?.ask ?? '';
  if (onMap(board)) return mapDesign(board, columns);
  if (onTracks.includes(ask) || (question === null && assessments.includes(view.phase)))
    return tracksDesign(board, columns);
  return tableDesign(board, columns);
}

function boardLines(board: GreenBoard, columns: number, rows: number): Line[] {
  if (board.layout === 'compact') return compactLines(board, columns, rows);
  const { blocks, order } = designOf(board, columns);
  return stacked(blocks, inTurn(blocks, order), rows);
}

/** How many rows the board would use. */
export function rows(board: GreenBoard, columns: number): number {
  if (board.layout === 'compact') return compactLines(board, columns, 60).length;
  return fullHeight(designOf(board, columns).blocks);
}

/** The round, and when the next assessments come. */
export function status(view: GreenView, voice: BoardVoice, columns: number): Status {
  const { round, rounds, prRounds, sustainabilityRounds } = view;
  if (columns < 60) return { round: boardWords().roundShort(round, rounds) };
  const pr = prRounds.find((each) => each >= round);
  const sustainability = sustainabilityRounds.find((each) => each >= round);
  const coming = [
    ...(pr === undefined ? [] : [boardWords().prRound(pr)]),
    ...(sustainability === undefined ? [] : [boardWords().sustainabilityRound(sustainability)]),
  ];
  const now = boardWords().round(round, rounds);
  return { round: coming.length === 0 ? now : `${now} ${voice.glyphs.dot} ${boardWords().next(coming)}` };
}

/** The parts of the board that Tab goes through when not everything fits. */
export function panes(size: Size): readonly string[] {
  const layout = layoutFor(size);
  const { panes: names } = boardWords();
  return layout === 'compact' ? compactPanes() : [names.table, names.cards, names.tracks];
}

/**
 * On the map the arrows go from cell to cell, also across the edges; while a neighbour is chosen, they go to the next
 * one on offer in that row or column.
 */
export function beside(
  view: GreenView,
  question: Posed,
  from: Value,
  direction: Direction,
): Value | undefined {
  if (question.shape !== 'cell') return undefined;
  const options = offered(question);
  const steps = direction === 'left' || direction === 'right' ? view.map.cols : view.map.rows;
  let cell = view.map.cells.find((each) => each.cell === from);
  for (let step = 0; step < steps && cell !== undefined; step += 1) {
    const name: string = cell.ways[direction];
    if (question.ask === 'place' || options.includes(name)) return name;
    cell = view.map.cells.find((each) => each.cell === name);
  }
  return undefined;
}

/** The sentences give what was paid and gained, but for a card only its name. */
export const briefStory: BriefStory = {
  except: [
    'action-taken',
    'card-played',
    'resource-transfer',
    'cooperation',
    'self-cooperation',
    'competition',
  ],
};

/** The headings of a turn: the cards, one of which is taken, and the free actions. */
export function groupOf(question: Posed, option: Value): string | undefined {
  if (question.ask !== 'invest' || option === DONE) return undefined;
  const { groups } = boardWords();
  if ((CATEGORIES as readonly Value[]).includes(option)) return groups.project;
  const word = String(option);
  if (word === 'loan') return groups.loan;
  return isFreeAction(word) ? groups.free : groups.action;
}

/** One's own action cards and everything on offer with full texts, the supply, and the others' action cards. */
export const hand = handLines;

/** The meanings of the signs on the board. */
export function legend({ glyphs }: Omit<BoardProps<GreenView>, 'size'>, columns: number): Line[] {
  const { signs } = boardWords();
  return legendLines(
    [
      ['aE2', signs.tile],
      ['*', signs.offered],
      [glyphs.tile, signs.start],
      [`${boardWords().land}${glyphs.place}${boardWords().land} ${boardWords().sea}`, signs.ground],
      [glyphs.bar, signs.edge],
      ['( )', signs.beside],
      ['8 (11)', signs.step],
      ['3C=4p', signs.dividend],
    ],
    columns,
  );
}

/** The tie-breaks between companies with equal points. */
export function ending(
  props: Omit<BoardProps<GreenView>, 'size'>,
  { scores }: Outcome,
  columns: number,
): readonly Line[] {
  return tieLines(props, scores, columns);
}

/** Green Deal's board: world map, companies, tracks, both rows of cards, one's own action cards. */
export function draw(props: BoardProps<GreenView>): Line[] {
  return filled(boardLines(props, props.size.columns, props.size.rows), props);
}

/** Everything that every company owns; Tab goes on to what did not fit. */
export function drawOthers(props: BoardProps<GreenView>): Line[] {
  const { columns } = props.size;
  return pageOf([...allCompanies(props, columns), [], ...handLines(props, columns)], props);
}
