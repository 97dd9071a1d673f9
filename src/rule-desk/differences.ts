import { isMap } from '../engine/field-kinds.ts';
import { ownOf } from '../engine/own.ts';
import { type Path, pathText } from '../engine/place.ts';

/** One figure that is not the same in all positions compared. */
export interface Difference {
  readonly path: string;
  /** The same, as a list of words. */
  readonly place: Path;
  readonly values: readonly unknown[];
}

/** Every place in which positions differ, with the value there in each position. */
export function differences(positions: readonly unknown[], path: Path = []): Difference[] {
  if (new Set(positions.map((position) => JSON.stringify(position))).size <= 1) return [];
  const maps = positions.filter(isMap);
  if (maps.length === 0) return [{ path: pathText(path), place: path, values: positions }];
  if (maps.length < positions.filter((position) => position !== undefined).length)
    return [{ path: pathText(path), place: path, values: positions }];
  const keys = [...new Set(maps.flatMap((map) => Object.keys(map)))];
  return keys.flatMap((key) =>
    differences(
      positions.map((position) => (isMap(position) ? ownOf(position, key) : undefined)),
      [...path, key],
    ),
  );
}
