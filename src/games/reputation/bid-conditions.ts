import type { Obstacle } from '../../engine/effects.ts';
import type { Seat } from '../../engine/question.ts';
import type { ReputationComponents } from './components.ts';
import { playerAt, type ReputationState } from './state.ts';

/** Whether the seat leads the private project. */
export function leadsPrivate(state: ReputationState, seat: Seat): boolean {
  return state.privateBid !== null && state.privateBid.player === seat;
}

/** Whether the seat leads the public project. */
export function leadsPublic(state: ReputationState, seat: Seat): boolean {
  return state.publicBid !== null && state.publicBid.player === seat;
}

/** The smallest private bid: 1 worker, or one more than the leader's (REP-BID-08, REP-BID-09). */
export function smallestPrivateBid(state: ReputationState): number {
  return state.privateBid === null ? 1 : state.privateBid.workers + 1;
}

/** The workers that every public bid takes: those printed on the card (REP-BID-14). */
export function printedWorkers(state: ReputationState, components: ReputationComponents): number {
  return state.publicCard === null ? 0 : (components.publicProjects[state.publicCard]?.workers ?? 0);
}

const LEADING: Obstacle = { because: 'leading', rule: 'REP-BID-03' };

/** A seat that leads either project must speculate (REP-BID-03), so nobody can raise their own bid (RR-16). */
export function leadingObstacle(state: ReputationState, seat: Seat): Obstacle | undefined {
  return leadsPrivate(state, seat) || leadsPublic(state, seat) ? LEADING : undefined;
}

/** A private bid of `workers` workers needs them in HQ (REP-BID-07, REP-BID-12). */
export function privateObstacle(state: ReputationState, seat: Seat, workers: number): Obstacle | undefined {
  if (state.privateCard === null) return { because: 'no-project', rule: 'REP-ROUND-03' };
  const { hq } = playerAt(state, seat);
  if (hq >= workers) return undefined;
  return { because: 'too-few-workers', rule: 'REP-BID-09 REP-BID-12', need: workers, have: hq, of: 'hq' };
}

/**
 * A public bid needs its workers in HQ (REP-BID-15) and a credit beside the project that it can move (REP-BID-16,
 * REP-BID-21).
 */
export function publicObstacle(state: ReputationState, seat: Seat, workers: number): Obstacle | undefined {
  if (state.publicCard === null) return { because: 'no-project', rule: 'REP-ROUND-03' };
  if (state.creditsOnPublic === 0) {
    return { because: 'no-credits', rule: 'REP-BID-21', need: 1, have: 0, of: 'credits-on-public' };
  }
  const { hq } = playerAt(state, seat);
  if (hq >= workers) return undefined;
  return { because: 'too-few-workers', rule: 'REP-BID-15', need: workers, have: hq, of: 'hq' };
}
