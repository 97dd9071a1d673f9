import { withFigures } from '../../../engine/figured-text.ts';
import type { LimitComponents } from '../components.ts';
import { rulesFigures } from './en.figures.ts';
import text from './en.rules.md';

/** The rules in our own words, with the figures of the table in use. */
export const rulesFor = (components: LimitComponents): string => withFigures(text, rulesFigures(components));
