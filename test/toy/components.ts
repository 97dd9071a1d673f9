import { bareFigures } from '../../src/engine/components.ts';
import type { ComponentTable } from '../../src/engine/game.ts';
import { PlaceError } from '../../src/engine/place.ts';
import sourced from './components.json' with { type: 'json' };

export interface Card {
  readonly kind: string;
  readonly cost: number;
  readonly points: number;
}

export interface OrchardComponents {
  readonly start: {
    readonly coins: number;
    readonly hand: number;
    readonly income: number;
    readonly rain: number;
  };
  /** Every card of the box by id, such as `oak-2`; cards defined by a position have the kind `inline`. */
  readonly cards: Readonly<Record<string, Card>>;
}

interface Bare {
  readonly start: OrchardComponents['start'];
  readonly kinds: Readonly<Record<string, { cost: number; points: number; copies: number }>>;
}

export const components: ComponentTable<OrchardComponents> = {
  sourced,
  read(table) {
    const { start, kinds } = bareFigures(table) as Bare;
    const cards: Record<string, Card> = {};
    for (const [kind, { cost, points, copies }] of Object.entries(kinds)) {
      if (!Number.isInteger(cost) || cost < 0)
        throw new PlaceError(['kinds', kind, 'cost'], 'a cost is a whole number');
      for (let copy = 1; copy <= copies; copy += 1) cards[`${kind}-${copy}`] = { kind, cost, points };
    }
    return { start, cards };
  },
};
