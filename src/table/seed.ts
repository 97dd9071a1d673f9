import { randomInt } from 'node:crypto';
import { words } from './word-lists.ts';

/** A seed that nobody chose: three words, drawn by the system, so that two games differ and people can say it. */
export function drawnSeed(): string {
  return Array.from({ length: 3 }, drawnWord).join('-');
}

/** One of the words, drawn by the system. */
export function drawnWord(): string {
  return words[randomInt(words.length)] as string;
}
