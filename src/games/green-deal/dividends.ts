import { present } from '../../engine/checked.ts';
import type { Obstacle } from '../../engine/effects.ts';
import type { Effect, Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { type Dividend, figureOf, type GreenComponents } from './figures.ts';
import { SIMPLE_VERSION, tooLittle } from './obstacles.ts';
import { type Company, companyAt, type GreenState, holds, incomeValueAt, scoreCard } from './state.ts';

const PAID: Obstacle = { because: 'dividends-paid', rule: 'GD-DIV-01' };
const NONE: Obstacle = { because: 'no-dividends-here', rule: 'GD-DIV-02' };

/** The dividend at the company's current Income value, or null (GD-GEN-11, GD-DIV-06). */
export function dividendOf(
  state: GreenState,
  components: GreenComponents,
  company: Company,
): Dividend | null {
  return components.dividends[incomeValueAt(state, components, company.step)] ?? null;
}

/** The points that Super Dividends adds to a payment (GD-CARD-25-02). */
function superDividend(components: GreenComponents, company: Company): number {
  return holds(company, 'super-dividends') ? figureOf(components, 'super-dividends', 'perDividend') : 0;
}

/** Why a seat cannot pay dividends now (GD-DIV-01, GD-DIV-02, GD-DIV-05); null if it can. */
export function dividendObstacle(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
): Obstacle | null {
  if (state.variant === 'simple') return SIMPLE_VERSION;
  const company = companyAt(state, seat);
  if (company.round.dividends) return PAID;
  const dividend = dividendOf(state, components, company);
  if (dividend === null) return NONE;
  return dividend.cash > company.cash ? tooLittle('cash', dividend.cash, company.cash, 'GD-DIV-05') : null;
}

/** The seat pays the exact price at its current Income in Cash; its Income does not change (GD-DIV-02, GD-DIV-04). */
export function payDividends(state: GreenState, umpire: Umpire<GreenComponents>, seat: Seat): void {
  const company = companyAt(state, seat);
  const { cash, points } = present(dividendOf(state, umpire.components, company), 'dividend');
  const extra = superDividend(umpire.components, company);
  company.cash -= cash;
  company.points.dividends += points;
  if (extra > 0) scoreCard(company, 'super-dividends', extra);
  company.round.dividends = true;
  umpire.log?.({
    kind: 'dividends',
    seat,
    rule: extra > 0 ? 'GD-DIV-02 GD-CARD-25-02' : 'GD-DIV-02',
    figures: { price: cash, points: points + extra },
  });
}

/** The price of dividends now and the points that they bring. */
export function dividendFigures(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
): Readonly<Record<'cash' | 'points', number>> {
  const company = companyAt(state, seat);
  const { cash, points } = present(dividendOf(state, components, company), 'dividend');
  return { cash, points: points + superDividend(components, company) };
}

/** The costs and effects of paying dividends now (GD-DIV-02, GD-CARD-25-02). */
export function dividendEffects(state: GreenState, components: GreenComponents, seat: Seat): Effect[] {
  const { cash } = companyAt(state, seat);
  const dividend = dividendFigures(state, components, seat);
  return [
    { what: 'cash', by: -dividend.cash, from: cash, to: cash - dividend.cash },
    { what: 'points', by: dividend.points },
  ];
}
