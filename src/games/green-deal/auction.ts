import { addTo, elementAt, present } from '../../engine/checked.ts';
import { carryOutAll, toldBy } from '../../engine/effects.ts';
import type { RuleId, Seat } from '../../engine/question.ts';
import { questionKind, YES_NO } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { type At, momentOf } from './cards/card.ts';
import { ruleOf } from './cards/index.ts';
import type { GreenComponents } from './figures.ts';
import { companyAt, type GreenState, holderOf, incomeValueAt, setNext, usesLeft } from './state.ts';

/** The name of the visible draw that orders tied seats; each draw shows the seat that comes next. */
export const COIN = 'coin';

/**
 * Phase 1: the spy announces itself; the others bid in secret, at the same time; all bids are revealed; Sabotage, the
 * spy's bid and Insider Trading follow; then the order of phases 2 to 4 is determined (GD-AUC-01 to GD-AUC-10, R-17,
 *
 */
export function auction(state: GreenState, umpire: Umpire<GreenComponents>): void {
  const spy = announceSpying(state, umpire);
  revealBids(state, umpire, spy);
  const first = declareSabotage(state, umpire);
  if (spy >= 0) {
    state.bids[spy] = umpire.choose(
      bidQuestion({ seat: spy, rule: 'GD-CARD-13-02', cash: companyAt(state, spy).cash }),
    );
    umpire.log?.({
      kind: 'bid',
      seat: spy,
      rule: 'GD-CARD-13-02',
      figures: { amount: bidOf(state.bids, spy) },
    });
  }
  changeByInsider(state, umpire);
  const groups = bidRanking(state, first);
  state.turnOrder = drawOrder(groups, umpire);
  if (umpire.log !== undefined) reportTies(state, groups, first, umpire);
  umpire.log?.({ kind: 'turn-order', rule: 'GD-AUC-03', figures: { order: state.turnOrder.join(' ') } });
  setNext(state, 'accounting');
}

const spyQuestion = questionKind<{ readonly seat: Seat }, boolean>({
  ask: 'spy',
  shape: 'yes-no',
  rule: 'GD-CARD-13-01',
  options: () => YES_NO,
});

/**
 * Asks for Industrial Spying before the bids, which spends a use; returns the seat that then bids last, or -1
 * (GD-CARD-13-01).
 */
function announceSpying(state: GreenState, umpire: Umpire<GreenComponents>): Seat {
  const seat = holderOf(state, 'industrial-spying');
  if (seat < 0 || usesLeft(companyAt(state, seat), 'industrial-spying') === 0) return -1;
  if (!umpire.choose(spyQuestion({ seat }))) return -1;
  const at = momentOf(state, umpire.components, seat);
  addTo(at.company.uses, 'industrial-spying', -1);
  umpire.log?.({ kind: 'spying', seat, rule: 'GD-CARD-13-01 GD-CARD-13-03' });
  carryOutAll(ruleOf('industrial-spying').parts, at, umpire);
  return at.change.last ?? -1;
}

/** Secret bids, then their reveal (GD-AUC-01). */
function revealBids(state: GreenState, umpire: Umpire<GreenComponents>, spy: Seat): void {
  const { companies } = state;
  const bidders: Seat[] = [];
  for (let seat = 0; seat < companies.length; seat += 1) if (seat !== spy) bidders.push(seat);
  const bids = umpire.chooseAll(
    bidders.map((seat) => bidQuestion({ seat, rule: 'GD-AUC-01', cash: companyAt(state, seat).cash })),
  );
  umpire.reveal('bids', state.turnOrder);
  state.bids = companies.map(() => null);
  for (let index = 0; index < bids.length; index += 1) {
    const seat = elementAt(bidders, index);
    state.bids[seat] = elementAt(bids, index);
    umpire.log?.({ kind: 'bid', seat, rule: 'GD-AUC-01', figures: { amount: elementAt(bids, index) } });
  }
}

interface BidOccasion {
  readonly seat: Seat;
  readonly rule: RuleId;
  readonly cash: number;
}

