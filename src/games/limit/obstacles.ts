import { type Obstacle, shortage } from '../../engine/effects.ts';
import { STAR, type Target } from './state.ts';

/** The obstacle of an effect that cannot be carried out in full, on the player or on the target (LIM-POL-37, LR-24). */
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
