import { join } from 'node:path';
import { writeWhole } from '../engine/whole-file.ts';
import { readOwnFile } from './own-file.ts';

/** The size limit of the list in bytes; about a hundred thousand fingerprints fit. */
const LIST_LIMIT = 8 << 20;

/** Keys that may not log in. */
export interface Bans {
  readonly all: readonly string[];
  has(fingerprint: string): boolean;
  /** @throws DiskError, StoreAway */
  add(fingerprint: string): Promise<void>;
}

/**
 * Keys that may not log in: a file with one fingerprint per line, which the host may edit while no server is running.
 */
export class BanList implements Bans {
  private readonly path: string;
  private readonly keys: Set<string>;

  /** @throws DiskError if the file cannot be read */
  constructor(folder: string) {
    this.path = join(folder, 'banned');
    this.keys = new Set(
      (readOwnFile(this.path, LIST_LIMIT)?.toString('utf8') ?? '').split('\n').filter(Boolean),
    );
  }

  get all(): readonly string[] {
    return [...this.keys];
  }

  has(fingerprint: string): boolean {
    return this.keys.has(fingerprint);
  }

  async add(fingerprint: string): Promise<void> {
    this.keys.add(fingerprint);
    writeWhole(this.path, [...this.keys].map((key) => `${key}\n`).join(''));
  }
}
