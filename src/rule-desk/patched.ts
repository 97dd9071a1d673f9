import { clonePlain } from '../engine/clone.ts';
import { PlaceError } from '../engine/place.ts';
import type { Given } from '../engine/position.ts';

/**
 * A position with another value in one place.
 * @throws PlaceError where the path leads through something that is neither a map nor a list
 */
export function patched(
  position: Given,
  path: readonly (string | number)[],
  value: unknown,
): Record<string, unknown> {
  const copy = clonePlain(position) as Record<string, unknown>;
  let within: Record<string, unknown> | unknown[] = copy;
  path.forEach((key, index) => {
    const here = path.slice(0, index + 1);
    if (Array.isArray(within)) {
      if (typeof key !== 'number' || key > within.length)
        throw new PlaceError(here, `this list has the places 0 to ${within.length}`);
    } else if (key === '__proto__') throw new PlaceError(here, 'there is no such field');
    const inside = within as Record<string | number, unknown>;
    if (index === path.length - 1) {
      inside[key] = value;
      return;
    }
    const next = Object.hasOwn(inside, key) ? inside[key] : undefined;
    if (next === undefined || next === null) inside[key] = {};
    else if (typeof next !== 'object') throw new PlaceError(here, 'there is nothing further inside of this');
    within = inside[key] as Record<string, unknown>;
  });
  return copy;
}
