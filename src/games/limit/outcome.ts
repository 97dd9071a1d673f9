import type { Outcome, Setting } from '../../engine/game.ts';
import type { Consequence } from '../../engine/question.ts';
import type { LimitComponents } from './figures.ts';
import { crisisCount } from './figures.ts';
import { moneyWorth, scoreParts } from './scoring.ts';
import type { LimitState } from './state.ts';

/**
 * Totals, parts and the leaders; equal totals share the victory (LIM-SCO-08, LR-84). A solo game has no winner
 * (LR-111).
 */
export function outcome(state: LimitState, setting: Setting<LimitComponents>): Outcome {
  const { soloYardstick } = setting.components.score;
  const parts = state.nations.map((_, seat) => scoreParts(state, seat, setting));
  const scores = parts.map((list) => list.reduce((sum, part) => sum + part.points, 0));
  const totals = [...new Set(scores)].sort((one, other) => other - one);
  const ranking = totals.map((total) => scores.flatMap((score, seat) => (score === total ? [seat] : [])));
  const over = state.step === null;
  const standings = { over, scores, parts, ranking, remarks: remarksOf(state, setting, over) };
  if (state.star === null) return { ...standings, winners: ranking[0] ?? [] };
  return { ...standings, winners: [], mark: { points: soloYardstick, rule: 'LIM-SOLO-19' } };
}

/** Why the game is over, and what money is worth after this number of crises (LIM-END-03, LIM-SCO-03). */
function remarksOf(
  state: LimitState,
  { components, options }: Setting<LimitComponents>,
  over: boolean,
): Consequence[] {
  const { count, crisesToEnd } = components.generations;
  const crises = crisisCount(state);
  const remarks: Consequence[] = [];
  if (over)
    remarks.push({
      code: 'game-over',
      figures: { generation: state.generation, of: count, crises, crisesToEnd },
    });
  const { block, worth, isFixed } = moneyWorth(options, components, crises);
  if (!isFixed)
    remarks.push({
      code: 'money-worth',
      figures: { block, worth, crises, base: components.score.moneyPointsBase },
    });
  return remarks;
}
