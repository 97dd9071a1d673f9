import { addAt, present } from '../../engine/checked.ts';
import type { Obstacle } from '../../engine/effects.ts';
import type { Effect, Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { figureOf, type GreenComponents } from './figures.ts';
import { SIMPLE_VERSION, tooLittle } from './obstacles.ts';
import { CHIP_VALUES, type Company, companyAt, type GreenState, holds } from './state.ts';

const GONE: Obstacle = { because: 'chip-gone', rule: 'GD-PR-03' };

/**
 * The price of a chip for this company: as on the PR card, or 1 Cash per point with PR Consultant (GD-PR-02,
 * GD-CARD-20-01).
 */
export function chipPrice(components: GreenComponents, company: Company, value: number): number {
  if (!holds(company, 'pr-consultant')) return present(components.prPrices[value], 'price');
  return value * figureOf(components, 'pr-consultant', 'pricePerPoint');
}

/**
 * Why a seat cannot buy a chip of this value now; null if it can. The limit is one chip per round, or 3 points in total
 * with PR Consultant (GD-PR-01, GD-PR-03, GD-PR-04, GD-CARD-20-02, R-29).
 */
export function chipObstacle(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  value: number,
): Obstacle | null {
  if (state.variant === 'simple') return SIMPLE_VERSION;
  const company = companyAt(state, seat);
  const { chips, chipPoints } = company.round;
  if (holds(company, 'pr-consultant')) {
    const most = figureOf(components, 'pr-consultant', 'pointsPerRound');
    if (chipPoints + value > most) {
      return {
        because: 'pr-points',
        rule: 'GD-CARD-20-02',
        need: chipPoints + value,
        have: most,
        of: 'pr-points',
      };
    }
  } else if (chips > 0) {
    return { because: 'pr-bought', rule: 'GD-PR-01', need: 1, have: chips, of: 'chips' };
  }
  if (state.chips[value] === 0) return GONE;
  const price = chipPrice(components, company, value);
  return price > company.cash ? tooLittle('cash', price, company.cash, 'GD-PR-04') : null;
}

/** A seat buys one chip from the supply (GD-PR-01, GD-PR-02). */
export function buyChip(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat, value: number): void {
  const company = companyAt(state, seat);
  const price = chipPrice(umpire.components, company, value);
  company.cash -= price;
  company.round.chips += 1;
  company.round.chipPoints += value;
  moveChip(state, company, value);
  umpire.log?.({ kind: 'chip-bought', seat, rule: 'GD-PR-02', figures: { value, price } });
}

/** The costs and effects of buying a chip. */
export function chipEffects(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  value: number,
): Effect[] {
  const company = companyAt(state, seat);
  const price = chipPrice(components, company, value);
  return [
    { what: 'cash', by: -price, from: company.cash, to: company.cash - price },
    { what: 'pr-points', by: value },
  ];
}

function moveChip(state: GreenState, company: Company, value: number): void {
  addAt(state.chips, value, -1);
  company.chips.push(value);
}

const NO_CHIP: Obstacle = { because: 'no-chip', rule: 'GD-TAX-05' };

/** The value of the best chip in the supply, which Tax Refund gives for free; 0 if there is none (GD-TAX-04). */
export function freeChip(state: GreenState): number {
  for (let index = CHIP_VALUES.length - 1; index >= 0; index -= 1) {
    const value = present(CHIP_VALUES[index], 'chip value');
    if (present(state.chips[value], 'supply') > 0) return value;
  }
  return 0;
}

/** Why Tax Refund cannot give the free chip, even if the card itself can be taken (GD-TAX-05, GD-VAR-02). */
export function freeChipObstacle(state: GreenState): Obstacle | null {
  if (state.variant === 'simple') return SIMPLE_VERSION;
  return freeChip(state) === 0 ? NO_CHIP : null;
}

/** Tax Refund's chip; it does not count as the round's purchase (GD-TAX-06). */
export function takeFreeChip(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat): void {
  const company = companyAt(state, seat);
  const value = freeChip(state);
  moveChip(state, company, value);
  umpire.log?.({ kind: 'tax-refund-chip', seat, rule: 'GD-TAX-03 GD-TAX-04', figures: { value } });
}
