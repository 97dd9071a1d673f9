import type { Block } from '../../../drawing/blocks.ts';
import {
  bold,
  dim,
  fitted,
  type Line,
  lineWidth,
  type Piece,
  painted,
  restyle,
  sideBySide,
  span,
} from '../../../drawing/lines.ts';
import { left, wrap } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../../drawing/theme.ts';
import { elementAt } from '../../../engine/checked.ts';
import type { Seat } from '../../../engine/question.ts';
import { bracketed, signs } from '../../../words/index.ts';
import { ROWS, type Row } from '../state.ts';
import type { CardView, EcoSystemView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import {
  cardLine,
  ecoLabel,
  ecoSystemsOf,
  type NiceBoard,
  neededIn,
  playerName,
  playerOf,
  popsText,
  supportPieces,
  worthOf,
  worthText,
} from './parts.ts';

/** The rows of an eco system from the top down, as on the table. */
const fromTop: readonly Row[] = [...ROWS].reverse();

/** The eco system in one line: `green  tree 1/2 bat 1  S2 H1<2`. */
export function ecoLine(board: NiceBoard, eco: EcoSystemView, seat: Seat): Line {
  const worth = worthText(board, eco, true);
  return [
    ecoLabel(board, eco, seat),
    bold(worth === '' ? boardWords().none : worth),
    '  ',
    ...supportPieces(eco, 'science', boardWords().scienceShort, true),
    ' ',
    ...supportPieces(eco, 'habitat', boardWords().habitatShort, true),
  ];
}

function asideLine(board: NiceBoard, seat: Seat): Line {
  const { aside } = playerOf(board, seat);
  if (aside.length === 0) return [];
  const names = aside.map((card) => `${board.voice.name(card.id)}`).join(signs().list);
  return [dim(`${boardWords().beside} `), names];
}

/** A player's eco systems in short form, and the cards beside them. */
function shortEntries(board: NiceBoard, seat: Seat): Line[] {
  const letter = painted(ownerLetter(seat), ownerPaint(seat), true);
  const entries = playerOf(board, seat).ecosystems.map(
    (eco): Line => [' ', letter, ' ', ...ecoLine(board, eco, seat)],
  );
  const aside = asideLine(board, seat);
  if (entries.length === 0 && aside.length === 0)
    return [[' ', letter, ' ', dim(boardWords().noEcoSystemsLong)]];
  if (entries.length === 0) entries.push([' ', letter, ' ', dim(boardWords().noEcoSystems)]);
  if (aside.length > 0) entries.push([' ', letter, ' ', ...aside]);
  return entries;
}

/** All eco systems of a player in as few rows as possible. */
function closeTogether(board: NiceBoard, seat: Seat, columns: number): Line[] {
  const lines: Piece[][] = [];
  for (const entry of shortEntries(board, seat)) {
    const last = lines.at(-1);
    if (last !== undefined && lineWidth(last) + lineWidth(entry) + 1 <= columns) last.push(' ', ...entry);
    else lines.push([...entry]);
  }
  return lines;
}

/** All eco systems of a player, two per row, or one per row if two do not fit. */
function twoInARow(board: NiceBoard, seat: Seat, columns: number): Line[] {
  const entries = shortEntries(board, seat);
  const width = Math.floor(columns / 2);
  if (entries.some((entry) => lineWidth(entry) > width)) return closeTogether(board, seat, columns);
  const lines: Line[] = [];
  for (let index = 0; index < entries.length; index += 2)
    lines.push([...fitted(elementAt(entries, index), width), ...(entries[index + 1] ?? [])]);
  return lines;
}

/** An eco system as a small column: suit and value, then its three rows from the top down. */
function ecoColumn(board: NiceBoard, eco: EcoSystemView, seat: Seat, width: number): Line[] {
  const letter = painted(ownerLetter(seat), ownerPaint(seat), true);
  const isFocus = board.focus === eco.id;
  const head: Line = [
    isFocus ? bold(board.glyphs.cursor) : ' ',
    letter,
    ' ',
    ecoLabel(board, eco, seat),
    bold(boardWords().worth(worthOf(eco))),
  ];
  const indented = (pieces: readonly Piece[]): Line => [' ', ...pieces];
  const pops = wrap(worthText(board, eco, true), width - 1);
  return [
    isFocus ? restyle(head, { inverse: true }) : head,
    indented([pops[0] === '' ? dim(`${boardWords().pops} ${boardWords().none}`) : bold(pops.join(' '))]),
    indented(supportPieces(eco, 'science', `${boardWords().science} `, false)),
    indented(supportPieces(eco, 'habitat', `${boardWords().habitat} `, false)),
  ];
}

/** The eco systems of a player side by side, as many per band as fit. */
function inColumns(board: NiceBoard, seat: Seat, columns: number): Line[] {
  const ecosystems = ecoSystemsOf(board, seat);
  if (ecosystems.length === 0) return twoInARow(board, seat, columns);
  const across = Math.min(4, Math.max(1, Math.floor(columns / 19)));
  const width = Math.floor(columns / across);
  const lines: Line[] = [];
  for (let from = 0; from < ecosystems.length; from += across) {
    const band = ecosystems
      .slice(from, from + across)
      .map((eco) => ({ lines: ecoColumn(board, eco, seat, width), columns: width }));
    lines.push(...sideBySide(band, ''));
  }
  const aside = asideLine(board, seat);
  if (aside.length > 0) lines.push([' ', ...aside]);
  return lines;
}

/** The eco systems of a player: as compact as possible, two per row, or as columns of three rows each. */
export function ecoBlock(board: NiceBoard, seat: Seat, columns: number): Block {
  const close = closeTogether(board, seat, columns);
  const all = twoInARow(board, seat, columns);
  const wide = inColumns(board, seat, columns);
  return [close, ...(all.length > close.length ? [all] : []), ...(wide.length > all.length ? [wide] : [])];
}

/** The card in a row of an eco system, as `Newt census (amphibian 2)` or with its symbols of that row. */
function cardInRow(board: NiceBoard, card: CardView, row: Row): string {
  const name = board.voice.name(card.id);
  return `${name}${bracketed(row === 'pops' ? popsText(board, card, false) : card[row])}`;
}

/** The eco systems of a player as `ecoBlock` shows them, but in a single row where there is no room for more. */
export function foldedEcoBlock(board: NiceBoard, seat: Seat, columns: number): Block {
  const block = ecoBlock(board, seat, columns);
  if ((block[0]?.length ?? 0) < 2) return block;
  const [first, ...others] = shortEntries(board, seat);
  const row = [...(first ?? []), ...others.flatMap((entry) => [' ', ...entry])];
  return [[fitted(row, columns, board.glyphs.more)], ...block];
}

/**
 * An eco system with all its cards, one line per row: the row's symbols, the types that it limits, and its cards. A
 * card being placed is shown in the row under the cursor, and a card under the cursor is marked in place.
 */
export function ecoDetail(board: NiceBoard, eco: EcoSystemView, seat: Seat, columns: number): Line[] {
  const { voice, glyphs, focus, question } = board;
  const isOpen = question?.seat === seat && question.figures?.['eco'] === eco.id;
  const isNarrow = columns < 60;
  const worth = worthText(board, eco, isNarrow);
  const name = isNarrow ? voice.name(eco.suit) : voice.name(eco.id);
  const head: Line = [
    focus === eco.id ? bold(glyphs.cursor) : ' ',
    painted(ownerLetter(seat), ownerPaint(seat), true),
    ' ',
    focus === eco.id ? span(name, { bold: true, inverse: true }) : bold(name),
    '  ',
    worth === ''
      ? dim(boardWords().empty)
      : bold(`${boardWords().worth(worthOf(eco))}${signs().colon}${worth}`),
  ];
  const moving = isOpen && question.ask === 'row' ? String(question.figures?.['card'] ?? '') : '';
  const rows = fromTop.map((row): Line => {
    const needed = row === 'pops' ? 0 : neededIn(eco, row);
    const symbols = row === 'pops' ? '' : String(eco.symbols[row]);
    const limit = needed === 0 ? symbols : `${symbols}${signs().comma}${boardWords().needs(needed)}`;
    const figures = left(limit, isNarrow ? limit.length + 1 : 12);
    const isChosen = moving !== '' && focus === row;
    const cards = eco[row].map((card): Piece => {
      const text = cardInRow(board, card, row);
      const isMarked = card.id === focus || (card.id === moving && !isChosen);
      return isMarked ? span(text, { inverse: true }) : text;
    });
    if (isChosen && !eco[row].some(({ id }) => id === moving)) {
      const joining = span(`+ ${voice.name(moving)}`, { bold: true, inverse: true });
      // If a row is likely to be cut off, the card in question comes first.
      if (isNarrow) cards.unshift(joining);
      else cards.push(joining);
    }
    return [
      '   ',
      isChosen ? bold(left(voice.name(row), 9)) : dim(left(voice.name(row), 9)),
      needed === 0 ? figures : span(figures, { bold: true, paint: 'bad' }),
      ...(cards.length === 0
        ? [dim(boardWords().none)]
        : cards.flatMap((card, index) => (index === 0 ? [card] : [signs().list, card]))),
    ];
  });
  return [head, ...rows].map((line) => fitted(line, columns, glyphs.cut));
}

/** A new eco system, while the row of its first card is being chosen. */
export function newEcoDetail(board: NiceBoard, seat: Seat, columns: number): Line[] {
  const { placing } = board.view;
  const suit = placing?.suit ?? null;
  if (suit === null) return [];
  const id = String(board.question?.figures?.['eco'] ?? '');
  const none = { habitat: [], science: [], pops: [] };
  const symbols = { habitat: 0, science: 0, pops: {} };
  const eco: EcoSystemView = { id, suit, ...none, symbols, value: {}, limits: {} };
  const [, ...rows] = ecoDetail(board, eco, seat, columns);
  const head: Line = [
    '  ',
    painted(ownerLetter(seat), ownerPaint(seat), true),
    ' ',
    bold(boardWords().newEco(board.voice.name(suit))),
  ];
  return [head, ...rows];
}

/** The card that waits to be placed, with all its figures. */
export function placingLine(board: NiceBoard): Line {
  const { placing } = board.view;
  if (placing === null) return [];
  return [' ', dim(`${boardWords().placing} `), ...cardLine(board, placing)];
}

/** All eco systems of a player with their cards. */
export function allDetails(board: NiceBoard, seat: Seat, columns: number): Line[] {
  const { aside } = playerOf(board, seat);
  const ecosystems = ecoSystemsOf(board, seat);
  const lines: Line[] = [[...playerName(board, seat, 24)]];
  if (ecosystems.length === 0) lines.push([dim(`   ${boardWords().noEcoSystems}`)]);
  for (const eco of ecosystems) lines.push(...ecoDetail(board, eco, seat, columns));
  for (const card of aside) lines.push([`   ${boardWords().beside} `, ...cardLine(board, card)]);
  return lines;
}
