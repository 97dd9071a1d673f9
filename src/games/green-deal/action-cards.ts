import { carryOutAll, firstObstacle, type Obstacle, toldBy } from '../../engine/effects.ts';
import type { Effect, Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { actsOnTaking, type CardRule, choose, momentOf } from './cards/card.ts';
import { LATE_CARDS, ruleOf } from './cards/index.ts';
import { actionOf, type GreenComponents } from './figures.ts';
import { optionObstacle, SIMPLE_VERSION } from './obstacles.ts';
import { companyAt, type GreenState } from './state.ts';

const GONE: Obstacle = { because: 'card-gone', rule: 'GD-INV-16' };

/**
 * Why a seat cannot take an action card of the row now, for example because it cannot bear the card's losses in full
 * (GD-INV-23); null if it can.
 */
export function actionObstacle(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  card: string,
): Obstacle | null {
  if (state.variant === 'simple') return SIMPLE_VERSION;
  const full = optionObstacle(companyAt(state, seat).round, 'action');
  if (full !== null) return full;
  if (!state.market.actions.includes(card)) return GONE;
  return burden(ruleOf(card), state, components, seat);
}

/** The part of a card that the company could not bear in full on taking it (GD-INV-23); null if it can bear all. */
export function burden(
  rule: CardRule,
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
): Obstacle | null {
  if (!actsOnTaking(rule)) return null;
  return firstObstacle(rule.parts, momentOf(state, components, seat)) ?? null;
}

/**
 * A seat takes an action card of the row. The effects on taking happen at once (GD-INV-31): gains and losses, the
 * category of Specialization, Cash Cow's payment for levels already reached.
 */
export function takeAction(
  state: GreenState,
  umpire: Umpire<GreenComponents>,
  seat: Seat,
  card: string,
): void {
  const { components } = umpire;
  const company = companyAt(state, seat);
  const rule = ruleOf(card);
  const { uses } = actionOf(components, card);
  const moment = momentOf(state, components, seat);
  const at = actsOnTaking(rule) ? choose(rule, moment, umpire) : moment;
  const row = state.market.actions;
  row.splice(row.indexOf(card), 1);
  company.cards.push(card);
  company.round.taken.push(card);
  company.round.actions += 1;
  if (uses > 0) company.uses[card] = uses;
  const report = () => umpire.log?.({ kind: 'action-taken', seat, rule: rule.rule, figures: { card } });
  // The log lists a card's changes with the card, unless a part of it reports its own changes.
  const isReported = rule.parts.some((part) => part.isReported);
  if (isReported) report();
  if (actsOnTaking(rule)) carryOutAll(rule.parts, at, umpire);
  if (!isReported) report();
}

/** The immediate costs and effects of taking an action card. */
export function actionEffects(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  card: string,
): Effect[] {
  const rule = ruleOf(card);
  const atOnce = actsOnTaking(rule) ? toldBy(rule.parts, momentOf(state, components, seat)) : [];
  return [{ what: card, note: card }, ...atOnce];
}

/**
 * The caution for a card whose effect would come too late or be lost completely; a prompt then asks for confirmation.
 */
export function actionCaution(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  card: string,
): string | undefined {
  const company = companyAt(state, seat);
  const { cash, steps } = actionOf(components, card).figures;
  if (cash !== undefined && cash > 0 && company.cash >= components.caps.cash) return 'cash-at-top';
  if (steps !== undefined && steps > 0 && company.step >= components.caps.income[state.incomeScale]) {
    return 'income-at-top';
  }
  return state.round >= components.rounds && LATE_CARDS.includes(card) ? 'card-too-late' : undefined;
}
