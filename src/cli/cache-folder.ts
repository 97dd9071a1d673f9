import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Whether the cache is off, for reading and for writing. */
export function isCacheOff(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment['GREEN_GAMES_CACHE'] === 'off';
}

/** The folder of compiled code, which the XDG specification names. */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const shared = environment['XDG_CACHE_HOME'];
  // The XDG specification says that a relative path must be ignored.
  const base = shared !== undefined && isAbsolute(shared) ? shared : join(homedir(), '.cache');
  return join(base, 'green-games');
}
