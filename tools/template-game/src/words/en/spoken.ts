import type { Spoken } from '../../../../engine/spoken.ts';
import { counted, listed } from '../../../../words/en/grammar.ts';
import type { AuctionView } from '../../view.ts';

/** Template Game in sentences. */
export const spoken: Spoken<AuctionView> = {
  status(view, voice) {
    const own = view.viewer === null ? undefined : view.players[view.viewer];
    const lot = view.lot === null ? 'All lots are sold.' : `The ${voice.name(view.lot)} is for sale.`;
    return [
      `Auction ${view.round}.`,
      ...(own === undefined ? [] : [`You have ${own.money} money and ${counted(own.lots.length, 'lot')}.`]),
      lot,
    ].join(' ');
  },
  situation: ({ toCome }, voice) => [
    toCome.length === 0
      ? 'It is the last lot.'
      : `After it come ${listed(toCome.map((lot) => voice.name(lot)))}.`,
  ],
  topics: ({ toCome, aside }, voice) => [
    {
      word: 'lots',
      lines: () => [
        `Still to come: ${toCome.length === 0 ? 'nothing' : listed(toCome.map((lot) => voice.name(lot)))}.`,
        `Put aside: ${aside.length === 0 ? 'nothing' : listed(aside.map((lot) => voice.name(lot)))}.`,
      ],
    },
  ],
  seat({ viewer, players }, seat, voice) {
    const player = players[seat];
    if (player === undefined) return [];
    const has = seat === viewer ? 'You have' : `${voice.seat(seat)} has`;
    const lots = player.lots.length === 0 ? 'no lots' : listed(player.lots.map((lot) => voice.name(lot)));
    return [`${has} ${player.money} money and ${lots}.`];
  },
  hand(view, voice) {
    return view.viewer === null ? [] : spoken.seat(view, view.viewer, voice);
  },
  routine: {},
};
