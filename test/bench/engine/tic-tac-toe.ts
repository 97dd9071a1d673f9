import { botSeed } from '../../../src/bots/random.ts';
import type { State } from '../../../src/engine/game.ts';
import type { Seat } from '../../../src/engine/question.ts';
import { derivedNumber, randomStream } from '../../../src/engine/random.ts';
import { bareGame } from './bare-game.ts';

export interface Board extends State {
  /** −1 is empty. */
  cells: number[];
  turn: Seat;
  winner: Seat | null;
  free: number;
}

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export function emptyBoard(random: Board['random']): Board {
  return { random, cells: new Array(9).fill(-1), turn: 0, winner: null, free: 9 };
}

export function freeCells(board: Board): number[] {
  const free: number[] = [];
  for (let cell = 0; cell < 9; cell += 1) if (board.cells[cell] === -1) free.push(cell);
  return free;
}

/** Takes a cell; a full line wins. */
export function take(board: Board, seat: Seat, cell: number): void {
  const { cells } = board;
  cells[cell] = seat;
  board.free -= 1;
  for (const [a, b, c] of LINES)
    if (cells[a] === seat && cells[b] === seat && cells[c] === seat) board.winner = seat;
  board.turn = 1 - seat;
}

/** On the engine: one step a turn. */
export const ticTacToe = bareGame<Board>({
  id: 'tic-tac-toe',
  setup: (_, random) => emptyBoard(random),
  steps: {
    turn: (board, umpire) => {
      const seat = board.turn;
      take(
        board,
        seat,
        umpire.choose({ seat, ask: 'take', shape: 'cell', rule: 'T-1', options: freeCells(board) }),
      );
    },
  },
  next: ({ winner, free }) => (winner !== null || free === 0 ? null : 'turn'),
  outcome: ({ winner, free }) => ({
    over: winner !== null || free === 0,
    scores: [Number(winner === 0), Number(winner === 1)],
    parts: [],
    winners: winner === null ? [] : [winner],
    ranking: [],
  }),
});

/** By hand: a loop that lists the moves and picks one, with the random bot's numbers. */
export function playByHand(seed: string): { board: Board; moves: number } {
  const board = emptyBoard(randomStream(seed));
  const base = botSeed(seed);
  let moves = 0;
  while (board.winner === null && board.free > 0) {
    const free = freeCells(board);
    const seat = board.turn;
    take(board, seat, free[derivedNumber(base, seat, moves, free.length)] as number);
    moves += 1;
  }
  return { board, moves };
}

interface Context {
  readonly G: { cells: number[]; winner: Seat | null; free: number };
  readonly playerID: string;
}

/** For boardgame.io, as its tutorial writes it. */
export const ticTacToeForBoardgameIo = {
  name: 'tic-tac-toe',
  disableUndo: true,
  setup: () => ({ cells: new Array(9).fill(-1), winner: null, free: 9 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }: Context, cell: number) => {
      const seat = Number(playerID);
      G.cells[cell] = seat;
      G.free -= 1;
      for (const [a, b, c] of LINES) {
        if (G.cells[a] === seat && G.cells[b] === seat && G.cells[c] === seat) G.winner = seat;
      }
    },
  },
  endIf: ({ G }: Context) => {
    if (G.winner !== null) return { winner: G.winner };
    return G.free === 0 ? { draw: true } : undefined;
  },
  ai: {
    enumerate: (G: Context['G']) => {
      const moves: { move: string; args: unknown[] }[] = [];
      for (let cell = 0; cell < 9; cell += 1)
        if (G.cells[cell] === -1) moves.push({ move: 'take', args: [cell] });
      return moves;
    },
  },
};
