import { elementAt, present } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { cardOf, type NiceComponents, targetTypes } from './components.ts';
import { countsOf } from './eco-systems.ts';
import { type NiceState, otherSeat, ownedCards, POPS, type Pop, playerAt, setNext } from './state.ts';

/** Every target counts, because all are revealed. */
export const everyone = (): boolean => true;

/** The result of one pop type between the two players. */
export interface TypeResult {
  readonly pop: Pop;
  /** Bounded counts of both seats. */
  readonly counts: readonly [number, number];
  /** The seat that has more; null for a tie. */
  readonly winner: Seat | null;
  /** Whether the winner's own target card names the type. */
  readonly target: boolean;
  readonly points: number;
  /** Net crowd of both seats if it broke the tie, otherwise null. */
  readonly crowd: readonly [number, number] | null;
}

/**
 * Net crowd of a seat: its crowd symbols minus the other player's crowd-loss symbols, at least 0, over all owned cards
 * of any suit and row. It matters only with the option `crowd: tie-break` (NR-07, NR-08).
 */
export function netCrowd(state: NiceState, components: NiceComponents, seat: Seat): number {
  let crowd = 0;
  for (const id of ownedCards(state, seat)) crowd += cardOf(components, id).crowd;
  for (const id of ownedCards(state, otherSeat(seat))) crowd -= cardOf(components, id).crowdLoss;
  return Math.max(0, crowd);
}

/**
 * The results of all pop types. The player with more of a type scores their count, not the difference (NGT-SCORE-03,
 * NGT-SCORE-05, NR-41), tripled if their own target names it (NGT-SCORE-06, NR-43). The other player's target has no
 * effect (NGT-SCORE-07), and equal counts score for nobody (NGT-SCORE-04, NR-42).
 * @param isKnown whether a seat's target is known and counts; every target does at the end
 */
export function typeResults(
  state: NiceState,
  components: NiceComponents,
  isKnown: (seat: Seat) => boolean = everyone,
): TypeResult[] {
  const counts = [countsOf(state, components, 0), countsOf(state, components, 1)] as const;
  const isTieBreak = state.crowd === 'tie-break';
  const crowd = isTieBreak
    ? ([netCrowd(state, components, 0), netCrowd(state, components, 1)] as const)
    : null;
  return POPS.map((pop, type) => {
    const own = [present(counts[0][type], 'count'), present(counts[1][type], 'count')] as const;
    const isDecidedByCrowd = crowd !== null && own[0] === own[1] && own[0] > 0;
    const winner = isDecidedByCrowd ? ahead(crowd[0], crowd[1]) : ahead(own[0], own[1]);
    const target =
      winner !== null &&
      isKnown(winner) &&
      targetTypes(components, playerAt(state, winner).target).includes(pop);
    const points = winner === null ? 0 : elementAt(own, winner) * (target ? components.targetFactor : 1);
    return { pop, counts: own, winner, target, points, crowd: isDecidedByCrowd ? crowd : null };
  });
}

/** The seat with more; null if both have the same. */
export function ahead(first: number, second: number): Seat | null {
  if (first === second) return null;
  return first > second ? 0 : 1;
}

/** Points of both seats. */
export function pointsOf(results: readonly TypeResult[]): [number, number] {
  const points: [number, number] = [0, 0];
  for (const { winner, points: scored } of results) if (winner !== null) points[winner as 0 | 1] += scored;
  return points;
}

/** Whether the targets are revealed, which happens when the last project has left the queue (NR-44). */
export function targetsAreOpen(state: NiceState): boolean {
  return state.phase === 'over' || (state.phase === 'scoring' && state.placing === null);
}

/** The rule by which a type gives a seat its points, or none. */
export function ruleOf(result: TypeResult, seat: Seat): string {
  if (result.winner === null) return 'NGT-SCORE-04';
  if (result.crowd !== null) return 'NR-07';
  if (result.winner !== seat) return 'NGT-SCORE-03';
  return result.target ? 'NGT-SCORE-06' : 'NGT-SCORE-05';
}

/** The final scoring: reveals the targets, decides each pop type and determines the winner by points (NGT-OVER-04). */
export function finalScoring(state: NiceState, umpire: Umpire<NiceComponents>): void {
  umpire.reveal('targets', [0, 1]);
  setNext(state, null);
  if (umpire.log !== undefined) report(state, umpire);
}

function report(state: NiceState, umpire: Umpire<NiceComponents>): void {
  const results = typeResults(state, umpire.components);
  umpire.log?.({ kind: 'game-ended', rule: 'NGT-END-01', figures: { round: state.round } });
  state.players.forEach(({ target }, seat) => {
    if (target !== null)
      umpire.log?.({ kind: 'target-shown', seat, rule: 'NGT-SETUP-05', figures: { target } });
  });
  for (const result of results) reportType(result, umpire);
  const scores = pointsOf(results);
  const leader = ahead(scores[0], scores[1]);
  if (leader === null) {
    umpire.log?.({ kind: 'drawn', rule: 'NGT-SCORE-11', figures: { points: scores[0] } });
  } else {
    const figures = { points: elementAt(scores, leader), other: scores[otherSeat(leader) as 0 | 1] };
    umpire.log?.({ kind: 'won', seat: leader, rule: 'NGT-SCORE-10', figures });
  }
}

function reportType(result: TypeResult, umpire: Umpire<NiceComponents>): void {
  const { pop, counts, winner, target, points } = result;
  if (winner === null) {
    const rule = 'NGT-SCORE-04';
    if (counts[0] > 0) umpire.log?.({ kind: 'type-tied', rule, figures: { pop, count: counts[0] } });
    return;
  }
  const seat = winner as 0 | 1;
  const figures = { pop, count: counts[seat], other: counts[otherSeat(seat) as 0 | 1], points };
  const kind = target ? 'type-scored-as-target' : 'type-scored';
  umpire.log?.({ kind, seat, rule: ruleOf(result, seat), figures });
}
