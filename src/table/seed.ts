import { randomInt } from 'node:crypto';
import { words } from './word-lists.ts';

const CONSONANTS = 'bcdfghjklmnpqrstvwxyz';
const VOWELS = 'aeiou';
const SYLLABLES = 3;

/**
 * A seed that nobody chose, drawn by the system: two made-up words of three syllables that people can say, such as
 * `bolita-renuvo`. Each is one of 105³, both together one of more than 2^40, and they are short enough for a title line.
 */
export function drawnSeed(): string {
  return `${madeUpWord()}-${madeUpWord()}`;
}

/**
 * The seed as far as it may be shown: everything hidden follows from it, and whoever deals it again sees all. While a
 * match with bots or several people runs, its file alone keeps it. One who plays alone hides it from nobody.
 * @param seats who sits at the table
 */
export function openSeed(
  seed: string,
  seats: readonly { readonly bot?: string }[],
  over: boolean,
): string | undefined {
  const isAlone = seats.length === 1 && seats[0]?.bot === undefined;
  return over || isAlone ? seed : undefined;
}

/** One of the words, drawn by the system. */
export function drawnWord(): string {
  return words[randomInt(words.length)] as string;
}

function madeUpWord(): string {
  return Array.from({ length: SYLLABLES }, () => drawnFrom(CONSONANTS) + drawnFrom(VOWELS)).join('');
}

const drawnFrom = (letters: string): string => letters.charAt(randomInt(letters.length));
