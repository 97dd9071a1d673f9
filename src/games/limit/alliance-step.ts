import type { Barred, Effect, Range, RuleId, Seat } from '../../engine/question.ts';
import { questionKind, YES_NO } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt, turnOrder } from './board-changes.ts';
import { demilitarize } from './demilitarization.ts';
import type { LimitComponents, LimitOccasion } from './figures.ts';
import { allianceOf } from './help.ts';
import { ALLIANCES, type AllianceKind, type LimitState } from './state.ts';

type Action = 'nothing' | 'offer' | 'leave' | 'exclude';
type Refusal = Omit<Barred, 'option'>;

/** The alliance step begins with the leader (LIM-ALL-02). */
export function beginAlliance(state: LimitState): void {
  state.allianceTurn = state.leader;
  state.allianceActed = 0;
}

/** One nation's only action in the alliance step; after the last, all tokens turn back (LIM-ALL-02, LIM-ALL-14). */
export function alliance(state: LimitState, umpire: Umpire<LimitComponents>): void {
  if (state.allianceTurn === null) beginAlliance(state);
  const seat = state.allianceTurn as Seat;
  const action = umpire.choose(actionQuestion({ state, components: umpire.components, seat }));
  if (action === 'offer') offer(state, umpire, seat);
  else if (action === 'leave') leave(state, umpire, seat);
  else if (action === 'exclude') exclude(state, umpire, seat);
  else umpire.log?.({ kind: 'alliance-nothing', seat, rule: 'LIM-ALL-02' });
  state.allianceActed += 1;
  state.allianceTurn = (seat + 1) % state.nations.length;
  if (state.allianceActed < state.nations.length) return;
  state.allianceTurn = null;
  for (const kind of ALLIANCES) state.agreed[kind].fill(false);
  umpire.log?.({ kind: 'alliances-stand', rule: 'LIM-ALL-14' });
}

const ACTIONS: readonly Action[] = ['nothing', 'offer', 'leave', 'exclude'];

const actionQuestion = questionKind<LimitOccasion, Action>({
  ask: 'action',
  shape: 'word',
  rule: 'LIM-ALL-02',
  options: () => ACTIONS,
  obstacle: ({ state, components, seat }, action) =>
    action === 'nothing'
      ? undefined
      : firstRefusal(ALLIANCES, (kind) => kindBarred(state, components, seat, action, kind)),
  caution: (_at, action) => (action === 'leave' || action === 'exclude' ? 'ends-membership' : undefined),
});

/** The first refusal; undefined if any of these is not refused, because then something is possible. */
function firstRefusal<T>(
  all: readonly T[],
  refusalOf: (each: T) => Refusal | undefined,
): Refusal | undefined {
  let first: Refusal | undefined;
  for (const each of all) {
    const refusal = refusalOf(each);
    if (refusal === undefined) return undefined;
    first ??= refusal;
  }
  return first;
}

/** Why no action of this kind is possible with any nation. */
export function kindBarred(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  action: Exclude<Action, 'nothing'>,
  kind: AllianceKind,
): Refusal | undefined {
  if (action === 'offer') {
    if (state.agreed[kind][seat] === true) return { because: 'agreement-side', rule: 'LIM-ALL-04' };
    return firstRefusal(otherSeats(state, seat), (other) =>
      partnerBarred(state, components, seat, other, kind),
    );
  }
  const group = allianceOf(state, kind, seat);
  if (group === undefined)
    return { because: 'no-alliance', rule: action === 'leave' ? 'LIM-ALL-10' : 'LIM-ALL-11' };
  if (state.options['allianceLock'] === 'all' && state.agreed[kind][seat] === true) {
    return { because: 'agreement-side', rule: 'LR-06' };
  }
  return undefined;
}

function otherSeats(state: LimitState, seat: Seat): Seat[] {
  return state.nations.map((_, other) => other).filter((other) => other !== seat);
}

