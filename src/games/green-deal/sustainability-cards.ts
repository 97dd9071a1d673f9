import { elementAt, present } from '../../engine/checked.ts';
import type { Obstacle } from '../../engine/effects.ts';
import type { Effect, Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { actionOf, figureOf, type GreenComponents, type ProjectCard, projectOf } from './figures.ts';
import { categoryName } from './map.ts';
import { optionObstacle, tooLittle } from './obstacles.ts';
import {
  type Company,
  companyAt,
  type GreenState,
  gainCash,
  holds,
  incomeValueAt,
  moveIncome,
} from './state.ts';

const CLOSED: Obstacle = { because: 'projects-closed', rule: 'GD-INV-12' };
const GONE: Obstacle = { because: 'project-gone', rule: 'GD-INV-16' };

/** The project card of a category in this round's row. */
function marketProject({ market }: GreenState, category: number): string {
  return present(elementAt(market.projects, category), 'project card');
}

/** The price of a project for this company: 7 less in its Specialization, never below 0 (GD-CARD-24-02, R-67). */
export function projectPrice(components: GreenComponents, company: Company, card: ProjectCard): number {
  if (company.specialization !== card.category) return card.cost;
  return Math.max(0, card.cost - figureOf(components, 'specialization', 'discount'));
}

/**
 * Why a seat cannot take the project of a category now (GD-INV-12, GD-INV-16, GD-INV-22, GD-INV-24); null if it can.
 */
export function projectObstacle(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  category: number,
): Obstacle | null {
  const company = companyAt(state, seat);
  const full = optionObstacle(company.round, 'project');
  if (full !== null) return full;
  const id = state.market.projects[category];
  if (id == null) return state.market.closed ? CLOSED : GONE;
  const card = projectOf(components, id);
  const price = projectPrice(components, company, card);
  if (price > company.cash) return tooLittle('cash', price, company.cash, 'GD-INV-22');
  return company.step + card.steps < 0 ? tooLittle('steps', -card.steps, company.step, 'GD-INV-22') : null;
}

/**
 * A seat takes the project of a category: it pays, scores, moves its Income marker and raises its level. It must place
 * the tile in this round's expansion (GD-INV-21, GD-INV-26, GD-INV-27).
 */
export function takeProject(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  seat: Seat,
  category: number,
): void {
  const { components } = umpire;
  const company = companyAt(state, seat);
  const id = marketProject(state, category);
  const card = projectOf(components, id);
  const price = projectPrice(components, company, card);
  state.market.projects[category] = null;
  company.projects.push(id);
  company.due.push(category * 10 + card.size);
  company.round.projects += 1;
  company.cash -= price;
  company.points.projects += card.points;
  moveIncome(state, components, company, card.steps);
  const before = elementAt(company.levels, category);
  company.levels[category] = Math.min(components.caps.level, before + card.size);
  umpire.log?.({
    kind: 'project-taken',
    seat,
    rule: 'GD-INV-21',
    figures: {
      card: id,
      category: categoryName(category),
      size: card.size,
      price,
      points: card.points,
      steps: card.steps,
    },
  });
  payCashCow(umpire, company, seat, category, before);
}

/**
 * Cash Cow pays when a level rises from below 7 to 7 or more, once per category, after the card that raised it was paid
 * for (GD-CARD-3-01, GD-CARD-3-03, GD-CARD-3-04, R-59).
 */
export function payCashCow(
  umpire: Umpire<GreenComponents>,
  company: Company,
  seat: Seat,
  category: number,
  before: number,
): void {
  if (company.cashCowPaid[category] || !holds(company, 'cash-cow')) return;
  const { level, gain } = actionOf(umpire.components, 'cash-cow').figures as { level: number; gain: number };
  if (before >= level || elementAt(company.levels, category) < level) return;
  company.cashCowPaid[category] = true;
  gainCash(umpire.components, company, gain);
  umpire.log?.({
    kind: 'cash-cow',
    seat,
    rule: 'GD-CARD-3-01',
    figures: { category: categoryName(category), amount: gain },
  });
}

/** The costs and effects of taking the project of a category. */
export function projectEffects(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  category: number,
): Effect[] {
  const company = companyAt(state, seat);
  const card = projectOf(components, marketProject(state, category));
  const price = projectPrice(components, company, card);
  const effects: Effect[] = [];
  if (price > 0) effects.push({ what: 'cash', by: -price, from: company.cash, to: company.cash - price });
  effects.push({ what: 'points', by: card.points });
  if (card.steps !== 0) effects.push(...stepEffects(state, components, company, card.steps));
  const level = elementAt(company.levels, category);
  const to = Math.min(components.caps.level, level + card.size);
  effects.push({ what: categoryName(category), by: to - level, from: level, to });
  effects.push({ what: card.id }, { what: 'tile', note: 'tile-due' });
  return effects;
}

/** The effects of a move of the Income marker, as steps and as Income value. */
export function stepEffects(
  state: GreenState,
  components: GreenComponents,
  company: Company,
  steps: number,
): Effect[] {
  const to = Math.max(0, Math.min(components.caps.income[state.incomeScale], company.step + steps));
  const effects: Effect[] = [{ what: 'steps', by: to - company.step, from: company.step, to }];
  const before = incomeValueAt(state, components, company.step);
  const after = incomeValueAt(state, components, to);
  if (before !== after) effects.push({ what: 'income', by: after - before, from: before, to: after });
  return effects;
}
