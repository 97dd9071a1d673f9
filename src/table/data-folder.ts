import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DiskError, reasonOf } from '../engine/disk-error.ts';
import { takeLock } from '../engine/lock.ts';
import { oddKind } from '../engine/outside-file.ts';
import { tableWords } from '../words/index.ts';
import { FolderError } from './folder-paths.ts';
import { excerpt } from './seats.ts';
import { drawnWord } from './seed.ts';

/** The name is not allowed for a match, or is taken. */
export class MatchNameError extends Error {
  override name = 'MatchNameError';
}

const ENDING = '.jsonl';

/** The folder of matches. */
export function matchesFolder(folder: string): string {
  return join(folder, 'matches');
}

/**
 * The folder of matches, created if it is missing.
 * @throws FolderError if it cannot be created or written to
 */
export function writableMatchesFolder(folder: string): string {
  const matches = matchesFolder(folder);
  try {
    makeFolder(matches);
    accessSync(matches, constants.W_OK | constants.X_OK);
  } catch (thrown) {
    throw new FolderError(() =>
      tableWords().folderNotWritable(matches, reasonOf(thrown), tableWords().folderCure),
    );
  }
  return matches;
}

/**
 * Creates a folder and its parents. (Node's own recursive call never returns if a parent, as in `/proc`, accepts no
 * subfolders and reports ENOENT.)
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (thrown) {
    // Another process may have created it in the meantime.
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw thrown;
  }
}

/** A saved match as listed in the folder. */
export interface SavedMatch {
  readonly name: string;
  readonly path: string;
  /** When it was last played, in milliseconds since 1970; 0 if unknown. */
  readonly changed: number;
  /** Why it cannot be a match (a folder, a pipe, a broken link), as a clause. */
  readonly fault?: string;
}

/**
 * The saved matches, the latest first. An entry named like a match that is not a file is listed with its fault.
 * @throws FolderError if the folder cannot be read
 */
export function savedMatches(folder: string): SavedMatch[] {
  const matches = matchesFolder(folder);
  let names: string[];
  try {
    names = readdirSync(matches);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new FolderError(() => tableWords().folderNotReadable(matches, reasonOf(thrown)));
  }
  return names
    .filter((file) => file.endsWith(ENDING) && !file.startsWith('.'))
    .map((file) => savedMatch(file.slice(0, -ENDING.length), join(matches, file)))
    .sort((a, b) => b.changed - a.changed || (a.name < b.name ? -1 : 1));
}

function savedMatch(name: string, path: string): SavedMatch {
  try {
    const stats = statSync(path);
    const fault = oddKind(stats)?.();
    return { name, path, changed: stats.mtimeMs, ...(fault === undefined ? {} : { fault }) };
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return {
      name,
      path,
      changed: 0,
      fault: code === 'ENOENT' ? tableWords().brokenLink : reasonOf(thrown),
    };
  }
}

/**
 * The path of the match with this name, whether or not it exists. It is never outside the folder.
 * @throws MatchNameError if the name is not allowed
 */
export function matchPath(name: string, folder: string): string {
  return join(matchesFolder(folder), `${checkMatchName(name)}${ENDING}`);
}

/** The file with the judgements on a match, beside the match's own. */
export function reviewPath(match: string): string {
  return `${match}.review`;
}

/** The file with a person's notes on a match, beside the match's own. */
export function notesPath(match: string): string {
  return `${match}.notes`;
}

/** The files beside a match's own that are renamed and deleted with it. */
const besidePaths = [reviewPath, notesPath] as const;

/** Names that some operating system reserves. */
const KEPT_BY_SYSTEMS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/** The program's own files beside a match: its locks, and the rest cut off from a damaged match. */
const OWN_FILES = /\.(?:lock|rest)-|\.jsonl/iu;

/**
 * Checks a name: a file may have it on every system, it stays in its folder, and no file of the program itself uses it.
 * @throws MatchNameError
 */
export function checkMatchName(name: string): string {
  const shown = JSON.stringify(excerpt(name));
  if (name.length > 80) throw new MatchNameError(tableWords().matchNameTooLong(name.length));
  if (OWN_FILES.test(name) || KEPT_BY_SYSTEMS.test(name))
    throw new MatchNameError(tableWords().matchNameReserved(shown));
  if (/^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} ._-]*[\p{L}\p{N}\p{M}_-])?$/u.test(name) && !name.includes('..'))
    return name;
  throw new MatchNameError(tableWords().matchNameInvalid(shown));
}

/** An unused name for a new match: the game, the date and two words. */
export function newMatchName(game: string, folder: string, now: Date = new Date()): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((n) => String(n).padStart(2, '0'))
    .join('-');
  for (;;) {
    const name = `${game}-${day}-${drawnWord()}-${drawnWord()}`;
    if (!existsSync(matchPath(name, folder))) return name;
  }
}

/**
 * Renames a match.
 * @param takesOver whether to take over a lock whose owner cannot be determined
 * @throws MatchNameError if the name is taken or not allowed; InUse if it is being played; DiskError
 */
export function renameMatch(
  match: SavedMatch,
  name: string,
  folder: string,
  { takesOver = false }: { readonly takesOver?: boolean } = {},
): string {
  const path = matchPath(name, folder);
  locked(match, takesOver, 'renamed', () => {
    if (lstatSync(path, { throwIfNoEntry: false }) !== undefined)
      throw new MatchNameError(tableWords().matchNameTaken(name));
    renameSync(match.path, path);
    for (const beside of besidePaths)
      if (existsSync(beside(match.path))) renameSync(beside(match.path), beside(path));
  });
  return path;
}

/**
 * Deletes a match for good. If it is a link, only the link is deleted.
 * @param takesOver whether to take over a lock whose owner cannot be determined
 * @throws InUse if it is being played; DiskError if it cannot be deleted
 */
export function deleteMatch(match: SavedMatch, takesOver = false): void {
  locked(match, takesOver, 'deleted', () => {
    unlinkSync(match.path);
    for (const beside of besidePaths) rmSync(beside(match.path), { force: true });
  });
}

/**
 * Holds the lock while a match file is moved or deleted, so that nobody starts to play it, and clears locks left by
 * dead processes.
 */
function locked(match: SavedMatch, takesOver: boolean, done: string, act: () => void): void {
  const attempt = tableWords().notDone(match.path, done);
  // A path that is not a file, or is unreachable, is not being played.
  const lock = match.fault === undefined ? takeLock(match.path, takesOver) : undefined;
  try {
    act();
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === undefined || thrown instanceof DiskError) throw thrown;
    throw new DiskError(match.path, thrown, { attempt });
  } finally {
    lock?.release();
  }
}
