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
import { centre, left, right, widthOf, wrap } from '../../../drawing/text.ts';
import { ownerLetter, ownerPaint } from '../../../drawing/theme.ts';
import type { Seat } from '../../../engine/question.ts';
import { signs } from '../../../words/index.ts';
import type { TypeView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { type NiceBoard, ownSeat, playerName, playerOf, previewOf } from './parts.ts';

const nameColumns = 12;
const pointColumns = 8;

function isTarget(board: NiceBoard, seat: Seat, { pop }: TypeView): boolean {
  return playerOf(board, seat).target?.includes(pop) ?? false;
}

/** A player's points, by the targets that the viewer knows; a sign shows that a hidden target may add to them. */
function pointsText(board: NiceBoard, seat: Seat): string {
  const { points, target } = playerOf(board, seat);
  return target === null ? boardWords().atLeast(points) : String(points);
}

/** A player's count of a type: `[3]` if ahead, `=3` if tied, `*` on the player's own target, `2+1` in a preview. */
function countPiece(board: NiceBoard, seat: Seat, type: TypeView, width: number): Piece {
  const count = type.counts[seat as 0 | 1];
  const star = isTarget(board, seat, type) ? '*' : '';
  const added = seat === ownSeat(board) ? (previewOf(board)[type.pop] ?? 0) : 0;
  if (added !== 0) {
    const change = added > 0 ? `+${added}` : String(added);
    return span(cell(`${count}${change}`, star, width), {
      bold: true,
      inverse: true,
      paint: added > 0 ? 'good' : 'bad',
    });
  }
  if (count === 0) return star === '' ? dim(cell(board.glyphs.place, '', width)) : cell('0', star, width);
  if (type.ahead === seat)
    return span(cell(`[${count}]`, star, width), { bold: true, paint: ownerPaint(seat) });
  return cell(type.ahead === null ? `=${count}` : `${count}`, star, width);
}

/** A figure centred in its column, with the star of a target right after it. */
function cell(text: string, star: string, width: number): string {
  return centre(`${text}${star}`, width);
}

function headLine({ view, voice }: NiceBoard, width: number): Line {
  return [
    ' ',
    dim(left(boardWords().pops, nameColumns)),
    ...view.types.map(({ pop }) => {
      const name = width >= 10 ? voice.name(pop) : boardWords().shortPops[pop];
      return dim(centre(name, width));
    }),
    dim(right(boardWords().points, pointColumns - 1)),
  ];
}

function playerLine(board: NiceBoard, seat: Seat, width: number): Line {
  return [
    ...playerName(board, seat, nameColumns),
    ' ',
    ...board.view.types.map((type) => countPiece(board, seat, type, width)),
    bold(right(pointsText(board, seat), pointColumns - 1)),
  ];
}

/** One's own target, the other player's if it is known, and the legend of the table. */
function legendLine(board: NiceBoard): Line {
  const { view, voice } = board;
  const hidden = view.players.filter(({ target }) => target === null);
  // One's own target has a separate row.
  const known = view.players.filter(
    ({ seat, target }) => seat !== view.viewer && target !== null && target.length > 0,
  );
  const targets = known.map(({ seat, target }) => {
    const label = seat === view.viewer ? boardWords().target : boardWords().targetOf(voice.seat(seat));
    return `${label} * ${(target ?? []).map((pop) => voice.name(pop)).join(signs().list)} ${boardWords().times(view.targetFactor)}`;
  });
  const text = [...targets, ...hidden.map(({ seat }) => boardWords().hidden(voice.seat(seat)))].join(
    ` ${board.glyphs.bar} `,
  );
  return [dim(` ${text}`)];
}

/**
 * One's own target, and beside it the legend of the eco systems in the longest words that fit; a spectator has no
 * target.
 */
export function targetLine(board: NiceBoard, columns: number): Line {
  const { view, voice } = board;
  const seat = view.viewer;
  const target = seat === null ? null : playerOf(board, seat).target;
  const own: Line =
    target === null || target.length === 0
      ? []
      : [
          ' ',
          bold(
            boardWords().targetShort(
              target.map((pop) => voice.name(pop)),
              view.targetFactor,
            ),
          ),
        ];
  const room = columns - lineWidth(own) - 4;
  const letters = boardWords().letters.find((text) => widthOf(text) <= room) ?? '';
  return own.length === 0 && letters === '' ? [] : spread(own, [dim(`${letters} `)], columns);
}

/** One's own target in four letters per type, for the narrowest screens. */
export function targetLetters({ view }: NiceBoard): string {
  const target = view.viewer === null ? null : view.players[view.viewer]?.target;
  return (target ?? []).map((pop) => `*${boardWords().shortPops[pop]}`).join(' ');
}

/** The leader in each pop type, as a table: two players, twelve types, and the points that this would score now. */
export function typesBlock(board: NiceBoard, columns: number): Block {
  const width = Math.max(5, Math.min(12, Math.floor((columns - nameColumns - pointColumns) / 12)));
  const table = [headLine(board, width), playerLine(board, 0, width), playerLine(board, 1, width)];
  return [table, [...table, legendLine(board)], [...table, legendLine(board), ...legendRows(board, columns)]];
}

/** The meanings of the signs of the table and of eco systems. */
export function legendRows({ view }: NiceBoard, columns: number): Line[] {
  return wrap(boardWords().legend(view.targetFactor), columns - 2).map((row): Line => [dim(` ${row}`)]);
}

/** The same table for 40 columns: three letters per type, with the targets below. */
export function compactTypes(board: NiceBoard): Line[] {
  const { view } = board;
  const head = view.types.map(({ pop }) => dim(left(left(boardWords().shortPops[pop], 2), 3)));
  const row = (seat: Seat): Line => [
    painted(ownerLetter(seat), ownerPaint(seat), true),
    ...view.types.map((type): Piece => {
      const count = type.counts[seat as 0 | 1];
      const star = isTarget(board, seat, type) ? '*' : type.ahead === seat ? '<' : ' ';
      const text = `${right(count === 0 && star === ' ' ? board.glyphs.place : String(count), 2)}${star}`;
      return type.ahead === seat ? bold(text) : count === 0 ? dim(text) : text;
    }),
    bold(right(pointsText(board, seat), 3)),
  ];
  return [[' ', ...head, dim(boardWords().pointsShort)], row(0), row(1), legendLine(board)];
}
