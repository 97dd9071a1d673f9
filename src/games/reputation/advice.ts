import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };
import { situationWords } from './situation.ts';

/** What players lean to was learned from games in which everybody leant alike (`npm run leanings`). */
export const advice: Advice = {
  leanings,
  iterations: 1500,
  situationWords,
  unit: { word: 'credits', size: 1 },
};
