import type { Block } from '../../../drawing/blocks.ts';
import { bold, dim, fitted, type Line, lineWidth, sideBySide, spread } from '../../../drawing/lines.ts';
import { elementAt } from '../../../engine/checked.ts';
import type { Seat } from '../../../engine/question.ts';
import { signs } from '../../../words/index.ts';
import type { PlayerView, SharedStackView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import { stackPieces } from './ceos.ts';
import {
  breakRoom,
  ceoName,
  creditsText,
  pairPieces,
  privateStackText,
  type ReputationBoard,
  reputationOn,
  workersOn,
} from './parts.ts';

/** A CEO's place at the table: HQ, break room, private stack, credits, known reputation, identity. */
function place(board: ReputationBoard, player: PlayerView, columns: number): Line[] {
  const { voice, glyphs } = board;
  const { corporation, ceo, privateStack } = player;
  const isNarrow = columns < 30;
  const held = player.credits === null ? dim(boardWords().hidden) : bold(creditsText(player));
  const credits: Line = isNarrow
    ? [held, dim(boardWords().creditsUnit)]
    : [dim(`${boardWords().creditsHead} `), held];
  const rep = isNarrow ? boardWords().repShort : boardWords().rep;
  const uses =
    corporation === null
      ? ''
      : isNarrow
        ? String(corporation.usesLeft)
        : boardWords().usesLeft(corporation.usesLeft);
  return [
    spread(ceoName(board, player.seat, columns - lineWidth(credits) - 2), [...credits, ' '], columns),
    [
      '   ',
      dim(`${boardWords().hq} `),
      bold(String(player.hq)),
      dim(isNarrow ? '  ' : `  ${boardWords().breakRoom} `),
      ...breakRoom(board, player),
    ],
    [
      '   ',
      dim(`${columns < 36 ? boardWords().stackHead : boardWords().privateStack} `),
      isNarrow
        ? `${boardWords().cardsShort(privateStack.cardCount)} ${boardWords().workersShort(privateStack.workers)}`
        : privateStackText(player),
    ],
    ['   ', rep(player.reputationOfHq, player.repTokens, player.reputationFromPublic)],
    corporation === null
      ? []
      : ['   ', voice.name(corporation.word), dim(isNarrow ? ` ${uses}` : `${signs().comma}${uses}`)],
    ceo === null
      ? []
      : [
          '   ',
          voice.name(ceo.id),
          dim(isNarrow ? ` ${ceo.met}` : `${signs().comma}${boardWords().met(ceo.met)}`),
        ],
  ].map((line) => fitted(line as Line, columns, glyphs.cut));
}

/** A shared stack between two adjacent places. */
function between(board: ReputationBoard, stack: SharedStackView): Line[] {
  const { glyphs } = board;
  const arm = dim(glyphs.line.repeat(2));
  const isEmpty = stack.cards.length === 0 && stack.workers[0] + stack.workers[1] === 0;
  return [
    [],
    [arm, ' ', ...pairPieces(stack), ' ', arm],
    isEmpty ? [' ', dim(boardWords().sharedEmpty)] : [' ', boardWords().cards(stack.cards.length)],
    isEmpty ? [] : [' ', boardWords().reputationShort(reputationOn(stack))],
    isEmpty ? [] : [' ', ...workersOn(stack)],
  ];
}

/** Two shared stacks at the sides of the table, between the places above and below. */
function sides(
  board: ReputationBoard,
  atLeft: SharedStackView,
  atRight: SharedStackView,
  columns: number,
): Line[] {
  const bar = dim(board.glyphs.bar);
  const start: Line = ['     ', bar, '  ', ...stackPieces(atLeft, columns < 88 ? 'short' : 'long')];
  const end: Line = [...stackPieces(atRight, columns < 88 ? 'short' : 'long'), '  ', bar, '     '];
  const arms: Line = spread(['     ', bar], [bar, '     '], columns);
  return [arms, spread(start, end, columns), arms];
}

/**
 * The round table: places in table order, clockwise from the upper left, with the shared stack between each two. Upper
 * and lower row hold 2 and 1 places for three players, 2 and 2 for four, 3 and 2 for five.
 */
function ringLines(board: ReputationBoard, columns: number): Line[] {
  const { players, sharedStacks } = board.view;
  const count = players.length;
  const above = count === 5 ? 3 : 2;
  const stackColumns = columns < 88 ? (count === 5 ? 10 : 13) : count === 5 ? 12 : 18;
  const width = Math.min(40, Math.floor((columns - (above - 1) * stackColumns) / above));
  const total = above * width + (above - 1) * stackColumns;
  const seatAt = (seat: Seat) => ({
    lines: place(board, elementAt(players, seat), width),
    columns: width,
  });
  const stackAt = (seat: Seat) => ({
    lines: between(board, elementAt(sharedStacks, seat)),
    columns: stackColumns,
  });
  const top = Array.from({ length: above }, (_, seat) =>
    seat === above - 1 ? [seatAt(seat)] : [seatAt(seat), stackAt(seat)],
  ).flat();
  const rightSide = elementAt(sharedStacks, above - 1);
  const leftSide = elementAt(sharedStacks, count - 1);
  const last = count - 1;
  const room = Math.max(0, total - (count === 3 ? width : 2 * width + stackColumns));
  const margin = { lines: [], columns: Math.floor(room / 2) };
  const bottom =
    count === 3 ? [margin, seatAt(last)] : [margin, seatAt(last), stackAt(last - 1), seatAt(last - 1)];
  return [...sideBySide(top, ''), ...sides(board, leftSide, rightSide, total), ...sideBySide(bottom, '')];
}

/** The round table as a block of one size. */
export function ringBlock(board: ReputationBoard, columns: number): Block {
  return [ringLines(board, columns)];
}
