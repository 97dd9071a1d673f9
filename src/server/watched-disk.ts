import { DiskError } from '../engine/disk-error.ts';
import { type AwayKind, StoreAway } from '../table/shared-records.ts';

/** The states of a disk that pass, by the system's error codes. */
const passing: Readonly<Record<string, readonly [kind: AwayKind, reason: string]>> = {
  ENOSPC: ['storeFull', 'ENOSPC: the disk is full'],
  EDQUOT: ['storeFull', 'EDQUOT: the disk quota is used up'],
  EROFS: ['storeReadOnly', 'EROFS: the disk is read-only'],
};

/** The disk of a folder: whether it takes something, as its latest write has shown. */
export class WatchedDisk {
  /** Why the disk takes nothing now; null while all is well. */
  away: AwayKind | null = null;

  /** @param changed called with the reason when the disk has ceased to take anything, and with null when it does again */
  constructor(private readonly changed: (reason: string | null) => void) {}

  /**
   * Writes something.
   * @throws StoreAway if the disk takes nothing at the moment; every other error of `write`
   */
  writing<T>(write: () => T): T {
    try {
      const written = write();
      this.note(null);
      return written;
    } catch (thrown) {
      throw this.noted(thrown);
    }
  }

  /** As `writing`, in the background. */
  async writingApart<T>(write: () => Promise<T>): Promise<T> {
    try {
      const written = await write();
      this.note(null);
      return written;
    } catch (thrown) {
      throw this.noted(thrown);
    }
  }

  private noted(thrown: unknown): unknown {
    const known = thrown instanceof DiskError ? passing[thrown.code] : undefined;
    if (known === undefined) return thrown;
    this.note(known);
    return new StoreAway(known[0]);
  }

  private note(state: readonly [kind: AwayKind, reason: string] | null): void {
    const kind = state?.[0] ?? null;
    if (kind === this.away) return;
    this.away = kind;
    this.changed(state?.[1] ?? null);
  }
}
