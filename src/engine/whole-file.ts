import { renameSync, rmSync } from 'node:fs';
import { fileWords } from '../words/index.ts';
import { DiskError } from './disk-error.ts';
import { writeSynced } from './synced-file.ts';

/**
 * Writes a file atomically: at any moment, either the complete old file or the complete new one exists.
 * @throws DiskError
 */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.${process.pid}`;
  try {
    writeSynced(beside, text, 'over');
    renameSync(beside, path);
  } catch (thrown) {
    // On a full disk it would take room that others need.
    rmSync(beside, { force: true });
    throw new DiskError(path, thrown, { rest: fileWords().earlierKept });
  }
}
