import type { Block } from '../../../drawing/blocks.ts';
import {
  bold,
  dim,
  type Line,
  lineWidth,
  type Piece,
  painted,
  span,
  spread,
} from '../../../drawing/lines.ts';
import { left, widthOf } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../../drawing/theme.ts';
import type { Seat } from '../../../engine/question.ts';
import { signs } from '../../../words/index.ts';
import { boardWords } from '../words/index.ts';
import { cardLine, figuresText, type NiceBoard, ownSeat, playerOf, popsText, suitPiece } from './parts.ts';

/** The row of queue points: one marker, which every payment pulls towards the player who is paid. */
export function tugOfWar({ view }: NiceBoard): Line {
  const limit = view.queuePointLimit;
  const first = view.players[0]?.qp ?? 0;
  const pieces: Piece[] = [];
  for (let space = limit; space >= -limit; space -= 1) {
    const isHere = space === first;
    pieces.push(isHere ? '[' : space + 1 === first ? ']' : ' ');
    const owner: Seat = space > 0 ? 0 : 1;
    const text = String(Math.abs(space));
    if (isHere) pieces.push(span(text, { bold: true, paint: space === 0 ? undefined : ownerPaint(owner) }));
    else pieces.push(dim(text));
  }
  pieces.push(first === -limit ? ']' : ' ');
  return pieces;
}

/**
 * A cashflow chart: the spaces of the track with the marker on the player's level; beyond its end, the level as a
 * number.
 */
export function cashflowChart({ view }: NiceBoard, seat: Seat): Line {
  const cash = view.players[seat]?.cash ?? 0;
  const end = view.cashTrackEnd;
  const here = Math.min(cash, end);
  const pieces: Piece[] = [];
  for (let space = 0; space <= end; space += 1) {
    pieces.push(space === here ? '[' : space === here + 1 ? ']' : ' ');
    const text = space < end ? String(space) : cash > end ? String(cash) : `${end}+`;
    pieces.push(space === here ? bold(text) : dim(text));
  }
  pieces.push(here === end ? ']' : ' ');
  return pieces;
}

function nameEnds(board: NiceBoard, most: number): { first: Line; second: Line } {
  const { voice, glyphs } = board;
  const name = (seat: Seat) => voice.seat(seat);
  const shown = (seat: Seat) => left(name(seat), Math.min(most, widthOf(name(seat))), glyphs.cut);
  const letter = (seat: Seat) => painted(ownerLetter(seat), ownerPaint(seat), true);
  return { first: [letter(0), ' ', shown(0), ' '], second: [' ', shown(1), ' ', letter(1)] };
}

/** A row with die and stock at its end; without room, the stock is omitted, because the headline gives it as well. */
function withPiles({ view, glyphs }: NiceBoard, row: Line, columns: number): Line {
  const die = dim(view.die === 0 ? boardWords().noDie : boardWords().die(view.die));
  const whole: Line = [die, '  ', dim(boardWords().stock(view.stock)), ' '];
  const room = columns - lineWidth(row) - 2;
  const end = [whole, [die, ' ']].find((pieces) => lineWidth(pieces) <= room) ?? [];
  return spread(row, end, columns, glyphs.cut);
}

/**
 * The top card of the trash pile in a given width: with all its figures if there is room, otherwise its name and suit.
 * @param mayCut whether the name is cut if it does not fit; otherwise the line is wider than the width
 */
