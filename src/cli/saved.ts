import { present } from '../engine/checked.ts';
import { readJournal } from '../engine/journal.ts';
import { journalSummary } from '../engine/journal-summary.ts';
import { lockOwner } from '../engine/lock.ts';
import { readBeginning } from '../engine/outside-file.ts';
import { games } from '../games/index.ts';
import { type SavedMatch, savedMatches } from '../table/data-folder.ts';
import { shownText } from '../table/seats.ts';
import { commandWords } from '../words/index.ts';
import { usage } from './exit.ts';
import { resolveWord } from './nearest.ts';
import { ownFolder } from './own-folder.ts';
import { programWord } from './program-word.ts';

/**
 * The saved match with this name or unambiguous beginning of a name.
 * @throws Exit that suggests what was probably meant
 */
export function findMatch(name: string): SavedMatch {
  const all = savedMatches(ownFolder());
  const exact = all.find((match) => match.name === name);
  if (exact !== undefined) return exact;
  if (all.length === 0) throw usage(commandWords().noMatchesToOpen(programWord));
  const word = resolveWord(
    name,
    all.map((match) => match.name),
    'match',
  );
  if ('fault' in word)
    throw usage(
      word.fault.length > 300 ? commandWords().noSuchMatch(JSON.stringify(name), programWord) : word.fault,
    );
  return present(
    all.find((match) => match.name === word.found),
    'saved match',
  );
}

/** The latest unfinished match of a game, or of any game, among those that can be read. */
export function unfinishedOf(
  game: string | undefined,
  matches: readonly SavedMatch[],
): SavedMatch | undefined {
  return matches.find((match) => {
    if (match.fault !== undefined || (game !== undefined && gameOf(match) !== game)) return false;
    try {
      return !journalSummary(match.path).over && isReadable(match.path);
    } catch {
      return false; // a match that cannot be read cannot be resumed
    }
  });
}

/** Whether a match file can be read to its end. */
function isReadable(path: string): boolean {
  try {
    readJournal(path);
    return true;
  } catch {
    return false;
  }
}

/** A match that can be resumed, with a short description. */
export interface Unfinished {
  readonly name: string;
  /** Its game, its round and its players. */
  readonly about: string;
}

/** The latest unfinished match of a game, or of any game, that no other process has open. */
export function unfinishedHere(game?: string): Unfinished | undefined {
  for (const match of savedMatches(ownFolder())) {
    const { name, path, fault } = match;
    if (fault !== undefined || (game !== undefined && gameOf(match) !== game)) continue;
    try {
      const { header, round, over } = journalSummary(path);
      if (over || lockOwner(path) !== undefined || !isReadable(path)) continue;
      const title = games.find(({ id }) => id === header.game)?.title ?? header.game;
      const names = header.seats.map((seat) => shownText(seat.name));
      return { name, about: commandWords().matchAbout(title, round, names) };
    } catch {
      // A match that cannot be read cannot be resumed.
    }
  }
  return undefined;
}

/** The name of the latest unfinished teaching match of a game that no other process has open. */
export function guidedOf(game: string, matches: readonly SavedMatch[]): string | undefined {
  return matches.find((match) => {
    if (match.fault !== undefined || gameOf(match) !== game) return false;
    try {
      const { header, over } = journalSummary(match.path);
      return header.guided === true && !over && lockOwner(match.path) === undefined && isReadable(match.path);
    } catch {
      return false; // a match that cannot be read cannot be resumed
    }
  })?.name;
}

/** Whether there is a saved match of a game, finished or not. If the folder cannot be read, there may be one. */
export function hasMatchOf(game: string): boolean {
  try {
    return savedMatches(ownFolder()).some((match) => gameOf(match) === game);
  } catch {
    return true; // saving the match will report what is wrong with the folder
  }
}

/** The game named in the first line of a match file; the rest is not read. */
function gameOf({ path, fault }: SavedMatch): string | undefined {
  if (fault !== undefined) return undefined;
  try {
    return /"game":"([^"]+)"/.exec(readBeginning(path, 200).toString('utf8'))?.[1];
  } catch {
    return undefined;
  }
}
