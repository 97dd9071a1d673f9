import type { Seat } from '../../src/engine/question.ts';
import { shuffle } from '../../src/engine/random.ts';
import type { OrchardState } from './state.ts';

/** The pile, the other hands, and what another seat looks at, are shuffled together and dealt out again. */
export function redeal(state: OrchardState, seat: Seat, random: (n: number) => number): void {
  const hidden = [state.pile, ...state.seats.filter((_, other) => other !== seat).map(({ hand }) => hand)];
  if (state.turn !== seat) hidden.push(state.looked);
  const cards = shuffle(hidden.flat().sort(), random);
  for (const list of hidden) list.splice(0, list.length, ...cards.splice(0, list.length));
  for (const { hand } of state.seats) hand.sort();
}
