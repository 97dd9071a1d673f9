import { bold, dim, fitted, type Line, painted } from '../../../drawing/lines.ts';
import { ownerLetter, ownerPaint } from '../../../drawing/theme.ts';
import { elementAt } from '../../../engine/checked.ts';
import type { Seat } from '../../../engine/question.ts';
import type { CardView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { ecoDetail, ecoLine, newEcoDetail } from './eco-systems.ts';
import {
  ecoSystemsOf,
  figuresText,
  isPlacing,
  type NiceBoard,
  ownSeat,
  playerOf,
  popsText,
  suitPiece,
} from './parts.ts';
import { additionPiece, compactQueue } from './queue.ts';
import { compactTracks, trashLine } from './tracks.ts';
import { compactTypes, targetLetters, targetLine } from './types.ts';

/** The parts of the board in the order in which Tab shows them. */
export function compactPanes(): readonly string[] {
  const { panes } = boardWords();
  return [panes.now, panes.queue, panes.own, panes.other, panes.types];
}

function cardLines(board: NiceBoard, card: CardView, before: string): Line[] {
  return [
    [' ', dim(before), bold(board.voice.name(card.id)), ' ', suitPiece(board, card.suit)],
    ['   ', popsText(board, card, false), '  ', figuresText(board, card)],
  ];
}

/** Questions about the queue. */
const aboutQueue: readonly string[] = ['buy', 'roll'];

/**
 * The subject of the question: the queue, the card under the cursor or being placed, the eco system it joins, and the
 * tracks.
 */
function nowPane(board: NiceBoard, columns: number, rows: number): Line[] {
  const { view, question, focus } = board;
  const { placing } = view;
  const tracks = compactTracks(board, columns);
  if (question !== null && isPlacing(board)) {
    const seat = question.seat;
    const eco = playerOf(board, seat).ecosystems.find(
      ({ id }) => id === (question.figures?.['eco'] ?? focus),
    );
    if (question.ask === 'row' && eco === undefined && placing !== null)
      return newEcoDetail(board, seat, columns);
    if (eco !== undefined) return ecoDetail(board, eco, seat, columns);
    return placing === null
      ? [tracks]
      : [tracks, ...cardLines(board, placing, ''), [dim(` ${boardWords().placing}`)]];
  }
  const queue = question !== null && aboutQueue.includes(question.ask) ? compactQueue(board, columns) : [];
  const target = targetLine(board, columns);
  if (queue.length > 0 && queue.length + 1 < rows) return [tracks, target, ...queue];
  const place = view.queue.find(({ card }) => card !== null && card.id === focus);
  if (place?.card !== undefined && place.card !== null) {
    const price = boardWords().price(place.price);
    return [
      tracks,
      ...cardLines(board, place.card, `${place.position} `),
      ['   ', price, '  ', additionPiece(board, place.card), '  ', targetLetters(board)],
    ];
  }
  return [tracks, [' ', ...trashLine(board, columns - 2)], ...ecoLines(board, ownSeat(board)).slice(0, 2)];
}

function ecoLines(board: NiceBoard, seat: Seat): Line[] {
  const { aside } = playerOf(board, seat);
  const ecosystems = ecoSystemsOf(board, seat);
  const letter = painted(ownerLetter(seat), ownerPaint(seat), true);
  if (ecosystems.length === 0 && aside.length === 0)
    return [[' ', letter, dim(` ${boardWords().noEcoSystems}`)]];
  return [
    ...ecosystems.map((eco): Line => [' ', letter, ' ', ...ecoLine(board, eco, seat)]),
    ...aside.map((card): Line => [' ', letter, dim(` ${boardWords().beside} `), board.voice.name(card.id)]),
  ];
}

/** As many whole panes as fit, starting with the chosen one, which is always shown. */
export function compactLines(board: NiceBoard, columns: number, rows: number): Line[] {
  const own = ownSeat(board);
  const panes = [
    () => nowPane(board, columns, rows),
    () => compactQueue(board, columns),
    () => ecoLines(board, own),
    () => ecoLines(board, 1 - own),
    () => compactTypes(board),
  ];
  // The subject of the question comes first; on larger screens, the table of types comes next.
  const order =
    board.pane === 0 ? [0, 4, 2, 1, 3] : panes.map((_, index) => (board.pane + index) % panes.length);
  const lines: Line[] = [];
  order.forEach((place, index) => {
    const pane = elementAt(panes, place)().map((line) => fitted(line, columns, board.glyphs.cut));
    const room = rows - lines.length;
    // The table of types is complete even without the line about the targets.
    const isTypes = place === panes.length - 1;
    if (index === 0 || pane.length <= room) lines.push(...pane);
    else if (isTypes && pane.length - 1 <= room) lines.push(...pane.slice(0, -1));
  });
  return lines;
}
