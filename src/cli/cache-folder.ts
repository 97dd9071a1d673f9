import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';

/** Whether nothing is to be kept, and nothing that was kept to be read. */
export function isCacheOff(environment: NodeJS.ProcessEnv = process.env): boolean {
  return environment['GREEN_GAMES_CACHE'] === 'off';
}

/** Where compiled code is kept: the place that the XDG rules name. */
export function cacheFolder(environment: NodeJS.ProcessEnv = process.env): string {
  const shared = environment['XDG_CACHE_HOME'];
  // The XDG rules say that a relative path there is to be ignored.
  const base = shared !== undefined && isAbsolute(shared) ? shared : join(homedir(), '.cache');
  return join(base, 'green-games');
}
