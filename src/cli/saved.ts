import { readJournal } from '../engine/journal.ts';
import { summaryOf } from '../engine/journal-summary.ts';
import { lockOwner } from '../engine/lock.ts';
import { readBeginning } from '../engine/outside-file.ts';
import { games } from '../games/index.ts';
import { type SavedMatch, savedMatches } from '../table/data-folder.ts';
import { shownText } from '../table/seats.ts';
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
    if (match.fault !== undefined || (game !== undefined && gameOf(match) !== game)) return false;
    try {
      return !summaryOf(match.path).over && isReadable(match.path);
    } catch {
      return false; // what cannot be read cannot be gone on with
    }
  });
}

/** Whether all of a match file is sound. */
function isReadable(path: string): boolean {
  try {
    readJournal(path);
    return true;
  } catch {
    return false;
  }
}

/** A match that can be gone on with, and what it is in a few words. */
export interface Unfinished {
  readonly name: string;
  /** Its game, its round, and who sits there. */
  readonly about: string;
}

/** The latest unfinished match of a game, or of any, that nobody else plays right now. */
export function unfinishedHere(game?: string): Unfinished | undefined {
  for (const match of savedMatches()) {
    const { name, path, fault } = match;
    if (fault !== undefined || (game !== undefined && gameOf(match) !== game)) continue;
    try {
      const { header, round, over } = summaryOf(path);
      if (over || lockOwner(path) !== undefined || !isReadable(path)) continue;
      const title = games.find(({ id }) => id === header.game)?.title ?? header.game;
      const names = header.seats.map((seat) => shownText(seat.name)).join(', ');
      return { name, about: `${title}, round ${round}: ${names}` };
    } catch {
      // What cannot be read cannot be gone on with.
    }
  }
  return undefined;
}

/** Whether there is a saved match of a game, finished or not; where the folder cannot be read, there may well be one. */
export function hasMatchOf(game: string): boolean {
  try {
    return savedMatches().some((match) => gameOf(match) === game);
  } catch {
    return true; // whoever saves the match says what is wrong with the folder
  }
}

/** The game that a match file names in its first line, without reading the rest. */
function gameOf({ path, fault }: SavedMatch): string | undefined {
  if (fault !== undefined) return undefined;
  try {
    return /"game":"([^"]+)"/.exec(readBeginning(path, 200).toString('utf8'))?.[1];
  } catch {
    return undefined;
  }
}
