import type { Obstacle } from '../../engine/effects.ts';
import type { Seat, Value } from '../../engine/question.ts';
import { NO_YES, questionKind } from '../../engine/question-kind.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt, takeDisruption, turnOrder } from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import type { AllianceKind, LimitState, Resource } from './state.ts';

/** What allies can give: resources for a shortage or for resistance, money for a card. */
export type Goods = Resource | 'money';

/** One request for help (LR-72). */
export interface Request {
  readonly seat: Seat;
  readonly kind: AllianceKind;
  readonly goods: Goods;
  /** The missing amount; a request names at least this. */
  readonly missing: number;
  /** The most that a request may name. */
  readonly most: number;
  /** Seats that cannot give: the attacker, and members with a shortage in the same step (LR-60, LR-73). */
  readonly without: readonly Seat[];
  readonly rule: string;
  /** Whether it is for a shortage, for which an option lets partial help count (LR-72). */
  readonly isForShortage?: boolean;
}

/** How a request ended. `unasked` means that nobody could help or that the nation did not ask. */
export type HelpAnswer = { readonly given: number; readonly outcome: 'given' | 'refused' | 'unasked' };

const UNASKED: HelpAnswer = { given: 0, outcome: 'unasked' };
const REFUSED: HelpAnswer = { given: 0, outcome: 'refused' };

/** The alliance of this kind that a seat belongs to. */
export function allianceOf(state: LimitState, kind: AllianceKind, seat: Seat): Seat[] | undefined {
  return state.alliances[kind].find((group) => group.includes(seat));
}

/** The other members of a seat's alliance, in turn order. */
function alliesOf(state: LimitState, kind: AllianceKind, seat: Seat): Seat[] {
  const group = allianceOf(state, kind, seat);
  if (group === undefined) return [];
  return turnOrder(state).filter((other) => other !== seat && group.includes(other));
}

/** The total that the other members could give (LIM-ALL-22, LR-73). */
export function helpInReach(
  state: LimitState,
  kind: AllianceKind,
  seat: Seat,
  goods: Goods,
  without: readonly Seat[] = [],
): number {
  if (state.alliances[kind].length === 0) return 0;
  let sum = 0;
  for (const ally of allianceOf(state, kind, seat) ?? [])
    if (ally !== seat && !without.includes(ally)) sum += nationAt(state, ally)[goods];
  return sum;
}

/** Whether requests can be made now; in a stress test only if the option allows them (LR-82). */
function helpAllowed(state: LimitState): boolean {
  return !state.step?.startsWith('stress') || state.options['stressHelp'] !== false;
}

/** Whether help counts in a shortage even if it does not cover all of it (LR-72, option `allianceHelp`). */
export function helpsInPart(state: LimitState): boolean {
  return state.options['allianceHelp'] === 'part';
}

interface AskOccasion {
  readonly seat: Seat;
  readonly request: Request;
  /** The most that may be asked for. */
  readonly most: number;
  /** The total that the other members could give. */
  readonly reach: number;
}

const askQuestion = questionKind<AskOccasion, number>({
  ask: 'ask',
  shape: 'amount',
  rule: ({ request }) => request.rule,
  options({ request, most }) {
    const amounts = [0];
    for (let amount = request.missing; amount <= most; amount += 1) amounts.push(amount);
    return amounts;
  },
  usual: ({ request }) => request.missing,
  figures: ({ request: { goods, missing, kind }, most }) => ({ goods, missing, kind, most }),
  refuse({ request: { goods, missing }, most, reach }, value) {
    if (typeof value === 'number' && value > 0 && value < missing)
      return { option: value, because: 'minimum', rule: 'LR-72', need: missing, have: value, of: goods };
    if (!isMoreThan(value, most)) return undefined;
    return value > reach
      ? { option: value, ...stockMissing(goods, value, reach) }
      : { option: value, because: 'maximum', rule: 'LR-72', need: most, have: value, of: goods };
  },
});

/**
 * Lets a nation ask the other members of its alliance. It receives the goods only if the pledges reach the amount named
 * (LIM-ALL-21); in a shortage, an option lets smaller pledges count (LR-72). After a refusal it may break the alliance
 * (LIM-ALL-23).
 */
export function requestHelp(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  request: Request,
): HelpAnswer {
  const { seat, kind, goods, missing, without, rule } = request;
  if (missing <= 0 || state.alliances[kind].length === 0 || !helpAllowed(state)) return UNASKED;
  const reach = helpInReach(state, kind, seat, goods, without);
  const isInPart = request.isForShortage === true && helpsInPart(state);
  if (reach < (isInPart ? 1 : missing)) return UNASKED;
  const most = isInPart ? missing : Math.min(request.most, reach);
  const named = umpire.choose(askQuestion({ seat, request, most, reach }));
  if (named === 0) return UNASKED;
  umpire.log?.({
    kind: 'asked',
    seat,
    rule: askedBy(kind, rule),
    figures: { goods, amount: named, alliance: kind },
  });
  const pledges = collectPledges(umpire, state, {
    seats: alliesOf(state, kind, seat).filter((ally) => !without.includes(ally)),
    goods,
    wanted: named,
    rule: 'LR-72',
    lacking: (need, have) => stockMissing(goods, need, have),
    figures: (left) => ({ goods, asker: seat, missing: left, alliance: kind, purpose: rule }),
  });
  const given = pledges.reduce((sum, pledge) => sum + pledge.amount, 0);
  if (given < (isInPart ? 1 : named)) {
    umpire.log?.({
      kind: 'help-refused',
      seat,
      rule: 'LIM-ALL-21',
      figures: { goods, amount: named, given },
    });
    offerBreak(state, umpire, seat, kind);
    return REFUSED;
  }
  const asker = nationAt(state, seat);
  for (const pledge of pledges) {
    nationAt(state, pledge.seat)[goods] -= pledge.amount;
    asker[goods] += pledge.amount;
  }
  umpire.log?.({ kind: 'help-given', seat, rule: 'LIM-ALL-21', figures: { goods, amount: given } });
  return { given, outcome: 'given' };
}

