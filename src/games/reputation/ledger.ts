import type { Ledger } from '../../engine/game.ts';
import { leftOf, playerAt, type ReputationState, SPACES } from './state.ts';

/**
 * The open figures of the table. Credits of players are no part of it before the end, nor is the bank, which would tell
 * their sum (REP-INFO-01, RR-33).
 */
export function ledgerOf(state: ReputationState): Ledger {
  const ledger: Ledger = {
    round: state.round,
    startPlayer: state.startPlayer,
    speculationRun: state.speculationRun,
    biddingOver: state.biddingOver,
    'deckSize.private': state.privateDeck.length,
    'deckSize.public': state.publicDeck.length,
    creditsOnPrivate: state.creditsOnPrivate,
    creditsOnPublic: state.creditsOnPublic,
    marker: state.marker,
    box: state.box.length,
  };
  for (const name of ['privateBid', 'publicBid', 'pendingPublic'] as const) {
    const bid = state[name];
    if (bid === null) continue;
    ledger[`${name}.player`] = bid.player;
    ledger[`${name}.workers`] = bid.workers;
  }
  state.players.forEach((player, seat) => {
    const path = `players.${seat}`;
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
  addFinal(state, ledger);
  return ledger;
}

/** After the final scoring everything is open. */
function addFinal(state: ReputationState, ledger: Ledger): void {
  const { final } = state;
  if (final === null || state.nextStep !== null) return;
  state.players.forEach((_, seat) => {
    const path = `players.${seat}`;
    ledger[`${path}.credits`] = playerAt(state, seat).credits;
    ledger[`${path}.reputation`] = final.reputation[seat] as number;
    ledger[`${path}.profit`] = final.profit[seat] as number;
    ledger[`${path}.eliminated`] = final.eliminated.includes(seat);
  });
}
