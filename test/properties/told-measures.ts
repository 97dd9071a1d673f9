import type { Value } from '../../src/engine/question.ts';
import type { Moment } from './told-effects.ts';

/** The figure under the first of these paths that the ledger has. */
export const at = ({ ledger }: Moment, ...paths: readonly string[]): Value | undefined =>
  paths.map((path) => ledger[path]).find((figure) => figure !== undefined);

/** The sum of all figures whose path fits. */
export function sumOf({ ledger }: Moment, path: RegExp): number {
  let sum = 0;
  for (const [name, value] of Object.entries(ledger)) if (path.test(name)) sum += Number(value);
  return sum;
}

/**
 * Notes of effects that happen on a condition, most of them in a later step: each game's own tests compare them with the
 * table where the condition is met.
 */
export const CONDITIONAL = new Set(['if-it-wins', 'if-won', 'nothing-moved']);
