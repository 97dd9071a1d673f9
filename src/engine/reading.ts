import { notationWords, signs } from '../words/index.ts';
import { kindWords } from './field-kinds.ts';
import { nearest } from './nearest.ts';
import { type Path, PlaceError } from './place.ts';
import type { Seat } from './question.ts';
import type { RandomStream } from './random.ts';

/*
 * Reads positions, events and components files written by people. Every function returns the checked value or throws a
 * PlaceError with its path. None converts a value that only looks right ("3" is not a number). −0, which JSON does not
 * have, is read as 0.
 */

/** A map of words to values, as read. */
export type Fields = Readonly<Record<string, unknown>>;

/** The default upper limit of figures, which keeps sums exact. */
export const MOST = 1_000_000;

/**
 * A map of words to values; with `known`, other words are refused.
 * @throws PlaceError at the map, or at the first unknown word
 */
export function mapAt(value: unknown, path: Path, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fault(value, path, kindWords().mapOfWords);
  for (const word of Object.keys(value)) {
    if (known?.includes(word) === false)
      throw new PlaceError(
        [...path, word],
        notationWords().unknownWord(word, nearestOf(word, known), listed(known)),
      );
  }
  return value as Fields;
}

/**
 * Calls `read` for every word of an optional map; words that are not among `known` are refused.
 * @throws PlaceError like `mapAt`
 */
export function eachWordAt<W extends string>(
  value: unknown,
  path: Path,
  known: readonly W[],
  read: (word: W, item: unknown, place: Path) => void,
): void {
  if (value === undefined) return;
  for (const [word, item] of Object.entries(mapAt(value, path, known)))
    read(word as W, item, [...path, word]);
}

/**
 * Calls `read` for every seat of an optional map by seats.
 * @throws PlaceError if it is not a map, or a key such as `01` or `1.0` is not a seat
 */
export function eachSeatAt(
  value: unknown,
  path: Path,
  seats: number,
  read: (seat: Seat, item: unknown, place: Path) => void,
): void {
  if (value === undefined) return;
  for (const [key, item] of Object.entries(mapAt(value, path))) {
    const place = [...path, key];
    read(seatAt(numberOfKey(key), place, seats), item, place);
  }
}

/**
 * A key of a map as a whole number within bounds, in canonical form: neither `01` nor `1.0`.
 * @throws PlaceError if it is not one
 */
export function keyAt(key: string, path: Path, from: number, to: number): number {
  return wholeAt(numberOfKey(key), path, from, to);
}

/** The number that a key represents, otherwise the key. */
function numberOfKey(key: string): unknown {
  return String(Number(key)) === key ? Number(key) : key;
}

/** A list of anything. @throws PlaceError if it is not a list */
export function listAt(value: unknown, path: Path): readonly unknown[];
/** A list whose items `read` reads. @throws PlaceError if it is not a list */
export function listAt<T>(value: unknown, path: Path, read: (item: unknown, place: Path) => T): T[];
export function listAt<T>(
  value: unknown,
  path: Path,
  read?: (item: unknown, place: Path) => T,
): readonly unknown[] {
  if (!Array.isArray(value)) throw fault(value, path, kindWords().list);
  return read === undefined ? value : value.map((item: unknown, index) => read(item, [...path, index]));
}

/**
 * A list without duplicates, whose items `read` reads.
 * @throws PlaceError if it is not a list, or at the first duplicate
 */
export function listOnceAt<T extends string | number>(
  value: unknown,
  path: Path,
  read: (item: unknown, place: Path) => T,
): T[] {
  const items = listAt(value, path, read);
  items.forEach((item, index) => {
    if (items.indexOf(item) !== index) throw new PlaceError([...path, index], notationWords().twice(item));
  });
  return items;
}

/** A whole number within bounds, both included. @throws PlaceError if it is not */
export function wholeAt(value: unknown, path: Path, from: number, to = MOST): number {
  return numberAt(value, path, from, to, 'wholeNumber');
}

/** A seat of the table. @throws PlaceError if it is not one */
export function seatAt(value: unknown, path: Path, seats: number): Seat {
  return numberAt(value, path, 0, seats - 1, 'seat');
}

/** A list of seats without duplicates, returned in ascending order. @throws PlaceError if it is not one */
export function seatListAt(value: unknown, path: Path, seats: number): Seat[] {
  return listOnceAt(value, path, (item, place) => seatAt(item, place, seats)).sort((one, two) => one - two);
}

function numberAt(
  value: unknown,
  path: Path,
  from: number,
  to: number,
  what: 'wholeNumber' | 'seat',
): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= from && value <= to)
    return value === 0 ? 0 : value;
  throw fault(value, path, kindWords().within(kindWords()[what], from, to));
}

/** One of some words. @throws PlaceError if it is none of them */
export function wordAt<W extends string>(value: unknown, path: Path, words: readonly W[]): W {
  if (typeof value === 'string' && words.includes(value as W)) return value as W;
  const near = typeof value === 'string' ? nearestOf(value, words) : undefined;
  if (near !== undefined && words.length > FEW)
    throw new PlaceError(path, notationWords().unknownValue(JSON.stringify(value), near));
  throw fault(value, path, words.length === 1 ? listed(words) : kindWords().oneOf(listed(words)));
}

/** The most known words that a message lists in full if it suggests one of them. */
const FEW = 12;

/** Shorter words resemble too many others for a guess. */
const SHORTEST_GUESSED = 3;

/** The word that was most likely meant; undefined if none is similar. */
export function nearestOf(word: string, known: readonly string[]): string | undefined {
  return word.length < SHORTEST_GUESSED ? undefined : nearest(word, known);
}

/** Says that there is no card with a name, and suggests one. @param kind the word for such cards */
export function unknownCard(kind: string, name: string, known: readonly string[]): string {
  return notationWords().unknownCard(kind, name, nearestOf(name, known));
}

/** True or false. @throws PlaceError if it is neither */
export function flagAt(value: unknown, path: Path): boolean {
  if (typeof value === 'boolean') return value;
  throw fault(value, path, kindWords().trueOrFalse);
}

/** A text that is not blank. @throws PlaceError if it is not one */
export function textAt(value: unknown, path: Path): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw fault(value, path, kindWords().filledText);
}

/** The state of a random stream. @throws PlaceError if it is not one */
export function streamAt(value: unknown, path: Path): RandomStream {
  const numbers = listAt(value, path, (item, place) => wholeAt(item, place, 0, 0xffffffff));
  if (numbers.length !== 4) throw new PlaceError(path, notationWords().fourNumbers(numbers.length));
  return numbers as RandomStream;
}

function fault(value: unknown, path: Path, what: string): PlaceError {
  if (value === undefined) return new PlaceError(path, notationWords().missing(what));
  return new PlaceError(path, notationWords().mustBe(what, shown(value)));
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return kindWords().list;
  if (typeof value === 'object' && value !== null) return kindWords().map;
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? notationWords().none : words.join(signs().list);
}
