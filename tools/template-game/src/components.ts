import { bareFigures } from '../../engine/components.ts';
import { mapAt, wholeAt } from '../../engine/reading.ts';
import sourced from './components.json' with { type: 'json' };

/** The component table as the rules read it. */
export interface Components {
  /** The money that everybody begins with (TPL-SETUP-01). */
  readonly money: number;
  /** The money per point at the end (TPL-END-02). */
  readonly moneyPerPoint: number;
  /** The points of every lot (TPL-END-02). */
  readonly lots: Readonly<Record<string, number>>;
}

/** The table as shipped, each figure with its source. */
export const shippedComponents: unknown = sourced;

/**
 * The rules' form of a component table.
 * @throws PlaceError if a figure is missing, of the wrong kind, or out of bounds
 */
export function readComponents(table: unknown): Components {
  const { money, moneyPerPoint, lots } = mapAt(bareFigures(table), [], ['money', 'moneyPerPoint', 'lots']);
  return {
    money: wholeAt(money, ['money'], 1),
    moneyPerPoint: wholeAt(moneyPerPoint, ['moneyPerPoint'], 1),
    lots: Object.fromEntries(
      Object.entries(mapAt(lots, ['lots'])).map(([lot, points]) => [lot, wholeAt(points, ['lots', lot], 0)]),
    ),
  };
}

/** The points of a lot. @throws RangeError if there is no such lot */
export function pointsOf({ lots }: Components, lot: string): number {
  const points = lots[lot];
  if (points === undefined) throw new RangeError(`there is no lot ${lot}`);
  return points;
}
