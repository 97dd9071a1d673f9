import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { LateMessageError } from '../engine/late-message-error.ts';
import { tableWords } from '../words/index.ts';
import { excerpt } from './seats.ts';

/** The folder of saved matches cannot be used; the message says what to do. */
export class FolderError extends LateMessageError {
  override name = 'FolderError';
}

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
  if (environment['HOME'] === '') throw new FolderError(() => tableWords().homeEmpty);
  return absolute('HOME', homedir());
}

function absolute(variable: string, path: string): string {
  if (isAbsolute(path)) return path;
  throw new FolderError(() =>
    tableWords().notAbsolute(variable, JSON.stringify(excerpt(path)), path.startsWith('~')),
  );
}
