import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };
import { traits } from './traits.ts';

/**
 * `npm run leanings` learned the leanings for single answers from games in which all players shared them; those for
 * traits are our own. A tree search looks only to the end of the round, where the network of `prospects.ts` can
 * evaluate the position.
 */
export const advice: Advice = { leanings, traits, iterations: 800, searchHorizon: 0, curiosity: 2.5 };
