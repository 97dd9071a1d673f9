import type { Block } from '../../../drawing/blocks.ts';
import { bold, dim, fitted, type Line, type Piece } from '../../../drawing/lines.ts';
import { left, right, widthOf, wrap } from '../../../drawing/text.ts';
import { elementAt } from '../../../engine/checked.ts';
import { bracketed, signs } from '../../../words/index.ts';
import type { PlayerView, SharedStackView } from '../view.ts';
import { boardWords } from '../words/index.ts';
import {
  breakRoom,
  ceoName,
  creditsText,
  ownSeat,
  pairPieces,
  powerLine,
  privateStackText,
  type ReputationBoard,
  reputationOn,
  workersOn,
} from './parts.ts';

const nameColumns = 13;

/**
 * The shared stack of a CEO and the left neighbour: `a-b 2 cards, reputation 7, workers a 3  b 1`, in short `a-b 2c rep
 * 7 a3 b1`.
 */
export function stackPieces(stack: SharedStackView, form: 'long' | 'short' | 'with-unit'): Line {
  if (stack.cards.length === 0 && stack.workers[0] + stack.workers[1] === 0) {
    return [...pairPieces(stack), ' ', dim(boardWords().sharedEmpty)];
  }
  const count = stack.cards.length;
  const isShort = form !== 'long';
  return [
    ...pairPieces(stack),
    ` ${isShort ? `${boardWords().cardsShort(count)} ` : `${boardWords().cards(count)}${signs().comma}`}`,
    (isShort ? boardWords().reputationShort : boardWords().reputation)(reputationOn(stack)),
    isShort ? ' ' : `${signs().comma}${boardWords().signs.workers} `,
    ...workersOn(stack, form),
  ];
}

function ceoCells(board: ReputationBoard, player: PlayerView): Line {
  const isOwn = player.seat === ownSeat(board);
  const figure = (text: string, width: number): Piece =>
    isOwn ? bold(right(text, width)) : right(text, width);
  return [
    ...ceoName(board, player.seat, nameColumns),
    figure(String(player.hq), 3),
    '  ',
    ...breakRoom(board, player),
    '   ',
  ];
}

/** A row for each CEO in table order, ending with the stack shared with the left neighbour. */
function inOneRowEach(board: ReputationBoard, columns: number): Line[] {
  const { view } = board;
  const head: Line = [
    dim(left(`   ${boardWords().ceo}`, nameColumns)),
    dim(right(boardWords().hq, 4)),
    dim(` ${left(boardWords().breakRoom, 11)}`),
    dim(left(boardWords().stackHead, 8)),
    dim(right(boardWords().creditsHead, 8)),
    dim(right(boardWords().tokensHead, 8)),
    '  ',
    dim(boardWords().sharedHead),
  ];
  const rows = view.players.map((player): Line => {
    const { cardCount, workers } = player.privateStack;
    const stack = view.sharedStacks[player.seat];
    return [
      ...ceoCells(board, player),
      left(`${boardWords().cardsShort(cardCount)} ${boardWords().workersShort(workers)}`, 8),
      player.credits === null ? dim(right(boardWords().hidden, 8)) : bold(right(creditsText(player), 8)),
      right(String(player.repTokens), 8),
      '  ',
      ...(stack === undefined ? [] : stackPieces(stack, 'with-unit')),
    ];
  });
  return [head, ...rows].map((line) => fitted(line, columns, board.glyphs.cut));
}

/** A row for each CEO, with the shared stacks between the rows; the last stack closes the circle. */
function withStacksBetween(board: ReputationBoard, columns: number): Line[] {
  const { view } = board;
  const head: Line = [
    dim(left(`   ${boardWords().ceo}`, nameColumns)),
    dim(right(boardWords().hq, 4)),
    dim(` ${left(boardWords().breakRoom, 11)}`),
    dim(left(boardWords().privateStack, 19)),
    dim(right(boardWords().creditsHead, 7)),
    dim(right(boardWords().tokensHead, 7)),
    ' ',
    dim(boardWords().powerHead),
  ];
  const rows = view.players.flatMap((player): Line[] => {
    const stack = view.sharedStacks[player.seat];
    const top = stack?.cards[0];
    return [
      [
        ...ceoCells(board, player),
        left(privateStackText(player), 19),
        player.credits === null ? dim(right(boardWords().hidden, 7)) : bold(right(creditsText(player), 7)),
        right(String(player.repTokens), 7),
        ' ',
        powerLine(board, player),
      ],
      stack === undefined
        ? []
        : [
            dim(`  ${board.glyphs.bar}  `),
            ...stackPieces(stack, 'long'),
            top === undefined ? '' : dim(`   ${boardWords().top} ${board.voice.name(top.id)}`),
          ],
    ];
  });
  return [head, ...rows].map((line) => fitted(line, columns, board.glyphs.cut));
}

/** All CEOs in table order, one row each, or with their shared stacks between the rows. */
export function tableBlock(board: ReputationBoard, columns: number): Block {
  const rows = inOneRowEach(board, columns);
  // With many players and few rows, two players share a row.
  const few = board.view.players.length > 4 ? [compactTable(board, columns, 3)] : [];
  return [...few, rows, withStacksBetween(board, columns)];
}

