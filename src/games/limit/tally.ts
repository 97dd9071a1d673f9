import type { Tally } from '../../engine/game.ts';
import type { LimitView } from './view.ts';

/** Counts cards when they are played, and crises over the whole game. */
export const tally: Tally<LimitView> = {
  asks: ['play'],
  figures: ({ crisisCount, generation }) => ({ crises: crisisCount, generations: generation }),
};
