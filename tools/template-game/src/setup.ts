import type { Setting } from '../../engine/game.ts';
import { type RandomStream, shuffle } from '../../engine/random.ts';
import type { Umpire } from '../../engine/umpire.ts';
import type { Components } from './components.ts';
import type { AuctionState } from './state.ts';

/** Everybody begins with the same money; the lots are shuffled and the first one lies open (TPL-SETUP-01, TPL-SETUP-02). */
export function setup(
  { players, components }: Setting<Components>,
  random: RandomStream,
  umpire: Umpire<Components>,
): AuctionState {
  return {
    random,
    round: 1,
    first: 0,
    stock: shuffle(Object.keys(components.lots), (n) => umpire.random(n)),
    aside: [],
    players: Array.from({ length: players }, () => ({ money: components.money, lots: [] })),
    over: false,
  };
}
