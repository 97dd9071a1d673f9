import { withFigures } from '../../../engine/figured-text.ts';
import type { NiceComponents } from '../components.ts';
import { rulesFigures } from './en.figures.ts';
import text from './en.rules.md';

/** The rules in our own words, with the figures of the table in use. */
export const rulesFor = (components: NiceComponents): string => withFigures(text, rulesFigures(components));
