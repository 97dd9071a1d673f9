import { renameSync, rmSync } from 'node:fs';
import { DiskError } from '../engine/disk-error.ts';
import { writeSynced } from '../engine/synced-file.ts';

/**
 * Replaces a whole file beside a match's own: at any moment either the earlier content or the new one is complete.
 * @throws DiskError; an earlier file is then unchanged
 */
export function writeBeside(path: string, content: string): void {
  const draft = `${path}.${process.pid}`;
  try {
    writeSynced(draft, content, 'new');
    renameSync(draft, path);
  } catch (thrown) {
    rmSync(draft, { force: true });
    throw new DiskError(path, thrown);
  }
}
