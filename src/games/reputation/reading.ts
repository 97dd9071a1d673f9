import { type Path, PlaceError } from '../../engine/place.ts';
import type { Seat } from '../../engine/question.ts';

/** A map that somebody wrote, with its place for messages. */
export class Fields {
  constructor(
    private readonly record: Readonly<Record<string, unknown>>,
    readonly path: Path,
  ) {}

  /** The value under a word; undefined where the word is absent. */
  value(name: string): unknown {
    return Object.hasOwn(this.record, name) ? this.record[name] : undefined;
  }

  has(name: string): boolean {
    return this.value(name) !== undefined;
  }

  keys(): string[] {
    return Object.keys(this.record);
  }

  /** @throws PlaceError where a word stands that is not among `names` */
  allow(names: readonly string[]): void {
    for (const key of this.keys()) {
      if (!names.includes(key)) {
        throw new PlaceError([...this.path, key], `${key} is unknown here; known are ${names.join(', ')}`);
      }
    }
  }

  /** The map under a word. */
  inner(name: string): Fields {
    return fieldsAt(this.value(name), [...this.path, name]);
  }
}

/** @throws PlaceError where the value is no map or list */
export function fieldsAt(value: unknown, path: Path): Fields {
  if (typeof value !== 'object' || value === null)
    throw new PlaceError(path, `this must be a map, not ${show(value)}`);
  return new Fields(value as Record<string, unknown>, path);
}

function show(value: unknown): string {
  return value === undefined ? 'missing' : JSON.stringify(value);
}

/** @throws PlaceError where the value under the word is no whole number from `from` to `to` */
export function integerAt(at: Fields, name: string, from: number, to: number): number {
  return integer(at.value(name), [...at.path, name], from, to);
}

/** @throws PlaceError where the value is no whole number from `from` to `to` */
export function integer(value: unknown, path: Path, from: number, to: number): number {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) {
    throw new PlaceError(path, `this must be a whole number, not ${show(value)}`);
  }
  if (value < from || value > to)
    throw new PlaceError(path, `this must be from ${from} to ${to}, not ${value}`);
  // JSON knows no −0.
  return value === 0 ? 0 : value;
}

/** @throws PlaceError where the value under the word is no text */
export function textAt(at: Fields, name: string): string {
  const value = at.value(name);
  if (typeof value !== 'string')
    throw new PlaceError([...at.path, name], `this must be a text, not ${show(value)}`);
  return value;
}

/** @throws PlaceError where the value under the word is neither true nor false */
export function booleanAt(at: Fields, name: string): boolean {
  const value = at.value(name);
  if (typeof value !== 'boolean') {
    throw new PlaceError([...at.path, name], `this must be true or false, not ${show(value)}`);
  }
  return value;
}

/** @throws PlaceError where the value under the word is not one of `words` */
export function oneOfAt(at: Fields, name: string, words: readonly string[]): string {
  const value = at.value(name);
  if (typeof value !== 'string' || !words.includes(value)) {
    throw new PlaceError([...at.path, name], `this must be one of ${words.join(', ')}, not ${show(value)}`);
  }
  return value;
}

/** @throws PlaceError where the value under the word is no list */
export function listAt(at: Fields, name: string): readonly unknown[] {
  const value = at.value(name);
  if (!Array.isArray(value))
    throw new PlaceError([...at.path, name], `this must be a list, not ${show(value)}`);
  return value;
}

/** @throws PlaceError where the value is no seat of the table */
export function seatOf(value: unknown, path: Path, players: number): Seat {
  if (typeof value !== 'number' || !Number.isInteger(value) || value < 0 || value >= players) {
    throw new PlaceError(path, `this must be a seat from 0 to ${players - 1}, not ${show(value)}`);
  }
  return value === 0 ? 0 : value;
}

/** The seats that a map names, each with its place. */
export function seatsOf(at: Fields, players: number): { seat: Seat; key: string }[] {
  return at.keys().map((key) => {
    if (!/^\d+$/.test(key))
      throw new PlaceError([...at.path, key], `this must be a seat from 0 to ${players - 1}`);
    return { seat: seatOf(Number(key), [...at.path, key], players), key };
  });
}

/** The seat under a word. */
export function seatAt(at: Fields, name: string, players: number): Seat {
  return seatOf(at.value(name), [...at.path, name], players);
}

/** A list of seats, ascending, none twice. */
export function seatListAt(at: Fields, name: string, players: number): Seat[] {
  const seats = listAt(at, name).map((seat, index) => seatOf(seat, [...at.path, name, index], players));
  if (new Set(seats).size < seats.length) throw new PlaceError([...at.path, name], 'a seat stands twice');
  return seats.sort((a, b) => a - b);
}

/** Calls `read` for each seat of a map that is given. */
export function forSeats(
  at: Fields,
  name: string,
  players: number,
  read: (seat: Seat, map: Fields, key: string) => void,
): void {
  if (!at.has(name)) return;
  const map = at.inner(name);
  for (const { seat, key } of seatsOf(map, players)) read(seat, map, key);
}

/** No count of workers, credits, tokens or points in a position is higher. */
export const MANY = 9999;
