import type { Tally } from '../../engine/game.ts';
import type { LimitView } from './view.ts';

/** Cards are counted when they are played, crises over the whole game. */
export const tally: Tally<LimitView> = {
  asks: ['play'],
  figures: ({ crisisCount, generation }) => ({ crises: crisisCount, generations: generation }),
};
