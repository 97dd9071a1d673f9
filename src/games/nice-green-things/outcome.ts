import type { Outcome, ScorePart, Setting } from '../../engine/game.ts';
import type { Seat } from '../../engine/question.ts';
import type { NiceComponents } from './components.ts';
import {
  ahead,
  everyone,
  pointsOf,
  ruleOf,
  type TypeResult,
  targetsAreOpen,
  typeResults,
} from './scoring.ts';
import { type NiceState, otherSeat, playerAt } from './state.ts';

/**
 * The score by pop types; nothing else gives points (NGT-SCORE-08, NGT-SCORE-09, NR-56). More points win
 * (NGT-SCORE-10), equal points are a draw that both share (NGT-SCORE-11, NR-45). During the game only its owner knows a
 * target, so the outcome names no leader.
 */
export function outcome(
  state: NiceState,
  { components }: Setting<NiceComponents>,
  viewer: Seat | null = null,
): Outcome {
  const isOpen = targetsAreOpen(state);
  const results = typeResults(state, components, isOpen ? everyone : (seat) => seat === viewer);
  const scores = pointsOf(results);
  const parts = [0, 1].map((seat) => scoreParts(results, seat));
  if (!isOpen) {
    const known = [0, 1].map((seat) => {
      const least = scores[seat as 0 | 1];
      const most = seat === viewer ? least : least + mostOfTarget(state, components, results, seat, viewer);
      return [{ what: 'points', least, most }];
    });
    return { over: false, scores, parts, winners: [], ranking: [], known };
  }
  const leader = ahead(scores[0], scores[1]);
  return {
    over: state.phase === 'over',
    scores,
    parts,
    winners: leader === null ? [0, 1] : [leader],
    ranking: leader === null ? [[0, 1]] : [[leader], [otherSeat(leader)]],
  };
}

/** The most points that a secret target may add for a seat now, over all target cards except the viewer's. */
function mostOfTarget(
  state: NiceState,
  { targets, targetFactor }: NiceComponents,
  results: readonly TypeResult[],
  seat: Seat,
  viewer: Seat | null,
): number {
  if (playerAt(state, seat).target === null) return 0;
  let most = 0;
  const held = viewer === null ? null : playerAt(state, viewer).target;
  for (const [id, types] of targets) {
    if (id === held) continue;
    let points = 0;
    for (const { pop, winner, counts } of results) {
      if (winner === seat && types.includes(pop)) points += counts[seat as 0 | 1] * (targetFactor - 1);
    }
    most = Math.max(most, points);
  }
  return most;
}

/** A seat's part for every type that it has, even if it scores nothing because of a tie or a lower count. */
function scoreParts(results: readonly TypeResult[], seat: Seat): ScorePart[] {
  return results.flatMap((result): ScorePart[] => {
    const count = result.counts[seat as 0 | 1];
    if (count === 0) return [];
    const other = result.counts[otherSeat(seat) as 0 | 1];
    const isWon = result.winner === seat;
    const crowd = result.crowd === null ? {} : { crowd: result.crowd[seat as 0 | 1] };
    const figures = { count, other, tied: result.winner === null, target: isWon && result.target, ...crowd };
    return [{ source: result.pop, points: isWon ? result.points : 0, rule: ruleOf(result, seat), figures }];
  });
}
