import type { CardId } from '../state.ts';
import { CardRule } from './card-rule.ts';
import { declarations } from './declarations.ts';

const RULES: ReadonlyMap<CardId, CardRule> = new Map(
  declarations.map((declaration) => [declaration.id, new CardRule(declaration)]),
);

/** The rule of a card. */
export function cardRule(card: CardId): CardRule {
  return RULES.get(card) as CardRule;
}
