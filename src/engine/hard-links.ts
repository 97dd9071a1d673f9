import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  statSync,
  unlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileWords } from '../words/index.ts';
import { DiskError } from './disk-error.ts';
import type { Lock } from './lock.ts';

/**
 * Separates a file from its other hard links by putting a copy in its place; the other names keep the old content. This
 * is needed because locks in other folders cannot be seen, and a backup made of such links would change with the match.
 * @param lock the held lock of the file
 * @returns whether it had other names
 * @throws DiskError if no copy can be made; the file is then unchanged
 */
export function partFromOtherNames(path: string, lock: Lock): boolean {
  let copy: string | undefined;
  try {
    const file = realpathSync(path);
    const { nlink, mode } = statSync(file);
    if (nlink <= 1) return false;
    copy = join(dirname(file), `.${basename(file)}.${process.pid}-${randomBytes(6).toString('hex')}`);
    copyFileSync(file, copy, constants.COPYFILE_EXCL);
    chmodSync(copy, mode & 0o777);
    sync(copy);
    renameSync(copy, file);
  } catch (thrown) {
    if (copy !== undefined) remove(copy);
    throw new DiskError(path, thrown, {
      attempt: fileWords().notSeparated(path),
    });
  }
  lock.follow();
  return true;
}

function sync(path: string): void {
  const descriptor = openSync(path, constants.O_RDWR);
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

function remove(path: string): void {
  try {
    unlinkSync(path);
  } catch {
    // It was never created.
  }
}
