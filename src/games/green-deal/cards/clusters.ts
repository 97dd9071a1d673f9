import { present } from '../../../engine/checked.ts';
import type { WorldMap } from '../figures.ts';
import { ownerOf, wrappedIndex } from '../map.ts';

/**
 * The largest number of 2x2 blocks of a seat's tiles that do not overlap; blocks may cross edges and corners
 * (GD-CARD-4-01 to GD-CARD-4-03, R-60).
 */
export function mostBlocks(map: readonly number[], world: WorldMap, seat: number): number {
  const blocks = ownBlocks(map, world, seat);
  const free = map.map((code) => code !== 0 && ownerOf(code) === seat);
  return packed(blocks, free, new Map<string, number>());
}

/** Every 2x2 block of the seat's tiles, each with its four different cells. */
function ownBlocks(map: readonly number[], world: WorldMap, seat: number): number[][] {
  const { rows, cols } = world;
  const blocks: number[][] = [];
  for (let cell = 0; cell < map.length; cell += 1) {
    const row = Math.floor(cell / cols);
    const below = wrappedIndex(row + 1, rows) * cols;
    const right = wrappedIndex((cell % cols) + 1, cols);
    const cells = [cell, row * cols + right, below + (cell % cols), below + right];
    if (new Set(cells).size < 4) continue;
    if (cells.every((part) => map[part] !== 0 && ownerOf(present(map[part], 'cell')) === seat))
      blocks.push(cells);
  }
  return blocks;
}

/**
 * The best packing: the first cell that a block can still cover is either covered by one of these blocks or left out.
 * @param known cached best packings, keyed by the cells still free
 */
function packed(blocks: readonly number[][], free: readonly boolean[], known: Map<string, number>): number {
  const open = blocks.filter((block) => block.every((cell) => free[cell]));
  if (open.length < 2) return open.length;
  const key = free
    .map((cell, index) => (cell && open.some((block) => block.includes(index)) ? 1 : 0))
    .join('');
  const before = known.get(key);
  if (before !== undefined) return before;
  const first = Math.min(...open.flat());
  const without = free.map((cell, index) => cell && index !== first);
  let best = packed(open, without, known);
  for (const block of open) {
    if (!block.includes(first)) continue;
    const rest = free.map((cell, index) => cell && !block.includes(index));
    best = Math.max(best, 1 + packed(open, rest, known));
  }
  known.set(key, best);
  return best;
}
