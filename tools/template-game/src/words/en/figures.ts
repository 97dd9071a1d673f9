import type { Figure } from '../../../../engine/figured-text.ts';
import type { Components } from '../../components.ts';

/** The figures that the rules in our own words state, by the names of their placeholders. */
export function rulesFigures({ money, moneyPerPoint }: Components): Readonly<Record<string, Figure>> {
  return { money, moneyPerPoint };
}
