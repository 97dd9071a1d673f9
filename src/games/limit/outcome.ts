import type { Outcome, Setting } from '../../engine/game.ts';
import type { LimitComponents } from './components.ts';
import { scoreParts } from './scoring.ts';
import type { LimitState } from './state.ts';

/**
 * Totals, parts and who is ahead; equal totals share the victory (LIM-SCO-08, LR-84). A solo game has no winner
 * (LR-111).
 */
export function outcome(state: LimitState, setting: Setting<LimitComponents>): Outcome {
  const { soloYardstick } = setting.components.score;
  const parts = state.nations.map((_, seat) => scoreParts(state, seat, setting));
  const scores = parts.map((list) => list.reduce((sum, part) => sum + part.points, 0));
  const totals = [...new Set(scores)].sort((one, other) => other - one);
  const ranking = totals.map((total) => scores.flatMap((score, seat) => (score === total ? [seat] : [])));
  const standings = { over: state.step === null, scores, parts, ranking };
  if (state.star === null) return { ...standings, winners: ranking[0] ?? [] };
  return { ...standings, winners: [], mark: { points: soloYardstick, rule: 'LIM-SOLO-19' } };
}
