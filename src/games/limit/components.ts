import sourced from './components.json' with { type: 'json' };

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

/** The table as shipped, each figure with its source. */
export const shippedComponents: unknown = sourced;
