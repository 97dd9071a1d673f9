import type { LimitComponents } from '../components.ts';
import type { CardId } from '../state.ts';
import { CardRule } from './card-rule.ts';
import { declarations } from './declarations.ts';

type Rules = ReadonlyMap<CardId, CardRule>;

const rulesByTable = new WeakMap<LimitComponents, Rules>();
/** The rules that were looked up last: a rollout asks for those of one table again and again. */
let latest: { readonly components: LimitComponents; readonly rules: Rules } | undefined;

/** The rules of all cards with the figures of a component table. */
function cardRules(components: LimitComponents): Rules {
  if (latest?.components === components) return latest.rules;
  let rules = rulesByTable.get(components);
  if (rules === undefined) {
    const declared = Object.entries(declarations);
    rules = new Map(declared.map(([id, declaration]) => [id, new CardRule(id, declaration, components)]));
    rulesByTable.set(components, rules);
  }
  latest = { components, rules };
  return rules;
}

/** The rule of a card with the figures of a component table. */
export function cardRule(card: CardId, components: LimitComponents): CardRule {
  return cardRules(components).get(card) as CardRule;
}
