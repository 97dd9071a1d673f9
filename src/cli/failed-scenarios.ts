import { join, resolve } from 'node:path';
import { reasonOf } from '../engine/disk-error.ts';
import { readFileWithin, UnreadableFile } from '../engine/outside-file.ts';
import { FolderError, makeFolder } from '../table/data-folder.ts';
import { replaceFile } from './files.ts';
import { ownFolder } from './own-folder.ts';

/*
 * Which scenarios failed in the last run of `check`, for `check --failed`: a small file in the data folder, by whole
 * paths, so that it holds from every working directory.
 */

const pathOfFailed = (): string => join(ownFolder(), 'failed-scenarios.json');

/** More than anybody has failing scenarios, in bytes. */
const LIMIT = 1 << 20;

/** The ids that failed in the last run, by the whole path of the file; empty where none did, or no run is known. */
export function failedBefore(): ReadonlyMap<string, readonly string[]> {
  return kept();
}

/**
 * Keeps which scenarios failed. Of files that were not run, what was known stays.
 * @returns why it could not be kept, as a sentence; undefined where it was
 */
export function keepFailed(
  files: Iterable<string>,
  results: readonly { readonly file: string; readonly id: string; readonly ok: boolean }[],
): string | undefined {
  try {
    const failed = new Map(kept());
    for (const file of files) {
      const ofFile = results.filter((result) => result.file === file);
      const known = failed.get(resolve(file)) ?? [];
      const ids = [
        ...known.filter((id) => ofFile.every((result) => result.id !== id)),
        ...ofFile.filter(({ ok }) => !ok).map(({ id }) => id),
      ];
      if (ids.length === 0) failed.delete(resolve(file));
      else failed.set(resolve(file), ids);
    }
    makeFolder(ownFolder());
    replaceFile(pathOfFailed(), `${JSON.stringify(Object.fromEntries(failed), null, 2)}\n`);
    return undefined;
  } catch (thrown) {
    const because = thrown instanceof FolderError ? thrown.message : `${reasonOf(thrown)}.`;
    return `What failed cannot be kept for --failed: ${because}`;
  }
}

function kept(): ReadonlyMap<string, readonly string[]> {
  try {
    const data: unknown = JSON.parse(readFileWithin(pathOfFailed(), LIMIT).toString('utf8'));
    if (typeof data !== 'object' || data === null) return new Map();
    return new Map(
      Object.entries(data).filter(
        (entry): entry is [string, string[]] =>
          Array.isArray(entry[1]) && entry[1].every((id: unknown) => typeof id === 'string'),
      ),
    );
  } catch (thrown) {
    // There was no run yet, or somebody has written into the file: then nothing is known.
    if (thrown instanceof UnreadableFile || thrown instanceof SyntaxError || thrown instanceof FolderError)
      return new Map();
    throw thrown;
  }
}
