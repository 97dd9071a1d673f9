import { withFigures } from '../../../../engine/figured-text.ts';
import { inWords } from '../../../../words/zh-Hant/grammar.ts';
import { readComponents, shippedComponents } from '../../components.ts';
import type { LimitComponents } from '../../figures.ts';
import { rulesFigures } from './figures.ts';
import index from './index.md';
import text from './rules.md';

/**
 * The rules in our own words, with the figures of the table in use, and the index that a search reads.
 * @param components the table; default: the shipped one
 */
export const rulesFor = (components: LimitComponents = readComponents(shippedComponents)): string =>
  `${withFigures(text, rulesFigures(components), inWords)}\n${index}`;
