import { firstObstacle, type Obstacle } from '../../../engine/effects.ts';
import type { Seat } from '../../../engine/question.ts';
import { type CardRule, obstacleTo } from '../cards/card-rule.ts';
import { At } from '../cards/moment.ts';
import { afterCosts } from '../cards/parts.ts';
import { namedTradeBarred } from '../marketplace.ts';
import type { LimitState } from '../state.ts';

/**
 * Why a card may not be played with the choices, or the first transaction, that an event names.
 * @returns undefined if these are not the reason
 */
export function namedObstacle(
  rule: CardRule,
  state: LimitState,
  seat: Seat,
  named: Readonly<Record<string, unknown>>,
): Obstacle | undefined {
  const { components } = rule;
  const at = new At(state, components, seat);
  const unpaid = firstObstacle(
    rule.costs.filter(({ choice }) => choice === undefined),
    at,
  );
  if (unpaid !== undefined) return unpaid;
  for (const choice of rule.choices) {
    const candidate = choice.candidates?.(at).find((known) => known === named[choice.name]);
    const obstacle = candidate === undefined ? undefined : obstacleTo(at, choice, candidate);
    if (obstacle !== undefined) return obstacle;
  }
  if (!rule.effects.some(({ phrase }) => phrase === 'transactions')) return undefined;
  return namedTradeBarred(state, components, seat, named, afterCosts(at, rule));
}
