import { elementAt } from '../../engine/checked.ts';
import { toldBy } from '../../engine/effects.ts';
import type { Question, Seat, Value } from '../../engine/question.ts';
import { paySponsoringAgendas } from './agendas.ts';
import { coBidEffects } from './bid-effects.ts';
import type { ReputationComponents } from './components.ts';
import type { At } from './power-parts.ts';
import { hasPower, POWERS, spendPower } from './powers.ts';
import { situationOf } from './situation.ts';
import {
  allSeats,
  leftOf,
  leftStack,
  playerAt,
  type ReputationState,
  type ReputationUmpire,
  rightOf,
  rightStack,
  setNext,
} from './state.ts';

/** A side of the primary sponsor: a neighbour and a hand. */
export type Side = 'left' | 'right';

export const SIDES: readonly Side[] = ['left', 'right'];

/** Leaves an offered power unused. */
export const DECLINE = 'decline';

/** The decisions revealed by the three players' hands. */
interface Hands {
  readonly hand: Side;
  readonly bids: Readonly<Record<Side, number>>;
}

/**
 * Step 5: the public sponsor hides the marker in one hand (REP-COS-03), both neighbours bid workers in secret
 * (REP-COS-05), all three reveal at the same time (REP-COS-06, RR-26), and the larger bid becomes co-sponsor
 * (REP-COS-07). The step is skipped if nobody won the public project (REP-BID-24).
 */
export function resolveCoSponsorship(state: ReputationState, umpire: ReputationUmpire): void {
  const pending = state.pendingPublic;
  if (pending === null) {
    umpire.log?.({ kind: 'co-sponsorship-skipped', rule: 'REP-BID-24' });
    paySponsoringAgendas(state, umpire, { primary: null, coSponsor: null, coBid: 0 });
  } else {
    const hands = openHands(state, umpire, pending.player);
    const side = coSponsorSide(state, umpire, pending.player, hands);
    placeBetween(state, umpire, side, hands.bids[side]);
  }
  // Being outbid counts once, and only in its own round, for the agenda about sponsoring nothing.
  for (const player of state.players) player.outbid = false;
  setNext(state, 'workersToHQ');
}

function neighbour(state: ReputationState, seat: Seat, side: Side): Seat {
  return side === 'left' ? leftOf(state, seat) : rightOf(state, seat);
}

/** Asks for three sealed decisions, which are revealed together and are public afterwards (RR-27). */
function openHands(state: ReputationState, umpire: ReputationUmpire, primary: Seat): Hands {
  const left = leftOf(state, primary);
  const right = rightOf(state, primary);
  const card = state.pendingPublic?.card ?? '';
  const gain = umpire.components.publicProjects[card]?.reputation ?? 0;
  const [hand, leftBid, rightBid] = umpire.chooseAll<Value>([
    handQuestion(state, primary),
    coBidQuestion(state, umpire.components, left, primary, gain),
    coBidQuestion(state, umpire.components, right, primary, gain),
  ]) as [Side, number, number];
  umpire.reveal('hands', allSeats(state));
  umpire.log?.({
    kind: 'hands-opened',
    seat: primary,
    rule: 'REP-COS-06 RR-27',
    figures: { hand, left, leftBid, right, rightBid },
  });
  return { hand, bids: { left: leftBid, right: rightBid } };
}

/**
 * The larger bid wins (REP-COS-07), even against 0, and even if a smaller one had been enough (REP-COS-18). On a tie,
 * including 0 to 0, the hand with the marker decides (REP-COS-08, REP-COS-14, RR-25). Chosen partner overrides all of
 * this; Casting vote overrides the hand.
 */
function coSponsorSide(state: ReputationState, umpire: ReputationUmpire, primary: Seat, hands: Hands): Side {
  const { hand, bids } = hands;
  const byHands = bids.left === bids.right ? hand : bids.left > bids.right ? 'left' : 'right';
  if (hasPower(state, umpire.components, primary, 'chooseCo')) {
    const at: At = { state, components: umpire.components, seat: primary, change: {} };
    const partner = umpire.choose(partnerQuestion(at, hands, byHands));
    if (partner !== DECLINE) {
      const coSponsor = neighbour(state, primary, partner);
      spendPower(POWERS.chooseCo, { ...at, coSponsor }, umpire);
      umpire.log?.({ kind: 'chosen-partner', seat: primary, rule: 'RR-50', figures: { partner: coSponsor } });
      if (at.change.coSponsor === coSponsor) return partner;
    }
  }
  if (bids.left !== bids.right) return byHands;
  const other: Side = hand === 'left' ? 'right' : 'left';
  const seat = neighbour(state, primary, other);
  const at: At = { state, components: umpire.components, seat, change: {}, coBid: bids[other] };
  if (hasPower(state, umpire.components, seat, 'coTieWin') && umpire.choose(voteQuestion(at))) {
    spendPower(POWERS.coTieWin, at, umpire);
    umpire.log?.({ kind: 'casting-vote', seat, rule: 'RR-51' });
    if (at.change.coSponsor === seat) return other;
  }
  return hand;
}

