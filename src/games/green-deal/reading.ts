import { type Path, PlaceError } from '../../engine/place.ts';

/** Reads what people write: every fault is refused with its place and the reason. */

/** A map of words to values, as read. */
export type Fields = Readonly<Record<string, unknown>>;

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
}

/** A map of words to values; with `known`, no other word may stand in it. */
export function fieldsAt(value: unknown, path: Path, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new PlaceError(path, `this must be a map of words to values, not ${shown(value)}`);
  }
  const fields = value as Fields;
  if (known !== undefined) {
    for (const word of Object.keys(fields)) {
      if (!known.includes(word)) {
        throw new PlaceError([...path, word], `${word} is unknown here; known are ${known.join(', ')}`);
      }
    }
  }
  return fields;
}

/** A list of anything. */
export function listAt(value: unknown, path: Path): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new PlaceError(path, `this must be a list, not ${shown(value)}`);
}

/** A whole number within bounds; text that looks like a number is none. */
export function wholeAt(value: unknown, path: Path, from: number, to: number): number {
  if (typeof value !== 'number' || !Number.isInteger(value)) {
    throw new PlaceError(path, `this must be a whole number, not ${shown(value)}`);
  }
  if (value < from || value > to) throw new PlaceError(path, `${value} is not within ${from} to ${to}`);
  return value;
}

/** One of the words that are known here. */
export function wordAt<W extends string>(value: unknown, path: Path, words: readonly W[]): W {
  if (typeof value === 'string' && words.includes(value as W)) return value as W;
  throw new PlaceError(path, `${shown(value)} is unknown here; known are ${words.join(', ')}`);
}

/** Any text but an empty one. */
export function textAt(value: unknown, path: Path): string {
  if (typeof value === 'string' && value !== '') return value;
  throw new PlaceError(path, `this must be a word, not ${shown(value)}`);
}

/** True or false, and nothing that only looks so. */
export function flagAt(value: unknown, path: Path): boolean {
  if (typeof value === 'boolean') return value;
  throw new PlaceError(path, `this must be true or false, not ${shown(value)}`);
}

/** No value twice in a list. */
export function checkOnce(values: readonly (string | number)[], path: Path): void {
  values.forEach((value, index) => {
    if (values.indexOf(value) !== index) throw new PlaceError([...path, index], `${value} stands here twice`);
  });
}
