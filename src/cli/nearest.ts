import { elementAt } from '../engine/checked.ts';
import { nearest } from '../engine/nearest.ts';

export { nearest } from '../engine/nearest.ts';

/**
 * Finds a word among `known`: itself, or the only word that begins with it.
 * @returns the word found, or a sentence that says why there is none
 */
export function resolveWord(
  word: string,
  known: readonly string[],
  kind: string,
): { found: string } | { fault: string } {
  if (known.includes(word)) return { found: word };
  const begun = word === '' ? [] : known.filter((candidate) => candidate.startsWith(word.toLowerCase()));
  if (begun.length === 1) return { found: elementAt(begun, 0) };
  if (begun.length > 1) return { fault: `${word} may mean ${begun.join(' or ')}: type more of it.` };
  const near = nearest(word, known);
  const help = near === undefined ? `Known: ${known.join(', ') || 'none yet'}.` : `Did you mean ${near}?`;
  return { fault: `There is no ${kind} called ${JSON.stringify(word)}. ${help}` };
}
