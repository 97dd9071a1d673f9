import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };

/** Rollouts are evaluated after the generation under way; the leanings are fitted to games between bots. */
export const advice: Advice = { leanings, rounds: 0, iterations: 400 };
