import { present } from '../../../engine/checked.ts';
import type { WorldMap } from '../figures.ts';
import { ownerOf, wrappedIndex } from '../map.ts';

/**
 * The length of the longest run of marked places in a ring; a run may wrap around, but no place counts twice.
 */
export function longestRun(ring: readonly boolean[]): number {
  const { length } = ring;
  let longest = 0;
  let run = 0;
  for (let index = 0; index < 2 * length; index += 1) {
    run = present(ring[index % length], 'cell') ? run + 1 : 0;
    longest = Math.max(longest, Math.min(run, length));
  }
  return longest;
}

/**
 * The longest line of a seat's tiles along one direction of the torus; a single tile is not a line (GD-CARD-9-04,
 *
 */
function longestLine(
  map: readonly number[],
  world: WorldMap,
  seat: number,
  down: number,
  right: number,
): number {
  const { rows, cols } = world;
  const seen = map.map(() => false);
  let longest = 0;
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start]) continue;
    const ring: boolean[] = [];
    for (let cell = start; !seen[cell]; ) {
      seen[cell] = true;
      const code = present(map[cell], 'cell');
      ring.push(code !== 0 && ownerOf(code) === seat);
      const row = wrappedIndex(Math.floor(cell / cols) + down, rows);
      cell = row * cols + wrappedIndex((cell % cols) + right, cols);
    }
    longest = Math.max(longest, longestRun(ring));
  }
  return longest >= 2 ? longest : 0;
}

/** Tiles in the longest unbroken row or column, which may cross the edges (GD-CARD-9-01, GD-CARD-9-03). */
export function longestStraight(map: readonly number[], world: WorldMap, seat: number): number {
  return Math.max(longestLine(map, world, seat, 0, 1), longestLine(map, world, seat, 1, 0));
}

/** Tiles in the longest unbroken diagonal, which may cross edges and corners (GD-CARD-16-01, GD-CARD-16-02). */
export function longestDiagonal(map: readonly number[], world: WorldMap, seat: number): number {
  return Math.max(longestLine(map, world, seat, 1, 1), longestLine(map, world, seat, 1, -1));
}
