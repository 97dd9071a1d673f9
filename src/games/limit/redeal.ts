import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import { shuffle } from '../../engine/random.ts';
import { inOrder, insertCard } from './cards/order.ts';
import type { LimitComponents } from './components.ts';
import { type CardId, DECKS, type LimitState, type Nation } from './state.ts';

/**
 * Deals anew what a seat cannot know: other nations' hands as far as they were not seen, all decks, and the events to
 * come (LR-16). Its own hand, the cards it put under its own decks, and the sizes of everything stay.
 */
export function redealLimit(
  state: LimitState,
  seat: Seat,
  random: (n: number) => number,
  _setting: Setting<LimitComponents>,
): void {
  state.nations.forEach((nation, other) => {
    if (other === seat) redealOwn(nation, random);
    else redealOther(nation, random);
  });
  shuffle(state.events.pile, random);
}

/** The nation knows its hand and what it buried; the rest of each deck may lie in any order. */
function redealOwn(nation: Nation, random: (n: number) => number): void {
  for (const deck of DECKS) {
    const cards = nation.decks[deck];
    const unknown = shuffle(cards.slice(0, cards.length - nation.buried[deck]), random);
    for (let place = 0; place < unknown.length; place += 1) cards[place] = unknown[place] as CardId;
  }
}

/** Unseen cards of the hand and all decks are mixed, and each deck and the hand keeps its size. */
function redealOther(nation: Nation, random: (n: number) => number): void {
  const seen = nation.shown.filter((card) => nation.hand.includes(card));
  const hidden = nation.hand.filter((card) => !seen.includes(card));
  const pool = shuffle([...hidden, ...DECKS.flatMap((deck) => nation.decks[deck])], random);
  nation.hand = inOrder(seen);
  for (const card of pool.splice(0, hidden.length)) insertCard(nation.hand, card);
  for (const deck of DECKS) nation.decks[deck] = pool.splice(0, nation.decks[deck].length);
}
