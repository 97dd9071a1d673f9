import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { takeLock } from '../engine/lock.ts';
import { shownText } from './seats.ts';
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

/** Where the program keeps its files: `GREEN_GAMES_HOME`, else the place that the XDG rules name. */
export function dataFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const own = environment['GREEN_GAMES_HOME'];
  if (own !== undefined && own !== '') return own;
  const shared = environment['XDG_DATA_HOME'];
  // The XDG rules say that a relative path there is to be ignored.
  if (shared !== undefined && isAbsolute(shared)) return join(shared, 'green-games');
  return join(homedir(), '.local', 'share', 'green-games');
}

/** The folder of matches. */
export function matchesFolder(folder: string = dataFolder()): string {
  return join(folder, 'matches');
}

/**
 * The folder of matches, made where it is missing.
 * @throws FolderError where it cannot be made or written to
 */
export function writableMatchesFolder(folder: string = dataFolder()): string {
  const matches = matchesFolder(folder);
  try {
    mkdirSync(matches, { recursive: true, mode: 0o700 });
    accessSync(matches, constants.W_OK | constants.X_OK);
  } catch (thrown) {
    throw new FolderError(
      `Matches cannot be saved in ${matches} (${(thrown as NodeJS.ErrnoException).code}). ` +
        'Set GREEN_GAMES_HOME to a folder that you may write to, or play with --unsaved.',
    );
  }
  return matches;
}

/** A saved match as the folder shows it. */
export interface SavedMatch {
  readonly name: string;
  readonly path: string;
  /** When somebody last went on with it, in milliseconds. */
  readonly changed: number;
}

/** The saved matches, the latest first. */
export function savedMatches(folder: string = dataFolder()): SavedMatch[] {
  const matches = matchesFolder(folder);
  let names: string[];
  try {
    names = readdirSync(matches);
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new FolderError(
      `The matches in ${matches} cannot be read (${(thrown as NodeJS.ErrnoException).code}).`,
    );
  }
  const found: SavedMatch[] = [];
  for (const file of names) {
    if (!file.endsWith(ENDING) || file.startsWith('.')) continue;
    const path = join(matches, file);
    const stat = statSync(path, { throwIfNoEntry: false });
    if (stat?.isFile()) found.push({ name: file.slice(0, -ENDING.length), path, changed: stat.mtimeMs });
  }
  return found.sort((a, b) => b.changed - a.changed || (a.name < b.name ? -1 : 1));
}

/**
 * The file of a match of this name, whether there is one or not. It never lies outside the folder.
 * @throws MatchNameError where this can be no name
 */
export function matchPath(name: string, folder: string = dataFolder()): string {
  return join(matchesFolder(folder), `${checkMatchName(name)}${ENDING}`);
}

/**
 * A name that a file of every system can have, and that stays in its folder.
 * @throws MatchNameError
 */
export function checkMatchName(name: string): string {
  if (name.length > 80)
    throw new MatchNameError(`The name of a match may have 80 characters, not ${name.length}.`);
  if (/^[\p{L}\p{N}](?:[\p{L}\p{N}\p{M} ._-]*[\p{L}\p{N}\p{M}_-])?$/u.test(name) && !name.includes('..'))
    return name;
  throw new MatchNameError(
    `${JSON.stringify(shownText(name))} can be no name of a match: letters, digits, spaces, dots, - and _, beginning with a letter or digit.`,
  );
}

/** A name for a new match that no other has: the game, the day, two words. */
export function newMatchName(game: string, folder: string = dataFolder(), now: Date = new Date()): string {
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
 * @throws MatchNameError where the name is taken or can be none; InUse where somebody plays it
 */
export function renameMatch(match: SavedMatch, name: string, folder: string = dataFolder()): string {
  const path = matchPath(name, folder);
  locked(match, () => {
    if (existsSync(path)) throw new MatchNameError(`There is a match called ${name} already.`);
    renameSync(match.path, path);
  });
  return path;
}

/**
 * Removes a match for good.
 * @throws InUse where somebody plays it
 */
export function deleteMatch(match: SavedMatch): void {
  locked(match, () => unlinkSync(match.path));
}

/** Nobody may begin to play a match while its file goes elsewhere; what dead processes left of locks is cleared away. */
function locked(match: SavedMatch, act: () => void): void {
  const lock = takeLock(match.path);
  try {
    act();
  } finally {
    lock.release();
  }
}
