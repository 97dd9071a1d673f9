import { type Block, fullHeight, inTurn, stacked } from '../../../drawing/blocks.ts';
import type { BoardProps, BoardVoice, BriefStory, Direction, Status } from '../../../drawing/board.ts';
import { filled, pageOf } from '../../../drawing/fill.ts';
import { layoutFor, type Size } from '../../../drawing/layout.ts';
import { legendLines } from '../../../drawing/legend.ts';
import type { Line } from '../../../drawing/lines.ts';
import type { Outcome } from '../../../engine/game.ts';
import type { Posed } from '../../../engine/posed.ts';
import type { Value } from '../../../engine/question.ts';
import type { NiceView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { compactLines, compactPanes } from './compact.ts';
import { allDetails, ecoBlock, ecoDetail, foldedEcoBlock, newEcoDetail, placingLine } from './eco-systems.ts';
import { handLines, offerLines } from './hand.ts';
import { isPlacing, type NiceBoard, ownSeat, playerOf } from './parts.ts';
import { queueBlock, queueNames } from './queue.ts';
import { tracksBlock } from './tracks.ts';
import { compactTypes, legendRows, targetLine, typesBlock } from './types.ts';

/** The parts of the board, in the order in which they grow. */
interface Design {
  readonly blocks: readonly Block[];
  readonly order: readonly number[];
}

/**
 * The board while a player buys or watches: queue, tracks, own target, both players' eco systems, and the leader in
 * each type.
 */
function tableDesign(board: NiceBoard, columns: number): Design {
  const own = ownSeat(board);
  const blocks = [
    queueBlock(board, columns),
    tracksBlock(board, columns),
    [[targetLine(board, columns)]],
    // Only a lead in a type scores, so this stays in sight when eco systems take more rows.
    typesBlock(board, columns),
    ecoBlock(board, own, columns),
    foldedEcoBlock(board, 1 - own, columns),
  ];
  return { blocks, order: [1, 0, 4, 5, 3] };
}

/** The board while a card is being placed: the eco system that it joins in full, then all the others. */
function placingDesign(board: NiceBoard, columns: number): Design {
  const { question, focus } = board;
  const own = ownSeat(board);
  const named = question?.figures?.['eco'] ?? focus;
  const eco = playerOf(board, own).ecosystems.find(({ id }) => id === named);
  const joined = eco === undefined ? newEcoDetail(board, own, columns) : ecoDetail(board, eco, own, columns);
  const blocks: Block[] = [
    board.view.placing === null ? [[]] : [[placingLine(board)]],
    [joined],
    [[targetLine(board, columns)]],
    typesBlock(board, columns),
    ecoBlock(board, own, columns),
    [[], ...foldedEcoBlock(board, 1 - own, columns)],
    [[], ...tracksBlock(board, columns)],
    [[], queueNames(board, columns), ...queueBlock(board, columns)],
  ];
  return { blocks, order: [5, 6, 7, 4, 3] };
}

/** The board with both players' eco systems first, with all their cards. */
function ecoDesign(board: NiceBoard, columns: number): Design {
  const own = ownSeat(board);
  const blocks: Block[] = [
    ecoBlock(board, own, columns).slice(-1),
    ecoBlock(board, 1 - own, columns).slice(-1),
    [[targetLine(board, columns)]],
    typesBlock(board, columns),
    [[], ...tracksBlock(board, columns)],
    [[], queueNames(board, columns), ...queueBlock(board, columns)],
  ];
  return { blocks, order: [3, 4, 5] };
}

function designOf(board: NiceBoard, columns: number): Design {
  if (board.pane === 1) return ecoDesign(board, columns);
  return isPlacing(board) ? placingDesign(board, columns) : tableDesign(board, columns);
}

function boardLines(board: NiceBoard, columns: number, rows: number): Line[] {
  if (board.layout === 'compact') return compactLines(board, columns, rows);
  const { blocks, order } = designOf(board, columns);
  return stacked(blocks, inTurn(blocks, order), rows);
}

/** How many rows the board would use. */
export function rows(board: NiceBoard, columns: number): number {
  if (board.layout === 'compact') return compactLines(board, columns, 60).length;
  return fullHeight(designOf(board, columns).blocks);
}

/** The number of the turn, and of the projects still to come. */
export function status(view: NiceView, voice: BoardVoice, columns: number): Status {
  const turn = boardWords().turn(view.round);
  return { round: columns < 60 ? turn : `${turn} ${voice.glyphs.dot} ${boardWords().stock(view.stock)}` };
}

/** The parts of the board that Tab goes through when not everything fits. */
export function panes(size: Size): readonly string[] {
  const layout = layoutFor(size);
  if (layout === 'compact') return compactPanes();
  return layout === 'standard' ? [boardWords().panes.table, boardWords().panes.ecoSystems] : [];
}

/** In the row of cards, the card nearer to the front is on the left, and the one behind is on the right. */
export function beside(
  view: NiceView,
  question: Posed,
  from: Value,
  direction: Direction,
): Value | undefined {
  if (question.ask !== 'buy' || direction === 'up' || direction === 'down') return undefined;
  const cards = view.queue.flatMap(({ card }) => (card === null ? [] : [card.id]));
  const place = cards.indexOf(String(from));
  return place < 0 ? undefined : cards[place + (direction === 'right' ? 1 : -1)];
}

/** One's own target and cards, the queue and the trash with full texts, and the other player's cards. */
export const hand = handLines;

/** The meanings of the signs on the board. */
export function legend({ view, voice }: Omit<BoardProps<NiceView>, 'size'>, columns: number): Line[] {
  const { signs, scienceShort, habitatShort, counted, canPay } = boardWords();
  return legendLines(
    [
      ['1[2]3', signs.here],
      ['[3]', signs.ahead],
      ['=3', signs.tied],
      ['*', signs.target(view.targetFactor)],
      [counted(voice.name('tree'), 2, 3), signs.counted],
      [`${scienceShort} ${habitatShort}`, signs.letters],
      [`${scienceShort}1<2`, signs.lacks],
      [canPay(4), signs.canPay],
      ['5+', signs.unknown],
    ],
    columns,
  );
}

/** At the end, who had more of each type, and whose target it was; before that, only what is public of this. */
export function ending(
  props: Omit<BoardProps<NiceView>, 'size'>,
  _outcome: Outcome,
  columns: number,
): readonly Line[] {
  return columns < 80 ? compactTypes(props) : (typesBlock(props, columns)[1] ?? []);
}

/** The board of Nice Green Things: queue, tug of war, cashflow, eco systems, and the leader in each pop type. */
export function draw(props: BoardProps<NiceView>): Line[] {
  return filled(boardLines(props, props.size.columns, props.size.rows), props);
}

/** Every eco system of both players with its cards, the other player's first; Tab goes on to one's own. */
export function drawOthers(props: BoardProps<NiceView>): Line[] {
  const { size } = props;
  const own = ownSeat(props);
  const all = [
    ...allDetails(props, 1 - own, size.columns),
    [],
    ...allDetails(props, own, size.columns),
    ...legendRows(props, size.columns),
    [],
    ...offerLines(props, size.columns),
  ];
  return pageOf(all, props);
}

/** Purchases are many, and their sentences give what they cost. */
export const briefStory: BriefStory = { except: ['placed', 'rearranged'] };
