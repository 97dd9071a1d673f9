import { entryOf } from '../../engine/checked.ts';
import { allSeats, type ReputationState, type ReputationUmpire, setNext } from './state.ts';

/**
 * Step 2: the top card of each deck is turned up (REP-REV-01); the credits printed on the public card are laid beside
 * it, none beside the private card (REP-REV-02, REP-REV-03); the marker moves to the public card (REP-REV-04, RR-04).
 * Bidding then begins with the start player (REP-BID-01).
 */
export function reveal(state: ReputationState, umpire: ReputationUmpire): void {
  const { components } = umpire;
  setNext(state, 'biddingTurn');
  state.turn = state.startPlayer;
  state.speculationRun = 0;
  state.biddingOver = false;
  state.privateSponsor = null;
  state.coSponsorshipSkipped = false;
  for (const player of state.players) player.outbid = false;
  umpire.reveal('projects', allSeats(state));
  const privateCard = state.privateDeck.shift();
  state.privateCard = privateCard ?? null;
  if (privateCard !== undefined) {
    umpire.log?.({
      kind: 'private-revealed',
      rule: 'REP-REV-01',
      figures: { card: privateCard, loss: components.privateProjects[privateCard]?.loss ?? 0 },
      // Once the card is stacked, players must remember it and cannot look it up (RR-32).
      until: 'determineWinners',
    });
  }
  const publicCard = state.publicDeck.shift();
  state.publicCard = publicCard ?? null;
  if (publicCard === undefined) {
    umpire.log?.({ kind: 'deck-empty', rule: 'REP-ROUND-03' });
    return;
  }
  const { credits, workers, reputation } = entryOf(components.publicProjects, publicCard);
  state.creditsOnPublic = credits;
  state.bank -= credits;
  state.marker = 'publicCard';
  umpire.log?.({
    kind: 'public-revealed',
    rule: 'REP-REV-01 REP-REV-02',
    figures: { card: publicCard, credits, workers, reputation },
  });
}
