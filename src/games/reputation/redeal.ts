import { elementAt } from '../../engine/checked.ts';
import { shuffle } from '../../engine/random.ts';
import type { ReputationState } from './state.ts';

/**
 * Deals anew what nobody at the table can know: the decks with the cards left over (REP-INFO-06, RR-53). Stacked private
 * projects lay open before, and so did every credit that was taken: an attentive player remembers them (RR-32, RR-33).
 */
export function redeal(state: ReputationState, random: (n: number) => number): void {
  if (state.final !== null && state.nextStep === null) return;
  dealAgain([state.privateDeck, state.unusedPrivate], random);
  dealAgain([state.publicDeck, state.unusedPublic], random);
}

/** Shuffles cards over several lists; each list keeps its length and is refilled in place. */
function dealAgain(lists: readonly string[][], random: (n: number) => number): void {
  // Sorted first, so that the same chance deals the same, however the cards really lie.
  const cards = shuffle(lists.flat().sort(), random);
  let next = 0;
  for (const list of lists) {
    for (let place = 0; place < list.length; place += 1) {
      list[place] = elementAt(cards, next);
      next += 1;
    }
  }
}
