import { elementAt, present } from '../../engine/checked.ts';
import sourced from './components.json' with { type: 'json' };
import type { CardId } from './state.ts';

/** Every politics card in canonical order: by deck, then as the component table lists them. */
export const CARD_ORDER: readonly CardId[] = Object.keys(sourced.cards).filter((key) => key !== 'source');

const PLACES: ReadonlyMap<CardId, number> = new Map(CARD_ORDER.map((card, place) => [card, place]));

/** The position of a card in canonical order. */
function placeOf(card: CardId | undefined): number {
  return present(PLACES.get(card as CardId), 'place');
}

/** Whether a word is the name of a card. */
export function isCard(word: unknown): word is CardId {
  return typeof word === 'string' && PLACES.has(word);
}

/** Puts a card into a hand, which stays in canonical order. */
export function insertCard(hand: CardId[], card: CardId): void {
  const place = placeOf(card);
  let index = hand.length;
  // The loop shifts the cards itself: hands are short, and `splice` would allocate a list of the removed elements.
  hand.push(card);
  for (; index > 0 && placeOf(hand[index - 1]) > place; index -= 1)
    hand[index] = present(hand[index - 1], 'card');
  hand[index] = card;
}

/** A sorted copy of the cards, in canonical order. */
export function inOrder(cards: readonly CardId[]): CardId[] {
  // Each card's position is looked up only once, because every draw of a rollout is sorted.
  const places: number[] = [];
  for (const card of cards) {
    const place = placeOf(card);
    let index = places.length;
    for (; index > 0 && present(places[index - 1], 'place') > place; index -= 1)
      places[index] = present(places[index - 1], 'place');
    places[index] = place;
  }
  return places.map((place) => elementAt(CARD_ORDER, place));
}

/** Takes a card out of a list that may hold it. */
export function removeCard(cards: CardId[], card: CardId): void {
  const index = cards.indexOf(card);
  if (index < 0) return;
  for (let place = index + 1; place < cards.length; place += 1)
    cards[place - 1] = present(cards[place], 'card');
  cards.pop();
}
