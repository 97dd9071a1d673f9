import { notationWords } from '../words/index.ts';
import { type Path, PlaceError } from './place.ts';

/*
 * Data from a file is checked once, before it is used, so that later code need not worry about its depth, length or
 * size.
 */

/** The greatest nesting depth of lists and maps. */
const DEPTH = 64;

/** The most items of a list or map. */
const ITEMS = 100_000;

/** The most values in all. */
const VALUES = 2_000_000;

/**
 * Refuses data that none of our files contain: too deep, too long, too large, or with a key that could change an
 * object's prototype.
 * @throws PlaceError with the place
 */
export function checkPlainData(data: unknown): void {
  const open: { value: object; path: Nesting | null; depth: number }[] = [];
  let values = 0;
  const visit = (value: unknown, path: Nesting | null, depth: number): void => {
    values += 1;
    if (values > VALUES) throw new PlaceError([], notationWords().tooManyValues(VALUES));
    if (typeof value !== 'object' || value === null) return;
    if (depth > DEPTH) throw new PlaceError(pathOf(path), notationWords().tooDeep(DEPTH));
    open.push({ value, path, depth });
  };
  visit(data, null, 1);
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { value, path, depth } = next;
    const keys = Object.keys(value);
    if (keys.length > ITEMS)
      throw new PlaceError(pathOf(path), notationWords().tooManyItems(keys.length, ITEMS));
    const isList = Array.isArray(value);
    for (const key of keys) {
      const place = { key: isList ? Number(key) : key, outer: path };
      if (key === '__proto__') throw new PlaceError(pathOf(place), notationWords().nameNotAllowed);
      visit((value as Record<string, unknown>)[key], place, depth + 1);
    }
  }
}

/** A path as a linked list from the inside out. */
interface Nesting {
  readonly key: string | number;
  readonly outer: Nesting | null;
}

function pathOf(place: Nesting | null): Path {
  const path: (string | number)[] = [];
  for (let at = place; at !== null; at = at.outer) path.unshift(at.key);
  return path;
}
