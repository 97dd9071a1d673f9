import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';

/**
 * Writes a whole file for its owner's eyes alone (0600), and returns when the disk has it.
 * @param as `new`: there must be no such file yet; `over`: what is there is replaced
 * @throws the system's error; part of the file may have been written
 */
export function writeSynced(path: string, content: string | Uint8Array, as: 'new' | 'over'): void {
  const descriptor = openSync(path, as === 'new' ? 'wx' : 'w', 0o600);
  try {
    writeFileSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
