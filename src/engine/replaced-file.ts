import { renameSync, rmSync } from 'node:fs';

/**
 * Replaces a file atomically: at any moment, either the complete old file or the complete new one exists. What was
 * written is removed if that fails, because on a full disk it would take room that others need.
 * @param beside the path of a temporary file in the same folder
 * @param write writes the temporary file
 */
export function replaceAtomically(path: string, beside: string, write: (beside: string) => void): void {
  try {
    write(beside);
    renameSync(beside, path);
  } catch (thrown) {
    rmSync(beside, { force: true });
    throw thrown;
  }
}
