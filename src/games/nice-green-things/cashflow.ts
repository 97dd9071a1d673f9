import type { Barred, Effect, Seat } from '../../engine/question.ts';
import type { Card } from './cards.ts';

/**
 * Why a project may not be acquired: the player's cashflow would become negative. Exactly 0 is allowed (NGT-CASH-01).
 * Income and cost symbols count together (NGT-CASH-02, NR-29), so a self-funding project needs no cashflow
 * (NGT-CASH-03).
 * @param cash the player's cashflow without the project
 */
export function cashflowObstacle(card: Card, cash: number): Omit<Barred, 'option'> | undefined {
  if (cash + card.net >= 0) return undefined;
  return { because: 'cashflow', rule: 'NGT-CASH-01', need: -card.net, have: cash, of: 'cash' };
}

/** The effect of a change of a player's cashflow; empty if it does not change. */
export function cashEffect(from: number, to: number, seat?: Seat): Effect[] {
  if (from === to) return [];
  return [{ what: 'cash', by: to - from, from, to, ...(seat === undefined ? {} : { seat }) }];
}
