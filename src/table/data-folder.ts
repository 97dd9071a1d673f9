import {
  accessSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';
import { DiskError, reasonOf } from '../engine/disk-error.ts';
import { takeLock } from '../engine/lock.ts';
import { oddKind } from '../engine/outside-file.ts';
import { excerpt } from './seats.ts';
import { drawnWord } from './seed.ts';

/** The folder of saved matches cannot be used; the message says what to do. */
export class FolderError extends Error {
  override name = 'FolderError';
}

/** This can be no name of a match, or is taken. */
export class MatchNameError extends Error {
  override name = 'MatchNameError';
}

const ENDING = '.jsonl';

/** What helps where there is no folder for matches. */
const CURE =
  'Set GREEN_GAMES_HOME to the absolute path of a folder that you may write to, or play with --unsaved.';

/**
 * Where the program keeps its files: `GREEN_GAMES_HOME`, else the place that the XDG rules name. It is never a place that
 * depends on the working directory.
 * @throws FolderError where the environment names no absolute path
 */
export function dataFolder(environment: NodeJS.ProcessEnv): string {
  const own = environment['GREEN_GAMES_HOME'];
  if (own !== undefined && own !== '') return absolute('GREEN_GAMES_HOME', own);
  const shared = environment['XDG_DATA_HOME'];
  // The XDG rules say that a relative path there is to be ignored.
  if (shared !== undefined && isAbsolute(shared)) return join(shared, 'green-games');
  return join(homeFolder(environment), '.local', 'share', 'green-games');
}

/**
 * The home folder of the user.
 * @throws FolderError where the environment names no absolute path
 */
export function homeFolder(environment: NodeJS.ProcessEnv): string {
  if (environment['HOME'] === '')
    throw new FolderError(`HOME is empty, so there is no folder for matches. ${CURE}`);
  return absolute('HOME', homedir());
}

function absolute(variable: string, path: string): string {
  if (isAbsolute(path)) return path;
  const because = path.startsWith('~')
    ? 'the shell expands ~ only where it stands outside quotation marks'
    : 'it would depend on the working directory';
  throw new FolderError(
    `${variable} is ${JSON.stringify(excerpt(path))}, which is no absolute path: ${because}. ${CURE}`,
  );
}

/** The folder of matches. */
export function matchesFolder(folder: string): string {
  return join(folder, 'matches');
}

/**
 * The folder of matches, made where it is missing.
 * @throws FolderError where it cannot be made or written to
 */
export function writableMatchesFolder(folder: string): string {
  const matches = matchesFolder(folder);
  try {
    makeFolder(matches);
    accessSync(matches, constants.W_OK | constants.X_OK);
  } catch (thrown) {
    throw new FolderError(`Matches cannot be saved in ${matches}: ${reasonOf(thrown)}. ${CURE}`);
  }
  return matches;
}

/**
 * Makes a folder and those above it. (Node's own recursive call never returns where a folder above takes no folders and
 * says that there is none, as in `/proc`.)
 */
export function makeFolder(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === true) return;
  if (dirname(path) !== path) makeFolder(dirname(path));
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (thrown) {
    // Another process may have made it in the meantime.
    if ((thrown as NodeJS.ErrnoException).code !== 'EEXIST' || !statSync(path).isDirectory()) throw thrown;
  }
}

/** A saved match as the folder shows it. */
export interface SavedMatch {
  readonly name: string;
  readonly path: string;
  /** When it was last played, in milliseconds since 1970; 0 if that is not known. */
  readonly changed: number;
  /** Why it can be no match, as a clause: a folder, a pipe, a link that leads nowhere. */
  readonly fault?: string;
}

/**
 * The saved matches, the latest first; what has the name of one and is no file comes with its fault.
 * @throws FolderError where the folder cannot be read
 */
export function savedMatches(folder: string): SavedMatch[] {
  const matches = matchesFolder(folder);
  let names: string[];
  try {
    names = readdirSync(matches);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new FolderError(`The matches in ${matches} cannot be read: ${reasonOf(thrown)}.`);
  }
  return names
    .filter((file) => file.endsWith(ENDING) && !file.startsWith('.'))
    .map((file) => savedMatch(file.slice(0, -ENDING.length), join(matches, file)))
    .sort((a, b) => b.changed - a.changed || (a.name < b.name ? -1 : 1));
}

function savedMatch(name: string, path: string): SavedMatch {
  try {
    const stats = statSync(path);
    const fault = oddKind(stats);
    return { name, path, changed: stats.mtimeMs, ...(fault === undefined ? {} : { fault }) };
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException;
    return { name, path, changed: 0, fault: code === 'ENOENT' ? 'the link leads nowhere' : reasonOf(thrown) };
  }
}

/**
 * The file of a match of this name, whether there is one or not. It never lies outside the folder.
 * @throws MatchNameError where this can be no name
 */
export function matchPath(name: string, folder: string): string {
  return join(matchesFolder(folder), `${checkMatchName(name)}${ENDING}`);
}

/** Names that one system or another keeps for itself. */
const KEPT_BY_SYSTEMS = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iu;

/** The program's own files beside a match: its locks, and what was cut off of one that was damaged. */
const OWN_FILES = /\.(?:lock|rest)-|\.jsonl/iu;

/**
 * A name that a file of every system can have, that stays in its folder, and that no file of the program's own has.
 * @throws MatchNameError
 */
export function checkMatchName(name: string): string {
  const shown = JSON.stringify(excerpt(name));
  if (name.length > 80)
    throw new MatchNameError(`The name of a match may have 80 characters, not ${name.length}.`);
  if (OWN_FILES.test(name) || KEPT_BY_SYSTEMS.test(name))
    throw new MatchNameError(
      `${shown} can be no name of a match: files of the program or of the system are called so.`,
    );
  if (/^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} ._-]*[\p{L}\p{N}\p{M}_-])?$/u.test(name) && !name.includes('..'))
    return name;
  throw new MatchNameError(
    `${shown} can be no name of a match: letters, digits, spaces, dots, - and _, beginning with a letter or digit.`,
  );
}

/** A name for a new match that no other has: the game, the day, two words. */
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
 * Gives a match another name.
 * @param takesOver whether a lock of whose owner nothing can be known is taken over
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
      throw new MatchNameError(`There is a match called ${name} already.`);
    renameSync(match.path, path);
  });
  return path;
}

/**
 * Removes a match for good. Of a link only the link is removed.
 * @param takesOver whether a lock of whose owner nothing can be known is taken over
 * @throws InUse if it is being played; DiskError if it cannot be removed
 */
export function deleteMatch(match: SavedMatch, takesOver = false): void {
  locked(match, takesOver, 'deleted', () => unlinkSync(match.path));
}

/** Nobody may begin to play a match while its file goes elsewhere; what dead processes left of locks is cleared away. */
function locked(match: SavedMatch, takesOver: boolean, done: string, act: () => void): void {
  const attempt = `${match.path} cannot be ${done}`;
  // A path that is no file, or cannot be reached, is not being played.
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
