import { bold, dim, type Line, lineWidth, type Piece, painted, span } from '../../../drawing/lines.ts';
import { left, right, widthOf } from '../../../drawing/text.ts';
import { elementAt } from '../../../engine/checked.ts';
import { boardWords } from '../words/index.ts';
import { crisisMarks, firstFitting, gauge, type LimitBoard, resourcePaint, resources } from './parts.ts';

function price(value: number | null): string {
  return value === null ? boardWords().none : String(value);
}

/** The marketplace in five rows: stock, position of the price cube, selling price and buying price. */
export function marketLines({ view, glyphs }: LimitBoard): Line[] {
  const places = view.charts.buy.length;
  return [
    [
      ' ',
      bold(left(boardWords().market, 12)),
      dim(right(boardWords().stock, 5)),
      ' '.repeat(places + 2),
      dim(right(boardWords().sell, 5)),
      dim(right(boardWords().buy, 5)),
    ],
    ...resources.map((resource): Line => {
      const { stock, position, sell, buy } = view.market[resource];
      return [
        '  ',
        painted(left(boardWords().resourceNames[resource], 11), resourcePaint[resource]),
        right(String(stock), 5),
        '  ',
        ...cube(places, position, glyphs),
        bold(right(price(sell), 5)),
        bold(right(price(buy), 5)),
      ];
    }),
  ];
}

function cube(places: number, position: number, { place, piece }: LimitBoard['glyphs']): Piece[] {
  return [dim(place.repeat(position - 1)), bold(piece), dim(place.repeat(places - position))];
}

/** The width of the price charts in cells. */
export const chartColumns = 58;

/** The price charts with the cubes on them, as they lie on the marketplace board. */
export function chartLines({ view, glyphs }: LimitBoard): Line[] {
  const { sell, buy } = view.charts;
  const heading = (before: Piece[], label: string, prices: readonly (number | null)[]): Line => [
    ...before,
    dim(right(label, 10)),
    ...prices.map((value) => dim(right(price(value), 3))),
  ];
  return [
    heading([' ', bold(left(boardWords().market, 12))], boardWords().sell, sell),
    [
      ...heading([' '.repeat(13)], boardWords().buy, buy),
      dim(right(boardWords().sell, 6)),
      dim(right(boardWords().buy, 5)),
    ],
    ...resources.map((resource): Line => {
      const { stock, position, sell: brings, buy: costs } = view.market[resource];
      return [
        '  ',
        painted(left(boardWords().resourceNames[resource], 11), resourcePaint[resource]),
        dim(`${boardWords().stock} `),
        bold(left(String(stock), 4)),
        ...buy.map((_, index) =>
          index + 1 === position ? bold(`[${glyphs.piece}]`) : dim(` ${glyphs.place} `),
        ),
        bold(right(price(brings), 6)),
        bold(right(price(costs), 5)),
      ];
    }),
  ];
}

/** The bank's money, and what money is worth at the end if there is room. */
function bankLine({ view }: LimitBoard, name: string, columns: number): Line {
  const { block, worth } = view.moneyWorth;
  const line: Line = [' ', name, ' ', bold(String(view.bank))];
  const told: Line = ['  ', dim(boardWords().moneyWorth(block, worth))];
  return lineWidth([...line, ...told]) <= columns ? [...line, ...told] : line;
}

/**
 * What all nations share: the bank, the reserves and what happens when they run out, and the crises so far. No figure
 * is cut off.
 */
export function worldLines(board: LimitBoard, columns: number): Line[] {
  const { view } = board;
  const reserves = [view.pollution, view.disruption];
  const texts = reserves.map(({ reserve, size }) => boardWords().of(reserve, size));
  const figures = Math.max(columns >= 36 ? 12 : 0, ...texts.map((text) => widthOf(text) + 1));
  const label = Math.max(4, Math.min(12, columns - 1 - figures));
  const bar = Math.max(0, Math.min(16, columns - 1 - label - figures));
  const name = (text: string) => left(text, label - 1, label < 12 ? board.glyphs.cut : '');
  const reserve = (word: string, index: number): Line => {
    const { reserve: have, size } = elementAt(reserves, index);
    const isLow = have * 4 <= size;
    return [
      ' ',
      name(word),
      ' ',
      span(left(elementAt(texts, index), figures), { bold: isLow, paint: isLow ? 'bad' : undefined }),
      ...gauge(have, size, bar, board, isLow ? 'bad' : 'good'),
    ];
  };
  const row = (word: string, ...forms: string[]): Line => [
    ' ',
    name(word),
    ' ',
    firstFitting(columns - 1 - label, ...forms),
  ];
  const { territory, fossil } = view.colonization;
  const { crisisCount: count, crisesToEnd: end } = view;
  const marks = crisisMarks(board);
  return [
    bankLine(board, name(boardWords().bank), columns),
    reserve(boardWords().pollution, 0),
    reserve(boardWords().disruption, 1),
    row(
      boardWords().colonies,
      boardWords().colonyStock(territory, fossil),
      boardWords().colonyStockShort(territory, fossil),
    ),
    row(
      boardWords().crises,
      `${boardWords().crisisCount(count, end)} ${marks}`,
      `${boardWords().of(count, end)} ${marks}`,
      `${boardWords().of(count, end)}`,
      `${count}/${end}`,
    ),
  ];
}
