import type { Obstacle } from '../../engine/effects.ts';
import type { Barred, RuleId, Value } from '../../engine/question.ts';
import type { RoundUse } from './state.ts';

/** The obstacle if Cash or Income steps would fall below 0 (GD-INV-22). */
export function tooLittle(of: 'cash' | 'steps', need: number, have: number, rule: RuleId): Obstacle {
  return { because: of === 'cash' ? 'money' : 'income-below-zero', rule, need, have, of };
}

/** A barred option with its obstacle. */
export function barredBy(option: Value, obstacle: Obstacle): Barred {
  return { option, ...obstacle };
}

/** The obstacle for everything that the simpler version leaves out (GD-VAR-01). */
export const SIMPLE_VERSION: Obstacle = { because: 'simpler-version', rule: 'GD-VAR-01' };

const AFTER_LOAN: Obstacle = { because: 'after-loan', rule: 'GD-LOAN-01' };
const AFTER_REFUND: Obstacle = { because: 'after-tax-refund', rule: 'GD-TAX-01' };
const AFTER_ACTION: Obstacle = { because: 'after-action-card', rule: 'GD-INV-03' };
const AFTER_PROJECT: Obstacle = { because: 'after-project', rule: 'GD-INV-03' };
const LOAN_AFTER_PROJECT: Obstacle = { because: 'after-project', rule: 'GD-LOAN-01' };
const SECOND_LOAN: Obstacle = { because: 'second-loan', rule: 'GD-INV-03' };
const NO_CARD_MORE: Obstacle = { because: 'no-card-more', rule: 'GD-CARD-18-04' };

/**
 * Whether this is one of the five options: a project; an action card, with or without a loan; a loan; nothing
 * (GD-INV-02).
 */
function isOption(projects: number, actions: number, loans: number): boolean {
  return projects === 0 ? actions <= 1 && loans <= 1 : projects === 1 && actions === 0 && loans === 0;
}

/** Whether the five options allow this; Market Screening adds one project or action card, but never a loan. */
function isAllowed(projects: number, actions: number, loans: number, screening: boolean): boolean {
  if (isOption(projects, actions, loans)) return true;
  if (!screening) return false;
  return (
    (projects > 0 && isOption(projects - 1, actions, loans)) ||
    (actions > 0 && isOption(projects, actions - 1, loans))
  );
}

/** Why the options do not allow one more project, action card or loan in this round; null if they do. */
export function optionObstacle(use: RoundUse, more: 'project' | 'action' | 'loan'): Obstacle | null {
  const projects = use.projects + (more === 'project' ? 1 : 0);
  const actions = use.actions + (more === 'action' ? 1 : 0);
  const loans = (use.loan ? 1 : 0) + (more === 'loan' ? 1 : 0);
  if (isAllowed(projects, actions, loans, use.screening)) return null;
  if (more === 'loan') return use.loan ? SECOND_LOAN : use.projects > 0 ? LOAN_AFTER_PROJECT : NO_CARD_MORE;
  if (use.screening) return NO_CARD_MORE;
  if (use.projects > 0) return AFTER_PROJECT;
  if (use.refund) return AFTER_REFUND;
  return use.actions > 0 ? AFTER_ACTION : AFTER_LOAN;
}
