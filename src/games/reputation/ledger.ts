import type { Ledger } from '../../engine/game.ts';
import { leftOf, type ReputationState, SPACES } from './state.ts';

/**
 * The public figures of the table. Players' credits are not included, nor is the bank, which would reveal their sum
 * (REP-INFO-01, RR-33); the final scoring reveals them.
 */
export function ledger(state: ReputationState): Ledger {
  const ledger: Ledger = {
    round: state.round,
    speculationRun: state.speculationRun,
    biddingOver: state.biddingOver,
    'deckSize.private': state.privateDeck.length,
    'deckSize.public': state.publicDeck.length,
    creditsOnPrivate: state.creditsOnPrivate,
    creditsOnPublic: state.creditsOnPublic,
    box: state.box.length,
  };
  state.players.forEach((player, seat) => {
    const path = `players.${seat}`;
    ledger[`${path}.startPlayer`] = state.startPlayer === seat;
    ledger[`${path}.marker`] = state.marker === seat;
    for (const name of ['privateBid', 'publicBid', 'pendingPublic'] as const) {
      const bid = state[name];
      ledger[`${path}.${name}`] = bid?.player === seat ? bid.workers : 0;
    }
    ledger[`${path}.hq`] = player.hq;
    for (const space of SPACES) ledger[`${path}.breakRoom.${space}`] = player.breakRoom[space];
    ledger[`${path}.repTokens`] = player.repTokens;
    ledger[`${path}.privateCards`] = player.privateCards.length;
    ledger[`${path}.privateWorkers`] = player.privateWorkers;
    ledger[`${path}.powerUsed`] = player.powerUsed;
    ledger[`${path}.agendaMet`] = player.agendaMet;
  });
  state.sharedStacks.forEach((stack, seat) => {
    ledger[`players.${seat}.leftStackCards`] = stack.cards.length;
    ledger[`players.${seat}.leftStackWorkers`] = stack.workers[0];
    ledger[`players.${leftOf(state, seat)}.rightStackWorkers`] = stack.workers[1];
  });
  return ledger;
}
