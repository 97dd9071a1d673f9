import { elementAt } from '../../../engine/checked.ts';
import { nationAt } from '../board-changes.ts';
import { type LimitComponents, outputAt, populationValue, starValue } from '../figures.ts';
import { type Nation, type Plant, STAR } from '../state.ts';
import type { At, ChoiceName } from './moment.ts';

/** How a card's figure is turned into an amount. */
export interface FigureScale {
  /** The choice that must be made before the amount is known; undefined if none must. */
  readonly choice?: ChoiceName;
  amount(at: At, figure: number): number;
}

const scales = <Name extends string>(all: Readonly<Record<Name, FigureScale>>): typeof all => all;

/** The scales of figures; the phrase of a scaled part ends with the name of its scale. */
export const SCALES = scales({
  'per-population': {
    amount: ({ components, nation }, figure) => figure * populationValue(components, nation.population),
  },
  // The population value `figure` levels away (LR-22).
  'by-population': {
    amount: ({ components, nation }, figure) => populationValue(components, nation.population + figure),
  },
  'by-output': { amount: ({ components, nation }) => outputAt(components, nation.production.renewable) },
  // The output of the chosen plant before it rises (LR-97).
  'for-plant': {
    choice: 'plant',
    amount: ({ components, nation, plant }) => outputAt(components, nation.production[plant as Plant]),
  },
  // The output of the target's industrial plant, and the fossils that it burns (LR-52).
  'of-target': { choice: 'target', amount: (at) => outputAt(at.components, targetLevel(at)) },
  'for-target': {
    choice: 'target',
    amount: (at) => elementAt(at.components.fossilSpent, targetLevel(at) - 1),
  },
  // The target's population value, or by option its level on the track (LR-13, LR-57).
  'for-population': {
    choice: 'target',
    amount(at) {
      const { state, components } = at;
      const value = ofTarget(at, 'population', ({ population }) => populationValue(components, population));
      const isByLevel = state.options['interferenceAmount'] === 'index';
      return isByLevel ? components.population.indexOf(value) + 1 : value;
    },
  },
  // The figure times each standard of living above 1 of the target's median class (LR-56).
  'for-class': {
    choice: 'target',
    amount(at, figure) {
      const standard = ofTarget(at, 'livingStandard', ({ classes }) => elementAt(classes, 2));
      return (standard - 1) * figure;
    },
  },
});

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
