import { withFigures } from '../../../../engine/figured-text.ts';
import { inWords } from '../../../../words/en/grammar.ts';
import { type Components, readComponents, shippedComponents } from '../../components.ts';
import { rulesFigures } from './figures.ts';
import text from './rules.md';

/**
 * The rules in our own words.
 * @param components the table whose figures they state; default: the shipped one
 */
export const rulesFor = (components: Components = readComponents(shippedComponents)): string =>
  withFigures(text, rulesFigures(components), inWords);