/** One's own power and agenda: their names in one row, or their full texts. */
export function identityBlock(board: ReputationBoard, columns: number): Block {
  const lines = identityLines(board, columns);
  return lines.length === 0 ? [[]] : [[identityLine(board)], lines];
}

/**
 * The names of the seat's power and agenda, with the power's remaining uses and the number of times the agenda was met.
 */
function identityLine(board: ReputationBoard): Line {
  const { view, voice } = board;
  const seat = ownSeat(board);
  const player = seat === null ? undefined : view.players[seat];
  if (player === undefined) return [];
  const { corporation, ceo } = player;
  return [
    ...(corporation === null
      ? []
      : [
          dim(` ${boardWords().power} `),
          bold(voice.name(corporation.word)),
          `${signs().comma}${boardWords().usesLeft(corporation.usesLeft)}`,
        ]),
    ...(ceo === null
      ? []
      : [
          dim(`  ${boardWords().agenda} `),
          bold(voice.name(ceo.id)),
          `${signs().comma}${boardWords().met(ceo.met)}`,
        ]),
  ];
}

/** The seat's own power and agenda as sentences. */
export function identityLines(board: ReputationBoard, columns: number): Line[] {
  const { view, voice } = board;
  const seat = ownSeat(board);
  const player = seat === null ? undefined : view.players[seat];
  if (player === undefined) return [];
  const lines: Line[] = [];
  const add = (label: string, text: string) => {
    const rows = wrap(text, columns - widthOf(label) - 3);
    rows.forEach((row, index) => {
      lines.push([' ', index === 0 ? dim(`${label} `) : ' '.repeat(widthOf(label) + 1), row]);
    });
  };
  const { corporation, ceo } = player;
  if (corporation !== null) {
    const note = voice.note(corporation.id) ?? voice.name(corporation.word);
    add(
      boardWords().power,
      `${voice.name(corporation.id)}${bracketed(boardWords().usesLeft(corporation.usesLeft))}${signs().colon}${note}`,
    );
  }
  if (ceo !== null) {
    add(
      boardWords().agenda,
      `${voice.name(ceo.id)}${bracketed(boardWords().met(ceo.met))}${signs().colon}${voice.note(ceo.id) ?? ''}`,
    );
  }
  return lines;
}

/** The legend of the table. */
export function legendBlock(): Block {
  return [[], [[' ', dim(boardWords().legend)]]];
}

/**
 * The CEOs for 40 columns: two per row if there are more CEOs than rows, and only one's own if even that does not fit.
 */
export function compactTable(board: ReputationBoard, columns: number, rows: number): Line[] {
  const { players } = board.view;
  const entry = (player: PlayerView, width: number): Line =>
    fitted(
      [
        ...ceoName(board, player.seat, Math.max(5, width - 15)),
        dim(` ${boardWords().hq}`),
        bold(right(String(player.hq), 2)),
        ...breakRoom(board, player, ''),
        player.credits === null ? dim(right(boardWords().hidden, 3)) : bold(right(creditsText(player), 3)),
      ],
      width,
    );
  const full = (player: PlayerView): Line => [
    ...ceoName(board, player.seat, 11),
    dim(boardWords().hq),
    bold(right(String(player.hq), 2)),
    ' ',
    ...breakRoom(board, player, ''),
    ` ${boardWords().cardsShort(player.privateStack.cardCount)}${boardWords().workersShort(player.privateStack.workers)}`,
    player.credits === null ? dim(right(boardWords().hidden, 3)) : bold(right(creditsText(player), 3)),
    dim(boardWords().creditsUnit),
    right(String(player.repTokens), 2),
    dim('t'),
  ];
  if (players.length <= rows) return players.map(full);
  const own = players.find(({ seat }) => seat === ownSeat(board));
  if (own !== undefined && rows > 0 && Math.ceil(players.length / 2) > rows) return [full(own)];
  const width = Math.floor(columns / 2);
  const lines: Line[] = [];
  for (let index = 0; index < players.length; index += 2) {
    const second = players[index + 1];
    lines.push([
      ...entry(elementAt(players, index), width),
      ...(second === undefined ? [] : entry(second, width)),
    ]);
  }
  return lines;
}

/** All shared stacks, two per row if there are more stacks than rows. */
export function compactStacks(board: ReputationBoard, columns: number, rows: number): Line[] {
  const { sharedStacks } = board.view;
  if (sharedStacks.length <= rows)
    return sharedStacks.map((stack): Line => [' ', ...stackPieces(stack, 'short')]);
  const width = Math.floor(columns / 2);
  const lines: Line[] = [];
  for (let index = 0; index < sharedStacks.length; index += 2) {
    lines.push(
      sharedStacks
        .slice(index, index + 2)
        .flatMap((stack) => fitted([' ', ...stackPieces(stack, 'short')], width)),
    );
  }
  return lines;
}
