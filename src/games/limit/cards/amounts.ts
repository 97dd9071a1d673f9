import { elementAt } from '../../../engine/checked.ts';
import { nationAt } from '../board-changes.ts';
import type { LimitComponents } from '../figures.ts';
import { outputAt, populationValue, starValue } from '../figures.ts';
import { type Nation, type Plant, STAR } from '../state.ts';
import type { At, Chosen } from './moment.ts';

/** How a card's figure is turned into an amount; the phrase of a scaled part ends with this word. */
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

/** The choice that must be made before an amount is known. */
export const CHOICE_OF: Readonly<Partial<Record<Amount, keyof Chosen>>> = {
  'for-plant': 'plant',
  'to-target': 'target',
  'for-target': 'target',
};

/** The amount that a card's figure stands for at a moment. */
export function amountAt(at: At, amount: Amount, figure: number): number {
  const { state, components, nation } = at;
  switch (amount) {
    case 'as-printed':
      return figure;
    case 'per-population':
      return figure * populationValue(components, nation.population);
    // The population value `figure` levels away (LR-22).
    case 'by-population':
      return populationValue(components, nation.population + figure);
    case 'by-output':
      return outputAt(components, nation.production.renewable);
    // The output of the chosen plant before it rises (LR-97).
    case 'for-plant':
      return outputAt(components, nation.production[at.plant as Plant]);
    // The output of the target's industrial plant, and the fossils that it burns (LR-52).
    case 'to-target':
      return outputAt(components, targetLevel(at));
    case 'for-target':
      return elementAt(components.fossilSpent, targetLevel(at) - 1);
    // The target's population value, or by option its level on the track (LR-13, LR-57).
    case 'for-population': {
      const value = ofTarget(at, 'population', ({ population }) => populationValue(components, population));
      const isByLevel = state.options['interferenceAmount'] === 'index';
      return isByLevel ? components.population.indexOf(value) + 1 : value;
    }
    // The figure times each standard of living above 1 of the target's median class (LR-56).
    case 'for-class': {
      const standard = ofTarget(at, 'livingStandard', ({ classes }) => elementAt(classes, 2));
      return (standard - 1) * figure;
    }
  }
}

/** The level of the target's industrial plant; for the star nation, the level with the same output (LIM-SOLO-08). */
export function targetLevel({ state, components, target = STAR }: At): number {
  if (target !== STAR) return nationAt(state, target).production.industrial;
  return components.production.indexOf(starValue(state, components, 'industrial')) + 1;
}

/** A figure of the target; the star nation's is in its table (LIM-SOLO-08). */
function ofTarget(
  { state, components, target = STAR }: At,
  row: keyof LimitComponents['star']['table'],
  figureOf: (nation: Nation) => number,
): number {
  return target === STAR ? starValue(state, components, row) : figureOf(nationAt(state, target));
}
