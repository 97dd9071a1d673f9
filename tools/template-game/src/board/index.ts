import type { BoardProps, Status } from '../../../drawing/board.ts';
import { filled } from '../../../drawing/fill.ts';
import { legendLines } from '../../../drawing/legend.ts';
import { bold, type Line, painted } from '../../../drawing/lines.ts';
import { left } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../../drawing/theme.ts';
import type { AuctionView } from '../view.ts';
import { boardWords } from '../words/index.ts';

type Board = Omit<BoardProps<AuctionView>, 'size'>;

/** The lot for sale, and a row for each player with money and lots by name. */
function boardLines({ view, voice }: Board): Line[] {
  const { lot, players, first } = view;
  const sale: Line =
    lot === null ? [` ${boardWords().over}`] : [` ${boardWords().forSale}: `, bold(voice.name(lot))];
  const rows = players.map(({ money, lots }, seat): Line => {
    const names = lots.length === 0 ? boardWords().none : lots.map((own) => voice.name(own)).join(', ');
    const mark = seat === first ? '*' : ' ';
    const letter = painted(ownerLetter(seat), ownerPaint(seat), true);
    return [
      ` ${mark}`,
      letter,
      ` ${left(voice.seat(seat), 12)} ${left(boardWords().money(money), 9)} ${names}`,
    ];
  });
  return [sale, ...rows];
}

/** The number of rows that the board would use. */
export function rows(board: Board): number {
  return boardLines(board).length;
}

/** The number of the auction, and the number of lots still to come. */
export function status({ round, toCome }: AuctionView): Status {
  return { round: boardWords().auction(round), phase: boardWords().toCome(toCome.length) };
}

/** The meaning of the signs on the board. */
export function legend(_board: Board, columns: number): Line[] {
  return legendLines([['*', boardWords().firstMark]], columns);
}

/** The board of Template Game. */
export function draw(props: BoardProps<AuctionView>): Line[] {
  return filled(boardLines(props), props);
}
