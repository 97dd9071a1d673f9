import { elementAt } from '../engine/checked.ts';
import type { Line } from './lines.ts';

/** A part of a board in several sizes, smallest first. A part whose smallest size is empty may be left out. */
export type Block = readonly (readonly Line[])[];

/**
 * Stacks the parts of a board, each as large as the rows allow. All start at their smallest size and grow one size at a
 * time in the order of `growth`; leftover rows become gaps between the parts.
 * @param growth indices of blocks, the most important growth first; a block may appear more than once
 */
export function stacked(blocks: readonly Block[], growth: readonly number[], rows: number): Line[] {
  const sizes = blocks.map(() => 0);
  const heightOf = (place: number, size: number) => blocks[place]?.[size]?.length ?? 0;
  let used = blocks.reduce((sum, _, place) => sum + heightOf(place, 0), 0);
  for (const place of growth) {
    const now = elementAt(sizes, place);
    const more = heightOf(place, now + 1) - heightOf(place, now);
    if (blocks[place]?.[now + 1] === undefined || used + more > rows) continue;
    sizes[place] = now + 1;
    used += more;
  }
  const shown = blocks.map((block, place) => block[elementAt(sizes, place)] ?? []).filter(isFilled);
  let gaps = Math.min(Math.max(0, rows - used), shown.length - 1);
  return shown.flatMap((lines, index) => {
    if (index === 0 || gaps === 0) return [...lines];
    gaps -= 1;
    return [[], ...lines];
  });
}

/** The number of rows that the parts take at their largest sizes, with gaps between them. */
export function fullHeight(blocks: readonly Block[]): number {
  const shown = blocks.map((block) => block.at(-1) ?? []).filter(isFilled);
  return shown.reduce((sum, lines) => sum + lines.length, 0) + Math.max(0, shown.length - 1);
}

/** The order of growth in which the blocks take turns to grow by one size until all are at their largest. */
export function inTurn(blocks: readonly Block[], order: readonly number[]): number[] {
  const most = Math.max(0, ...blocks.map((block) => block.length - 1));
  return Array.from({ length: most }, () => order).flat();
}

function isFilled(lines: readonly Line[]): boolean {
  return lines.length > 0;
}
