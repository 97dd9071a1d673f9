import { closeSync, fsyncSync, openSync, writeFileSync } from 'node:fs';

/**
 * Writes a whole file that only its owner can read (0600), and returns once it is on disk.
 * @param as `new`: the file must not exist yet; `over`: an existing file is replaced
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
