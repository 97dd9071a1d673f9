import type { BoardProps } from '../../../drawing/board.ts';
import { bold, type Line, type Piece, painted, span } from '../../../drawing/lines.ts';
import { left } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint, type Paint } from '../../../drawing/theme.ts';
import { elementAt } from '../../../engine/checked.ts';
import type { Inquiry } from '../../../engine/posed.ts';
import { optionList, type Seat } from '../../../engine/question.ts';
import { POPS, type Pop, SUITS, type Suit } from '../state.ts';
import type { CardView, EcoSystemView, NiceView, PlayerView } from '../view.ts';
import { boardWords } from './words.en.ts';

export type NiceBoard = Omit<BoardProps<NiceView>, 'size'>;

const suitPaint: Readonly<Record<Suit, Paint>> = { green: 'green', red: 'red', black: 'black', blue: 'blue' };

/** The suit as a word in its own colour; cards without one are named by a dash. */
export function suitPiece({ voice }: NiceBoard, suit: Suit | null, columns = 0): Piece {
  if (suit === null) return left(boardWords.none, columns || 1);
  const word = voice.name(suit);
  return painted(columns === 0 ? word : left(word, columns), suitPaint[suit], true);
}

/** The seat whose eco systems are shown first: the asked one, else the viewer, else the one whose turn it is. */
export function ownSeat({ view, question }: NiceBoard): Seat {
  return question?.seat ?? view.viewer ?? view.turn;
}

export function playerOf({ view }: NiceBoard, seat: Seat): PlayerView {
  return elementAt(view.players, seat);
}

/** A player's eco systems by suit, in the order of the suits; within a suit in the order in which they were begun. */
export function ecoSystemsOf(board: NiceBoard, seat: Seat): readonly EcoSystemView[] {
  const { ecosystems } = playerOf(board, seat);
  return SUITS.flatMap((suit) => ecosystems.filter((eco) => eco.suit === suit));
}

/** The suit of an eco system, with its number where the player has several of the suit. */
export function ecoLabel(board: NiceBoard, eco: EcoSystemView, seat: Seat): Piece {
  const isOnly = playerOf(board, seat).ecosystems.filter(({ suit }) => suit === eco.suit).length < 2;
  const number = isOnly ? '' : (/\d+$/.exec(eco.id)?.[0] ?? '');
  return painted(left(`${board.voice.name(eco.suit)}${number}`, 7), suitPaint[eco.suit], true);
}

/** Letter and name of a player in so many cells; whose turn it is stands in bold with the cursor's mark before it. */
export function playerName({ view, voice, glyphs }: NiceBoard, seat: Seat, columns: number): Line {
  const name = left(voice.seat(seat), Math.max(0, columns - 3), glyphs.cut);
  const isTurn = view.turn === seat && view.phase !== 'over';
  return [
    isTurn ? bold(glyphs.cursor) : ' ',
    painted(ownerLetter(seat), ownerPaint(seat), true),
    ' ',
    isTurn ? bold(name) : name,
  ];
}

/** The pops on a card, as `tree 2, bat 1`; rescue projects and visitor centres by their kind. */
export function popsText({ voice }: NiceBoard, card: CardView, isShort: boolean): string {
  const pops = POPS.filter((pop) => (card.pops[pop] ?? 0) > 0);
  if (pops.length === 0) return (isShort ? boardWords.kinds : boardWords.kindsLong)[card.kind];
  return pops
    .map((pop) => `${isShort ? boardWords.shortPops[pop] : voice.name(pop)} ${card.pops[pop]}`)
    .join(' ');
}

