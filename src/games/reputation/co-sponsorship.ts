import { elementAt } from '../../engine/checked.ts';
import { toldBy } from '../../engine/effects.ts';
import type { Seat, Value } from '../../engine/question.ts';
import { questionKind, YES_NO } from '../../engine/question-kind.ts';
import { paySponsoringAgendas } from './agendas.ts';
import { coBidEffects } from './bid-effects.ts';
import type { At } from './power-parts.ts';
import { hasPower, POWERS, spendPower } from './powers.ts';
import { situationOf } from './situation.ts';
import {
  allSeats,
  leftOf,
  leftStack,
  playerAt,
  type ReputationOccasion,
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
  const { components } = umpire;
  const gain = components.publicProjects[card]?.reputation ?? 0;
  const [hand, leftBid, rightBid] = umpire.chooseAll<Value>([
    handQuestion({ state, seat: primary }),
    coBidQuestion({ state, components, seat: left, primary, gain }),
    coBidQuestion({ state, components, seat: right, primary, gain }),
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
    const partner = umpire.choose(partnerQuestion({ seat: primary, at, hands, byHands }));
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

interface HandOccasion {
  readonly state: ReputationState;
  readonly seat: Seat;
}

/** The choice of the hand, which matters only on a tie (REP-COS-09). */
const handQuestion = questionKind<HandOccasion, Value>({
  ask: 'hand',
  shape: 'word',
  rule: 'REP-COS-03',
  options: () => SIDES,
  refuse: (_at, value) =>
    typeof value === 'number'
      ? { option: value, because: 'sponsor-bids-none', rule: 'REP-COS-17' }
      : undefined,
  tell: ({ state, seat }, side) => [{ what: 'tie-winner', seat: neighbour(state, seat, side as Side) }],
});

interface CoBidOccasion extends ReputationOccasion {
  /** The primary sponsor. */
  readonly primary: Seat;
  /** The reputation that the co-sponsor gains. */
  readonly gain: number;
}

/** The bid: any number of workers from the seat's own HQ, including zero (RR-24). */
const coBidQuestion = questionKind<CoBidOccasion, Value>({
  ask: 'co-bid',
  shape: 'amount',
  rule: 'REP-COS-05',
  options: ({ state, seat }) => ({ from: 0, to: playerAt(state, seat).hq }),
  figures: ({ state, seat, primary, gain }) => ({
    sponsor: primary,
    hq: playerAt(state, seat).hq,
    reputation: gain,
  }),
  situation: ({ state, components, seat }) => situationOf(state, components, seat),
  refuse({ state, seat }, value) {
    const { hq } = playerAt(state, seat);
    return typeof value === 'number' && Number.isInteger(value) && value > hq
      ? { option: value, because: 'too-few-workers', rule: 'REP-COS-05', need: value, have: hq, of: 'hq' }
      : undefined;
  },
  tell: (at, workers) => coBidEffects(at, at.primary, Number(workers), at.gain),
});

interface PartnerOccasion {
  readonly seat: Seat;
  readonly at: At;
  readonly hands: Hands;
  /** The side that becomes co-sponsor without the power. */
  readonly byHands: Side;
}

const partnerQuestion = questionKind<PartnerOccasion, Side | typeof DECLINE>({
  ask: 'chosen-partner',
  shape: 'word',
  rule: 'RR-50 RR-66',
  options: () => [...SIDES, DECLINE],
  figures: ({ seat, at: { state }, hands: { hand, bids } }) => ({
    left: leftOf(state, seat),
    leftBid: bids.left,
    right: rightOf(state, seat),
    rightBid: bids.right,
    hand,
  }),
  tell({ seat, at, byHands }, option) {
    const coSponsor = neighbour(at.state, seat, option === DECLINE ? byHands : option);
    if (option === DECLINE) return [{ what: 'co-sponsor', seat: coSponsor }];
    return toldBy(POWERS.chooseCo.effects, { ...at, coSponsor });
  },
  caution({ byHands }, option) {
    if (option === DECLINE) return undefined;
    return option === byHands ? 'changes-nothing' : 'spends-power';
  },
});

const voteQuestion = questionKind<At, boolean>({
  ask: 'casting-vote',
  shape: 'yes-no',
  rule: 'RR-66',
  options: () => YES_NO,
  figures: ({ coBid: workers = 0 }) => ({ workers }),
  tell: (at, yes) => (yes ? toldBy(POWERS.coTieWin.effects, at) : []),
  caution: (_at, yes) => (yes ? 'spends-power' : undefined),
});
