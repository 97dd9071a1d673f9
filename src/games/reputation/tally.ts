import type { Tally } from '../../engine/game.ts';
import type { ReputationView } from './view.ts';

/** Private projects in front of a seat, and public ones to either side of it. */
export const tally: Tally<ReputationView> = {
  cards: ({ players, sharedStacks }, seat) => {
    const own = players[seat]?.privateStack.cards ?? [];
    const shared = sharedStacks.filter(({ pair }) => pair.includes(seat)).flatMap(({ cards }) => cards);
    return [...own, ...shared].map(({ id }) => id);
  },
};
