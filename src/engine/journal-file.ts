import {
  closeSync,
  constants,
  fdatasync,
  fdatasyncSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { promisify } from 'node:util';
import { fileWords } from '../words/index.ts';
import { DiskError } from './disk-error.ts';
import { partFromOtherNames } from './hard-links.ts';
import type { Journal } from './journal.ts';
import { type JournalRecord, recordLine } from './journal-records.ts';
import { type Lock, type LockOwner, takeLock } from './lock.ts';

/** The system calls that write a match file; tests replace them. */
export interface FileCalls {
  write(descriptor: number, bytes: Uint8Array): number;
  sync(descriptor: number): void;
  /** As `sync`, in the background. */
  syncApart(descriptor: number): Promise<void>;
  truncate(descriptor: number, length: number): void;
}

const systemCalls: FileCalls = {
  write: (descriptor, bytes) => writeSync(descriptor, bytes),
  sync: fdatasyncSync,
  syncApart: promisify(fdatasync),
  truncate: ftruncateSync,
};

/** What is added to the reason of a failed write. */
const kept = () => ({ rest: fileWords().answersKept });

/** Whether an open file still has its name, has another name, or has none. */
export type Whereabouts = 'in-place' | 'moved' | 'deleted';

/** The destination of a match's records: a file of its own, or an entry in a store. */
export interface RecordFile {
  /** Whether the file is still at its path. */
  readonly whereabouts: Whereabouts;
  /** Dead owners whose lock was taken over. */
  readonly takenOver: readonly LockOwner[];
  /** Whether the file had other hard links, which keep the content it had when it was opened. */
  readonly wasLinked: boolean;
  /**
   * Appends records. On return they survive a crash of the process, and after `sync` a crash of the machine.
   * @throws DiskError, in which case none of them is kept
   */
  append(records: readonly JournalRecord[]): void;
  /**
   * Syncs the appended records to disk.
   * @throws DiskError
   */
  sync(): void;
  /** Syncs and releases the match; may be called repeatedly. */
  close(): void;
}

/** An open, locked match file. It is append-only. */
export class JournalFile implements RecordFile {
  private dirty = false;
  /** The sync that runs in the background. */
  private syncing: Promise<void> | null = null;
  private closed = false;
  /** Its whereabouts when it was closed. */
  private lastSeen: Whereabouts = 'in-place';

  private constructor(
    readonly path: string,
    private readonly descriptor: number,
    private readonly lock: Lock,
    private length: number,
    private readonly calls: FileCalls,
    /** How the file ends: with a whole line, with a record that lacks its line end, or with a torn line to cut away. */
    private tail: 'whole' | 'unended' | 'torn',
    readonly wasLinked = false,
  ) {}

  /** Whether the file is still at its path; it may be deleted or moved while it is open. */
  get whereabouts(): Whereabouts {
    if (this.closed) return this.lastSeen;
    const own = fstatSync(this.descriptor, { bigint: true });
    const named = statSync(this.path, { bigint: true, throwIfNoEntry: false });
    if (named !== undefined && named.dev === own.dev && named.ino === own.ino) return 'in-place';
    return own.nlink === 0n ? 'deleted' : 'moved';
  }

  /** Dead owners whose lock was taken over. */
  get takenOver(): readonly LockOwner[] {
    return this.lock.takenOver;
  }

  /**
   * Creates a match file with its first records, which are on disk on return.
   * @throws EEXIST if the file exists; DiskError if it cannot be written, in which case no file remains
   */
  static create(
    path: string,
    records: readonly JournalRecord[],
    calls: FileCalls = systemCalls,
  ): JournalFile {
    const lock = takeLock(path);
    let descriptor: number | undefined;
    try {
      descriptor = opened(path, () => openSync(path, 'ax', 0o600));
      const file = new JournalFile(path, descriptor, lock, 0, calls, 'whole');
      file.append(records);
      file.sync();
      syncFolder(path);
      return file;
    } catch (thrown) {
      if (descriptor !== undefined) {
        closeSync(descriptor);
        unlinkSync(path);
      }
      lock.release();
      throw thrown;
    }
  }

  /**
   * Opens a match file for continuing the match. It takes the lock before it reads the file.
   * @param read reads the file; its errors are rethrown after the lock is released
   * @param takesOver whether the user has confirmed that an unreachable owner is gone
   * @throws InUse if another process holds it
   */
  static open(
    path: string,
    read: (path: string) => Journal,
    { calls = systemCalls, takesOver = false }: { calls?: FileCalls; takesOver?: boolean } = {},
  ): { file: JournalFile; journal: Journal } {
    const lock = takeLock(path, takesOver);
    try {
      const wasLinked = partFromOtherNames(path, lock);
      const journal = read(path);
      const descriptor = opened(path, () => openSync(path, constants.O_APPEND | constants.O_WRONLY));
      const tail = journal.torn > 0 ? 'torn' : journal.unended ? 'unended' : 'whole';
      return { file: new JournalFile(path, descriptor, lock, journal.end, calls, tail, wasLinked), journal };
    } catch (thrown) {
      lock.release();
      throw thrown;
    }
  }

  /**
   * Appends records. On return they survive a crash of the process, and after `sync` a crash of the machine.
   * @throws DiskError, in which case the file's length is unchanged
   */
  append(records: readonly JournalRecord[]): void {
    if (records.length === 0) return;
    const bytes = Buffer.from((this.tail === 'unended' ? '\n' : '') + records.map(recordLine).join(''));
    this.checkLength();
    this.guarded(this.length, () => {
      if (this.tail === 'torn') this.calls.truncate(this.descriptor, this.length);
      let written = 0;
      while (written < bytes.length) written += this.calls.write(this.descriptor, bytes.subarray(written));
    });
    this.length += bytes.length;
    this.tail = 'whole';
    this.dirty = true;
  }

  /**
   * Syncs the appended records to disk.
   * @throws DiskError
   */
  sync(): void {
    if (!this.dirty && this.syncing === null) return;
    this.guarded(this.length, () => this.calls.sync(this.descriptor));
    this.dirty = false;
  }

  /**
   * As `sync`, without holding up the process. Records that are appended meanwhile are synced together.
   * @throws DiskError
   */
  async syncApart(): Promise<void> {
    if (this.syncing !== null && this.dirty) {
      // The callers that wait for the earlier records learn of its failure.
      await this.syncing.catch(() => {});
      await this.syncApart();
      return;
    }
    if (this.syncing === null && this.dirty) {
      this.dirty = false;
      this.syncing = this.calls.syncApart(this.descriptor).finally(() => {
        this.syncing = null;
      });
    }
    try {
      await this.syncing;
    } catch (thrown) {
      // Closing has synced everything, and the file could then no longer be synced.
      if (!this.closed) throw new DiskError(this.path, thrown, kept());
    }
  }

  /** Whether records have been appended that are not on disk yet. */
  get isUnsynced(): boolean {
    return this.dirty || this.syncing !== null;
  }

  /** Syncs and closes the file and releases the lock; may be called repeatedly. */
  close(): void {
    if (this.closed) return;
    this.lastSeen = this.whereabouts;
    this.closed = true;
    try {
      this.sync();
    } finally {
      closeSync(this.descriptor);
      this.lock.release();
    }
  }

  /**
   * Checks that nobody else has written to the file. Two processes that write in turn ruin a match, and a lock is not
   * visible everywhere.
   * @throws DiskError; the file is then left unchanged
   */
  private checkLength(): void {
    const torn = this.tail === 'torn';
    const { size } = fstatSync(this.descriptor);
    if (torn ? size >= this.length : size === this.length) return;
    throw new DiskError(this.path, null, {
      attempt: fileWords().noLongerWritten(this.path),
      because: fileWords().changedByOther,
    });
  }

  private guarded(length: number, act: () => void): void {
    try {
      act();
    } catch (thrown) {
      this.dirty = false;
      try {
        this.calls.truncate(this.descriptor, length);
      } catch {
        this.tail = 'torn'; // dropped when the file is next read, or cut away by the next record
      }
      throw new DiskError(this.path, thrown, kept());
    }
  }
}

/** The descriptor that `open` returns. EEXIST is passed on, since only the caller knows what it means. */
function opened(path: string, open: () => number): number {
  try {
    return open();
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') throw thrown;
    throw new DiskError(path, thrown, kept());
  }
}

/** Syncs the folder entry of a new file to disk, if the system allows it. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(dirname(path), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Some file systems cannot sync folders; the file itself is on disk.
  }
}
