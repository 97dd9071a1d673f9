import { fromPresent } from '../../engine/effects.ts';
import type { Explained } from '../../engine/game.ts';
import type { Effect } from '../../engine/question.ts';
import type { NiceComponents } from './components.ts';
import { POPS } from './state.ts';
import type { NiceView } from './view.ts';

/** Explains an effect: figures before and after, and the resulting value of the eco system that a card joins. */
export function explain(
  effects: readonly Effect[],
  { question, option, view }: Explained<NiceView, NiceComponents>,
): readonly Effect[] {
  const player = view.players[question.seat];
  if (player === undefined) return effects;
  const told = effects.map((effect) => {
    const pop = POPS.find((type) => type === effect.what);
    return pop === undefined || effect.seat !== undefined
      ? effect
      : fromPresent(effect, player.counts[pop] ?? 0);
  });
  const named = question.figures?.['eco'] ?? option;
  const eco = player.ecosystems.find(({ id }) => id === named);
  if (eco === undefined || !['to', 'row', 'rearrange'].includes(question.ask)) return told;
  const from = POPS.reduce((sum, pop) => sum + (eco.value[pop] ?? 0), 0);
  const by = effects
    .filter(({ what, seat }) => seat === undefined && POPS.some((pop) => pop === what))
    .reduce((sum, effect) => sum + (effect.by ?? 0), 0);
  return [...told, { what: 'worth', by, from, to: from + by }];
}
