import type { Seat } from '../../engine/question.ts';
import type { PowerKind, ReputationComponents } from './components.ts';
import { corporationOf, type Obstacle, powerObstacle } from './powers.ts';
import { playerAt, type ReputationState, SPACES, workersAt } from './state.ts';

/** What a bidding turn can be (REP-BID-02), and the powers that are used before or with it (RR-47). */
export type Act =
  | 'bid-private'
  | 'bid-match'
  | 'bid-public'
  | 'automation'
  | 'parallel-desk'
  | 'recall'
  | 'speculate';

/** The acts in canonical order. */
export const ACTS: readonly Act[] = [
  'bid-private',
  'bid-match',
  'bid-public',
  'automation',
  'parallel-desk',
  'recall',
  'speculate',
];

/** The powers that are used on the own bidding turn. */
const POWER_OF_ACT: Readonly<Partial<Record<Act, PowerKind>>> = {
  'bid-match': 'privateTie',
  automation: 'publicMinusOne',
  'parallel-desk': 'dualLead',
  recall: 'recall',
};

/** Whether the seat leads the private project. */
export function leadsPrivate(state: ReputationState, seat: Seat): boolean {
  return state.privateBid !== null && state.privateBid.player === seat;
}

/** Whether the seat leads the public project. */
export function leadsPublic(state: ReputationState, seat: Seat): boolean {
  return state.publicBid !== null && state.publicBid.player === seat;
}

/** The smallest private bid: 1, or one worker more than the leader's (REP-BID-08, REP-BID-09). */
export function smallestPrivateBid(state: ReputationState): number {
  return state.privateBid === null ? 1 : state.privateBid.workers + 1;
}

/** The workers that every public bid takes: those printed on the card (REP-BID-14). */
export function printedWorkers(state: ReputationState, components: ReputationComponents): number {
  return state.publicCard === null ? 0 : (components.publicProjects[state.publicCard]?.workers ?? 0);
}

const LEADING: Obstacle = { because: 'leading', rule: 'REP-BID-03' };

/** Who leads either project must speculate (REP-BID-03), so nobody raises an own bid (RR-16). */
function leadingObstacle(state: ReputationState, seat: Seat): Obstacle | undefined {
  return leadsPrivate(state, seat) || leadsPublic(state, seat) ? LEADING : undefined;
}

/** A private bid of so many workers needs them in HQ (REP-BID-07, REP-BID-12). */
function privateObstacle(state: ReputationState, seat: Seat, workers: number): Obstacle | undefined {
  if (state.privateCard === null) return { because: 'no-project', rule: 'REP-ROUND-03' };
  const { hq } = playerAt(state, seat);
  if (hq >= workers) return undefined;
  return { because: 'too-few-workers', rule: 'REP-BID-09 REP-BID-12', need: workers, have: hq, of: 'hq' };
}

/**
 * A public bid needs its workers in HQ (REP-BID-15) and a credit beside the project that it can move (REP-BID-16,
 * REP-BID-21).
 */
function publicObstacle(state: ReputationState, seat: Seat, workers: number): Obstacle | undefined {
  if (state.publicCard === null) return { because: 'no-project', rule: 'REP-ROUND-03' };
  if (state.creditsOnPublic === 0) {
    return { because: 'no-credits', rule: 'REP-BID-21', need: 1, have: 0, of: 'credits-on-public' };
  }
  const { hq } = playerAt(state, seat);
  if (hq >= workers) return undefined;
  return { because: 'too-few-workers', rule: 'REP-BID-15', need: workers, have: hq, of: 'hq' };
}

/** Bid match: somebody leads the private project, and HQ holds as many workers as that bid. */
function bidMatchObstacle(state: ReputationState, seat: Seat): Obstacle | undefined {
  if (state.privateBid === null) return { because: 'nothing-to-match', rule: 'RR-66' };
  return privateObstacle(state, seat, state.privateBid.workers);
}

/** Automation: the card shows more than one worker, and HQ holds one fewer than it shows. */
function automationObstacle(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
): Obstacle | undefined {
  const printed = printedWorkers(state, components);
  if (state.publicCard !== null && printed <= 1) {
    return { because: 'shows-one-worker', rule: 'RR-66', need: 2, have: printed, of: 'workers' };
  }
  return publicObstacle(state, seat, printed - 1);
}

/** Parallel desk: the seat leads exactly one project and could bid on the other one. */
function parallelDeskObstacle(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
): Obstacle | undefined {
  const ofPrivate = leadsPrivate(state, seat);
  if (ofPrivate === leadsPublic(state, seat)) {
    return {
      because: 'must-lead-one',
      rule: 'RR-66',
      need: 1,
      have: ofPrivate ? 2 : 0,
      of: 'projects-led',
    };
  }
  return ofPrivate
    ? publicObstacle(state, seat, printedWorkers(state, components))
    : privateObstacle(state, seat, smallestPrivateBid(state));
}

/** Recall: a worker lies on the private stack or on one of the two shared stacks. */
function recallObstacle(state: ReputationState, seat: Seat): Obstacle | undefined {
  if (SPACES.some((space) => workersAt(state, seat, space) > 0)) return undefined;
  return { because: 'no-worker-there', rule: 'RR-66', need: 1, have: 0, of: 'workers' };
}

/** Why the seat, whose turn it is, cannot act so; undefined where it can, in full. */
export function actObstacle(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
  act: Act,
): Obstacle | undefined {
  if (act === 'speculate') return undefined;
  const kind = POWER_OF_ACT[act];
  const power = kind === undefined ? undefined : powerObstacle(state, components, seat, kind);
  if (power !== undefined) return power;
  switch (act) {
    case 'bid-private':
      return leadingObstacle(state, seat) ?? privateObstacle(state, seat, smallestPrivateBid(state));
    case 'bid-match':
      return leadingObstacle(state, seat) ?? bidMatchObstacle(state, seat);
    case 'bid-public':
      return leadingObstacle(state, seat) ?? publicObstacle(state, seat, printedWorkers(state, components));
    case 'automation':
      return leadingObstacle(state, seat) ?? automationObstacle(state, components, seat);
    case 'parallel-desk':
      return parallelDeskObstacle(state, components, seat);
    case 'recall':
      return recallObstacle(state, seat);
  }
}

/** The three acts of every player, and with them the power that its owner uses on its own turn. */
const BASE_ACTS: readonly Act[] = ['bid-private', 'bid-public', 'speculate'];
const ACTS_WITH: Readonly<Partial<Record<PowerKind, readonly Act[]>>> = {
  privateTie: ['bid-private', 'bid-match', 'bid-public', 'speculate'],
  publicMinusOne: ['bid-private', 'bid-public', 'automation', 'speculate'],
  dualLead: ['bid-private', 'bid-public', 'parallel-desk', 'speculate'],
  recall: ['bid-private', 'bid-public', 'recall', 'speculate'],
};

/** The acts that the seat might expect, in canonical order. */
export function knownActs(
  state: ReputationState,
  components: ReputationComponents,
  seat: Seat,
): readonly Act[] {
  const kind = corporationOf(components, playerAt(state, seat))?.rule.kind;
  return (kind === undefined ? undefined : ACTS_WITH[kind]) ?? BASE_ACTS;
}

/** All that the seat may do on its turn, in canonical order; speculating always (REP-BID-27, REP-BID-28). */
export function legalActs(state: ReputationState, components: ReputationComponents, seat: Seat): Act[] {
  const acts: Act[] = [];
  for (const act of knownActs(state, components, seat)) {
    if (actObstacle(state, components, seat, act) === undefined) acts.push(act);
  }
  return acts;
}
