import type { Effect } from '../../../engine/question.ts';
import type { Components } from '../components.ts';
import { type Obstacle, tooLittle } from '../obstacles.ts';
import { type Company, gainCash, moveIncome, type State, scoreCard } from '../state.ts';
import { stepEffects } from '../sustainability-cards.ts';

/**
 * A cost or an effect on taking an action card, declared once: whether it can be borne, what it does, what a prompt tells
 * and how it reads all come from here. The figure stands in the component table.
 */
export interface TakingPart {
  /** The card's figure that says how much; negative is a cost. */
  readonly figure: 'cash' | 'points' | 'steps';
  /** Why so much cannot be borne in full (GD-INV-23); null where it can. */
  obstacle(company: Company, amount: number): Obstacle | null;
  carryOut(state: State, components: Components, company: Company, amount: number, card: string): void;
  /** The same change as `carryOut` makes, cut where a scale ends. */
  tell(state: State, components: Components, company: Company, amount: number): Effect[];
}

export const cash: TakingPart = {
  figure: 'cash',
  obstacle: (company, amount) =>
    company.cash + amount < 0 ? tooLittle('cash', -amount, company.cash, 'GD-INV-23') : null,
  carryOut: (_state, components, company, amount) => void gainCash(components, company, amount),
  tell: (_state, components, company, amount) => {
    const to = Math.min(components.caps.cash, company.cash + amount);
    return [{ what: 'cash', by: to - company.cash, from: company.cash, to }];
  },
};

/** Victory points may be negative (GD-GEN-10). */
export const points: TakingPart = {
  figure: 'points',
  obstacle: () => null,
  carryOut: (_state, _components, company, amount, card) => scoreCard(company, card, amount),
  tell: (_state, _components, _company, amount) => [{ what: 'points', by: amount }],
};

export const income: TakingPart = {
  figure: 'steps',
  obstacle: (company, amount) =>
    company.step + amount < 0 ? tooLittle('steps', -amount, company.step, 'GD-INV-23') : null,
  carryOut: (state, components, company, amount) => void moveIncome(state, components, company, amount),
  tell: stepEffects,
};
