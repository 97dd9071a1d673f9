import type { Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { Step } from '../../engine/umpire.ts';
import type { Components } from './components.ts';
import { type AuctionState, lotForSale, playerAt, turnOrder } from './state.ts';

/** The seat bids any part of its money (TPL-AUC-02); it pays only if it wins (TPL-AUC-03). */
const bidQuestion = questionKind<{ readonly state: AuctionState; readonly seat: Seat }, number>({
  ask: 'bid',
  shape: 'amount',
  rule: 'TPL-AUC-02',
  options: ({ state, seat }) => ({ from: 0, to: playerAt(state, seat).money }),
  figures: ({ state }) => ({ lot: lotForSale(state) }),
  tell: (_at, bid) => (bid === 0 ? [] : [{ what: 'money', by: -bid, note: 'if-it-wins' }]),
});

/**
 * All bid at once for the open lot (TPL-AUC-01). The highest bid pays and takes it; the earlier seat wins a tie
 * (TPL-AUC-03). A lot for which nobody bids is put aside (TPL-AUC-04).
 */
export const auction: Step<AuctionState, Components> = (state, umpire) => {
  const lot = lotForSale(state);
  const order = turnOrder(state);
  const bids = umpire.chooseAll(order.map((seat) => bidQuestion({ state, seat })));
  umpire.reveal('bids', order);
  const best = Math.max(...bids);
  const winner = order.find((_, place) => bids[place] === best);
  state.stock.shift();
  if (state.stock.length > 0) state.round += 1;
  state.first = (state.first + 1) % state.players.length;
  if (winner === undefined || best === 0) {
    state.aside.push(lot);
    umpire.log?.({ kind: 'put-aside', rule: 'TPL-AUC-04', figures: { lot } });
  } else {
    const player = playerAt(state, winner);
    player.money -= best;
    player.lots.push(lot);
    umpire.log?.({ kind: 'sold', seat: winner, rule: 'TPL-AUC-03', figures: { lot, bid: best } });
  }
  umpire.reveal('lot', order);
};
