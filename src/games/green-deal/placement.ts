import { present } from '../../engine/checked.ts';
import type { Obstacle } from '../../engine/effects.ts';
import type { Barred, Seat } from '../../engine/question.ts';
import type { GreenComponents, WorldMap } from './figures.ts';
import { hasTile, ownerOf, worldOf } from './map.ts';
import type { GreenState } from './state.ts';

/**
 * The number of free start cells, and the number of seats besides the placer without a tile, which GD-EXP-06 compares.
 */
interface StartCells {
  readonly free: number;
  readonly waiting: number;
}

function startCells(state: GreenState, world: WorldMap, placer: Seat): StartCells {
  let free = 0;
  for (const cell of world.starts) if (state.map[cell] === 0) free += 1;
  if (free === 0) return { free, waiting: 0 };
  let withTile = 0;
  for (const code of state.map) if (code !== 0) withTile |= 1 << ownerOf(code);
  let waiting = 0;
  for (let seat = 0; seat < state.companies.length; seat += 1) {
    if (seat !== placer && (withTile & (1 << seat)) === 0) waiting += 1;
  }
  return { free, waiting };
}

/**
 * Whether a tile on this cell leaves enough start cells free: at least one for each seat without a tile (GD-EXP-06,
 *
 */
function sparesStarts(world: WorldMap, starts: StartCells, cell: number): boolean {
  return !world.isStart[cell] || starts.free - 1 >= starts.waiting;
}

/**
 * The cells on which a seat's next tile may go, in reading order. The first tile goes on a free start cell, later ones
 * on an empty cell next to the seat's own tiles. If there is none, or with Internationalization, any empty cell will do
 * that leaves the others enough start cells (GD-EXP-05, GD-EXP-06, GD-EXP-08, GD-EXP-13, GD-CARD-15-01, R-43).
 */
export function legalCells(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  anywhere: boolean,
): number[] {
  const world = worldOf(state, components);
  if (!anywhere) {
    const near = hasTile(state, seat) ? cellsBesideOwn(state, world, seat) : freeStarts(state, world);
    if (near.length > 0) return near;
  }
  const starts = startCells(state, world, seat);
  const cells: number[] = [];
  for (let cell = 0; cell < state.map.length; cell += 1) {
    if (state.map[cell] === 0 && sparesStarts(world, starts, cell)) cells.push(cell);
  }
  return cells;
}

function freeStarts(state: GreenState, world: WorldMap): number[] {
  return world.starts.filter((cell) => state.map[cell] === 0);
}

function cellsBesideOwn(state: GreenState, world: WorldMap, seat: Seat): number[] {
  const { map } = state;
  const starts = startCells(state, world, seat);
  const cells: number[] = [];
  for (let cell = 0; cell < map.length; cell += 1) {
    if (map[cell] !== 0 || !sparesStarts(world, starts, cell)) continue;
    for (const other of present(world.around[cell], 'cell')) {
      const code = present(map[other], 'cell');
      if (code !== 0 && ownerOf(code) === seat) {
        cells.push(cell);
        break;
      }
    }
  }
  return cells;
}

const TAKEN: Obstacle = { because: 'cell-taken', rule: 'GD-GEN-03' };
const KEPT: Obstacle = { because: 'start-cell-kept', rule: 'GD-EXP-06' };
const NO_START: Obstacle = { because: 'not-a-start-cell', rule: 'GD-EXP-05' };
const NOT_BESIDE: Obstacle = { because: 'not-beside-own', rule: 'GD-EXP-08' };
const NO_CELL: Obstacle = { because: 'no-such-cell', rule: 'GD-GEN-04' };

/** Why a seat's tile may not go on a cell that is not offered. */
export function cellObstacle(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  name: string,
): Obstacle {
  const world = worldOf(state, components);
  const cell = world.cellOf.get(name);
  if (cell === undefined) return NO_CELL;
  if (state.map[cell] !== 0) return TAKEN;
  const starts = startCells(state, world, seat);
  if (!sparesStarts(world, starts, cell))
    return { ...KEPT, need: starts.waiting, have: starts.free - 1, of: 'start-cells' };
  return hasTile(state, seat) ? NOT_BESIDE : NO_START;
}

/** Every cell that is not offered, with the reason. */
export function barredCells(
  state: GreenState,
  components: GreenComponents,
  seat: Seat,
  offered: readonly string[],
): Barred[] {
  const { names } = worldOf(state, components);
  return names
    .filter((name) => !offered.includes(name))
    .map((option) => ({ option, ...cellObstacle(state, components, seat, option) }));
}
