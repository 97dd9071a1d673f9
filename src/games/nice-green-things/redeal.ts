import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import { shuffle } from '../../engine/random.ts';
import type { NiceComponents } from './components.ts';
import { type NiceState, otherSeat, playerAt } from './state.ts';

/**
 * Deals again what a seat cannot know: the order of the stock and the other player's target (NR-39, NR-44). Public
 * information determines which cards are in the stock, so it keeps them. If a position deals no target, there is still
 * none.
 */
export function redeal(
  state: NiceState,
  seat: Seat,
  random: (n: number) => number,
  { components }: Setting<NiceComponents>,
): void {
  shuffle(state.stock.sort(), random);
  const other = playerAt(state, otherSeat(seat));
  if (other.target === null) return;
  const own = playerAt(state, seat).target;
  const possible = [...components.targets.keys()].filter((id) => id !== own);
  if (possible.length > 0) other.target = elementAt(possible, random(possible.length));
}
