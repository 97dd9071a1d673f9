import { elementAt, lastOf } from '../../engine/checked.ts';
import { type Path, PlaceError } from '../../engine/place.ts';
import type { LimitComponents } from './figures.ts';
import { type Notation, notation } from './words/notation.ts';

/** Lists whose length may differ from the shipped table; every other list has one entry for each column or level. */
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

/** Figures that may be positive or negative, whatever the sign of the shipped one. */
const EITHER_SIGN = new Set([
  'territoryOffset',
  'fossilPriceSteps',
  'industrialPriceSteps',
  'militaryPriceSteps',
]);

/** Figures used as divisors. */
const DIVISORS = new Set(['moneyBlock', 'militaryBlock', 'militaryDivisor']);

/** With larger figures, sums in a game could leave the range of exact whole numbers. */
const MOST = 1_000_000;

/**
 * Checks that a table has the shape of the shipped one: the same figures, with the same types and signs.
 * @throws PlaceError
 */
export function checkShape(model: unknown, got: unknown, path: Path): void {
  if (Array.isArray(model)) checkList(model, got, path);
  else if (typeof model === 'object' && model !== null) checkMap(model as Record<string, unknown>, got, path);
  else if (typeof model === 'number') checkFigure(model, got, path);
  else if (got !== model)
    throw new PlaceError(path, notation().fixedValue(JSON.stringify(model), JSON.stringify(got)));
}

function checkList(model: readonly unknown[], got: unknown, path: Path): void {
  if (!Array.isArray(got) || got.length === 0) throw new PlaceError(path, notation().listOfFigures);
  if (!FREE_LENGTHS.has(String(path.at(-1))) && path[0] !== 'star' && got.length !== model.length) {
    throw new PlaceError(path, notation().listOfLength(model.length, got.length));
  }
  const mayBeNull = model.includes(null);
  const least = Math.min(...model.map(Number));
  got.forEach((item, index) => {
    if (item === null && mayBeNull) return;
    checkFigure(least, item, [...path, index]);
  });
}

function checkMap(model: Readonly<Record<string, unknown>>, got: unknown, path: Path): void {
  if (typeof got !== 'object' || got === null || Array.isArray(got))
    throw new PlaceError(path, notation().map);
  for (const key of Object.keys(model)) {
    if (!Object.hasOwn(got, key)) throw new PlaceError([...path, key], notation().figureMissing);
  }
  for (const [key, value] of Object.entries(got)) {
    if (!Object.hasOwn(model, key)) throw new PlaceError([...path, key], notation().noFigure(key));
    checkShape(model[key], value, [...path, key]);
  }
}

/** Checks that a figure is a whole number with the sign of the shipped one. */
function checkFigure(model: number, got: unknown, path: Path): void {
  if (typeof got !== 'number' || !Number.isSafeInteger(got))
    throw new PlaceError(
      path,
      notation().wholeNumber(typeof got === 'number' ? String(got) : JSON.stringify(got)),
    );
  if (Math.abs(got) > MOST) throw new PlaceError(path, notation().atMost(MOST, got));
  const name = String(path.at(-1));
  if (DIVISORS.has(name) && got < 1) throw new PlaceError(path, notation().atLeastOne(got));
  if (EITHER_SIGN.has(name)) return;
  if (model >= 0 && got < 0) throw new PlaceError(path, notation().notNegative(got));
  const isList = typeof path.at(-1) === 'number';
  if (model < 0 && got > 0 && !isList) throw new PlaceError(path, notation().notPositive(got));
}

/**
 * Checks that the figures of a table of the right shape are consistent. If two contradict each other, the error names
 * the one that differs from the shipped table.
 * @throws PlaceError
 */
export function checkTogether(components: LimitComponents, shipped: LimitComponents): void {
  checkTracks(components, shipped);
  checkMarketplace(components, shipped);
  checkUnrest(components);
  checkGenerations(components, shipped);
  checkStart(components);
}

function checkTracks(components: LimitComponents, shipped: LimitComponents): void {
  const { population, production, fossilSpent } = components;
  rises(['population'], population, 'trackRises');
  rises(['production'], production, 'trackRises');
  sameLength(components, shipped, 'fossilSpent', 'production');
  sameLength(components, shipped, 'pollutionReceived', 'production');
  sameLength(components, shipped, 'score.demographicIndex', 'population');
  if (population[0] === 0) throw new PlaceError(['population', 0], notation().nobodyAtOne);
  if (fossilSpent[0] !== 0) throw new PlaceError(['fossilSpent', 0], notation().levelOneUnpaid);
}