/** Why no offer of this kind can go to this nation (LIM-ALL-03, LIM-ALL-04, LIM-ALL-07, LIM-ALL-09). */
export function partnerBarred(
  state: LimitState,
  components: LimitComponents,
  seat: Seat,
  other: Seat,
  kind: AllianceKind,
): Refusal | undefined {
  if (allianceOf(state, kind, seat)?.includes(other) === true)
    return { because: 'same-alliance', rule: 'LIM-ALL-03', seat: other };
  if (state.agreed[kind][other] === true)
    return { because: 'agreement-side', rule: 'LIM-ALL-04', seat: other };
  const { price } = components.alliance;
  const have = nationAt(state, seat).money + nationAt(state, other).money;
  return have >= (price as number)
    ? undefined
    : { because: 'money', rule: 'LIM-ALL-07', need: price as number, have, of: 'money' };
}

interface KindOccasion extends LimitOccasion {
  readonly action: Exclude<Action, 'nothing'>;
}

const kindQuestion = questionKind<KindOccasion, AllianceKind>({
  ask: 'kind',
  shape: 'word',
  rule: 'LIM-ALL-01',
  options: () => ALLIANCES,
  obstacle: ({ state, components, seat, action }, kind) => kindBarred(state, components, seat, action, kind),
  figures: ({ action }) => ({ action }),
});

/**
 * Offer: the seat names a partner and a payment; the partner answers, then every other member of both groups (LR-75).
 */
function offer(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat): void {
  const { components } = umpire;
  const kind = umpire.choose(kindQuestion({ state, components, seat, action: 'offer' }));
  const to = umpire.choose(partnerQuestion({ state, components, seat, kind }));
  const price = components.alliance.price as number;
  const own = umpire.choose(payQuestion({ state, components, seat, to, price }));
  umpire.log?.({
    kind: 'offered',
    seat,
    rule: 'LIM-ALL-03',
    figures: { alliance: kind, to, own, partner: price - own },
  });
  const members = [
    ...new Set([...(allianceOf(state, kind, seat) ?? [seat]), ...(allianceOf(state, kind, to) ?? [to])]),
  ];
  const asked = [
    to,
    ...turnOrder(state).filter((other) => other !== seat && other !== to && members.includes(other)),
  ];
  for (const other of asked) {
    const partner = price - own;
    const figures = { alliance: kind, from: seat, to, price, partner };
    const cost = other === to && partner > 0 ? [partnerPays(partner, asked.length)] : [];
    if (umpire.choose(consentQuestion({ seat: other, ask: 'accept', rule: 'LIM-ALL-06', figures, cost })))
      continue;
    umpire.log?.({
      kind: 'offer-refused',
      seat: other,
      rule: 'LIM-ALL-05',
      figures: { alliance: kind, from: seat },
    });
    return;
  }
  nationAt(state, seat).money -= own;
  nationAt(state, to).money -= price - own;
  state.bank += price;
  const group = members.sort((one, other) => one - other);
  state.alliances[kind] = [
    ...state.alliances[kind].filter((old) => !old.some((member) => group.includes(member))),
    group,
  ];
  for (const member of group) state.agreed[kind][member] = true;
  umpire.log?.({
    kind: 'allied',
    seat,
    rule: 'LIM-ALL-08',
    figures: { alliance: kind, to, members: group.length },
  });
  if (kind === 'military' && group.length === state.nations.length && !state.demilitarized)
    demilitarize(state, umpire);
}

/** The partner's share, owed only if every other member agrees too. */
function partnerPays(share: number, asked: number): Effect {
  const paid: Effect = { what: 'money', by: -share };
  return asked === 1 ? paid : { ...paid, bound: 'up-to' };
}

const partnerQuestion = questionKind<LimitOccasion & { readonly kind: AllianceKind }, Seat>({
  ask: 'to',
  shape: 'seat',
  rule: 'LIM-ALL-03',
  options: ({ state, seat }) => otherSeats(state, seat),
  obstacle: ({ state, components, seat, kind }, other) => partnerBarred(state, components, seat, other, kind),
  figures: ({ kind }) => ({ alliance: kind }),
});

interface PayOccasion extends LimitOccasion {
  readonly to: Seat;
  readonly price: number;
}

