import { unwatchFile, watchFile } from 'node:fs';
import type { LogEntry } from '../engine/umpire.ts';
import type { Walk } from './walk.ts';

/** How often a match file is looked at for something new. */
const INTERVAL_MILLISECONDS = 250;

/** Calls `changed` whenever a file has changed. Returns how to stop it. */
export function follow(path: string, changed: () => void): () => void {
  watchFile(path, { interval: INTERVAL_MILLISECONDS }, changed);
  return () => unwatchFile(path, changed);
}

/** Tells what is new in a match that is read again and again. */
export class News {
  private before: Walk | null = null;

  /** What a spectator may read of what happened since the last call, and whether something told before was taken back. */
  of(walk: Walk): { readonly entries: readonly LogEntry[]; readonly takenBack: boolean } {
    const news = walk.newsSince(this.before);
    this.before = walk;
    return news;
  }
}
