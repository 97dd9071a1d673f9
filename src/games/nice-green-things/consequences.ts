import { fromPresent } from '../../engine/effects.ts';
import type { Explained } from '../../engine/game.ts';
import type { Consequence, Effect } from '../../engine/question.ts';
import type { NiceComponents } from './components.ts';
import { ahead } from './scoring.ts';
import { otherSeat, POPS, type Pop } from './state.ts';
import type { NiceView } from './view.ts';

/**
 * Explains an effect: figures before and after, the points for a type of pops, and the resulting value of the eco
 * system that a card joins.
 */
export function explain(
  effects: readonly Effect[],
  { question, option, view }: Explained<NiceView, NiceComponents>,
): readonly Effect[] {
  const player = view.players[question.seat];
  if (player === undefined) return effects;
  const told = effects.map((effect) => {
    const pop = POPS.find((type) => type === effect.what);
    if (pop === undefined || effect.seat !== undefined) return effect;
    const counted = fromPresent(effect, player.counts[pop] ?? 0);
    const then = scoredBy(counted, pop, view, question.seat);
    return then === undefined ? counted : { ...counted, then };
  });
  // Some questions tell the value of the eco system themselves.
  if (effects.some(({ what }) => what === 'worth')) return told;
  const named = question.figures?.['eco'] ?? option;
  const eco = player.ecosystems.find(({ id }) => id === named);
  if (eco === undefined || !['to', 'row', 'rearrange'].includes(question.ask)) return told;
  const from = POPS.reduce((sum, pop) => sum + (eco.value[pop] ?? 0), 0);
  const by = effects
    .filter(({ what, seat }) => seat === undefined && POPS.some((pop) => pop === what))
    .reduce((sum, effect) => sum + (effect.by ?? 0), 0);
  return [...told, { what: 'worth', by, from, to: from + by }];
}

/** What the seat would score for a type of pops (NGT-SCORE-03 to NGT-SCORE-06), unless crowd support decides a tie. */
function scoredBy(
  { to: own }: Effect,
  pop: Pop,
  { players, targetFactor, crowdCounts }: NiceView,
  seat: number,
): Consequence | undefined {
  const other = players[otherSeat(seat)]?.counts[pop] ?? 0;
  if (typeof own !== 'number' || (crowdCounts && own === other)) return undefined;
  const first = ahead(own, other);
  if (first === null) return { code: 'type-tied', figures: { own } };
  if (first === 1) return { code: 'type-behind', figures: { own, other } };
  const isTarget = players[seat]?.target?.includes(pop) === true;
  return { code: 'type-ahead', figures: { own, other, points: own * (isTarget ? targetFactor : 1) } };
}
