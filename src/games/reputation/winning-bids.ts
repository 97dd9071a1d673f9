import { toldBy } from '../../engine/effects.ts';
import type { Seat } from '../../engine/question.ts';
import { questionKind, YES_NO } from '../../engine/question-kind.ts';
import { payWinningAgendas } from './agendas.ts';
import type { At } from './power-parts.ts';
import { hasPower, POWERS, spendPower } from './powers.ts';
import { playerAt, type ReputationState, type ReputationUmpire, setNext } from './state.ts';

/**
 * Step 4: projects without a bid leave the game (REP-WIN-10, RR-22); the leaders become sponsors (REP-WIN-01) and take
 * the credits beside their project.
 */
export function determineWinners(state: ReputationState, umpire: ReputationUmpire): void {
  if (state.privateCard !== null || state.publicCard !== null) state.biddingOver = true;
  state.turn = null;
  const won = {
    privateSponsor: state.privateBid?.player ?? null,
    privateCredits: state.creditsOnPrivate,
    privateWorkers: state.privateBid?.workers ?? 0,
    publicSponsor: state.publicBid?.player ?? null,
    shownWorkers:
      state.publicCard === null ? 0 : (umpire.components.publicProjects[state.publicCard]?.workers ?? 0),
  };
  clearUnbid(state, umpire);
  winPrivate(state, umpire);
  winPublic(state, umpire);
  state.coSponsorshipSkipped = state.pendingPublic === null;
  payWinningAgendas(state, umpire, won);
  setNext(state, 'resolveCoSponsorship');
}

/**
 * A project without a bid goes to the box face up, and the credits beside it go to the bank; neither is replaced
 * (REP-BID-13, REP-BID-23, RR-19 to RR-21, RR-23).
 */
function clearUnbid(state: ReputationState, umpire: ReputationUmpire): void {
  if (state.privateCard !== null && state.privateBid === null) {
    const card = state.privateCard;
    const credits = state.creditsOnPrivate;
    state.privateCard = null;
    state.creditsOnPrivate = 0;
    state.bank += credits;
    state.box.push(card);
    umpire.log?.({ kind: 'private-unbid', rule: 'REP-BID-13', figures: { card, credits } });
  }
  if (state.publicCard !== null && state.publicBid === null) {
    const card = state.publicCard;
    const credits = state.creditsOnPublic;
    state.publicCard = null;
    state.creditsOnPublic = 0;
    state.bank += credits;
    state.box.push(card);
    state.marker = 'publicDeck';
    umpire.log?.({ kind: 'public-unbid', rule: 'REP-BID-23', figures: { card, credits } });
  }
}

/**
 * The private sponsor takes the credits (REP-WIN-02) and puts the card face down under the private stack (REP-WIN-03),
 * with the workers of the bid on top (REP-WIN-04).
 */
function winPrivate(state: ReputationState, umpire: ReputationUmpire): void {
  const { privateBid: bid, privateCard: card } = state;
  if (bid === null || card === null) return;
  const seat = bid.player;
  const player = playerAt(state, seat);
  takeCredits(state, umpire, seat, 'private');
  const at: At = { state, components: umpire.components, seat, change: {}, card };
  if (
    hasPower(state, umpire.components, seat, 'noPrivateLoss') &&
    umpire.choose(whitewashQuestion({ seat, at, card }))
  )
    spendPower(POWERS.noPrivateLoss, at, umpire);
  const whitewash = at.change.isBoxed === true;
  state.privateBid = null;
  state.privateCard = null;
  state.privateSponsor = seat;
  player.privateWorkers += bid.workers;
  (whitewash ? state.box : player.privateCards).push(card);
  umpire.log?.({
    kind: 'private-won',
    seat,
    rule: 'REP-WIN-03 REP-WIN-04',
    figures: { workers: bid.workers },
  });
  if (whitewash) umpire.log?.({ kind: 'whitewash', seat, rule: 'RR-66', figures: { card } });
}

/**
 * The public sponsor takes the remaining credits (REP-WIN-05) and the marker (REP-WIN-08), and keeps the card and the
 * workers in front of it until step 5 (REP-WIN-06, REP-WIN-07, RR-30).
 */
function winPublic(state: ReputationState, umpire: ReputationUmpire): void {
  const { publicBid: bid, publicCard: card } = state;
  if (bid === null || card === null) return;
  const seat = bid.player;
  takeCredits(state, umpire, seat, 'public');
  state.publicBid = null;
  state.publicCard = null;
  state.pendingPublic = { player: seat, card, workers: bid.workers };
  state.marker = seat;
  umpire.log?.({ kind: 'public-won', seat, rule: 'REP-WIN-06', figures: { card, workers: bid.workers } });
}

/**
 * Credits from the table become hidden (REP-WIN-09); players who want to know them later must remember them (RR-33).
 */
function takeCredits(
  state: ReputationState,
  umpire: ReputationUmpire,
  seat: Seat,
  project: 'private' | 'public',
): void {
  const credits = project === 'private' ? state.creditsOnPrivate : state.creditsOnPublic;
  if (project === 'private') state.creditsOnPrivate = 0;
  else state.creditsOnPublic = 0;
  playerAt(state, seat).credits += credits;
  umpire.log?.({
    kind: 'credits-taken',
    seat,
    rule: project === 'private' ? 'REP-WIN-02' : 'REP-WIN-05',
    figures: { credits, project: `${project}-project` },
    // By then, everybody has had a turn and has read the entry.
    until: 'determineWinners',
  });
}

interface WhitewashOccasion {
  readonly seat: Seat;
  readonly at: At;
  readonly card: string;
}

const lossOf = ({ at, card }: WhitewashOccasion): number => at.components.privateProjects[card]?.loss ?? 0;

/** Asks for Whitewash: after the credits were taken, the card may go to the box, so its loss never counts. */
const whitewashQuestion = questionKind<WhitewashOccasion, boolean>({
  ask: 'whitewash',
  shape: 'yes-no',
  rule: 'RR-66',
  options: () => YES_NO,
  figures: (asked) => ({ card: asked.card, loss: lossOf(asked) }),
  tell(asked, yes) {
    const { seat, at } = asked;
    if (yes) return toldBy(POWERS.noPrivateLoss.effects, at);
    const from = playerAt(at.state, seat).privateCards.length;
    return [
      { what: 'private-cards', from, to: from + 1, by: 1 },
      { what: 'loss', by: lossOf(asked) },
    ];
  },
  caution: (_asked, yes) => (yes ? 'spends-power' : undefined),
});
