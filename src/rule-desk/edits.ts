import { clonePlain } from '../engine/clone.ts';
import { isMap } from '../engine/field-kinds.ts';
import { ownOf } from '../engine/own.ts';
import { type Path, PlaceError } from '../engine/place.ts';
import type { Given } from '../engine/position.ts';
import { deskWords } from '../words/index.ts';

/** A field of a position and its new value. */
export interface Edit {
  readonly path: Path;
  readonly value: unknown;
}

/** The part of a game used here: which maps are always named as a whole. */
export interface Wholes {
  whole(path: Path): boolean;
}

/**
 * The fields that edits name, one by one: a map changes only the words that it contains. Lists, cards that get another
 * name, and maps that the game compares as a whole are named as a whole.
 */
export function namedFields(position: Given, edits: readonly Edit[], wholes: Wholes): Edit[] {
  return edits.flatMap(({ path, value }) => {
    const old = valueAt(position, path);
    if (!isMap(value) || !isMap(old) || wholes.whole(path) || isOther(old, value)) return [{ path, value }];
    const inner = Object.entries(value).map(([key, item]) => ({ path: [...path, key], value: item }));
    return namedFields(position, inner, wholes);
  });
}

/** Whether two maps that contain names describe different things, so that no value of the old one carries over. */
function isOther(old: Readonly<Record<string, unknown>>, value: Readonly<Record<string, unknown>>): boolean {
  const name = ownOf(value, 'name');
  return name !== undefined && ownOf(old, 'name') !== undefined && ownOf(old, 'name') !== name;
}

/** The value at a path; undefined if there is none. */
export function valueAt(data: unknown, path: Path): unknown {
  let within = data;
  for (const key of path) {
    if (typeof within !== 'object' || within === null) return undefined;
    within = ownOf(within as Record<string, unknown>, String(key));
  }
  return within;
}

/**
 * A position with another value in one place.
 * @param value the new value; undefined removes the old one, and in a list the later entries move up
 * @throws PlaceError if the path leads through something that is neither a map nor a list
 */
export function patched(position: Given, path: Path, value: unknown): Record<string, unknown> {
  const copy = clonePlain(position) as Record<string, unknown>;
  let within: Record<string, unknown> | unknown[] = copy;
  path.forEach((word, index) => {
    const here = path.slice(0, index + 1);
    const key = Array.isArray(within) && /^\d{1,6}$/u.test(String(word)) ? Number(word) : word;
    if (Array.isArray(within)) {
      if (typeof key !== 'number' || key > within.length)
        throw new PlaceError(here, deskWords().placesOfList(within.length));
    } else if (key === '__proto__') throw new PlaceError(here, deskWords().noSuchField);
    const inside = within as Record<string | number, unknown>;
    if (index === path.length - 1) {
      if (value !== undefined) inside[key] = value;
      else if (Array.isArray(within)) within.splice(Number(key), 1);
      else delete inside[key];
      return;
    }
    const next = Object.hasOwn(inside, key) ? inside[key] : undefined;
    if (next === undefined || next === null) inside[key] = {};
    else if (typeof next !== 'object') throw new PlaceError(here, deskWords().nothingInside);
    within = inside[key] as Record<string, unknown>;
  });
  return copy;
}

/** Whether a path equals another one or leads to a place inside it. */
export function isWithin(inner: Path, outer: Path): boolean {
  return outer.length <= inner.length && outer.every((key, index) => String(inner[index]) === String(key));
}

/**
 * Every path of a position that matches a pattern. `*` matches any word; the first ones match the words in `bound`, in
 * order.
 */
export function pathsOf(position: unknown, pattern: readonly string[], bound: readonly string[]): Path[] {
  const [first, ...rest] = pattern;
  if (first === undefined) return [[]];
  if (typeof position !== 'object' || position === null) return [];
  const [word, ...others] = bound;
  const keys = first !== '*' ? [first] : word === undefined ? Object.keys(position) : [word];
  return keys
    .filter((key) => Object.hasOwn(position, key))
    .flatMap((key) =>
      pathsOf(ownOf(position as Record<string, unknown>, key), rest, first === '*' ? others : bound).map(
        (path) => [key, ...path],
      ),
    );
}

/** The words that `*` matches in a pattern if the path lies at or inside it; undefined if it does not. */
export function boundBy(path: Path, pattern: readonly string[]): string[] | undefined {
  const bound: string[] = [];
  for (const [index, word] of pattern.entries()) {
    const key = path[index];
    if (key === undefined || (word !== '*' && String(key) !== word)) return undefined;
    if (word === '*') bound.push(String(key));
  }
  return bound;
}
