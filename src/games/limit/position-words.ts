import { type Path, PlaceError } from '../../engine/place.ts';

/** Stocks have no ceiling (LR-21); a position names no more than this, so that sums stay exact. */
const MOST = 1_000_000;

/** A whole number within its bounds. @throws PlaceError */
export function whole(value: unknown, path: Path, from: number, to = MOST): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= from && value <= to) return value;
  const got = typeof value === 'number' ? String(value) : JSON.stringify(value);
  throw new PlaceError(path, `this must be a whole number from ${from} to ${to}, not ${got}`);
}

/** A key that is a whole number, written as such. @throws PlaceError */
export function numberKey(key: string, path: Path, from: number, to: number, what: string): number {
  const number = Number(key);
  if (Number.isInteger(number) && String(number) === key && number >= from && number <= to) return number;
  throw new PlaceError(path, `the ${what} are ${from} to ${to}, not ${JSON.stringify(key)}`);
}

/** A seat of the game. @throws PlaceError */
export function seatNumber(value: unknown, path: Path, seats: number): number {
  if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) return value;
  throw new PlaceError(path, `the seats are 0 to ${seats - 1}, not ${JSON.stringify(value)}`);
}

/** True or false. @throws PlaceError */
export function flag(value: unknown, path: Path): boolean {
  if (typeof value === 'boolean') return value;
  throw new PlaceError(path, `this must be true or false, not ${JSON.stringify(value)}`);
}

/** A list. @throws PlaceError */
export function list(value: unknown, path: Path): unknown[] {
  if (Array.isArray(value)) return value;
  throw new PlaceError(path, `this must be a list, not ${JSON.stringify(value)}`);
}

/** A map, with no other words than those known. @throws PlaceError */
export function map(
  value: unknown,
  path: Path,
  words?: readonly string[],
): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new PlaceError(path, `this must be a map, not ${JSON.stringify(value)}`);
  }
  if (words !== undefined) {
    for (const word of Object.keys(value)) {
      if (!words.includes(word))
        throw new PlaceError([...path, word], `${word} is not known here; known are ${words.join(', ')}`);
    }
  }
  return value as Record<string, unknown>;
}

/** One of the words. @throws PlaceError */
export function oneOf<T extends string>(value: unknown, path: Path, words: readonly T[]): T {
  if (words.includes(value as T)) return value as T;
  throw new PlaceError(path, `this must be one of ${words.join(', ')}, not ${JSON.stringify(value)}`);
}

/** Reads a map whose keys are some of `kinds`; undefined is an empty one. @throws PlaceError */
export function kindMap<K extends string>(
  value: unknown,
  path: Path,
  kinds: readonly K[],
  take: (kind: K, item: unknown, path: Path) => void,
): void {
  if (value === undefined) return;
  for (const [kind, item] of Object.entries(map(value, path, kinds))) take(kind as K, item, [...path, kind]);
}
