import type { Figure } from '../../../../engine/figured-text.ts';
import type { NiceComponents } from '../../components.ts';
import { track, wordlessFigures } from '../figures.ts';

const inOrder = (figures: readonly number[]): string => figures.join('、');

/** The figures that the rules in our own words state, by the names of their placeholders. */
export const rulesFigures = (components: NiceComponents): Readonly<Record<string, Figure>> => ({
  ...wordlessFigures(components),
  prices: inOrder(Array.from({ length: components.queueSize }, (_, price) => price)),
  track: inOrder(track(components.queuePointLimit)),
});
