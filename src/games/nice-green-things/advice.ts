import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };
import { traits } from './traits.ts';

/**
 * `npm run leanings` learned the leanings for single cards from games in which all players shared them; those for traits
 * are our own.
 */
export const advice: Advice = {
  leanings,
  traits,
  iterations: 800,
  curiosity: 6,
  unit: { word: 'points', size: 100 },
};
