import { isMap } from '../engine/field-kinds.ts';
import { ownOf } from '../engine/own.ts';
import { type Path, pathText } from '../engine/place.ts';

/** One figure of a position that two others have, or one of them, in another way. */
export interface Difference {
  readonly path: string;
  /** The same, word by word. */
  readonly place: Path;
  readonly values: readonly unknown[];
}

/** Every place in which positions differ from one another, each with what stands there in all of them. */
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
