import { elementAt } from '../../engine/checked.ts';
import type { Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import { shuffle } from '../../engine/random.ts';
import { insertCard, removeCard } from './card-order.ts';
import type { LimitComponents } from './figures.ts';
import { DECKS, type LimitState, type Nation } from './state.ts';

/**
 * Deals again what a seat cannot know: the unseen part of other nations' hands, the order of all decks, and the events
 * to come (LR-16). Its own hand, the cards that it put under its own decks, and all sizes stay. How many cards of each
 * deck a hand holds is public, so every hidden card stays with its deck. Cards are sorted before they are shuffled, so
 * the result depends on the random numbers alone and not on where the hidden cards really are.
 */
export function redeal(
  state: LimitState,
  seat: Seat,
  random: (n: number) => number,
  setting: Setting<LimitComponents>,
): void {
  state.nations.forEach((nation, other) => {
    if (other === seat) redealOwn(nation, random);
    else redealOther(nation, random, setting.components);
  });
  shuffle(state.events.pile.sort(), random);
}

/** The nation knows its hand and what it buried; the rest of each deck may lie in any order. */
function redealOwn(nation: Nation, random: (n: number) => number): void {
  for (const deck of DECKS) {
    const cards = nation.decks[deck];
    const unknown = shuffle(cards.slice(0, cards.length - nation.buried[deck]).sort(), random);
    for (let place = 0; place < unknown.length; place += 1) cards[place] = elementAt(unknown, place);
  }
}

/**
 * Mixes the unseen cards of the hand with their decks; hand and decks keep their sizes, and the same arrays are reused.
 */
function redealOther(nation: Nation, random: (n: number) => number, components: LimitComponents): void {
  const hidden = nation.hand.filter((card) => !nation.shown.includes(card));
  for (const card of hidden) removeCard(nation.hand, card);
  for (const deck of DECKS) {
    const cards = nation.decks[deck];
    const held = hidden.filter((card) => components.cards[card]?.deck === deck);
    const pool = shuffle([...held, ...cards].sort(), random);
    for (const card of pool.splice(0, held.length)) insertCard(nation.hand, card);
    cards.splice(0, cards.length, ...pool);
  }
}
