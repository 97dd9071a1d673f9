import { nationAt } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { outputAt, populationValue, starValue } from '../figures.ts';
import { type Nation, type Plant, STAR } from '../state.ts';
import type { At, Chosen } from './moment.ts';

/** How a figure of a card is reckoned; the phrase of what is reckoned so ends with it. */
export type Amount =
  | 'as-printed'
  | 'per-population'
  | 'by-population'
  | 'by-output'
  | 'for-plant'
  | 'to-target'
  | 'for-target'
  | 'for-population'
  | 'for-class';

/** The choice that an amount waits for. */
export const CHOICE_OF: Readonly<Partial<Record<Amount, keyof Chosen>>> = {
  'for-plant': 'plant',
  'to-target': 'target',
  'for-target': 'target',
};

/** What a figure of a card comes to. One function for all amounts, as rollouts reckon many. */
export function amountAt(at: At, amount: Amount, figure: number): number {
  const { state, components, nation } = at;
  switch (amount) {
    case 'as-printed':
      return figure;
    case 'per-population':
      return figure * populationValue(components, nation.population);
    // As much as the population would be so many levels away (LR-22).
    case 'by-population':
      return populationValue(components, nation.population + figure);
    case 'by-output':
      return outputAt(components, nation.production.renewable);
    // As much as the chosen plant makes before it rises (LR-97).
    case 'for-plant':
      return outputAt(components, nation.production[at.plant as Plant]);
    // As much as the target's industrial plant makes, and as many fossils as it burns (LR-52).
    case 'to-target':
      return outputAt(components, targetLevel(at));
    case 'for-target':
      return components.fossilSpent[targetLevel(at) - 1] as number;
    // As much as the target's population, or the level it stands at by option (LR-13, LR-57).
    case 'for-population': {
      const value = ofTarget(at, 'population', ({ population }) => populationValue(components, population));
      const isByLevel = state.options['interferenceAmount'] === 'index';
      return isByLevel ? components.population.indexOf(value) + 1 : value;
    }
    // So much for every standard of living above 1 of the target's median class (LR-56).
    case 'for-class': {
      const standard = ofTarget(at, 'livingStandard', ({ classes }) => classes[2] as number);
      return (standard - 1) * figure;
    }
  }
}

/** The industrial level at which the target's plant stands: by output for the star nation (LIM-SOLO-08). */
export function targetLevel({ state, components, target = STAR }: At): number {
  if (target !== STAR) return nationAt(state, target).production.industrial;
  return components.production.indexOf(starValue(state, components, 'industrial')) + 1;
}

/** A figure of the target's: the star nation's stands in its table (LIM-SOLO-08). */
function ofTarget(
  { state, components, target = STAR }: At,
  row: keyof LimitComponents['star']['table'],
  figureOf: (nation: Nation) => number,
): number {
  return target === STAR ? starValue(state, components, row) : figureOf(nationAt(state, target));
}
