import { fileWords } from '../words/index.ts';
import { DiskError } from './disk-error.ts';
import { replaceAtomically } from './replaced-file.ts';
import { writeSynced } from './synced-file.ts';

/**
 * Writes a file atomically: at any moment, either the complete old file or the complete new one exists.
 * @throws DiskError
 */
export function writeWhole(path: string, text: string): void {
  try {
    replaceAtomically(path, `${path}.${process.pid}`, (beside) => writeSynced(beside, text, 'over'));
  } catch (thrown) {
    throw new DiskError(path, thrown, { rest: fileWords().earlierKept });
  }
}
