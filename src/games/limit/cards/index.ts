import { oncePerTable } from '../../../engine/once-per-table.ts';
import type { LimitComponents } from '../components.ts';
import type { CardId } from '../state.ts';
import { CardRule } from './card-rule.ts';
import { declarations } from './declarations.ts';

/** The rules of all cards with the figures of a component table. */
const cardRules = oncePerTable(
  (components: LimitComponents): ReadonlyMap<CardId, CardRule> =>
    new Map(
      Object.entries(declarations).map(([id, declaration]) => [
        id,
        new CardRule(id, declaration, components),
      ]),
    ),
);

/** The rule of a card with the figures of a component table. */
export function cardRule(card: CardId, components: LimitComponents): CardRule {
  return cardRules(components).get(card) as CardRule;
}
