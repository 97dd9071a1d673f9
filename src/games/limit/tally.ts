import type { Tally } from '../../engine/game.ts';
import type { LimitView } from './view.ts';

/** Cards count when they are played; crises are those that hit anybody in the whole game. */
export const tally: Tally<LimitView> = {
  asks: ['play'],
  figures: ({ crisisCount, generation }) => ({ crises: crisisCount, generations: generation }),
};
