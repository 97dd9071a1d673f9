import { clonePlain } from '../../engine/clone.ts';
import type { Effect, Seat } from '../../engine/question.ts';
import type { WonProjects } from './agenda-declarations.ts';
import { tokensOf } from './agendas.ts';
import { printedWorkers } from './bid-conditions.ts';
import type { ReputationComponents } from './components.ts';
import { addWorkersAt, leftOf, type ReputationState } from './state.ts';

/** A bid: the seat, and the situation in which it bids. */
interface Bidding {
  readonly state: ReputationState;
  readonly components: ReputationComponents;
  readonly seat: Seat;
}

/** A later question decides the amount. */
export const OR_MORE: Partial<Effect> = { bound: 'or-more' };

/** The note of what happens only if nobody outbids the seat. */
const IF_IT_WINS = 'if-it-wins';

const NOTHING_WON: WonProjects = {
  privateSponsor: null,
  privateCredits: 0,
  privateWorkers: 0,
  publicSponsor: null,
  shownWorkers: 0,
};

/** The tokens of the seat's agenda; no effect if it pays none. */
function tokenEffects(by: number, about: Partial<Effect>): Effect[] {
  return by === 0 ? [] : [{ what: 'repTokens', by, ...about }];
}

/**
 * The costs of a private bid, and its effects if it wins (REP-WIN-02, REP-COMP-01, REP-COMP-08). More credits may come
 * with public bids.
 * @param workers the bid, or the smallest one
 * @param most the largest bid, if a later question decides; default: `workers`
 * @param about further properties of the effect that describes the cost
 */
export function privateEffects(
  { state, components, seat }: Bidding,
  workers: number,
  most = workers,
  about: Partial<Effect> = {},
): Effect[] {
  const { privateCard, creditsOnPrivate } = state;
  const loss = privateCard === null ? 0 : (components.privateProjects[privateCard]?.loss ?? 0);
  const tokens = [workers, most].map((bid) => {
    const won = {
      ...NOTHING_WON,
      privateSponsor: seat,
      privateCredits: creditsOnPrivate,
      privateWorkers: bid,
    };
    return tokensOf(state, components, seat, 'winners', { won });
  });
  const [least, greatest] = [Math.min(...tokens), Math.max(...tokens)];
  return [
    { what: 'hq', by: -workers, ...(most > workers ? OR_MORE : {}), ...about },
    { what: 'credits', by: creditsOnPrivate, bound: 'or-more', note: IF_IT_WINS },
    { what: 'reputation', by: -loss, note: IF_IT_WINS },
    ...tokenEffects(greatest, {
      note: IF_IT_WINS,
      ...(least < greatest ? { bound: 'up-to' as const } : {}),
    }),
  ];
}

/**
 * The costs of a public bid of `workers` workers, and its effects if it wins (REP-WIN-05, REP-COMP-03, REP-COMP-08). At
 * least one credit moves to the private project first (REP-BID-16).
 */
export function publicEffects({ state, components, seat }: Bidding, workers: number): Effect[] {
  const { creditsOnPublic, publicCard } = state;
  const gain = publicCard === null ? 0 : (components.publicProjects[publicCard]?.reputation ?? 0);
  const won = { ...NOTHING_WON, publicSponsor: seat, shownWorkers: printedWorkers(state, components) };
  return [
    { what: 'hq', by: -workers },
    { what: 'credits', by: creditsOnPublic - 1, bound: 'up-to', note: IF_IT_WINS },
    { what: 'reputation', by: gain, note: IF_IT_WINS },
    ...tokenEffects(tokensOf(state, components, seat, 'winners', { won }), { note: IF_IT_WINS }),
  ];
}

/**
 * The effects of moving `credits` credits with a public bid, and the credits that remain if the bid wins (REP-BID-16).
 */
export function movedEffects({ state }: Bidding, credits: number): Effect[] {
  const { creditsOnPublic: from, creditsOnPrivate } = state;
  return [
    { what: 'credits-on-public', from, to: from - credits, by: -credits },
    {
      what: 'credits-on-private',
      from: creditsOnPrivate,
      to: creditsOnPrivate + credits,
      by: credits,
    },
    { what: 'credits', by: from - credits, note: IF_IT_WINS },
  ];
}

/**
 * The cost of a bid for co-sponsorship and its effects if it wins (REP-COS-10, REP-COS-12, REP-COMP-08).
 * @param primary the sponsor of the public project, a neighbour of the bidder
 * @param gain the reputation of the project
 */
export function coBidEffects(
  { state, components, seat }: Bidding,
  primary: Seat,
  workers: number,
  gain: number,
): Effect[] {
  const note = 'if-won';
  const sponsors = { primary, coSponsor: seat, coBid: workers };
  const after = withCoBid(state, seat, primary, workers);
  return [
    ...(workers === 0 ? [] : [{ what: 'hq', by: -workers, note }]),
    { what: 'reputation', by: gain, note },
    ...tokenEffects(tokensOf(after, components, seat, 'sponsors', { sponsors }), { note }),
  ];
}

/** The state with the co-sponsor's workers on the shared stack (REP-COS-13), in the parts that agendas examine. */
function withCoBid(state: ReputationState, seat: Seat, primary: Seat, workers: number): ReputationState {
  const after = { ...state, sharedStacks: clonePlain(state.sharedStacks) };
  addWorkersAt(after, seat, primary === leftOf(state, seat) ? 'left' : 'right', workers);
  return after;
}
