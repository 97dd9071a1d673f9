import { nationAt } from '../board-changes.ts';
import type { LimitComponents } from '../components.ts';
import { outputAt, populationValue, starValue } from '../figures.ts';
import { type Nation, type Plant, STAR } from '../state.ts';
import type { Amount, At } from './card.ts';

/** So much for each unit of population. */
export const PER_POPULATION: Amount = {
  phrase: '-per-population',
  of: ({ components, nation }, each) => each * populationValue(components, nation.population),
};

/** As much as the population would be so many levels away (LR-22). */
export const BY_POPULATION: Amount = {
  phrase: '-by-population',
  of: ({ components, nation }, levels) => populationValue(components, nation.population + levels),
};

/** As much as the renewable plant makes. */
export const BY_RENEWABLE_OUTPUT: Amount = {
  phrase: '-by-output',
  of: ({ components, nation }) => outputAt(components, nation.production.renewable),
};

/** As much as the chosen plant makes before it rises (LR-97). */
export const FOR_PLANT: Amount = {
  phrase: '-for-plant',
  choice: 'plant',
  of: ({ components, nation, plant }) => outputAt(components, nation.production[plant as Plant]),
};

/** The industrial level at which the target's plant stands: by output for the star nation (LIM-SOLO-08). */
export function targetLevel({ state, components, target = STAR }: At): number {
  if (target !== STAR) return nationAt(state, target).production.industrial;
  return components.production.indexOf(starValue(state, components, 'industrial')) + 1;
}

/** As much as the target's industrial plant makes; it is the target that receives it (LR-52). */
export const TO_TARGET: Amount = {
  phrase: '-to-target',
  choice: 'target',
  of: (at) => outputAt(at.components, targetLevel(at)),
};

/** As much as the target's industrial plant burns (LR-52). */
export const FOR_TARGET: Amount = {
  phrase: '-for-target',
  choice: 'target',
  of: (at) => at.components.fossilSpent[targetLevel(at) - 1] as number,
};

/** As much as the target's population, or the level it stands at by option (LR-13, LR-57). */
export const FOR_POPULATION: Amount = {
  phrase: '-for-population',
  of(at) {
    const { state, components } = at;
    const value = ofTarget(at, 'population', ({ population }) => populationValue(components, population));
    const isByLevel = state.options['interferenceAmount'] === 'index';
    return isByLevel ? components.population.indexOf(value) + 1 : value;
  },
};

/** So much for every standard of living above 1 of the target's median class (LR-56). */
export const FOR_MEDIAN_CLASS: Amount = {
  phrase: '-for-class',
  of(at, perStep) {
    const standard = ofTarget(at, 'livingStandard', ({ classes }) => classes[2] as number);
    return (standard - 1) * perStep;
  },
};

/** A figure of the target's: the star nation's stands in its table (LIM-SOLO-08). */
function ofTarget(
  { state, components, target = STAR }: At,
  row: keyof LimitComponents['star']['table'],
  figureOf: (nation: Nation) => number,
): number {
  return target === STAR ? starValue(state, components, row) : figureOf(nationAt(state, target));
}
