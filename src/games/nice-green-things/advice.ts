import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };

/** What players lean to was learned from games in which everybody leant alike (`npm run leanings`). */
export const advice: Advice = {
  leanings,
  iterations: 1500,
  unit: { word: 'points', size: 100 },
};
