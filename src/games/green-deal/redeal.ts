import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import { shuffle } from '../../engine/random.ts';
import type { GreenComponents } from './figures.ts';
import type { GreenState } from './state.ts';

/**
 * Deals again, in place, what no seat knows: the order of the decks below the preview and the coming draws (GD-GEN-15,
 * Everybody knows which cards are left, so only their order changes; sealed answers are not in the state. The
 * cards are sorted first, so the result depends on the random numbers alone and not on the real order.
 */
export function redeal(
  state: GreenState,
  _seat: Seat,
  random: (n: number) => number,
  _setting: Setting<GreenComponents>,
): void {
  const { decks } = state;
  for (const deck of decks.projects) shuffle(deck.sort(), random);
  // A step may hold references to these lists, so they are refilled, never replaced.
  const hidden = shuffle(decks.actions.flat().sort(), random);
  let next = 0;
  for (const deck of decks.actions) {
    for (let place = 0; place < deck.length; place += 1) {
      deck[place] = elementAt(hidden, next);
      next += 1;
    }
  }
  for (let index = 0; index < state.random.length; index += 1) state.random[index] = random(WORD);
}

/** The words of the random stream are whole numbers below this one. */
const WORD = 4294967296;
