import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };

/** The leanings were learned from games in which all players had the same ones (`npm run leanings`). */
export const advice: Advice = { leanings, iterations: 800 };
