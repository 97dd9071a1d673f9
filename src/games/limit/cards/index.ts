import type { CardId } from '../state.ts';
import type { CardRule } from './card.ts';
import { militaryEconomyCards } from './military-economy.ts';
import { productionCards } from './production.ts';
import { societyCards } from './society.ts';

const RULES: ReadonlyMap<CardId, CardRule> = new Map(
  [...societyCards, ...militaryEconomyCards, ...productionCards].map((card) => [card.id, card]),
);

/** The rule of a card. */
export function cardRule(card: CardId): CardRule {
  return RULES.get(card) as CardRule;
}
