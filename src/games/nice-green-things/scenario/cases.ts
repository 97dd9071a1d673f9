import type { RuleCase } from '../../manifest.ts';
import written from './cases.json' with { type: 'json' };

/**
 * Positions in which the rules can be tried out, one for each rule. `npm run cases` writes them from the test
 * scenarios.
 */
export const cases = written as unknown as readonly RuleCase[];
