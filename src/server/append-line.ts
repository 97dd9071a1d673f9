import { closeSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs';
import { DiskError } from '../engine/disk-error.ts';
import { readOwnEnd } from './own-file.ts';

/**
 * Appends a line to a file, which is created if missing. A last line that a crash has left without its end stays a line
 * of its own.
 * @throws DiskError; the file is then as before
 */
export function appendLine(path: string, line: string): void {
  const { text: last } = readOwnEnd(path, 1);
  const bytes = Buffer.from(`${last === '' || last === '\n' ? '' : '\n'}${line}\n`);
  let descriptor: number | undefined;
  try {
    descriptor = openSync(path, 'a', 0o600);
    const { size } = fstatSync(descriptor);
    try {
      for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written);
    } catch (thrown) {
      ftruncateSync(descriptor, size);
      throw thrown;
    }
  } catch (thrown) {
    throw new DiskError(path, thrown);
  } finally {
    if (descriptor !== undefined) closeSync(descriptor);
  }
}
