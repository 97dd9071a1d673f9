import { nearest } from './nearest.ts';
import { type Path, PlaceError } from './place.ts';
import type { Seat } from './question.ts';
import type { RandomStream } from './random.ts';

/*
 * Reads what people write in positions, events and components files. Every function returns the value that stands there,
 * checked, or refuses it with a PlaceError that names the place; none takes a value for another that only looks like
 * it ("3" is no number). A −0, which JSON does not know, is read as 0.
 */

/** A map of words to values, as read. */
export type Fields = Readonly<Record<string, unknown>>;

/** Unless a reader says otherwise no figure is larger, so that sums stay exact. */
export const MOST = 1_000_000;

/**
 * A map of words to values; with `known`, no other word may stand in it.
 * @throws PlaceError at the map, or at the first word that is unknown
 */
export function mapAt(value: unknown, path: Path, known?: readonly string[]): Fields {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw fault(value, path, 'a map of words to values');
  for (const word of Object.keys(value)) {
    if (known?.includes(word) === false)
      throw new PlaceError([...path, word], `${word} is unknown here; ${meant(word, known)}${listed(known)}`);
  }
  return value as Fields;
}

/**
 * Calls `read` for every word of a map that may be left out; words that are not among `known` are refused.
 * @throws PlaceError as `mapAt` does
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
 * Calls `read` for every seat of a map by seats that may be left out.
 * @throws PlaceError where it is no map, or a key is no seat, such as `01` or `1.0`
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
 * A key of a map that is a whole number within bounds, written as such: neither `01` nor `1.0`.
 * @throws PlaceError where it is none
 */
export function keyAt(key: string, path: Path, from: number, to: number): number {
  return wholeAt(numberOfKey(key), path, from, to);
}

/** The number that a key is, else the key. */
function numberOfKey(key: string): unknown {
  return String(Number(key)) === key ? Number(key) : key;
}

/** A list of anything. @throws PlaceError where it is none */
export function listAt(value: unknown, path: Path): readonly unknown[];
/** A list, each item read at its place. @throws PlaceError where it is none */
export function listAt<T>(value: unknown, path: Path, read: (item: unknown, place: Path) => T): T[];
export function listAt<T>(
  value: unknown,
  path: Path,
  read?: (item: unknown, place: Path) => T,
): readonly unknown[] {
  if (!Array.isArray(value)) throw fault(value, path, 'a list');
  return read === undefined ? value : value.map((item: unknown, index) => read(item, [...path, index]));
}

/**
 * A list, each item read at its place, in which nothing stands twice.
 * @throws PlaceError where it is none, or at the first item that stood before
 */
export function listOnceAt<T extends string | number>(
  value: unknown,
  path: Path,
  read: (item: unknown, place: Path) => T,
): T[] {
  const items = listAt(value, path, read);
  items.forEach((item, index) => {
    if (items.indexOf(item) !== index) throw new PlaceError([...path, index], `${item} stands here twice`);
  });
  return items;
}

/** A whole number within bounds, both included. @throws PlaceError where it is none */
export function wholeAt(value: unknown, path: Path, from: number, to = MOST): number {
  return numberAt(value, path, from, to, 'a whole number');
}

/** A seat of the table. @throws PlaceError where it is none */
export function seatAt(value: unknown, path: Path, seats: number): Seat {
  return numberAt(value, path, 0, seats - 1, 'a seat');
}

/** A list of seats, none of them twice, in ascending order. @throws PlaceError where it is none */
export function seatListAt(value: unknown, path: Path, seats: number): Seat[] {
  return listOnceAt(value, path, (item, place) => seatAt(item, place, seats)).sort((one, two) => one - two);
}

function numberAt(value: unknown, path: Path, from: number, to: number, what: string): number {
  if (typeof value === 'number' && Number.isSafeInteger(value) && value >= from && value <= to)
    return value === 0 ? 0 : value;
  throw fault(value, path, `${what} from ${from} to ${to}`);
}

/** One of some words. @throws PlaceError where it is another one */
export function wordAt<W extends string>(value: unknown, path: Path, words: readonly W[]): W {
  if (typeof value === 'string' && words.includes(value as W)) return value as W;
  const near = typeof value === 'string' ? nearestOf(value, words) : undefined;
  if (near !== undefined && words.length > FEW)
    throw new PlaceError(path, `there is no ${JSON.stringify(value)} here; did you mean ${near}?`);
  throw fault(value, path, words.length === 1 ? listed(words) : `one of ${listed(words)}`);
}

/** More words than this are not all told where one of them was most likely meant. */
const FEW = 12;

/** Shorter words are like too many others for a guess. */
const SHORTEST_GUESSED = 3;

/** The word that was most likely meant; undefined where none is similar. */
export function nearestOf(word: string, known: readonly string[]): string | undefined {
  return word.length < SHORTEST_GUESSED ? undefined : nearest(word, known);
}

/** That there is no card of a name, and which one was most likely meant. @param kind what such a card is called */
export function unknownCard(kind: string, name: string, known: readonly string[]): string {
  const near = nearestOf(name, known);
  return `there is no ${kind} ${name}${near === undefined ? '' : `; did you mean ${near}?`}`;
}

/** How the list of known words is introduced: with the one that was most likely meant, where one is. */
function meant(word: string, known: readonly string[]): string {
  const near = nearestOf(word, known);
  return near === undefined ? 'known are ' : `did you mean ${near}? Known are `;
}

/** True or false. @throws PlaceError where it only looks so */
export function flagAt(value: unknown, path: Path): boolean {
  if (typeof value === 'boolean') return value;
  throw fault(value, path, 'true or false');
}

/** A text that is not blank. @throws PlaceError where it is none */
export function textAt(value: unknown, path: Path): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw fault(value, path, 'a text that is not empty');
}

/** The state of a random stream. @throws PlaceError where it is none */
export function streamAt(value: unknown, path: Path): RandomStream {
  const numbers = listAt(value, path, (item, place) => wholeAt(item, place, 0, 0xffffffff));
  if (numbers.length !== 4)
    throw new PlaceError(path, `a random stream has four numbers, not ${numbers.length}`);
  return numbers as RandomStream;
}

function fault(value: unknown, path: Path, what: string): PlaceError {
  if (value === undefined) return new PlaceError(path, `this is missing; it must be ${what}`);
  return new PlaceError(path, `this must be ${what}, not ${shown(value)}`);
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object' && value !== null) return 'a map';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

function listed(words: readonly string[]): string {
  return words.length === 0 ? 'none' : words.join(', ');
}
