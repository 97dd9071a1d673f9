import { join, resolve } from 'node:path';
import { ownFolder } from './own-folder.ts';

/** The folder of a server; default: `server` in the data folder. */
export function serverHome(named: string | undefined): string {
  return named === undefined ? join(ownFolder(), 'server') : resolve(named);
}
