import type { PuzzleBook } from '../manifest.ts';
import found from './puzzles.json' with { type: 'json' };

/** Positions in which one answer is clearly best. `npm run mine-puzzles` finds them. */
export const puzzles: PuzzleBook = found;
