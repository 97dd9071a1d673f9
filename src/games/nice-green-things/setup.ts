import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import { type RandomStream, shuffle } from '../../engine/random.ts';
import type { Umpire } from '../../engine/umpire.ts';
import type { NiceComponents } from './components.ts';
import type { CardId, NiceState } from './state.ts';

/** The option value for no limit on the cards in a row (NR-11). */
export const UNLIMITED = 'unlimited';

/**
 * The table at the beginning of a match: a shuffled stock, five projects in the queue, one secret target card each,
 * cashflow 1, the tug-of-war marker in the middle, and a random first player (NGT-SETUP-01 to NGT-SETUP-07, NR-03,
 * NR-44, NR-48).
 */
export function setup(
  setting: Setting<NiceComponents>,
  random: RandomStream,
  umpire: Umpire<NiceComponents>,
): NiceState {
  const { components, options } = setting;
  const limit = options['maxCardsPerRow'];
  const draw = (n: number) => umpire.random(n);
  const targets = shuffle([...components.targets.keys()], draw);
  const state: NiceState = {
    random,
    crowd: options['crowd'] === 'tie-break' ? 'tie-break' : 'none',
    maxCardsPerRow: typeof limit === 'number' ? limit : 0,
    turn: draw(setting.players),
    round: 1,
    phase: 'buy',
    emptied: 0,
    die: 0,
    givenUp: [],
    placing: null,
    queue: [],
    stock: [],
    trash: [],
    qp: components.queuePointStart,
    players: [0, 1].map((seat) => ({
      cash: components.cashStart,
      target: elementAt(targets, seat),
      aside: [],
      ecosystems: [],
    })),
  };
  layOut(state, components, shuffle([...components.deck], draw));
  return state;
}

/**
 * Empties the trash pile and the areas, and puts cashflow and marker at their starts (NGT-SETUP-03, NGT-SETUP-04,
 * NGT-SETUP-06).
 */
export function clearTable(state: NiceState, components: NiceComponents): void {
  state.trash = [];
  state.qp = components.queuePointStart;
  for (const player of state.players) {
    Object.assign(player, { cash: components.cashStart, aside: [], ecosystems: [] });
  }
}

/**
 * Makes the queue from the first five cards of a shuffled deck, the first drawn in front; the rest is the stock
 * (NGT-SETUP-02, NR-53).
 */
export function layOut(state: NiceState, components: NiceComponents, deck: readonly CardId[]): void {
  state.queue = deck.slice(0, components.queueSize);
  state.stock = deck.slice(components.queueSize).reverse();
}
