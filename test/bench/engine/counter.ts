import { botSeed } from '../../../src/bots/random.ts';
import type { State } from '../../../src/engine/game.ts';
import type { Seat } from '../../../src/engine/question.ts';
import { derivedNumber, randomStream } from '../../../src/engine/random.ts';
import { bareGame } from './bare-game.ts';

/** Two seats add 1, 2 or 3 in turn; who reaches the goal wins. Hardly any rule, so that the engine is what is measured. */
export interface Count extends State {
  count: number;
  turn: Seat;
}

export const GOAL = 100;

export function listAdditions(count: number): number[] {
  const additions: number[] = [];
  for (let addition = 1; addition <= 3 && count + addition <= GOAL; addition += 1) additions.push(addition);
  return additions;
}

/** On the engine: one step a turn. */
export const counter = bareGame<Count>({
  id: 'counter',
  setup: (_, random) => ({ random, count: 0, turn: 0 }),
  steps: {
    turn: (state, umpire) => {
      const { count, turn: seat } = state;
      const options = listAdditions(count);
      state.count = count + umpire.choose({ seat, ask: 'add', shape: 'amount', rule: 'T-1', options });
      state.turn = 1 - seat;
    },
  },
  next: ({ count }) => (count === GOAL ? null : 'turn'),
  outcome: ({ count, turn }) => ({
    over: count === GOAL,
    scores: [turn, 1 - turn],
    parts: [],
    winners: [1 - turn],
    ranking: [],
  }),
});

/** By hand: a loop that lists the moves and picks one, with the random bot's numbers. */
export function countByHand(seed: string): { state: Count; moves: number } {
  const state: Count = { random: randomStream(seed), count: 0, turn: 0 };
  const base = botSeed(seed);
  let moves = 0;
  while (state.count !== GOAL) {
    const additions = listAdditions(state.count);
    const seat = state.turn;
    state.count += additions[derivedNumber(base, seat, moves, additions.length)] as number;
    state.turn = 1 - seat;
    moves += 1;
  }
  return { state, moves };
}

interface Context {
  readonly G: { count: number };
}

/** For boardgame.io. */
export const counterForBoardgameIo = {
  name: 'counter',
  disableUndo: true,
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }: Context, addition: number) => {
      G.count += addition;
    },
  },
  endIf: ({ G }: Context) => (G.count === GOAL ? { reached: true } : undefined),
  ai: {
    enumerate: (G: Context['G']) =>
      listAdditions(G.count).map((addition) => ({ move: 'add', args: [addition] })),
  },
};
