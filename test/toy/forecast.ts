import type { Foreseen } from '../../src/engine/forecast.ts';
import type { Setting } from '../../src/engine/game.ts';
import type { OrchardComponents } from './components.ts';
import type { OrchardState } from './state.ts';

/** TOY-01: what the next round pays, or that none comes. */
export function forecast(
  state: OrchardState,
  _seat: number | null,
  { components }: Setting<OrchardComponents>,
): readonly Foreseen[] {
  if (state.round > state.rounds) return [];
  if (state.round === state.rounds) return [{ code: 'over', rule: 'TOY-00' }];
  const { income, rain } = components.start;
  return [{ code: 'income', rule: 'TOY-01', figures: { least: income, most: rain } }];
}
