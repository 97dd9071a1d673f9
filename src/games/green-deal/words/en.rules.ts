import { withFigures } from '../../../engine/figured-text.ts';
import { readComponents, shippedComponents } from '../components.ts';
import type { GreenComponents } from '../figures.ts';
import { rulesFigures } from './en.figures.ts';
import index from './en.index.md';
import text from './en.rules.md';

/**
 * The rules in our own words, with the figures of the table in use, and the index that a search reads.
 * @param components the table; default: the shipped one
 */
export const rulesFor = (components: GreenComponents = readComponents(shippedComponents)): string =>
  `${withFigures(text, rulesFigures(components))}\n${index}`;
