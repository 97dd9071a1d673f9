import { join, resolve } from 'node:path';
import { reasonOf } from '../engine/disk-error.ts';
import { readFileWithin, UnreadableFile } from '../engine/outside-file.ts';
import { makeFolder } from '../table/data-folder.ts';
import { FolderError } from '../table/folder-paths.ts';
import { commandWords, signs } from '../words/index.ts';
import { replaceFile } from './files.ts';
import { ownFolder } from './own-folder.ts';

/*
 * Records which scenarios failed in the last run of `check`, for `check --failed`. A small file in the data folder
 * lists them by absolute path, so that it is valid in every working directory.
 */

const pathOfFailed = (): string => join(ownFolder(), 'failed-scenarios.json');

/** The most bytes that are read; no list of failures is that long. */
const LIMIT = 1 << 20;

/** The ids that failed in the last run, by absolute path of the file; empty if none failed or no run is recorded. */
export function failedBefore(): ReadonlyMap<string, readonly string[]> {
  return kept();
}

/**
 * Records which scenarios failed. Records of files that were not run stay.
 * @returns a sentence that says why this failed; undefined if it succeeded
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
    const because = thrown instanceof FolderError ? thrown.message : `${reasonOf(thrown)}${signs().stop}`;
    return commandWords().failuresNotKept(because);
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
    // If there was no run yet, or the file was edited by hand, no failures are known.
    if (thrown instanceof UnreadableFile || thrown instanceof SyntaxError || thrown instanceof FolderError)
      return new Map();
    throw thrown;
  }
}
