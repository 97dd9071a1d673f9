import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DiskError } from '../engine/disk-error.ts';
import { writeWhole } from './folder-store.ts';

/** Keys that may not log in: one fingerprint a line of a file that the host may edit while no server runs. */
export class BanList {
  private readonly path: string;
  private readonly keys: Set<string>;

  /** @throws DiskError where the file cannot be read */
  constructor(folder: string) {
    this.path = join(folder, 'banned');
    this.keys = new Set(read(this.path).split('\n').filter(Boolean));
  }

  has(fingerprint: string): boolean {
    return this.keys.has(fingerprint);
  }

  /** @throws DiskError */
  add(fingerprint: string): void {
    this.keys.add(fingerprint);
    writeWhole(this.path, [...this.keys].map((key) => `${key}\n`).join(''));
  }
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'ENOENT') return '';
    throw new DiskError(path, thrown, { attempt: `${path} cannot be read` });
  }
}
