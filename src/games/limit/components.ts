import { bareFigures } from '../../engine/components.ts';
import { type Path, PlaceError } from '../../engine/place.ts';
import sourced from './components.json' with { type: 'json' };

type Figures = readonly number[];

/** What the component table says of one politics card; figures that a card does not use are absent. */
export interface CardFigures {
  readonly deck: 'society' | 'militaryEconomy' | 'production';
  readonly kind: 'instant' | 'permanent';
  readonly from: 'start' | 'deck' | 'unlock';
  /** Class A at which the card is unlocked. */
  readonly unlockedAt?: number;
  readonly [figure: string]: number | string | undefined;
}

/** The component table of Limit as the rules read it; tracks are indexed from 0 for level 1. */
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

/**
 * The rules' form of a component table.
 * @throws PlaceError where the table does not have the shape of the shipped one, or its figures cannot go together
 */
export function readComponents(table: unknown): LimitComponents {
  const bare = bareFigures(table);
  checkShape(bareFigures(sourced), bare, []);
  const components = bare as LimitComponents;
  checkTogether(components);
  return components;
}

/** Lists whose length may differ from the shipped one; all others have a place for each column or level. */
const FREE_LENGTHS = new Set([
  'population',
  'production',
  'fossilSpent',
  'pollutionReceived',
  'sell',
  'buy',
  'years',
  'demographicIndex',
]);

function checkShape(model: unknown, got: unknown, path: Path): void {
  if (Array.isArray(model)) {
    if (!Array.isArray(got) || got.length === 0) throw new PlaceError(path, 'this must be a list of figures');
    if (!FREE_LENGTHS.has(String(path.at(-1))) && path[0] !== 'star' && got.length !== model.length) {
      throw new PlaceError(path, `this must be a list of ${model.length} figures, not ${got.length}`);
    }
    got.forEach((item, index) => {
      const mayBeNull = model.includes(null);
      if (!(item === null && mayBeNull) && !isWhole(item)) {
        throw new PlaceError([...path, index], `this must be a whole number, not ${JSON.stringify(item)}`);
      }
    });
    return;
  }
  if (typeof model === 'object' && model !== null) {
    if (typeof got !== 'object' || got === null || Array.isArray(got))
      throw new PlaceError(path, 'this must be a map');
    for (const key of Object.keys(model)) {
      if (!(key in got)) throw new PlaceError([...path, key], 'this figure is missing');
    }
    for (const [key, value] of Object.entries(got)) {
      if (!(key in model)) throw new PlaceError([...path, key], `the table has no ${key}`);
      checkShape((model as Record<string, unknown>)[key], value, [...path, key]);
    }
    return;
  }
  if (typeof model === 'number') {
    if (!isWhole(got)) throw new PlaceError(path, `this must be a whole number, not ${JSON.stringify(got)}`);
    if (model >= 0 && (got as number) < 0) throw new PlaceError(path, `this must be 0 or more, not ${got}`);
    return;
  }
  if (got !== model)
    throw new PlaceError(path, `this is ${JSON.stringify(model)} and cannot be ${JSON.stringify(got)}`);
}

function isWhole(value: unknown): boolean {
  return typeof value === 'number' && Number.isSafeInteger(value);
}

function checkTogether(components: LimitComponents): void {
  const { population, production, fossilSpent, pollutionReceived, marketplace, unrest, generations, score } =
    components;
  for (const [name, track] of Object.entries({ population, production })) {
    track.forEach((value, index) => {
      if (index > 0 && value <= (track[index - 1] as number)) {
        throw new PlaceError([name, index], `a track rises from level to level, but ${value} does not`);
      }
    });
  }
  sameLength('fossilSpent', fossilSpent, 'production', production);
  sameLength('pollutionReceived', pollutionReceived, 'production', production);
  sameLength('marketplace.buy', marketplace.buy, 'marketplace.sell', marketplace.sell);
  sameLength('score.demographicIndex', score.demographicIndex, 'population', population);
  sameLength('generations.years', generations.years, 'generations.count', { length: generations.count });
  for (const [name, row] of Object.entries(components.star.table)) {
    sameLength(`star.table.${name}`, row, 'generations.count', { length: generations.count });
  }
  for (const [resource, position] of Object.entries(marketplace.priceStart)) {
    if (position < 1 || position > marketplace.buy.length) {
      throw new PlaceError(
        ['marketplace', 'priceStart', resource],
        `the chart has positions 1 to ${marketplace.buy.length}, not ${position}`,
      );
    }
  }
  if (fossilSpent[0] !== 0)
    throw new PlaceError(['fossilSpent', 0], 'level 1 must be payable without fossils');
  if (unrest.start < 1 || unrest.start > unrest.positions) {
    throw new PlaceError(
      ['unrest', 'start'],
      `the indicator has positions 1 to ${unrest.positions}, not ${unrest.start}`,
    );
  }
}

function sameLength(
  name: string,
  list: { readonly length: number },
  other: string,
  model: { readonly length: number },
): void {
  if (list.length === model.length) return;
  throw new PlaceError(
    name.split('.'),
    `${name} has ${list.length} figures, but ${other} needs ${model.length}`,
  );
}
