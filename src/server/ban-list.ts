import { join } from 'node:path';
import { writeWhole } from './folder-store.ts';
import { readOwnFile } from './own-file.ts';

/** What a hundred thousand fingerprints take, in bytes. */
const LIST_LIMIT = 8 << 20;

/** Keys that may not log in: one fingerprint a line of a file that the host may edit while no server runs. */
export class BanList {
  private readonly path: string;
  private readonly keys: Set<string>;

  /** @throws DiskError where the file cannot be read */
  constructor(folder: string) {
    this.path = join(folder, 'banned');
    this.keys = new Set(
      (readOwnFile(this.path, LIST_LIMIT)?.toString('utf8') ?? '').split('\n').filter(Boolean),
    );
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