/**
 * Takes money for a card. A nation that cannot pay alone asks its economic allies first; without their help it pays
 * nothing (LIM-ALL-19, LR-72).
 * @returns whether it is paid
 */
export function paysWithAllies(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  cost: number,
): boolean {
  const nation = nationAt(state, seat);
  if (nation.money < cost) {
    const missing = cost - nation.money;
    const request = { seat, kind: 'economic', goods: 'money', missing, most: cost, without: [] } as const;
    requestHelp(state, umpire, { ...request, rule: 'LIM-ALL-19' });
    if (nation.money < cost) return false;
  }
  nation.money -= cost;
  return true;
}

/** The rule that lets a nation ask its allies; for a shortage this differs from the rule of the shortage itself. */
function askedBy(kind: AllianceKind, rule: string): string {
  if (rule.startsWith('LIM-ALL-')) return rule;
  return kind === 'military' ? 'LIM-ALL-18' : 'LIM-ALL-20';
}

function isMoreThan(value: unknown, most: number): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > most;
}

/** The obstacle for a nation that has too little to give (LIM-ALL-22, LIM-ALL-34, LR-73). */
function stockMissing(goods: Goods, need: number, have: number): Obstacle {
  const because = goods === 'money' || goods === 'fossil' ? goods : 'resource';
  return { because, rule: 'LR-73', need, have, of: goods };
}

/** What nations are asked to give, and how the question is put. */
interface Collection {
  readonly seats: readonly Seat[];
  readonly goods: Goods;
  /** The total wanted from all of them. */
  readonly wanted: number;
  readonly rule: string;
  /** Why a nation cannot give more than it has. */
  lacking(need: number, have: number): Obstacle;
  /** The figures of the question. @param missing the amount not yet covered by earlier pledges */
  figures(missing: number): Readonly<Record<string, Value>>;
  onPledge?(seat: Seat, amount: number): void;
}

/** What one nation promises to give; goods move only after all have answered. */
export interface Pledge {
  readonly seat: Seat;
  readonly amount: number;
}

interface PledgeOccasion {
  readonly seat: Seat;
  readonly asked: Collection;
  /** The amount not yet covered by earlier pledges. */
  readonly missing: number;
  /** What the asked nation has. */
  readonly stock: number;
}

const pledgeQuestion = questionKind<PledgeOccasion, number>({
  ask: ({ asked: { goods } }) => (goods === 'money' ? 'contribute' : 'give'),
  shape: 'amount',
  rule: ({ asked }) => asked.rule,
  options: ({ missing, stock }) => ({ from: 0, to: Math.min(missing, stock) }),
  figures: ({ asked, missing }) => asked.figures(missing),
  refuse: ({ asked, stock }, value) =>
    isMoreThan(value, stock) ? { option: value, ...asked.lacking(value, stock) } : undefined,
  tell: ({ asked }, option) => (option === 0 ? [] : [{ what: asked.goods, by: -option, bound: 'up-to' }]),
});

/** Asks nations one after another for a pledge, never for more than is still missing. */
export function collectPledges(
  umpire: Umpire<LimitComponents>,
  state: LimitState,
  asked: Collection,
): Pledge[] {
  const { seats, goods, wanted } = asked;
  const pledges: Pledge[] = [];
  let missing = wanted;
  for (const seat of seats) {
    const stock = nationAt(state, seat)[goods];
    if (missing === 0 || stock === 0) continue;
    const amount = umpire.choose(pledgeQuestion({ seat, asked, missing, stock }));
    if (amount > 0) pledges.push({ seat, amount });
    missing -= amount;
    asked.onPledge?.(seat, amount);
  }
  return pledges;
}

const breakQuestion = questionKind<{ readonly seat: Seat; readonly kind: AllianceKind }, boolean>({
  ask: 'break-alliance',
  shape: 'yes-no',
  rule: 'LIM-ALL-23',
  options: () => NO_YES,
  figures: ({ kind }) => ({ alliance: kind }),
  caution: (_at, option) => (option ? 'breaks-alliance' : undefined),
});

/** The asker, and only the asker, may break the alliance right after a refusal (LIM-ALL-23 to LIM-ALL-25, LR-74). */
function offerBreak(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  kind: AllianceKind,
): void {
  if (!umpire.choose(breakQuestion({ seat, kind }))) return;
  const group = allianceOf(state, kind, seat) as Seat[];
  for (const member of group) {
    takeDisruption(state, nationAt(state, member), 1);
    state.agreed[kind][member] = false;
  }
  state.alliances[kind] = state.alliances[kind].filter((other) => other !== group);
  umpire.log?.({ kind: 'alliance-broken', seat, rule: 'LIM-ALL-24', figures: { alliance: kind } });
}
