import { elementAt } from '../../engine/checked.ts';
import { shuffle } from '../../engine/random.ts';
import type { ReputationState } from './state.ts';

/**
 * Deals again what nobody at the table can know: the decks together with the unused cards (REP-INFO-06, RR-53). Stacked
 * private projects and all credits taken were public once, so an attentive player remembers them (RR-32, RR-33).
 */
export function redeal(state: ReputationState, random: (n: number) => number): void {
  if (state.final !== null && state.nextStep === null) return;
  dealAgain([state.privateDeck, state.unusedPrivate], random);
  dealAgain([state.publicDeck, state.unusedPublic], random);
}

/** Shuffles cards over several lists; each list keeps its length and is refilled in place. */
function dealAgain(lists: readonly string[][], random: (n: number) => number): void {
  // The cards are sorted first, so the result depends on the random numbers alone and not on the real order.
  const cards = shuffle(lists.flat().sort(), random);
  let next = 0;
  for (const list of lists) {
    for (let place = 0; place < list.length; place += 1) {
      list[place] = elementAt(cards, next);
      next += 1;
    }
  }
}
