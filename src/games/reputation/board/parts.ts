import type { BoardProps } from '../../../drawing/board.ts';
import { bold, dim, type Line, type Piece, painted, span } from '../../../drawing/lines.ts';
import { left } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../../drawing/theme.ts';
import type { Seat } from '../../../engine/question.ts';
import { signs } from '../../../words/index.ts';
import type { PlayerView, ReputationView, SharedStackView } from '../view.ts';
import { boardWords } from '../words/index.ts';

export type ReputationBoard = Omit<BoardProps<ReputationView>, 'size'>;

/** The spaces of a break room from left to right, as their owner sees them. */
const spaces = ['left', 'middle', 'right'] as const;

/** The seat whose power and agenda are shown: the asked one, else the viewer; null for a spectator. */
export function ownSeat({ view, question }: ReputationBoard): Seat | null {
  return question?.seat ?? view.viewer;
}

/** The seat that acts now: the asked one, else the one whose bidding turn it is. */
function actingSeat({ view, question }: ReputationBoard): Seat | null {
  return question?.seat ?? view.turn;
}

export function letter(seat: Seat): Piece {
  return painted(ownerLetter(seat), ownerPaint(seat), true);
}

/** Letter and name, for use in a sentence. */
export function person({ voice }: ReputationBoard, seat: Seat): Line {
  return [letter(seat), ' ', voice.seat(seat)];
}

/** Letter and name in a fixed width, with the CEO's current role: to act, start player. */
export function ceoName(board: ReputationBoard, seat: Seat, columns: number): Line {
  const { view, voice, glyphs } = board;
  const name = left(voice.seat(seat), Math.max(0, columns - 3), glyphs.cut);
  const acts = actingSeat(board) === seat;
  return [
    acts ? bold(glyphs.cursor) : ' ',
    letter(seat),
    view.startPlayer === seat && !view.gameOver ? '*' : ' ',
    acts ? bold(name) : name,
  ];
}

/** A break room: `[o . o]`, with its spaces in the owner's order; the one under the cursor is marked. */
export function breakRoom(board: ReputationBoard, player: PlayerView, gap = ' '): Line {
  const { question, focus } = board;
  const isAsked = question?.seat === player.seat && ['decline', 'recall'].includes(question.ask);
  const pieces: Piece[] = ['['];
  spaces.forEach((space, index) => {
    if (index > 0) pieces.push(gap);
    const inverse = isAsked && focus === space;
    if (player.breakRoom[space] > 0)
      pieces.push(span('o', { bold: true, paint: ownerPaint(player.seat), inverse }));
    else pieces.push(inverse ? span('.', { inverse }) : dim('.'));
  });
  pieces.push(']');
  return pieces;
}

/** Credits if the viewer may know them, otherwise a question mark. */
export function creditsText({ credits }: PlayerView): string {
  return credits === null ? boardWords().hidden : String(credits);
}

/** The owners of a shared stack, as `a-b`: a CEO and the left neighbour. */
export function pairPieces({ pair }: SharedStackView): Line {
  return [letter(pair[0]), dim('-'), letter(pair[1])];
}

/** The reputation that a shared stack gives to both sides. */
export function reputationOn({ cards }: SharedStackView): number {
  return cards.reduce((sum, { reputation }) => sum + reputation, 0);
}

/** The workers of both sides on a shared stack: `a 3  b 1`, in short `a3 b1`, or with the unit `a3w b1w`. */
export function workersOn(
  { pair, workers }: SharedStackView,
  form: 'long' | 'short' | 'with-unit' = 'long',
): Line {
  const gap = form === 'long' ? ' ' : '';
  const count = form === 'with-unit' ? boardWords().workersShort : String;
  const side = (place: 0 | 1): Line => [letter(pair[place]), gap, bold(count(workers[place]))];
  return [...side(0), form === 'long' ? '  ' : ' ', ...side(1)];
}

/** A power with its remaining uses. */
export function powerLine({ voice }: ReputationBoard, { corporation }: PlayerView): string {
  return corporation === null ? boardWords().none : `${voice.name(corporation.word)} ${corporation.usesLeft}`;
}

/** The stack in front of a CEO: the number of face-down cards, and the number of workers on top. */
export function privateStackText({ privateStack }: PlayerView): string {
  return `${boardWords().cards(privateStack.cardCount)}${signs().comma}${boardWords().workers(privateStack.workers)}`;
}
