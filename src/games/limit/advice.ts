import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };

/**
 * `npm run leanings` learned these leanings from games in which all players shared them. In duels a tree search looks
 * one generation further than the current one, where the network trained by `npm run train` estimates the result of the
 * game.
 */
export const advice: Advice = { leanings, iterations: 800, looseOrder: true, searchHorizon: 1 };