/** Science, habitat and what the card does to cashflow: `S1 H1 cash -1`. */
export function figuresText(board: NiceBoard, card: CardView): string {
  const { view } = board;
  const parts: string[] = [];
  if (card.science > 0) parts.push(`${boardWords.scienceShort}${card.science}`);
  if (card.habitat > 0) parts.push(`${boardWords.habitatShort}${card.habitat}`);
  parts.push(`${boardWords.cash} ${signed(card.net)}`);
  if (view.crowdCounts && card.crowd !== card.crowdLoss)
    parts.push(boardWords.crowd(card.crowd - card.crowdLoss));
  return parts.join(' ');
}

/** A card in one line: its name, its suit, and all that it shows. */
export function cardLine(board: NiceBoard, card: CardView): Line {
  const pops = popsText(board, card, false);
  return [
    bold(board.voice.name(card.id)),
    '  ',
    suitPiece(board, card.suit),
    pops === '' ? '  ' : `  ${pops}  `,
    figuresText(board, card),
  ];
}

export function signed(value: number): string {
  return value > 0 ? `+${value}` : String(value);
}

/** The pop types with what counts of each, and where that is less than lies in the top row also that. */
export function worthText({ voice }: NiceBoard, eco: EcoSystemView, isShort: boolean): string {
  const name = (pop: Pop) => (isShort ? boardWords.shortPops[pop] : voice.name(pop));
  return POPS.filter((pop) => (eco.symbols.pops[pop] ?? 0) > 0)
    .map((pop) => boardWords.counted(name(pop), eco.value[pop] ?? 0, eco.symbols.pops[pop] ?? 0))
    .join(isShort ? ' ' : ', ');
}

/** How many pops of all types count. */
export function worthOf(eco: EcoSystemView): number {
  return POPS.reduce((sum, pop) => sum + (eco.value[pop] ?? 0), 0);
}

/** How many symbols a supporting row would need so that it limits no type; 0 where it limits none. */
export function neededIn(eco: EcoSystemView, row: 'habitat' | 'science'): number {
  const held = POPS.filter((pop) => eco.limits[pop]?.includes(row) === true);
  return Math.max(0, ...held.map((pop) => eco.symbols.pops[pop] ?? 0));
}

/** A supporting row: its symbols, and how many it would need where it limits a type; `S1<2` where it is short. */
export function supportPieces(
  eco: EcoSystemView,
  row: 'habitat' | 'science',
  label: string,
  isShort: boolean,
): Piece[] {
  const needed = neededIn(eco, row);
  const have = `${label}${eco.symbols[row]}`;
  if (needed === 0) return [have];
  return [span(have, { bold: true, paint: 'bad' }), isShort ? `<${needed}` : `, ${boardWords.needs(needed)}`];
}

/** What the option under the cursor adds to the pops of the asked seat, by type: from what the question tells. */
export function previewOf({ inquiry, focus }: NiceBoard): Readonly<Partial<Record<Pop, number>>> {
  if (inquiry === null || focus === null) return {};
  return additionsOf(inquiry, focus);
}

/** What an option adds by type; nothing where the question does not know it. */
export function additionsOf(
  inquiry: Inquiry,
  option: string | number | boolean,
): Readonly<Partial<Record<Pop, number>>> {
  const additions: Partial<Record<Pop, number>> = {};
  for (const { what, by, seat } of inquiry.about(option).effects) {
    const pop = POPS.find((type) => type === what);
    if (pop !== undefined && by !== undefined && seat === undefined) additions[pop] = by;
  }
  return additions;
}

/** How a card or other option stands in the question. */
export function markOf(
  { question, inquiry, focus }: NiceBoard,
  option: string,
): 'focus' | 'allowed' | 'barred' | 'none' {
  if (question === null) return 'none';
  if (focus === option) return 'focus';
  if (optionList(question).includes(option)) return 'allowed';
  const barred = inquiry?.barred().some((entry) => entry.option === option) ?? false;
  return barred ? 'barred' : 'none';
}

/** Whether the question is about where cards of an eco system lie. */
export function isPlacing({ question }: NiceBoard): boolean {
  return question !== null && ['to', 'row', 'rearrange'].includes(question.ask);
}
