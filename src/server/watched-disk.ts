import { DiskError } from '../engine/disk-error.ts';
import { ownOf } from '../engine/own.ts';
import { type AwayKind, StoreAway } from '../table/shared-records.ts';

/** The states of a disk that pass, by the system's error codes. */
const passing: Readonly<Record<string, AwayKind>> = {
  ENOSPC: 'storeFull',
  EDQUOT: 'storeFull',
  EROFS: 'storeReadOnly',
};

/** The disk of a folder: whether it accepts data, judging by the latest write. */
export class WatchedDisk {
  /** Why the disk accepts nothing now; null while all is well. */
  away: AwayKind | null = null;

  /**
   * @param changed called with the system's code when the disk stops accepting data, and with null when it accepts data
   * again
   */
  constructor(private readonly changed: (code: string | null) => void) {}

  /**
   * Writes something.
   * @throws StoreAway if the disk accepts nothing at the moment; every other error of `write`
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
    if (!(thrown instanceof DiskError)) return thrown;
    const kind = ownOf(passing, thrown.code);
    if (kind === undefined) return thrown;
    this.note(kind, thrown.code);
    return new StoreAway(kind);
  }

  private note(kind: AwayKind | null, code: string | null = null): void {
    if (kind === this.away) return;
    this.away = kind;
    this.changed(code);
  }
}
