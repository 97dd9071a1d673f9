import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };

/** `npm run leanings` learned these leanings from games in which all players shared them. */
export const advice: Advice = { leanings, iterations: 800, looseOrder: true };