/** The offerer's share of the price; the partner pays the rest (LR-75). */
const payQuestion = questionKind<PayOccasion, number>({
  ask: 'pay',
  shape: 'amount',
  rule: 'LR-75',
  options: shares,
  // Half the price, limited to what both can pay.
  usual(at) {
    const { from, to } = shares(at);
    return Math.min(to, Math.max(from, Math.ceil(at.price / 2)));
  },
  figures: ({ price, to }) => ({ price, to }),
  refuse({ state, seat, to, price }, value) {
    if (typeof value !== 'number' || !Number.isInteger(value)) return undefined;
    const own = nationAt(state, seat).money;
    const partner = nationAt(state, to).money;
    if (value > own && value <= price)
      return { option: value, because: 'money', rule: 'LR-75', need: value, have: own, of: 'money' };
    const rest = price - value;
    return rest > partner && value >= 0
      ? { option: value, because: 'money', rule: 'LR-75', need: rest, have: partner, of: 'money', seat: to }
      : undefined;
  },
  // Paid only if everyone who must agree does.
  tell: ({ price, to }, option) => [
    { what: 'money', by: -option, bound: 'up-to' },
    { what: 'money', by: option - price, seat: to, bound: 'up-to' },
  ],
});

/** The shares of the price that the offerer may take on, limited to those that both can pay. */
function shares({ state, seat, to, price }: PayOccasion): Range {
  return {
    from: Math.max(0, price - nationAt(state, to).money),
    to: Math.min(price, nationAt(state, seat).money),
  };
}

interface ConsentOccasion {
  readonly seat: Seat;
  readonly ask: 'accept' | 'agree';
  readonly rule: RuleId;
  readonly figures: Readonly<Record<string, string | number>>;
  readonly cost: Effect[];
}

const consentQuestion = questionKind<ConsentOccasion, boolean>({
  ask: ({ ask }) => ask,
  shape: 'yes-no',
  rule: ({ rule }) => rule,
  options: () => YES_NO,
  figures: ({ figures }) => figures,
  tell: ({ cost }, agreed) => (agreed ? cost : []),
});

interface MemberOccasion {
  readonly seat: Seat;
  readonly kind: AllianceKind;
  readonly group: readonly Seat[];
}

const memberQuestion = questionKind<MemberOccasion, Seat>({
  ask: 'member',
  shape: 'seat',
  rule: 'LIM-ALL-11',
  options: ({ seat, group }) => group.filter((other) => other !== seat),
  figures: ({ kind }) => ({ alliance: kind }),
});

/**
 * The seat takes its own token back, negotiation side up; this needs no consent and costs nothing (LIM-ALL-10,
 * LIM-ALL-12, LR-77).
 */
function leave(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat): void {
  const kind = umpire.choose(kindQuestion({ state, components: umpire.components, seat, action: 'leave' }));
  takeOut(state, kind, seat);
  umpire.log?.({ kind: 'left', seat, rule: 'LIM-ALL-10', figures: { alliance: kind } });
}

/** Every member but the victim must agree (LIM-ALL-11, LR-76). */
function exclude(state: LimitState, umpire: Umpire<LimitComponents>, seat: Seat): void {
  const kind = umpire.choose(kindQuestion({ state, components: umpire.components, seat, action: 'exclude' }));
  const group = allianceOf(state, kind, seat) as Seat[];
  const member = umpire.choose(memberQuestion({ seat, kind, group }));
  for (const other of turnOrder(state)) {
    if (other === seat || other === member || !group.includes(other)) continue;
    const agreed = umpire.choose(
      consentQuestion({
        seat: other,
        ask: 'agree',
        rule: 'LIM-ALL-11',
        figures: { alliance: kind, from: seat, member },
        cost: [],
      }),
    );
    if (agreed) continue;
    umpire.log?.({
      kind: 'exclusion-refused',
      seat: other,
      rule: 'LIM-ALL-11',
      figures: { alliance: kind, member },
    });
    return;
  }
  takeOut(state, kind, member);
  umpire.log?.({
    kind: 'excluded',
    seat: member,
    rule: 'LIM-ALL-11',
    figures: { alliance: kind, from: seat },
  });
}

/**
 * Takes a token out of its group. If one is left, it goes back too; if two or more are left, they turn agreement side
 * up (LR-77).
 */
function takeOut(state: LimitState, kind: AllianceKind, seat: Seat): void {
  const group = allianceOf(state, kind, seat) as Seat[];
  const rest = group.filter((member) => member !== seat);
  const stands = rest.length >= 2;
  state.alliances[kind] = state.alliances[kind].filter((other) => other !== group);
  if (stands) state.alliances[kind].push(rest);
  state.agreed[kind][seat] = false;
  for (const member of rest) state.agreed[kind][member] = stands;
}
