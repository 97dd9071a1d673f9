import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { excerpt } from './seats.ts';

/** The folder of saved matches cannot be used; the message says what to do. */
export class FolderError extends Error {
  override name = 'FolderError';
}

/** The advice given if there is no folder for matches. */
export const FOLDER_CURE =
  'Set GREEN_GAMES_HOME to the absolute path of a folder that you may write to, or play with --unsaved.';

/**
 * The folder of the program's files: `GREEN_GAMES_HOME`, or else the folder that the XDG specification names. It never
 * depends on the working directory.
 * @throws FolderError if the environment does not name an absolute path
 */
export function dataFolder(environment: NodeJS.ProcessEnv): string {
  const own = environment['GREEN_GAMES_HOME'];
  if (own !== undefined && own !== '') return absolute('GREEN_GAMES_HOME', own);
  const shared = environment['XDG_DATA_HOME'];
  // The XDG specification says that a relative path must be ignored.
  if (shared !== undefined && isAbsolute(shared)) return join(shared, 'green-games');
  return join(homeFolder(environment), '.local', 'share', 'green-games');
}

/**
 * The home folder of the user.
 * @throws FolderError if the environment does not name an absolute path
 */
export function homeFolder(environment: NodeJS.ProcessEnv): string {
  if (environment['HOME'] === '')
    throw new FolderError(`HOME is empty, so there is no folder for matches. ${FOLDER_CURE}`);
  return absolute('HOME', homedir());
}

function absolute(variable: string, path: string): string {
  if (isAbsolute(path)) return path;
  const because = path.startsWith('~')
    ? 'the shell expands ~ only outside quotation marks'
    : 'it would depend on the working directory';
  throw new FolderError(
    `${variable} is ${JSON.stringify(excerpt(path))}, which is not an absolute path: ${because}. ${FOLDER_CURE}`,
  );
}