function checkMarketplace(components: LimitComponents, shipped: LimitComponents): void {
  const { sell, buy, priceStart } = components.marketplace;
  sameLength(components, shipped, 'marketplace.buy', 'marketplace.sell');
  const firstPrice = sell.findIndex((price) => price !== null);
  const gap = sell.indexOf(null, Math.max(0, firstPrice));
  if (gap >= 0 && firstPrice >= 0) throw new PlaceError(['marketplace', 'sell', gap], notation().priceGap);
  rises(['marketplace', 'sell'], sell.map(Number), 'chartRises', true);
  rises(['marketplace', 'buy'], buy, 'chartRises', true);
  sell.forEach((price, index) => {
    const asked = elementAt(buy, index);
    if (price !== null && price > asked) {
      const place = same(sell, shipped.marketplace.sell) ? 'buy' : 'sell';
      throw new PlaceError(['marketplace', place, index], notation().sellerGetsMore(price, asked));
    }
  });
  for (const [resource, position] of Object.entries(priceStart)) {
    if (position < 1 || position > buy.length) {
      throw new PlaceError(
        ['marketplace', 'priceStart', resource],
        notation().noChartPosition(buy.length, position),
      );
    }
  }
}

function checkUnrest({ unrest }: LimitComponents): void {
  const { positions, start, boomUpTo, uprisingFrom } = unrest;
  within(['unrest', 'start'], start, 1, positions, 'indicator');
  within(['unrest', 'uprisingFrom'], uprisingFrom, 1, positions, 'indicator');
  if (boomUpTo >= uprisingFrom)
    throw new PlaceError(['unrest', 'boomUpTo'], notation().overlap(boomUpTo, uprisingFrom));
}

function checkGenerations(components: LimitComponents, shipped: LimitComponents): void {
  const { generations, production, star } = components;
  const { count, years, end } = generations;
  if (count < 1) throw new PlaceError(['generations', 'count'], notation().noGeneration);
  sameLength(components, shipped, 'generations.years', 'generations.count');
  rises(['generations', 'years'], years, 'yearsGoOn');
  if (end <= lastOf(years))
    throw new PlaceError(['generations', 'end'], notation().endsEarly(lastOf(years), end));
  for (const [name, row] of Object.entries(star.table)) {
    sameLength(components, shipped, `star.table.${name}`, 'generations.count');
    if (name === 'livingStandard')
      row.forEach((standard, index) => within(['star', 'table', name, index], standard, 1, 4, 'class'));
  }
  star.table.industrial.forEach((output, index) => {
    if (production.includes(output)) return;
    const isShipped = same(star.table.industrial, shipped.star.table.industrial);
    throw new PlaceError(
      isShipped ? ['production'] : ['star', 'table', 'industrial', index],
      notation().noStarOutput(output, index + 1),
    );
  });
}

/** Checks that the starting figures of the nations lie on their tracks. */
function checkStart(components: LimitComponents): void {
  const { nationStart, population, production, territoryOffset } = components;
  const top = production.length;
  const cap = Math.max(1, Math.min(top, nationStart.territory + territoryOffset));
  within(['nationStart', 'populationLevel'], nationStart.populationLevel, 1, population.length, 'track');
  within(['nationStart', 'renewablePlant'], nationStart.renewablePlant, 1, cap, 'trackUnderTerritories');
  within(['nationStart', 'industrialPlant'], nationStart.industrialPlant, 1, top, 'track');
  within(['nationStart', 'militaryPlant'], nationStart.militaryPlant, 1, top, 'track');
}

function within(path: Path, got: number, from: number, to: number, what: keyof Notation['places']): void {
  if (got < from || got > to)
    throw new PlaceError(path, notation().noPlace(notation().places[what], from, to, got));
}

function rises(path: Path, list: readonly number[], rule: keyof Notation['rules'], mayStay = false): void {
  list.forEach((value, index) => {
    const before = list[index - 1] ?? Number.NEGATIVE_INFINITY;
    if (mayStay ? value < before : value <= before)
      throw new PlaceError([...path, index], notation().brokenRule(notation().rules[rule], value, before));
  });
}

function same(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((item, index) => item === other[index]);
}

/** Checks that two lists have the same length, or that a list has as many entries as a figure says. */
function sameLength(
  components: LimitComponents,
  shipped: LimitComponents,
  name: string,
  model: string,
): void {
  const length = lengthAt(components, name);
  const needed = lengthAt(components, model);
  if (length === needed) return;
  const [blamed, have, other, need] =
    length === lengthAt(shipped, name) ? [model, needed, name, length] : [name, length, model, needed];
  throw new PlaceError(blamed.split('.'), notation().otherLength(blamed, have, other, need));
}

/** The length of a list, or the figure itself. */
function lengthAt(components: LimitComponents, name: string): number {
  let node: unknown = components;
  for (const key of name.split('.')) node = (node as Record<string, unknown>)[key];
  return Array.isArray(node) ? node.length : (node as number);
}
