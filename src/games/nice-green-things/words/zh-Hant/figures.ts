import type { Figure } from '../../../../engine/figured-text.ts';
import type { NiceComponents } from '../../components.ts';
import { rulesFigures as englishFigures } from '../en/figures.ts';

const inOrder = (figures: readonly number[]): string => figures.join('、');

/** The figures that the rules in our own words state, by the names of their placeholders. */
export function rulesFigures(components: NiceComponents): Readonly<Record<string, Figure>> {
  const { queueSize, queuePointLimit: limit } = components;
  const spaces = Array.from({ length: 2 * limit + 1 }, (_, space) => Math.abs(limit - space));
  return {
    ...englishFigures(components),
    prices: inOrder(Array.from({ length: queueSize }, (_, price) => price)),
    track: inOrder(spaces),
  };
}
