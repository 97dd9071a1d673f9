import sourced from '../components.json' with { type: 'json' };
import type { CardId } from '../state.ts';

/** Every politics card in canonical order: by deck, then as the component table lists them. */
export const CARD_ORDER: readonly CardId[] = Object.keys(sourced.cards).filter((key) => key !== 'source');

const PLACE: Readonly<Record<CardId, number>> = Object.fromEntries(
  CARD_ORDER.map((card, place) => [card, place]),
);

/** Whether a word is the name of a card. */
export function isCard(word: unknown): word is CardId {
  return typeof word === 'string' && Object.hasOwn(PLACE, word);
}

/** Puts a card into a hand, which stays in canonical order. */
export function insertCard(hand: CardId[], card: CardId): void {
  const place = PLACE[card] as number;
  let index = hand.length;
  while (index > 0 && (PLACE[hand[index - 1] as CardId] as number) > place) index -= 1;
  hand.splice(index, 0, card);
}

/** Cards sorted canonically; the list itself is left alone. */
export function inOrder(cards: readonly CardId[]): CardId[] {
  return [...cards].sort((one, other) => (PLACE[one] as number) - (PLACE[other] as number));
}

/** Takes a card out of a list that may hold it. */
export function removeCard(cards: CardId[], card: CardId): void {
  const index = cards.indexOf(card);
  if (index >= 0) cards.splice(index, 1);
}
