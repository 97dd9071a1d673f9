import type { Block } from '../../../drawing/blocks.ts';
import {
  bold,
  dim,
  fitted,
  type Line,
  type Piece,
  painted,
  restyle,
  sideBySide,
  span,
} from '../../../drawing/lines.ts';
import { left, widthOf, wrap } from '../../../drawing/text.ts';
import { signs } from '../../../words/index.ts';
import { POPS } from '../state.ts';
import type { CardView, QueueView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import {
  additionsOf,
  figuresText,
  markOf,
  type NiceBoard,
  ownSeat,
  playerOf,
  popsText,
  suitPiece,
} from './parts.ts';

/** The parts of each card that the queue can show, from the top down. */
type Part = 'suit' | 'name' | 'long-name' | 'pops' | 'figures' | 'price' | 'adds';

/**
 * The project queue as a row of cards, front on the left: first in five rows; with more room, an extra row shows what
 * each card would add.
 */
export function queueBlock(board: NiceBoard, columns: number): Block {
  const adds: readonly Part[] = isAsked(board) ? ['adds'] : [];
  const sizes: readonly (readonly Part[])[] = [
    // While no question is open, the queue may shrink in favour of what is being told.
    ...(board.question === null ? [['suit', 'name', 'pops'] as const] : []),
    ['suit', 'name', 'pops', 'figures', 'price'],
    ['suit', 'name', 'pops', 'figures', 'price', ...adds],
    // Names get a second row only if one of them needs it.
    ...(isAnyLong(board, columns)
      ? [['suit', 'long-name', 'pops', 'figures', 'price', ...adds] as const]
      : []),
  ];
  return sizes.map((parts) => queueLines(board, columns, parts));
}

function isAnyLong({ view, voice }: NiceBoard, columns: number): boolean {
  const width = placeColumns(view.queue.length, columns) - 1;
  return view.queue.some(({ card }) => card !== null && widthOf(voice.name(card.id)) > width);
}

/** The width of a place in the queue in cells; a short queue keeps the widths of a full one. */
function placeColumns(count: number, columns: number): number {
  return Math.floor(columns / Math.max(5, count));
}

/** The queue as a single row of names, while another card is being placed. */
export function queueNames(board: NiceBoard, columns: number): Line[] {
  return queueLines(board, columns, ['name']);
}

/** The queue for the narrowest screens, in four rows. */
export function compactQueue(board: NiceBoard, columns: number): Line[] {
  return queueLines(board, columns, ['suit', 'pops', 'figures', 'price']);
}

function queueLines(board: NiceBoard, columns: number, parts: readonly Part[]): Line[] {
  const { queue } = board.view;
  const width = placeColumns(queue.length, columns);
  const cards = queue.map((place) => ({ lines: cardLines(board, place, width, parts), columns: width }));
  if (cards.length === 0) return [];
  return sideBySide(cards, '');
}

function cardLines(board: NiceBoard, place: QueueView, width: number, parts: readonly Part[]): Line[] {
  const { card } = place;
  const isBuying = board.question?.ask === 'buy';
  const mark = card === null || !isBuying ? 'none' : markOf(board, card.id);
  const lines = parts.flatMap((part) => partLines(board, place, width - 1, part, parts.includes('adds')));
  return lines.map((line, index): Line => {
    const cell = fitted(line, width - 1, board.glyphs.cut);
    const isName =
      parts[index] === 'name' || parts[index] === 'long-name' || (parts.includes('long-name') && index === 2);
    if (mark === 'focus' && isName) return [' ', ...restyle(cell, { inverse: true })];
    if (mark === 'barred') return [' ', ...restyle(cell, { dim: true })];
    return [index === 0 && mark === 'focus' ? bold(board.glyphs.cursor) : ' ', ...cell];
  });
}

function partLines(board: NiceBoard, place: QueueView, width: number, part: Part, withAdds: boolean): Line[] {
  const { card, position, price } = place;
  const { glyphs, voice } = board;
  const isNarrow = width < 12;
  if (card === null) {
    const gap: Piece = dim(
      part === 'suit' ? `${position}` : part === 'name' || part === 'long-name' ? boardWords().emptied : '',
    );
    return part === 'long-name' ? [[gap], []] : [[gap]];
  }
  switch (part) {
    case 'suit':
      return [[dim(`${position} `), suitPiece(board, card.suit)]];
    case 'name':
      return [[bold(left(voice.name(card.id), width, glyphs.cut))]];
    case 'long-name': {
      const rows = wrap(voice.name(card.id), width);
      return [0, 1].map((index): Line => [bold(rows[index] ?? '')]);
    }
    case 'pops':
      return [[popsText(board, card, width < 24)]];
    case 'figures':
      return [
        [isNarrow ? figuresText(board, card).replace(`${boardWords().cash} `, '') : figuresText(board, card)],
      ];
    case 'price': {
      const word = boardWords().price(price);
      const adds = withAdds || isNarrow ? '' : shortAddition(board, card);
      return [[word, adds === '' ? '' : signs().comma, painted(adds, 'good')]];
    }
    case 'adds':
      return [[additionPiece(board, card)]];
  }
}

function isAsked(board: NiceBoard): boolean {
  return board.question?.ask === 'buy';
}

function shortAddition(board: NiceBoard, card: CardView): string {
  const { inquiry } = board;
  if (inquiry === null || !isAsked(board)) return '';
  const count = Object.values(additionsOf(inquiry, card.id)).reduce((sum, by) => sum + by, 0);
  return count === 0 ? '' : boardWords().addsCount(count);
}

/** The pops that the card would add to the asked player's counts. */
export function additionPiece(board: NiceBoard, card: CardView): Piece {
  const { inquiry, voice } = board;
  if (inquiry === null || !isAsked(board)) return '';
  const additions = additionsOf(inquiry, card.id);
  const pops = POPS.filter((pop) => additions[pop] !== undefined);
  if (pops.length > 0) {
    const short = pops.map((pop) => `${boardWords().shortPops[pop]} +${additions[pop]}`).join(' ');
    return span(boardWords().adds(short), { paint: 'good', bold: true });
  }
  if (card.suit === null || card.kind !== 'project') return dim(boardWords().none);
  const own = playerOf(board, ownSeat(board)).ecosystems.some(({ suit }) => suit === card.suit);
  return dim(own ? boardWords().addsNothing : boardWords().begins(voice.name(card.suit)));
}
