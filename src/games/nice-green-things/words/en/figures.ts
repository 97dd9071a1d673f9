import type { Figure } from '../../../../engine/figured-text.ts';
import type { NiceComponents } from '../../components.ts';
import { wordlessFigures } from '../figures.ts';

/** `0, 1, 2, 3 and 4`. */
const pricesText = (positions: number): string => {
  const prices = Array.from({ length: positions }, (_, price) => price);
  return positions < 2 ? prices.join('') : `${prices.slice(0, -1).join(', ')} and ${prices.at(-1)}`;
};

/** The figures that the rules in our own words state, by the names of their placeholders. */
export const rulesFigures = (components: NiceComponents): Readonly<Record<string, Figure>> => ({
  ...wordlessFigures(components),
  prices: pricesText(components.queueSize),
});
