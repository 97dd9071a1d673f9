import { bareFigures } from '../../engine/components.ts';
import sourced from './components.json' with { type: 'json' };
import { checkShape, checkTogether } from './components-check.ts';
import type { LimitComponents } from './figures.ts';

/** The table as shipped, each figure with its source. */
export const shippedComponents: unknown = sourced;

/**
 * Reads a component table into the form that the rules use.
 * @throws PlaceError if the table does not have the shape of the shipped one, or its figures are inconsistent
 */
export function readComponents(sourced: unknown): LimitComponents {
  const bare = bareFigures(sourced);
  const shipped = bareFigures(shippedComponents);
  checkShape(shipped, bare, []);
  const components = bare as LimitComponents;
  checkTogether(components, shipped as LimitComponents);
  return components;
}
