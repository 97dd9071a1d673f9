import type { Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { addUnrest, movePopulation, nationAt, turnOrder } from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import { payableLevel, populationValue } from './figures.ts';
import { requestHelp } from './help.ts';
import { lowerByChoice } from './living-standard.ts';
import type { AllianceKind, LimitState, Plant } from './state.ts';

/** A payment that every nation owes in one step, measured by a population level. */
export interface Due {
  readonly resource: Plant;
  /** The alliance whose members may help. */
  readonly help: AllianceKind;
  /** The rule that makes the seat pay, which may depend on the seat's column. */
  rule(state: LimitState, seat: Seat): string;
  /** Effects of each unmet level. */
  readonly populationLevels: number;
  readonly unrest: number;
  readonly shortageRule: string;
  /** Log kinds of a full payment and of a shortage. */
  readonly paid: string;
  readonly short: string;
}

/**
 * Settles a step's payments: first the nations that can pay in full, then those that cannot, in turn order. Each of
 * these may ask for help before any effect (LIM-SOC-06, LIM-SOC-67, LR-60).
 * @param requiredLevel the level that a seat owes, or null if it owes nothing
 * @param afterPaying called with the amount that was actually paid
 */
export function settleDues(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  due: Due,
  requiredLevel: (seat: Seat) => number | null,
  afterPaying?: (seat: Seat, amount: number) => void,
): void {
  const { components } = umpire;
  const order = turnOrder(state);
  const short: Seat[] = [];
  for (const seat of order) {
    const required = requiredLevel(seat);
    if (required === null) continue;
    const nation = nationAt(state, seat);
    const amount = populationValue(components, required);
    if (nation[due.resource] < amount) {
      short.push(seat);
      continue;
    }
    nation[due.resource] -= amount;
    afterPaying?.(seat, amount);
    umpire.log?.({
      kind: due.paid,
      seat,
      rule: due.rule(state, seat),
      figures: { amount, resource: due.resource },
    });
  }
  for (const seat of short)
    settleShortage(state, umpire, due, seat, requiredLevel(seat) as number, short, afterPaying);
}

function settleShortage(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  due: Due,
  seat: Seat,
  required: number,
  without: readonly Seat[],
  afterPaying?: (seat: Seat, amount: number) => void,
): void {
  const { components } = umpire;
  const nation = nationAt(state, seat);
  const amount = populationValue(components, required);
  const missing = amount - nation[due.resource];
  requestHelp(state, umpire, {
    seat,
    kind: due.help,
    goods: due.resource,
    missing,
    most: missing,
    without,
    rule: due.shortageRule,
    isForShortage: true,
  });
  const have = nation[due.resource];
  const paidLevel = payableLevel(components, required, have);
  const unmet = required - paidLevel;
  const paid = populationValue(components, paidLevel);
  nation[due.resource] -= paid;
  afterPaying?.(seat, paid);
  const figures = { need: amount, have, amount: paid, unmet, resource: due.resource };
  if (unmet === 0) {
    umpire.log?.({ kind: due.paid, seat, rule: due.rule(state, seat), figures });
    return;
  }
  if (due.populationLevels > 0) movePopulation(components, nation, -unmet * due.populationLevels);
  if (due.unrest > 0) addUnrest(state, components, nation, unmet * due.unrest);
  umpire.log?.({ kind: due.short, seat, rule: due.shortageRule, figures });
  lowerByChoice(state, umpire, seat, unmet, due.shortageRule);
}
