import { DiskError } from '../engine/disk-error.ts';
import { readEnds, readIfThere, UnreadableFile } from '../engine/outside-file.ts';
import { fileWords } from '../words/index.ts';

/*
 * Reads the server's own files. They are checked all the same, because the host may have replaced them with anything.
 */

/** The size limit in bytes: more than the record of any person or table takes. */
export const OWN_LIMIT = 1 << 20;

/**
 * The bytes of a file; undefined if it does not exist.
 * @param most the size limit in bytes
 * @throws DiskError if it cannot be read, or is larger
 */
export function readOwnFile(path: string, most = OWN_LIMIT): Buffer | undefined {
  return told(path, () => readIfThere(path, most));
}

/**
 * The last bytes of a file as text, and whether they are the whole file; empty if there is no file.
 * @throws DiskError if it cannot be read
 */
export function readOwnEnd(path: string, most: number): { readonly text: string; readonly isWhole: boolean } {
  return told(path, () => {
    try {
      const { last, from } = readEnds(path, 0, most);
      return { text: last.toString('utf8'), isWhole: from === 0 };
    } catch (thrown) {
      if (thrown instanceof UnreadableFile && thrown.code === 'ENOENT') return { text: '', isWhole: true };
      throw thrown;
    }
  });
}

function told<T>(path: string, read: () => T): T {
  try {
    return read();
  } catch (thrown) {
    if (!(thrown instanceof UnreadableFile)) throw thrown;
    throw new DiskError(path, thrown, { attempt: fileWords().notRead(path), because: thrown.message });
  }
}
