import type { BoardProps } from '../../../drawing/board.ts';
import { bold, type Line, type Piece, painted, span } from '../../../drawing/lines.ts';
import { left } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint, type Paint } from '../../../drawing/theme.ts';
import { elementAt } from '../../../engine/checked.ts';
import type { Inquiry } from '../../../engine/posed.ts';
import { optionList, type Seat } from '../../../engine/question.ts';
import { signs } from '../../../words/index.ts';
import { signed } from '../../../words/signed.ts';
import { POPS, type Pop, SUITS, type Suit } from '../state.ts';
import type { CardView, EcoSystemView, NiceView, PlayerView } from '../view.ts';
import { boardWords } from '../words/index.ts';

export type NiceBoard = Omit<BoardProps<NiceView>, 'size'>;

const suitPaint: Readonly<Record<Suit, Paint>> = { green: 'green', red: 'red', black: 'black', blue: 'blue' };

/** The suit as a word in its own colour; a dash for cards without a suit. */
export function suitPiece({ voice }: NiceBoard, suit: Suit | null, columns = 0): Piece {
  if (suit === null) return left(boardWords().none, columns || 1);
  const word = voice.name(suit);
  return painted(columns === 0 ? word : left(word, columns), suitPaint[suit], true);
}

/** The seat whose eco systems are shown first: the asked one, else the viewer, else the seat in turn. */
export function ownSeat({ view, question }: NiceBoard): Seat {
  return question?.seat ?? view.viewer ?? view.turn;
}

export function playerOf({ view }: NiceBoard, seat: Seat): PlayerView {
  return elementAt(view.players, seat);
}

/** A player's eco systems in the order of their suits, and within a suit in the order in which they were begun. */
export function ecoSystemsOf(board: NiceBoard, seat: Seat): readonly EcoSystemView[] {
  const { ecosystems } = playerOf(board, seat);
  return SUITS.flatMap((suit) => ecosystems.filter((eco) => eco.suit === suit));
}

/** The suit of an eco system, with a number if the player has several of the suit. */
export function ecoLabel(board: NiceBoard, eco: EcoSystemView, seat: Seat): Piece {
  const isOnly = playerOf(board, seat).ecosystems.filter(({ suit }) => suit === eco.suit).length < 2;
  const number = isOnly ? '' : (/\d+$/.exec(eco.id)?.[0] ?? '');
  return painted(left(`${board.voice.name(eco.suit)}${number}`, 7), suitPaint[eco.suit], true);
}

/** Letter and name of a player in a fixed width; the player in turn is bold and has the cursor's mark. */
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
  if (pops.length === 0) return (isShort ? boardWords().kinds : boardWords().kindsLong)[card.kind];
  return pops
    .map((pop) => `${isShort ? boardWords().shortPops[pop] : voice.name(pop)} ${card.pops[pop]}`)
    .join(' ');
}

/** A card's science, habitat and effect on cashflow: `S1 H1 cash -1`. */
export function figuresText(board: NiceBoard, card: CardView): string {
  const { view } = board;
  const parts: string[] = [];
  if (card.science > 0) parts.push(`${boardWords().scienceShort}${card.science}`);
  if (card.habitat > 0) parts.push(`${boardWords().habitatShort}${card.habitat}`);
  parts.push(`${boardWords().cashShort} ${signed(card.net)}`);
  if (view.crowdCounts && card.crowd !== card.crowdLoss)
    parts.push(boardWords().crowd(card.crowd - card.crowdLoss));
  return parts.join(' ');
}

/** A card in one line: its name, its suit, and all its figures. */
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

/** The pop types with the number that counts of each, and the number in the top row if it is higher. */
export function worthText({ voice }: NiceBoard, eco: EcoSystemView, isShort: boolean): string {
  const name = (pop: Pop) => (isShort ? boardWords().shortPops[pop] : voice.name(pop));
  return POPS.filter((pop) => (eco.symbols.pops[pop] ?? 0) > 0)
    .map((pop) => boardWords().counted(name(pop), eco.value[pop] ?? 0, eco.symbols.pops[pop] ?? 0))
    .join(isShort ? ' ' : signs().list);
}

/** The total number of pops that count. */
export function worthOf(eco: EcoSystemView): number {
  return POPS.reduce((sum, pop) => sum + (eco.value[pop] ?? 0), 0);
}

/** The number of symbols that a supporting row would need to limit no type; 0 if it limits none. */
export function neededIn(eco: EcoSystemView, row: 'habitat' | 'science'): number {
  const held = POPS.filter((pop) => eco.limits[pop]?.includes(row) === true);
  return Math.max(0, ...held.map((pop) => eco.symbols.pops[pop] ?? 0));
}

/** A supporting row: its symbols and, if it limits a type, the number that it would need: `S1<2`. */
export function supportPieces(
  eco: EcoSystemView,
  row: 'habitat' | 'science',
  label: string,
  isShort: boolean,
): Piece[] {
  const needed = neededIn(eco, row);
  const have = `${label}${eco.symbols[row]}`;
  if (needed === 0) return [have];
  return [
    span(have, { bold: true, paint: 'bad' }),
    isShort ? `<${needed}` : `${signs().comma}${boardWords().needs(needed)}`,
  ];
}

/** The pops that the option under the cursor adds for the asked seat, by type, read from the question's effects. */
export function previewOf({ inquiry, focus }: NiceBoard): Readonly<Partial<Record<Pop, number>>> {
  if (inquiry === null || focus === null) return {};
  return additionsOf(inquiry, focus);
}

/** The pops that an option adds, by type; empty if the question does not know the option. */
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

/** The mark of a card or other option in the question. */
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

/** Whether the question is about the places of cards in an eco system. */
export function isPlacing({ question }: NiceBoard): boolean {
  return question !== null && ['to', 'row', 'rearrange'].includes(question.ask);
}
