import type { Advice } from '../../engine/game.ts';
import leanings from './leanings.json' with { type: 'json' };

/** Rollouts are evaluated after the round under way and the next one; the leanings are fitted to games between bots. */
export const advice: Advice = { leanings, rounds: 1, iterations: 700 };
