import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };
import { situationWords } from './situation.ts';

/**
 * The leanings were learned first from games in which all players shared them (`npm run leanings`), then from games
 * between normal and hard bots (`npm run prospects`). A search looks only to the end of the round, where the network of
 * `prospects.ts` can evaluate the position.
 */
export const advice: Advice = {
  leanings,
  iterations: 1500,
  horizon: 0,
  situationWords,
  unit: { word: 'credits', size: 1 },
};
