import { type Path, PlaceError } from '../../engine/place.ts';

/** What is read from a file as a map of words. */
export type Words = Readonly<Record<string, unknown>>;

/** A map of words to values. @throws PlaceError where it is none */
export function mapAt(value: unknown, path: Path): Words {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Words;
  throw new PlaceError(
    path,
    value === undefined ? 'this is missing' : 'this must be a map of words to values',
  );
}

/** A list. @throws PlaceError where it is none */
export function listAt(value: unknown, path: Path): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw new PlaceError(path, value === undefined ? 'this is missing' : 'this must be a list');
}

/** A whole number within bounds, both included. @throws PlaceError where it is none */
export function wholeAt(value: unknown, path: Path, from: number, to = Number.MAX_SAFE_INTEGER): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= from && value <= to) {
    return value === 0 ? 0 : value;
  }
  const bounds = to === Number.MAX_SAFE_INTEGER ? `of at least ${from}` : `from ${from} to ${to}`;
  throw new PlaceError(path, `this must be a whole number ${bounds}, not ${shown(value)}`);
}

/** A word of a list of words. @throws PlaceError where it is another one */
export function wordAt<T extends string>(value: unknown, allowed: readonly T[], path: Path): T {
  if (allowed.includes(value as T)) return value as T;
  throw new PlaceError(path, `this is ${allowed.join(', ')}, not ${shown(value)}`);
}

/** Refuses words that are none of the known ones. @throws PlaceError naming the first */
export function knownWords(map: Words, known: readonly string[], path: Path): void {
  for (const word of Object.keys(map)) {
    if (!known.includes(word)) {
      throw new PlaceError([...path, word], `${word} is no word here; there are ${known.join(', ')}`);
    }
  }
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
}
