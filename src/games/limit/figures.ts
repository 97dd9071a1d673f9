import { elementAt, present } from '../../engine/checked.ts';
import type { Occasion } from '../../engine/question-kind.ts';
import sourced from './components.json' with { type: 'json' };
import type { CardId, Crisis, LimitState } from './state.ts';

type Figures = readonly number[];

/** One politics card's entry in the component table; figures that the card does not use are absent. */
export interface CardFigures {
  readonly deck: 'society' | 'militaryEconomy' | 'production';
  readonly kind: 'instant' | 'permanent';
  readonly from: 'start' | 'deck' | 'unlock';
  /** The standard of class A at which the card is unlocked. */
  readonly unlockedAt?: number;
  readonly [figure: string]: number | string | undefined;
}

/** The component table of Limit as the rules read it; index 0 of a track is level 1. */
export interface LimitComponents {
  readonly population: Figures;
  readonly production: Figures;
  readonly fossilSpent: Figures;
  readonly pollutionReceived: Figures;
  readonly territoryOffset: number;
  readonly farmingOverMaximum: number;
  readonly marketplace: {
    readonly sell: readonly (number | null)[];
    readonly buy: Figures;
    readonly priceStart: Readonly<Record<string, number>>;
    readonly stockStart: Readonly<Record<string, number>>;
  };
  readonly unrest: {
    readonly positions: number;
    readonly start: number;
    readonly boomUpTo: number;
    readonly uprisingFrom: number;
  };
  readonly generations: {
    readonly count: number;
    readonly years: Figures;
    readonly end: number;
    readonly crisesToEnd: number;
  };
  readonly pools: Readonly<Record<keyof (typeof sourced)['pools'], number>>;
  readonly nationStart: Readonly<Record<keyof (typeof sourced)['nationStart'], number>>;
  readonly politics: { readonly draw: Figures; readonly keep: Figures; readonly handLimit: Figures };
  readonly social: {
    readonly conserve: number;
    readonly consumptionLevels: readonly (number | null)[];
    readonly taxPerPopulation: Figures;
    readonly boomMoney: Figures;
    readonly uprisingMilitaryLevels: Figures;
    readonly uprisingMoneyPerPopulation: Figures;
    readonly famineUnrest: number;
    readonly consumptionUnrest: number;
    readonly fossilUnrest: number;
    readonly recyclingFrom: number;
  };
  readonly international: Readonly<Record<keyof (typeof sourced)['international'], number>>;
  readonly alliance: Readonly<Record<keyof (typeof sourced)['alliance'], number>>;
  readonly score: {
    readonly demographicIndex: Figures;
    readonly moneyBlock: number;
    readonly moneyPointsBase: number;
    readonly territory: number;
    readonly militaryBlock: number;
    readonly pollution: number;
    readonly disruption: number;
    readonly soloYardstick: number;
  };
  readonly star: {
    readonly table: Readonly<Record<'population' | 'livingStandard' | 'military' | 'industrial', Figures>>;
    readonly start: Readonly<Record<'money' | 'fossil' | 'territory', number>>;
  };
  readonly events: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly cards: Readonly<Record<string, CardFigures>>;
}

/** What most questions of Limit depend on. */
export type LimitOccasion = Occasion<LimitState, LimitComponents>;

/** A figure of a card in the component table. */
export function cardFigure(components: LimitComponents, card: CardId, name: string): number {
  return components.cards[card]?.[name] as number;
}

/** The number printed at a population level: 0 below the track, the highest above it (LR-22). */
export function populationValue(components: LimitComponents, level: number): number {
  if (level < 1) return 0;
  const track = components.population;
  return elementAt(track, Math.min(level, track.length) - 1);
}

/** What a plant at this level yields (LIM-SETUP-21). */
export function outputAt(components: LimitComponents, level: number): number {
  return present(components.production[level - 1], 'figure');
}

/** The highest level of every production track (LIM-SETUP-25). */
export function topPlantLevel(components: LimitComponents): number {
  return components.production.length;
}

/** The highest renewable level that the territories allow (LIM-SETUP-23, LR-08). */
export function renewableCap(components: LimitComponents, territory: number): number {
  return Math.max(1, Math.min(topPlantLevel(components), territory + components.territoryOffset));
}

/** The highest population level whose value a stock covers; 0 if it covers none (LIM-SOC-06, LR-28). */
export function payableLevel(components: LimitComponents, required: number, stock: number): number {
  let level = required;
  while (level > 0 && populationValue(components, level) > stock) level -= 1;
  return level;
}

/** The number of nations that the pools are sized for: two in solo mode (LIM-SOLO-04). */
function nationsWorth(state: LimitState): number {
  return state.star === null ? state.nations.length : 2;
}

/** The size of the pollution reserve at set-up, in tokens (LIM-SETUP-04). */
export function pollutionTotal(state: LimitState, components: LimitComponents): number {
  return components.pools.pollutionBase + components.pools.pollutionPerNation * nationsWorth(state);
}

/** The size of the disruption reserve at set-up, in tokens (LIM-SETUP-05). */
export function disruptionTotal(state: LimitState, components: LimitComponents): number {
  return components.pools.disruptionBase + components.pools.disruptionPerNation * nationsWorth(state);
}

/** The tokens left on the pollution card: the total minus what nations hold, never below 0 (LR-33). */
export function pollutionReserve(state: LimitState, components: LimitComponents): number {
  let held = state.star?.pollution ?? 0;
  for (const nation of state.nations) held += nation.pollution;
  return Math.max(0, pollutionTotal(state, components) - held);
}

/** The number of crisis tiles in play (LIM-INT-06). */
export function crisisCount(state: LimitState): number {
  let count = 0;
  for (const tiles of state.crises) count += tiles.length;
  return count;
}

/** The number of crisis tiles of one type in play (LIM-INT-06). */
export function crisisTiles(state: LimitState, crisis: Crisis): number {
  let count = 0;
  for (const tiles of state.crises) if (tiles.includes(crisis)) count += 1;
  return count;
}

/** The star nation's table value in the current generation (LIM-SOLO-07). */
export function starValue(
  state: LimitState,
  components: LimitComponents,
  row: keyof LimitComponents['star']['table'],
): number {
  return elementAt(components.star.table[row], state.generation - 1);
}
