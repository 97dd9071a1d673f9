import { elementAt } from '../../engine/checked.ts';
import { crisisCount, type LimitOccasion, outputAt, populationValue } from './figures.ts';
import { RESOURCES } from './state.ts';

/** The words of each scale, lowest first, of which every scale has at most `WIDTH`. */
const SCALES = [
  // Whether the game is about to end.
  ['early', 'middle', 'late', 'closing'],
  // The renewable stock against what the people eat, now and once they have grown.
  ['hungry', 'fed', 'sated'],
  // The renewable plant's output against the same.
  ['barren', 'fertile', 'lush'],
  // The industrial stock against what the people consume.
  ['no-goods', 'few-goods', 'goods'],
  ['no-industry', 'small-industry', 'industry', 'large-industry'],
  ['penniless', 'poor', 'solvent', 'rich'],
  // The military stock against the strongest other nation's.
  ['unarmed', 'outgunned', 'armed', 'dominant'],
  ['boom', 'calm', 'tense', 'uprising'],
  // The standard of class C, which determines most of the social phase.
  ['column-1', 'column-2', 'column-3', 'column-4'],
  ['tiny', 'small', 'large', 'huge'],
  // The fossil stock against what the plants burn.
  ['no-fuel', 'fuel', 'much-fuel'],
  // Whether the territories allow a larger renewable plant.
  ['cramped', 'roomy'],
] as const;
const WIDTH = 4;
/** The number of situations without a trade. */
const SITUATIONS = WIDTH ** SCALES.length;

/** The words of a trade whose quantity is asked, by its place among the trades, and of its price. */
const TRADE_WORDS = ['sell', 'buy'].flatMap((side) => RESOURCES.map((resource) => `${side}-${resource}`));
const PRICE_WORDS = ['cheap', 'fair', 'dear'];
/** The prices up to which a trade is cheap, and fair. */
const CHEAP = 3;
const FAIR = 5;

/** The generations up to which it is early, and middle. */
const EARLY = 2;
const MIDDLE = 4;
/** Money up to which a nation is penniless, poor, and solvent. */
const PENNILESS = 5;
const POOR = 15;
const SOLVENT = 35;
/** The unrest from which a nation is tense. */
const TENSE = 7;
/** Levels of the industrial plant, and of population, up to which they are of the first three sizes. */
const INDUSTRY = [1, 3, 5] as const;
const PEOPLE = [3, 5, 6] as const;

/** Which word of a scale applies: the number of bounds that the figure exceeds. */
function placeOf(figure: number, first: number, second: number, third = Number.POSITIVE_INFINITY): number {
  return figure <= first ? 0 : figure <= second ? 1 : figure <= third ? 2 : 3;
}

/**
 * What influences sensible players in most questions, encoded as one number: how near the end is, and whether the
 * nation's stocks cover what its people need. All of it is public.
 */
export function situationOf({ state, components, seat }: LimitOccasion): number {
  const { nations, generation } = state;
  const nation = elementAt(nations, seat);
  const { population, production, unrest, military } = nation;
  const { unrest: zones, social, generations } = components;
  const isClosing = crisisCount(state) >= generations.crisesToEnd - 1 || generation >= generations.count;
  const eaten = populationValue(components, population) - 1;
  const eatenSoon = populationValue(components, population + 1) - 1;
  const column = elementAt(nation.classes, 2) - 1;
  const consumedLevel = social.consumptionLevels[column];
  const consumed = consumedLevel == null ? 0 : populationValue(components, population + consumedLevel);
  let strongest = 0;
  for (const other of nations) if (other !== nation && other.military > strongest) strongest = other.military;
  const burned =
    elementAt(components.fossilSpent, production.industrial - 1) +
    elementAt(components.fossilSpent, production.military - 1);
  // In the order of the scales.
  let code = isClosing ? 3 : placeOf(generation, EARLY, MIDDLE);
  code = code * WIDTH + placeOf(nation.renewable, eaten, eatenSoon);
  code = code * WIDTH + placeOf(outputAt(components, production.renewable), eaten, eatenSoon);
  code =
    code * WIDTH +
    placeOf(nation.industrial, consumed - 1, consumed + outputAt(components, production.industrial));
  code = code * WIDTH + placeOf(production.industrial, ...INDUSTRY);
  code = code * WIDTH + placeOf(nation.money, PENNILESS, POOR, SOLVENT);
  code = code * WIDTH + (military === 0 ? 0 : placeOf(military, strongest - 1, 2 * strongest) + 1);
  code = code * WIDTH + placeOf(unrest, zones.boomUpTo, TENSE - 1, zones.uprisingFrom - 1);
  code = code * WIDTH + column;
  code = code * WIDTH + placeOf(population, ...PEOPLE);
  code = code * WIDTH + placeOf(nation.fossil, burned - 1, 2 * burned + 3);
  return code * WIDTH + (nation.territory > production.renewable ? 1 : 0);
}

/** The situation in which the quantity of a trade is asked: which trade it is, and its price, matter too. */
export function tradeSituationOf(situation: number, trade: number, price: number): number {
  return (trade * PRICE_WORDS.length + placeOf(price, CHEAP, FAIR) + 1) * SITUATIONS + situation;
}

/** The words of a situation, by which leanings are learned. */
export function situationWords(situation: number): string[] {
  const words: string[] = [];
  let rest = situation;
  for (let place = SCALES.length - 1; place >= 0; place -= 1) {
    words.push(elementAt(elementAt(SCALES, place), rest % WIDTH));
    rest = Math.floor(rest / WIDTH);
  }
  if (rest === 0) return words;
  const trade = elementAt(TRADE_WORDS, Math.floor((rest - 1) / PRICE_WORDS.length));
  return [...words, trade, `${trade}-${elementAt(PRICE_WORDS, (rest - 1) % PRICE_WORDS.length)}`];
}

/** The traits of a transaction: the price of each trade. */
export const traits: Readonly<Record<string, readonly string[]>> = { transaction: TRADE_WORDS };
/** Prices are divided by this, so that a trait's size resembles that of others. */
export const PRICE_UNIT = 10;
