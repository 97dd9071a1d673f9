import { greenDeal } from './green-deal/manifest.ts';
import { limit } from './limit/manifest.ts';
import type { Manifest } from './manifest.ts';
import { niceGreenThings } from './nice-green-things/manifest.ts';
import { reputation } from './reputation/manifest.ts';

export type { AnyGame, GameDemo, Manifest, RuleCase, SeatNumbers } from './manifest.ts';

/** The games, in the order of lists and menus. */
export const games: readonly Manifest[] = [limit, greenDeal, reputation, niceGreenThings];