export function trashLine(board: NiceBoard, columns: number, mayCut = true): Line {
  const { view, voice, glyphs } = board;
  const top = view.trash[0];
  if (top === undefined) return [dim(boardWords().trashEmpty)];
  const whole: Line = [dim(`${boardWords().trashTop} `), ...cardLine(board, top)];
  const counted: Line = [...whole, dim(`  ${boardWords().trashCount(view.trash.length)}`)];
  if (lineWidth(counted) <= columns) return counted;
  if (lineWidth(whole) <= columns) return whole;
  const pops = popsText(board, top, true);
  const brief: Line = [
    dim(`${boardWords().trashTop} `),
    suitPiece(board, top.suit),
    ` ${pops === '' ? '' : `${pops} `}${figuresText(board, top)}`,
  ];
  const short: Line = [
    dim(`${boardWords().trashTop} `),
    bold(voice.name(top.id)),
    signs().open,
    suitPiece(board, top.suit),
    signs().close,
  ];
  return lineWidth(short) <= columns
    ? short
    : lineWidth(brief) <= columns || !mayCut
      ? brief
      : [
          dim(`${boardWords().trashTop} `),
          left(voice.name(top.id), columns - widthOf(boardWords().trashTop) - 1, glyphs.cut),
        ];
}

/** Queue points, both cashflow charts, die, stock and trash, in two rows, or in three if there is room. */
export function tracksBlock(board: NiceBoard, columns: number): Block {
  const { first, second } = nameEnds(board, 12);
  const tug: Line = [' ', dim(left(boardWords().queuePoints, 13)), ...first, ...tugOfWar(board), ...second];
  const own = playerOf(board, ownSeat(board));
  const spend: Line = [
    painted(ownerLetter(own.seat), ownerPaint(own.seat), true),
    ` ${boardWords().canPay(own.canPay)}`,
  ];
  const chart = (seat: Seat): Line => [
    painted(ownerLetter(seat), ownerPaint(seat), true),
    ' ',
    ...cashflowChart(board, seat),
  ];
  const charts: Line = [' ', dim(`${boardWords().cash} `), ...chart(0), ' ', ...chart(1)];
  const paying: Line = [...tug, '  ', ...spend];
  const room = columns - lineWidth(paying) - 2;
  const trash = trashLine(board, room, false);
  return [
    [oneRow(board, columns)],
    [
      // If both do not fit, the row keeps the affordable prices, and the trash goes to a row of its own.
      lineWidth(trash) <= room ? spread(paying, [...trash, ' '], columns) : paying,
      withPiles(board, charts, columns),
      ...(lineWidth(trash) <= room ? [] : [[' ', ...trashLine(board, columns - 2)] as Line]),
    ],
    [withPiles(board, paying, columns), charts, [' ', ...trashLine(board, columns - 2)]],
  ];
}

/** The tracks in one row, with the top of the trash pile if there is room for it. */
function oneRow(board: NiceBoard, columns: number): Line {
  const tracks = compactTracks(board, columns);
  const room = columns - lineWidth(tracks) - 2;
  const trash = trashLine(board, room);
  return lineWidth(trash) <= room ? [...tracks, '  ', ...trash] : tracks;
}

/** Queue points, both cashflows and the affordable price in one row of 40 cells: in words if there is room for them. */
export function compactTracks(board: NiceBoard, columns: number): Line {
  const own = playerOf(board, ownSeat(board));
  const letter = (seat: Seat) => painted(ownerLetter(seat), ownerPaint(seat), true);
  const cash = (seat: Seat) => bold(String(playerOf(board, seat).cash));
  const rope: Line = [' ', letter(0), ...tugOfWar(board), letter(1), dim(` ${boardWords().cash} `)];
  if (columns < 64) return [...rope, cash(0), ':', cash(1), ` ${boardWords().price(own.canPay)}`];
  const both = (figure: (seat: Seat) => Piece): Line => [letter(0), figure(0), ' ', letter(1), figure(1)];
  return [
    dim(` ${boardWords().queuePoints} `),
    ...both((seat) => bold(String(playerOf(board, seat).qp))),
    `${signs().open}${boardWords().least(-board.view.queuePointLimit)}${signs().colon}`,
    letter(own.seat),
    ` ${boardWords().canPay(own.canPay)}${signs().close}  `,
    dim(`${boardWords().cash} `),
    ...both(cash),
  ];
}
