import { unwatchFile, watchFile } from 'node:fs';
import type { LogEntry } from '../engine/umpire.ts';
import type { Walk } from './walk.ts';

/** How often a match file is checked for changes. */
const INTERVAL_MILLISECONDS = 250;

/** Calls `changed` whenever a file changes. Returns a function that stops this. */
export function follow(path: string, changed: () => void): () => void {
  watchFile(path, { interval: INTERVAL_MILLISECONDS }, changed);
  return () => unwatchFile(path, changed);
}

/** Reports what is new each time a match is read again. */
export class News {
  private before: Walk | null = null;

  /**
   * The entries since the last call that a spectator may read, and whether an undo removed entries reported earlier.
   */
  of(walk: Walk): { readonly entries: readonly LogEntry[]; readonly takenBack: boolean } {
    const news = walk.newsSince(this.before);
    this.before = walk;
    return news;
  }
}
