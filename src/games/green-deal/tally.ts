import { elementAt } from '../../engine/checked.ts';
import type { Tally } from '../../engine/game.ts';
import type { GreenDealView } from './view.ts';

/** Projects and action cards that a company has taken. */
export const tally: Tally<GreenDealView> = {
  cards: ({ companies }, seat) => {
    const { projects, cards } = elementAt(companies, seat);
    return [...projects, ...cards].map(({ id }) => id);
  },
};
