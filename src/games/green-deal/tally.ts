import { elementAt } from '../../engine/checked.ts';
import type { Tally } from '../../engine/game.ts';
import type { GreenView } from './view.ts';

/** Projects and action cards that a company has taken. */
export const tally: Tally<GreenView> = {
  cards: ({ companies }, seat) => {
    const { projects, cards } = elementAt(companies, seat);
    return [...projects, ...cards].map(({ id }) => id);
  },
};
