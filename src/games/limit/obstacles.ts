import { type Obstacle, shortage } from '../../engine/effects.ts';
import { STAR, type Target } from './state.ts';

/** An effect that cannot be carried out in full, of a target where it is the target's (LIM-POL-37, LR-24). */
export function effectFails(
  rule: string,
  need: number,
  have: number,
  of: string,
  target: Target = STAR,
): Obstacle | undefined {
  const obstacle = shortage('effect', rule, need, have, of);
  return obstacle === undefined || target === STAR ? obstacle : { ...obstacle, seat: target };
}
