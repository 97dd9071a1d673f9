import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };
import { situationWords } from './situation.ts';

/**
 * What players lean to was learned from games in which everybody leant alike (`npm run leanings`), and then from those of
 * normal and hard (`npm run prospects`). A search looks no further than the end of the round, where a position tells what it
 * promises.
 */
export const advice: Advice = {
  leanings,
  iterations: 1500,
  horizon: 0,
  situationWords,
  unit: { word: 'credits', size: 1 },
};
