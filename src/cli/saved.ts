import { closeSync, openSync, readSync } from 'node:fs';
import { readJournal } from '../engine/journal.ts';
import { type SavedMatch, savedMatches } from '../table/data-folder.ts';
import { usage } from './exit.ts';
import { resolveWord } from './nearest.ts';

/**
 * The saved match of a name or of any unambiguous beginning of one.
 * @throws Exit with what was probably meant
 */
export function findMatch(name: string): SavedMatch {
  const all = savedMatches();
  const exact = all.find((match) => match.name === name);
  if (exact !== undefined) return exact;
  if (all.length === 0) throw usage('There are no saved matches yet. green-games play begins one.');
  const word = resolveWord(
    name,
    all.map((match) => match.name),
    'match',
  );
  if ('fault' in word)
    throw usage(
      word.fault.length > 300
        ? `There is no match called ${JSON.stringify(name)}: green-games matches lists them.`
        : word.fault,
    );
  return all.find((match) => match.name === word.found) as SavedMatch;
}

/** The latest unfinished match of a game, of those that can be read. */
export function unfinishedOf(
  game: string | undefined,
  matches: readonly SavedMatch[],
): SavedMatch | undefined {
  return matches.find((match) => {
    if (game !== undefined && gameOf(match.path) !== game) return false;
    try {
      return readJournal(match.path).over === undefined;
    } catch {
      return false; // what cannot be read cannot be gone on with
    }
  });
}

/** The game that a match file names in its first line, without reading the rest. */
function gameOf(path: string): string | undefined {
  try {
    const descriptor = openSync(path, 'r');
    try {
      const bytes = Buffer.alloc(200);
      const length = readSync(descriptor, bytes, 0, bytes.length, 0);
      return /"game":"([^"]+)"/.exec(bytes.toString('utf8', 0, length))?.[1];
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return undefined;
  }
}
