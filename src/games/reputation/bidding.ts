import { optionCount, type Seat } from '../../engine/question.ts';
import { leadsPrivate, leadsPublic, printedWorkers, smallestPrivateBid } from './bid-conditions.ts';
import { type Act, powerOfAct } from './bidding-options.ts';
import { actQuestion, creditsQuestion, type Turn, workersQuestion } from './bidding-questions.ts';
import { hasPower, POWERS, spendPower } from './powers.ts';
import { type Bid, leftOf, playerAt, type ReputationState, type ReputationUmpire, setNext } from './state.ts';

/**
 * One turn of step 3: the player bids on one project or speculates (REP-BID-02); a power may be used before or with
 * that (RR-47, RR-48). Turns go clockwise from the start player (REP-BID-01) until all have speculated in a row
 * (REP-BID-05). The step always ends, because private bids rise and public bids use up credits (REP-BID-30, RR-60).
 */
export function biddingTurn(state: ReputationState, umpire: ReputationUmpire): void {
  const { components } = umpire;
  const seat = state.turn as Seat;
  let turn: Turn = { state, components, seat, situation: undefined };
  let question = actQuestion(turn);
  let act = umpire.choose(question);
  while (act === 'recall') {
    spendPower(POWERS.recall, { state, components, seat, change: {} }, umpire);
    // The power does not count as the turn's action (RR-48), which is still to come.
    turn = { state, components, seat, situation: undefined };
    question = actQuestion(turn);
    act = umpire.choose(question);
  }
  switch (act) {
    case 'bid-private':
      bidOnPrivate(state, umpire, turn, smallestPrivateBid(state), playerAt(state, seat).hq);
      break;
    case 'bid-public':
      bidOnPublic(state, umpire, turn, printedWorkers(state, components));
      break;
    case 'speculate':
      speculate(state, umpire, seat, optionCount(question) === 1);
      break;
    default:
      bidByPower(state, umpire, turn, act);
  }
}

/** A bid made with a power; the number of uses left is public (RR-56). */
function bidByPower(state: ReputationState, umpire: ReputationUmpire, turn: Turn, act: Act): void {
  const { seat } = turn;
  const power = powerOfAct(act);
  if (power === undefined) return;
  const bids = {
    onPrivate: (least: number, most: number) => bidOnPrivate(state, umpire, turn, least, most),
    onPublic: (workers: number) => bidOnPublic(state, umpire, turn, workers),
  };
  umpire.log?.({ kind: 'power-declared', seat, rule: 'RR-66', figures: { power: act } });
  spendPower(power, { state, components: umpire.components, seat, change: {}, bids }, umpire);
}

/** Speculating passes the turn; bidding is over when all players have speculated in a row (REP-BID-05, REP-BID-25). */
function speculate(state: ReputationState, umpire: ReputationUmpire, seat: Seat, hasNoBid: boolean): void {
  state.speculationRun += 1;
  state.biddingOver = state.speculationRun === state.players.length;
  state.turn = state.biddingOver ? null : leftOf(state, seat);
  if (state.biddingOver) setNext(state, 'determineWinners');
  if (leadsPrivate(state, seat) || leadsPublic(state, seat)) {
    umpire.log?.({ kind: 'speculated-leading', seat, rule: 'REP-BID-03' });
  } else if (hasNoBid) umpire.log?.({ kind: 'speculated-unable', seat, rule: 'REP-BID-28' });
  else umpire.log?.({ kind: 'speculated', seat, rule: 'REP-BID-25' });
  if (state.biddingOver) umpire.log?.({ kind: 'bidding-over', rule: 'REP-BID-05' });
}

/**
 * The bid moves from HQ to the private card, the bidder leads (REP-BID-10), the outbid workers return to HQ
 * (REP-BID-11), and the count of speculations restarts (REP-BID-06).
 */
function bidOnPrivate(
  state: ReputationState,
  umpire: ReputationUmpire,
  turn: Turn,
  least: number,
  most: number,
): void {
  const { seat } = turn;
  const range = { from: least, to: most };
  const workers = umpire.choose(workersQuestion({ state, components: turn.components, seat, turn, range }));
  const outbid = state.privateBid;
  playerAt(state, seat).hq -= workers;
  state.privateBid = { player: seat, workers };
  finishBid(state, seat, outbid);
  umpire.log?.({ kind: 'bid-private', seat, rule: 'REP-BID-10', figures: { workers } });
  reportOutbid(state, umpire, outbid, 'private-project');
}

/**
 * The workers move from HQ to the public card, and at least one credit moves to the private project (REP-BID-16), where
 * it stays (REP-BID-20). The bidder leads (REP-BID-18), and the whole earlier bid returns to HQ (REP-BID-19).
 */
function bidOnPublic(state: ReputationState, umpire: ReputationUmpire, turn: Turn, workers: number): void {
  const { seat } = turn;
  const credits = umpire.choose(creditsQuestion(turn));
  const outbid = state.publicBid;
  playerAt(state, seat).hq -= workers;
  state.publicBid = { player: seat, workers };
  state.creditsOnPublic -= credits;
  state.creditsOnPrivate += credits;
  finishBid(state, seat, outbid);
  umpire.log?.({ kind: 'bid-public', seat, rule: 'REP-BID-14 REP-BID-16', figures: { workers, credits } });
  reportOutbid(state, umpire, outbid, 'public-project');
}

function finishBid(state: ReputationState, seat: Seat, outbid: Bid | null): void {
  state.speculationRun = 0;
  state.turn = leftOf(state, seat);
  if (outbid === null) return;
  const player = playerAt(state, outbid.player);
  player.hq += outbid.workers;
  player.outbid = true;
}

/**
 * Consolation fee: its owner takes credits from the bank each time it is outbid on either project, as long as uses are
 * left. This is automatic and happens in another player's turn (exception to RR-47 and RR-66).
 */
function reportOutbid(
  state: ReputationState,
  umpire: ReputationUmpire,
  outbid: Bid | null,
  project: 'private-project' | 'public-project',
): void {
  if (outbid === null) return;
  const seat = outbid.player;
  const rule = project === 'private-project' ? 'REP-BID-11' : 'REP-BID-19';
  umpire.log?.({ kind: 'outbid', seat, rule, figures: { project, workers: outbid.workers } });
  if (!hasPower(state, umpire.components, seat, 'outbidCredit')) return;
  spendPower(POWERS.outbidCredit, { state, components: umpire.components, seat, change: {} }, umpire);
}
