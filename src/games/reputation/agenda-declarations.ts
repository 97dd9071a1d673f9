import type { Seat } from '../../engine/question.ts';
import type { AgendaKind, AgendaRule } from './components.ts';
import { leftStack, playerAt, type ReputationState, rightStack } from './state.ts';

/**
 * When an agenda is checked (RR-49): when step 4 determines the winners, at the end of step 5, or at the start of step
 * 7.
 */
export type AgendaMoment = 'winners' | 'sponsors' | 'hq';

/** The round as an agenda sees it, for one seat. */
export interface AgendaAt {
  readonly state: ReputationState;
  readonly seat: Seat;
  readonly rule: AgendaRule;
  readonly won?: WonProjects;
  readonly sponsors?: PublicSponsors;
}

/** The results of step 4. */
export interface WonProjects {
  readonly privateSponsor: Seat | null;
  /** The credits beside the private card when its sponsor took them. */
  readonly privateCredits: number;
  /** Workers of the winning private bid. */
  readonly privateWorkers: number;
  readonly publicSponsor: Seat | null;
  /** The workers printed on the public card, whatever the bid. */
  readonly shownWorkers: number;
}

/** The sponsors of this round's public project, and the co-sponsor's bid; all null in a round without step 5. */
export interface PublicSponsors {
  readonly primary: Seat | null;
  readonly coSponsor: Seat | null;
  readonly coBid: number;
}

/** One condition of an agenda: whether it holds, and the phrase that says so. */
export interface Condition {
  readonly phrase: string;
  /** The figure of the card that it uses. */
  readonly figure?: 'min' | 'max';
  holds(at: AgendaAt): boolean;
}

/** When an agenda pays: if all its conditions hold at its moment. The component table says how much. */
export interface Agenda {
  readonly kind: AgendaKind;
  readonly moment: AgendaMoment;
  readonly conditions: readonly Condition[];
}

const figureOf = (rule: AgendaRule, name: 'min' | 'max'): number =>
  (rule as Readonly<Partial<Record<'min' | 'max', number>>>)[name] ?? 0;

const sponsorsPublic = ({ sponsors, seat }: AgendaAt): boolean =>
  sponsors?.primary === seat || sponsors?.coSponsor === seat;

const winsPrivate: Condition = {
  phrase: 'wins-private',
  holds: ({ won, seat }) => won?.privateSponsor === seat,
};

const privateCredits: Condition = {
  phrase: 'private-credits',
  figure: 'min',
  holds: ({ won, rule }) => (won?.privateCredits ?? 0) >= figureOf(rule, 'min'),
};

const smallPrivateBid: Condition = {
  phrase: 'small-private-bid',
  figure: 'max',
  holds: ({ won, rule }) => (won?.privateWorkers ?? 0) <= figureOf(rule, 'max'),
};

const winsPublic: Condition = {
  phrase: 'wins-public',
  holds: ({ won, seat }) => won?.publicSponsor === seat,
};

const shownWorkers: Condition = {
  phrase: 'shown-workers',
  figure: 'min',
  holds: ({ won, rule }) => (won?.shownWorkers ?? 0) >= figureOf(rule, 'min'),
};

const coSponsors: Condition = {
  phrase: 'co-sponsors',
  holds: ({ sponsors, seat }) => sponsors?.coSponsor === seat,
};

const smallCoBid: Condition = {
  phrase: 'small-co-bid',
  figure: 'max',
  holds: ({ sponsors, rule }) => (sponsors?.coBid ?? 0) <= figureOf(rule, 'max'),
};

const sponsorsEither: Condition = { phrase: 'sponsors-either', holds: sponsorsPublic };

const workersOnBothStacks: Condition = {
  phrase: 'workers-on-both-stacks',
  holds: ({ state, seat }) => leftStack(state, seat).workers[0] > 0 && rightStack(state, seat).workers[1] > 0,
};

const isOutbid: Condition = { phrase: 'is-outbid', holds: ({ state, seat }) => playerAt(state, seat).outbid };

const sponsorsNothing: Condition = {
  phrase: 'sponsors-nothing',
  holds: (at) => at.state.privateSponsor !== at.seat && !sponsorsPublic(at),
};

const wonPrivate: Condition = {
  phrase: 'won-private',
  holds: ({ state, seat }) => state.privateSponsor === seat,
};

const sponsorsPublicToo: Condition = { phrase: 'sponsors-public-too', holds: sponsorsPublic };

/** The seat has more workers in HQ than any other. */
const fullestHq: Condition = {
  phrase: 'fullest-hq',
  holds: ({ state, seat }) => playerAt(state, seat).hq > mostHqOfOthers(state, seat),
};

/** The most workers that another player has in HQ. */
export const mostHqOfOthers = (state: ReputationState, seat: Seat): number =>
  Math.max(...state.players.filter((_, place) => place !== seat).map(({ hq }) => hq));

/** The agendas of the eight CEOs (REP-COMP-08). */
export const agendaDeclarations: readonly Agenda[] = [
  { kind: 'winPrivateCredits', moment: 'winners', conditions: [winsPrivate, privateCredits] },
  { kind: 'coSponsorMaxBid', moment: 'sponsors', conditions: [coSponsors, smallCoBid] },
  { kind: 'winPublicWorkers', moment: 'winners', conditions: [winsPublic, shownWorkers] },
  { kind: 'mostHq', moment: 'hq', conditions: [fullestHq] },
  { kind: 'sponsorBothStacks', moment: 'sponsors', conditions: [sponsorsEither, workersOnBothStacks] },
  { kind: 'winPrivateMaxBid', moment: 'winners', conditions: [winsPrivate, smallPrivateBid] },
  { kind: 'outbidNoSponsor', moment: 'sponsors', conditions: [isOutbid, sponsorsNothing] },
  { kind: 'privateAndPublic', moment: 'sponsors', conditions: [wonPrivate, sponsorsPublicToo] },
];

/** Whether an agenda is met: this is the moment at which it is checked, and all its conditions hold. */
export const isMet = ({ moment, conditions }: Agenda, now: AgendaMoment, at: AgendaAt): boolean =>
  moment === now && conditions.every((condition) => condition.holds(at));
