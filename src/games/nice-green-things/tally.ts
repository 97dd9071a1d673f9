import { elementAt } from '../../engine/checked.ts';
import type { Tally } from '../../engine/game.ts';
import type { NiceView } from './view.ts';

/** Projects in the eco systems of a seat and beside them. */
export const tally: Tally<NiceView> = {
  cards: ({ players }, seat) => {
    const { ecosystems, aside } = elementAt(players, seat);
    const laid = ecosystems.flatMap(({ habitat, science, pops }) => [...habitat, ...science, ...pops]);
    return [...laid, ...aside].map(({ id }) => id);
  },
};