/** The bid: a whole number from 0 to the seat's Cash. A higher bid is lowered to that Cash (GD-AUC-02). */
const bidQuestion = questionKind<BidOccasion, number>({
  ask: 'bid',
  shape: 'amount',
  rule: ({ rule }) => rule,
  options: ({ cash }) => ({ from: 0, to: cash }),
  figures: ({ cash }) => ({ cash }),
  // The bid is lowered before bids are compared (GD-AUC-02).
  insteadRule: 'GD-AUC-02',
  instead: ({ cash }, bid) =>
    typeof bid === 'number' && Number.isInteger(bid) && bid > cash ? cash : undefined,
  // The bid is paid only in accounting; until then Insider Trading may change it (GD-ACC-01, GD-CARD-14-01).
  tell: (_at, bid) => [{ what: 'bid', to: bid, note: 'bid' }],
});

const sabotageQuestion = questionKind<At, boolean>({
  ask: 'sabotage',
  shape: 'yes-no',
  rule: 'GD-CARD-23-01',
  options: () => YES_NO,
  tell: (at, play) => (play ? toldBy(ruleOf('sabotage').parts, at) : []),
  caution: ({ state, seat }, play) => (play && isFirstAlone(state, seat) ? 'already-first' : undefined),
});

/**
 * Asks for Sabotage right after the reveal, which makes its owner first; returns the owner's seat, or -1
 * (GD-CARD-23-01, -02).
 */
function declareSabotage(state: GreenState, umpire: Umpire<GreenComponents>): Seat {
  const seat = holderOf(state, 'sabotage');
  if (seat < 0 || usesLeft(companyAt(state, seat), 'sabotage') === 0) return -1;
  const card = ruleOf('sabotage');
  const at = momentOf(state, umpire.components, seat);
  if (!umpire.choose(sabotageQuestion(at))) return -1;
  addTo(at.company.uses, 'sabotage', -1);
  umpire.log?.({ kind: 'sabotage', seat, rule: 'GD-CARD-23-02' });
  carryOutAll(card.parts, at, umpire);
  return at.change.first ?? -1;
}

function isFirstAlone(state: GreenState, seat: Seat): boolean {
  if (state.bids.includes(null)) return false;
  const group = elementAt(bidRanking(state, -1), 0);
  return group.length === 1 && group[0] === seat;
}

interface InsiderOccasion {
  readonly seat: Seat;
  readonly bid: number;
  readonly cash: number;
}

const insiderQuestion = questionKind<InsiderOccasion, number>({
  ask: 'insider',
  shape: 'amount',
  rule: 'GD-CARD-14-01',
  options: () => [-1, 0, 1],
  obstacle({ bid, cash }, by) {
    const rule = 'GD-CARD-14-04';
    if (bid + by < 0) return { because: 'bid-at-zero', rule, need: 1, have: 0, of: 'bid' };
    return bid + by > cash ? { because: 'money', rule, need: bid + 1, have: cash, of: 'cash' } : undefined;
  },
  usual: () => 0,
  figures: ({ bid }) => ({ bid }),
  tell: ({ bid }, by) => (by === 0 ? [] : [{ what: 'bid', by, from: bid, to: bid + by }]),
});

/**
 * Last of all, Insider Trading may change its owner's bid by 1, between 0 and the owner's Cash (R-19, GD-CARD-14-04).
 */
function changeByInsider(state: GreenState, umpire: Umpire<GreenComponents>): void {
  const seat = holderOf(state, 'insider-trading');
  if (seat < 0) return;
  const bid = bidOf(state.bids, seat);
  const { cash } = companyAt(state, seat);
  if (bid === 0 && cash === 0) return;
  const change = umpire.choose(insiderQuestion({ seat, bid, cash }));
  if (change === 0) return;
  state.bids[seat] = bid + change;
  umpire.log?.({
    kind: 'insider',
    seat,
    rule: 'GD-CARD-14-02',
    figures: { by: change, amount: bid + change },
  });
}

/** A seat's bid, once it is made. */
function bidOf(bids: GreenState['bids'], seat: Seat): number {
  return present(elementAt(bids, seat), 'bid');
}

/**
 * The ranking of the final bids, best first: higher bid, then Bribe, then less Cash, then a lower Income step
 * (GD-AUC-03 to GD-AUC-07, GD-CARD-2-01). Seats in the same group are tied, and their order is drawn (GD-AUC-06).
 * @param first the seat that Sabotage puts in first place, or -1; the others are ranked among themselves
 */
