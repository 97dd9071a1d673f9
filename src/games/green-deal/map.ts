import { elementAt, entryOf } from '../../engine/checked.ts';
import type { GreenComponents, WorldMap } from './figures.ts';
import { CATEGORIES, CATEGORY_LETTERS, type Category, type GreenState } from './state.ts';

const EDGE_OFFSETS = [
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, 0],
] as const;
const CORNER_OFFSETS = [
  [-1, -1],
  [-1, 1],
  [1, -1],
  [1, 1],
] as const;

/** A zone of the map with its neighbourhoods, which cross all edges and corners (GD-EXP-09, GD-EXP-10, GD-EXP-11). */
export function worldMap(rows: number, cols: number, startNames: readonly string[]): WorldMap {
  const names: string[] = [];
  const cellOf = new Map<string, number>();
  for (let row = 0; row < rows; row += 1) {
    for (let col = 0; col < cols; col += 1) {
      const name = `r${row + 1}c${col + 1}`;
      cellOf.set(name, names.length);
      names.push(name);
    }
  }
  const near = (cell: number, offsets: readonly (readonly [number, number])[]) => {
    const row = Math.floor(cell / cols);
    const col = cell % cols;
    const found = offsets.map(
      ([down, right]) => wrappedIndex(row + down, rows) * cols + wrappedIndex(col + right, cols),
    );
    return [...new Set(found)].filter((other) => other !== cell).sort((a, b) => a - b);
  };
  const beside = names.map((_, cell) => near(cell, EDGE_OFFSETS));
  const across = names.map((_, cell) =>
    near(cell, CORNER_OFFSETS).filter((other) => !elementAt(beside, cell).includes(other)),
  );
  const ways = names.map((_, cell) => {
    const to = (down: number, right: number) => {
      const row = wrappedIndex(Math.floor(cell / cols) + down, rows);
      return elementAt(names, row * cols + wrappedIndex((cell % cols) + right, cols));
    };
    return { up: to(-1, 0), left: to(0, -1), right: to(0, 1), down: to(1, 0) };
  });
  const around = names.map((_, cell) =>
    [...elementAt(beside, cell), ...elementAt(across, cell)].sort((a, b) => a - b),
  );
  const starts = startNames.map((name) => cellNamed({ cellOf }, name)).sort((a, b) => a - b);
  const isStart = names.map((_, cell) => starts.includes(cell));
  return { rows, cols, names, cellOf, around, beside, across, ways, starts, isStart };
}

/** A row or column index, wrapped around at the edges. */
export function wrappedIndex(place: number, length: number): number {
  return ((place % length) + length) % length;
}

/** The zone for this number of seats (GD-GEN-04). */
export function worldOf(state: GreenState, components: GreenComponents): WorldMap {
  return entryOf(components.maps, state.companies.length);
}

/**
 * The cell of this name.
 * @throws RangeError if the zone in play has no such cell
 */
export function cellNamed({ cellOf }: Pick<WorldMap, 'cellOf'>, name: string): number {
  const cell = cellOf.get(name);
  if (cell === undefined) throw new RangeError(`The map has no cell ${name}.`);
  return cell;
}

/** The code of a tile in `GreenState.map`. */
export function tileCode(owner: number, category: number, size: number): number {
  return owner * 100 + category * 10 + size;
}

/** The seat that a tile belongs to. */
export function ownerOf(code: number): number {
  return Math.floor(code / 100);
}

/** The category of a tile, with or without its owner. */
export function categoryOf(code: number): number {
  return Math.floor(code / 10) % 10;
}

/** The size of a tile. */
export function sizeOf(code: number): number {
  return code % 10;
}

/** The name of a tile: `J3` is a Jobs project of size 3. */
export function tileName(code: number): string {
  return `${CATEGORY_LETTERS[categoryOf(code)]}${sizeOf(code)}`;
}

/** The name of a category (GD-GEN-02). */
export function categoryName(category: number): Category {
  return elementAt(CATEGORIES, category);
}

/** Whether a seat has a tile on the map. */
export function hasTile(state: GreenState, seat: number): boolean {
  for (const code of state.map) if (code !== 0 && ownerOf(code) === seat) return true;
  return false;
}
