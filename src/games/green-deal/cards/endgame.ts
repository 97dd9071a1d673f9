import { figureOf } from '../figures.ts';
import { worldOf } from '../map.ts';
import { lowestLevel } from '../state.ts';
import type { At } from './card.ts';
import { mostBlocks } from './clusters.ts';
import { longestDiagonal, longestStraight } from './lines.ts';

// The things that the endgame cards count.

/** Projects bought, of any size and category (GD-CARD-1-01, R-69). */
export const projectsBought = ({ company }: At): number => company.projects.length;

/** 2x2 blocks of the owner's tiles (GD-CARD-4-01). */
export const ownBlocks = ({ state, components, seat }: At): number =>
  mostBlocks(state.map, worldOf(state, components), seat);

/** Categories with a sufficiently high level; PR does not count (GD-CARD-7-01, GD-CARD-7-02). */
export function highLevels({ company, components }: At, card: string): number {
  const least = figureOf(components, card, 'level');
  return company.levels.filter((level) => level >= least).length;
}

/** Tiles in the longest row or column (GD-CARD-9-01). */
export const straightTiles = ({ state, components, seat }: At): number =>
  longestStraight(state.map, worldOf(state, components), seat);

/** The owner's action cards, spent or not, including this one but not Tax Refund (GD-CARD-11-01, R-70). */
export const ownCards = ({ company }: At): number => company.cards.length;

/** Tiles in the longest diagonal (GD-CARD-16-01). */
export const diagonalTiles = ({ state, components, seat }: At): number =>
  longestDiagonal(state.map, worldOf(state, components), seat);

/** The lowest level itself, without the cap of the assessment (GD-CARD-26-01, R-58). */
export const lowestOwnLevel = ({ company }: At): number => lowestLevel(company);
