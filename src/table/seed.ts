import { randomInt } from 'node:crypto';
import { elementAt } from '../engine/checked.ts';
import { nameWords } from './word-lists.ts';

const CONSONANTS = 'bcdfghjklmnpqrstvwxyz';
const VOWELS = 'aeiou';
const SYLLABLES = 3;

/**
 * A random seed of two pronounceable made-up words of three syllables, such as `bolita-renuvo`. There are 105³ such
 * words, so there are more than 2^40 seeds, and a seed is short enough for a title line.
 */
export function drawnSeed(): string {
  return `${madeUpWord()}-${madeUpWord()}`;
}

/**
 * The seed, or undefined while it must stay hidden: it reveals every hidden card to anyone who deals it again. While a
 * match with bots or several people runs, only its file holds the seed. In a match with one player there is nobody to
 * hide it from.
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

/** A random word from the list. */
export function drawnWord(): string {
  return elementAt(nameWords, randomInt(nameWords.length));
}

function madeUpWord(): string {
  return Array.from({ length: SYLLABLES }, () => drawnFrom(CONSONANTS) + drawnFrom(VOWELS)).join('');
}

const drawnFrom = (letters: string): string => letters.charAt(randomInt(letters.length));