/**
 * The card goes face up to the bottom of the stack between the two sponsors (REP-COS-12), the workers of both bids on
 * top (REP-COS-13); all workers outside the winning bid return to HQ or stay there (REP-COS-10, REP-COS-11).
 */
function placeBetween(state: ReputationState, umpire: ReputationUmpire, side: Side, bid: number): void {
  const {
    player: primary,
    card,
    workers,
  } = state.pendingPublic as NonNullable<ReputationState['pendingPublic']>;
  const coSponsor = neighbour(state, primary, side);
  const stack = side === 'left' ? leftStack(state, primary) : rightStack(state, primary);
  const own = side === 'left' ? 0 : 1;
  stack.cards.push(card);
  stack.workers[own] += workers;
  stack.workers[1 - own] = elementAt(stack.workers, 1 - own) + bid;
  playerAt(state, coSponsor).hq -= bid;
  state.pendingPublic = null;
  state.coSponsor = coSponsor;
  umpire.log?.({
    kind: 'co-sponsored',
    seat: coSponsor,
    rule: 'REP-COS-12 REP-COS-13',
    figures: { card, primary, workers: bid },
  });
  paySponsoringAgendas(state, umpire, { primary, coSponsor, coBid: bid });
}

/** The choice of the hand, which matters only on a tie (REP-COS-09). */
function handQuestion(state: ReputationState, seat: Seat): Question<Value> {
  return {
    seat,
    ask: 'hand',
    shape: 'word',
    rule: 'REP-COS-03',
    options: SIDES,
    refuse: (value) =>
      typeof value === 'number'
        ? { option: value, because: 'sponsor-bids-none', rule: 'REP-COS-17' }
        : undefined,
    tell: (side) => [{ what: 'tie-winner', seat: neighbour(state, seat, side as Side) }],
  };
}

/** The bid: any number of workers from the seat's own HQ, including zero (RR-24). */
function coBidQuestion(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
  primary: Seat,
  gain: number,
): Question<Value> {
  const { hq } = playerAt(state, seat);
  return {
    seat,
    ask: 'co-bid',
    shape: 'amount',
    rule: 'REP-COS-05',
    options: { from: 0, to: hq },
    figures: { sponsor: primary, hq, reputation: gain },
    situation: () => situationOf(state, components, seat),
    refuse: (value) =>
      typeof value === 'number' && Number.isInteger(value) && value > hq
        ? { option: value, because: 'too-few-workers', rule: 'REP-COS-05', need: value, have: hq, of: 'hq' }
        : undefined,
    tell: (workers) => coBidEffects({ state, components, seat }, primary, Number(workers), gain),
  };
}

function partnerQuestion(at: At, hands: Hands, byHands: Side): Question<Side | typeof DECLINE> {
  const { state, seat } = at;
  return {
    seat,
    ask: 'chosen-partner',
    shape: 'word',
    rule: 'RR-50 RR-66',
    options: [...SIDES, DECLINE],
    figures: {
      left: leftOf(state, seat),
      leftBid: hands.bids.left,
      right: rightOf(state, seat),
      rightBid: hands.bids.right,
      hand: hands.hand,
    },
    tell: (option) => {
      const coSponsor = neighbour(state, seat, option === DECLINE ? byHands : option);
      if (option === DECLINE) return [{ what: 'co-sponsor', seat: coSponsor }];
      return toldBy(POWERS.chooseCo.effects, { ...at, coSponsor });
    },
    caution: (option) => {
      if (option === DECLINE) return undefined;
      return option === byHands ? 'changes-nothing' : 'spends-power';
    },
  };
}

function voteQuestion(at: At): Question<boolean> {
  const { seat, coBid: bid = 0 } = at;
  return {
    seat,
    ask: 'casting-vote',
    shape: 'yes-no',
    rule: 'RR-66',
    options: [true, false],
    figures: { workers: bid },
    tell: (yes) => (yes ? toldBy(POWERS.coTieWin.effects, at) : []),
    caution: (yes) => (yes ? 'spends-power' : undefined),
  };
}
