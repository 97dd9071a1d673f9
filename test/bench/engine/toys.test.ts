import { expect, it } from 'vitest';
import { randomPolicy } from '../../../src/bots/random.ts';
import { settingOf, setUp } from '../../../src/engine/match.ts';
import { playOutGame } from '../../../src/engine/rollout.ts';
import { countByHand, counter } from './counter.ts';
import { playByHand, ticTacToe } from './tic-tac-toe.ts';

const seeds = Array.from({ length: 50 }, (_, index) => `game ${index}`);

it('random games of tic-tac-toe are the same on the engine and in the hand-written loop', () => {
  const setting = settingOf(ticTacToe, 2);
  for (const seed of seeds) {
    const board = setUp(ticTacToe, setting, seed);
    const { decisions } = playOutGame(ticTacToe, setting, board, randomPolicy(seed));
    expect({ board, moves: decisions }).toEqual(playByHand(seed));
  }
});

it('random games of the counter are the same on the engine and in the hand-written loop', () => {
  const setting = settingOf(counter, 2);
  for (const seed of seeds) {
    const state = setUp(counter, setting, seed);
    const { decisions } = playOutGame(counter, setting, state, randomPolicy(seed));
    expect({ state, moves: decisions }).toEqual(countByHand(seed));
  }
});
