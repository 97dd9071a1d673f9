import type { Spoken } from '../../../../src/engine/spoken.ts';
import { counted, listed } from '../../../../src/words/en/grammar.ts';
import type { OrchardView } from '../../view.ts';

/** Orchard in sentences. */
export const spoken: Spoken<OrchardView> = {
  status(view) {
    const own = view.seat === null ? undefined : view.seats[view.seat];
    return `Round ${view.round} of ${view.rounds}.${own === undefined ? '' : ` You have ${counted(own.coins, 'coin')}.`}`;
  },
  situation: (view) => [`The sky shows ${view.sky}.`],
  topics: (view) => [{ word: 'pile', lines: () => [`The pile holds ${counted(view.pile, 'card')}.`] }],
  seat: (view, seat, voice) => [
    `${voice.seat(seat)} has ${counted(view.seats[seat]?.coins ?? 0, 'coin')} and has planted ${counted(view.seats[seat]?.planted.length ?? 0, 'card')}.`,
  ],
  hand(view, voice) {
    const hand = view.seat === null ? 0 : (view.seats[view.seat]?.hand ?? 0);
    return typeof hand === 'number' || hand.length === 0
      ? []
      : [`You hold ${listed(hand.map((card) => voice.name(card)))}.`];
  },
  routine: {},
};
