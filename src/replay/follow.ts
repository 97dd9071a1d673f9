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
  private before: readonly LogEntry[] = [];

  /** What a spectator may read of what happened since the last call, and whether something told before was taken back. */
  of(walk: Walk): { readonly entries: readonly LogEntry[]; readonly takenBack: boolean } {
    const { entries } = walk;
    let same = 0;
    while (same < this.before.length && JSON.stringify(this.before[same]) === JSON.stringify(entries[same]))
      same += 1;
    const takenBack = same < this.before.length;
    this.before = entries;
    return { entries: walk.publicLog(same), takenBack };
  }
}
