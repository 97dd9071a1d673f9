import { renameSync } from 'node:fs';
import { DiskError } from '../engine/disk-error.ts';
import { writeSynced } from '../engine/synced-file.ts';
import { fileWords } from '../words/index.ts';

/**
 * Writes a file atomically: at any moment, either the complete old file or the complete new one exists.
 * @throws DiskError
 */
export function writeWhole(path: string, text: string): void {
  const beside = `${path}.new`;
  try {
    writeSynced(beside, text, 'over');
    renameSync(beside, path);
  } catch (thrown) {
    throw new DiskError(path, thrown, { rest: fileWords().earlierKept });
  }
}
