import type { Seat } from '../../engine/question.ts';
import type { Umpire } from '../../engine/umpire.ts';
import { nationAt } from './board-changes.ts';
import type { LimitComponents } from './figures.ts';
import type { LimitState, Nation } from './state.ts';

/** The fossils that Recycling gives for a single consumption; 0 if it is too small (LIM-SOC-23, LR-53). */
export function recycled(components: LimitComponents, nation: Nation, amount: number): number {
  if (amount < components.social.recyclingFrom || !nation.permanents.includes('recycling')) return 0;
  return Number(components.cards['recycling']?.['fossil']);
}

/** Recycling: a single consumption of 10 or more gives 1 fossil from the box (LIM-SOC-23, LR-53). */
export function recycle(
  state: LimitState,
  umpire: Umpire<LimitComponents>,
  seat: Seat,
  amount: number,
): void {
  const nation = nationAt(state, seat);
  const fossil = recycled(umpire.components, nation, amount);
  if (fossil === 0) return;
  nation.fossil += fossil;
  umpire.log?.({ kind: 'recycled', seat, rule: 'LIM-SOC-23', figures: { amount, fossil } });
}
