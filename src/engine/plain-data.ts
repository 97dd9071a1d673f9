import { type Path, PlaceError } from './place.ts';

/*
 * What comes from a file is looked through once, before anything is made of it. Whoever reads it further need not ask
 * how deep, how long or how large it is.
 */

/** How deep lists and maps may stand in one another. */
const DEPTH = 64;

/** How many items a list may have, and how many words a map. */
const ITEMS = 100_000;

/** How many values there may be in all. */
const VALUES = 2_000_000;

/**
 * Refuses data that no file of ours holds: nested too deeply, too long, too many, or with a word that every object
 * inherits the means to be changed by.
 * @throws PlaceError with the place
 */
export function checkPlainData(data: unknown): void {
  const open: { value: object; path: Place | null; depth: number }[] = [];
  let values = 0;
  const visit = (value: unknown, path: Place | null, depth: number): void => {
    values += 1;
    if (values > VALUES) throw new PlaceError([], `there are more than ${VALUES} values in it`);
    if (typeof value !== 'object' || value === null) return;
    if (depth > DEPTH) throw new PlaceError(pathOf(path), `this is nested more than ${DEPTH} deep`);
    open.push({ value, path, depth });
  };
  visit(data, null, 1);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path, depth } = next;
    const keys = Object.keys(value);
    if (keys.length > ITEMS)
      throw new PlaceError(pathOf(path), `there are ${keys.length} items here, and there may be ${ITEMS}`);
    const isList = Array.isArray(value);
    for (const key of keys) {
      const place = { key: isList ? Number(key) : key, outer: path };
      if (key === '__proto__') throw new PlaceError(pathOf(place), 'nothing is called so');
      visit((value as Record<string, unknown>)[key], place, depth + 1);
    }
  }
}

/** A place, as a chain from the inside out. */
interface Place {
  readonly key: string | number;
  readonly outer: Place | null;
}

function pathOf(place: Place | null): Path {
  const path: (string | number)[] = [];
  for (let at = place; at !== null; at = at.outer) path.unshift(at.key);
  return path;
}
