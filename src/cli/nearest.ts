import { elementAt } from '../engine/checked.ts';
import { nearest } from '../engine/nearest.ts';
import { commandWords } from '../words/index.ts';

export { nearest } from '../engine/nearest.ts';

/**
 * Finds a word among `known`: itself, or the only word that begins with it.
 * @returns the word found, or a sentence that says why there is none
 */
export function resolveWord(
  word: string,
  known: readonly string[],
  kind: keyof ReturnType<typeof commandWords>['kinds'],
): { found: string } | { fault: string } {
  if (known.includes(word)) return { found: word };
  const begun = word === '' ? [] : known.filter((candidate) => candidate.startsWith(word.toLowerCase()));
  if (begun.length === 1) return { found: elementAt(begun, 0) };
  if (begun.length > 1) return { fault: commandWords().mayMean(word, begun) };
  const near = nearest(word, known);
  const words = commandWords();
  const help = near === undefined ? words.known(known) : words.didYouMean(near);
  return { fault: words.noneCalled(words.kinds[kind], JSON.stringify(word), help) };
}