export function bidRanking(state: GreenState, first: Seat): Seat[][] {
  const { bids, companies } = state;
  const briber = holderOf(state, 'bribe');
  const order = (a: Seat, b: Seat) =>
    bidOf(bids, b) - bidOf(bids, a) ||
    Number(b === briber) - Number(a === briber) ||
    elementAt(companies, a).cash - elementAt(companies, b).cash ||
    elementAt(companies, a).step - elementAt(companies, b).step;
  const seats: Seat[] = [];
  for (let seat = 0; seat < companies.length; seat += 1) if (seat !== first) seats.push(seat);
  seats.sort((a, b) => order(a, b) || a - b);
  const groups: Seat[][] = first < 0 ? [] : [[first]];
  let group: Seat[] = [];
  for (const seat of seats) {
    if (group.length > 0 && order(elementAt(group, 0), seat) !== 0) {
      groups.push(group);
      group = [];
    }
    group.push(seat);
  }
  groups.push(group);
  return groups;
}

/** The order of seats. Tied seats are drawn one by one, so all their orders are equally likely (GD-AUC-06, R-15). */
function drawOrder(groups: readonly Seat[][], umpire: Umpire<GreenComponents>): Seat[] {
  const order: Seat[] = [];
  for (const group of groups) {
    const left = [...group];
    while (left.length > 1)
      order.push(
        elementAt(
          left.splice(
            umpire.random(left.length, COIN, (place) => elementAt(left, place)),
            1,
          ),
          0,
        ),
      );
    order.push(elementAt(left, 0));
    if (group.length > 1) {
      const drawn = order.slice(-group.length).join(' ');
      umpire.log?.({ kind: 'tie-drawn', rule: 'GD-AUC-06', figures: { order: drawn } });
    }
  }
  return order;
}

/**
 * Reports equal bids and the resulting order of their seats; seats tied in everything were drawn, and that is already
 * reported.
 */
function reportTies(
  state: GreenState,
  groups: readonly Seat[][],
  first: Seat,
  umpire: Umpire<GreenComponents>,
): void {
  const { bids, turnOrder } = state;
  const briber = holderOf(state, 'bribe');
  for (const bid of new Set(turnOrder.map((seat) => bidOf(bids, seat)))) {
    const seats = turnOrder.filter((seat) => seat !== first && bids[seat] === bid);
    if (groups.some((group) => group.length === seats.length && group.includes(elementAt(seats, 0))))
      continue;
    if (seats.length < 2) continue;
    const bribed = seats.includes(briber);
    const rule = bribed ? 'GD-CARD-2-01' : 'GD-AUC-04 GD-AUC-05';
    umpire.log?.({ kind: 'bids-tied', rule, figures: { bid, bribed, order: seats.join(' ') } });
  }
}

/**
 * The draws that put tied seats into the order that a scenario's `coin` fixes.
 * @param coin seats in the order drawn; seats not listed follow by number
 */
export function drawsFor(groups: readonly Seat[][], coin: readonly Seat[]): number[] {
  const draws: number[] = [];
  const place = (seat: Seat) => (coin.includes(seat) ? coin.indexOf(seat) : coin.length + seat);
  for (const group of groups) {
    const left = [...group];
    while (left.length > 1) {
      const next = left.reduce((best, seat) => (place(seat) < place(best) ? seat : best));
      draws.push(left.indexOf(next));
      left.splice(left.indexOf(next), 1);
    }
  }
  return draws;
}

/** Phase 2: every seat pays its own bid, then adds its Income value to its Cash (GD-ACC-01 to GD-ACC-06). */
export function accounting(state: GreenState, umpire: Umpire<GreenComponents>): void {
  const { companies } = state;
  for (const seat of state.turnOrder) {
    const company = elementAt(companies, seat);
    const paid = Math.min(state.bids[seat] ?? 0, company.cash);
    const income = incomeValueAt(state, umpire.components, company.step);
    company.cash = Math.min(umpire.components.caps.cash, company.cash - paid + income);
    umpire.log?.({ kind: 'accounting', seat, rule: 'GD-ACC-01 GD-ACC-03', figures: { paid, income } });
  }
  state.turn = 0;
  setNext(state, 'investment');
}
