import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };

/**
 * `npm run leanings` learned these leanings from games in which all players shared them. In duels a tree search looks one
 * generation further than the current one, where `npm run train` has learned to estimate how the game ends.
 */
export const advice: Advice = { leanings, iterations: 800, looseOrder: true, searchHorizon: 1 };
