import {
  closeSync,
  constants,
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
import { DiskError } from './disk-error.ts';
import { partFromOtherNames } from './hard-links.ts';
import type { Journal } from './journal.ts';
import { type JournalRecord, recordLine } from './journal-records.ts';
import { type Lock, type LockOwner, takeLock } from './lock.ts';

/** The system calls that write a match file; tests replace them. */
export interface FileCalls {
  write(descriptor: number, bytes: Uint8Array): number;
  sync(descriptor: number): void;
  truncate(descriptor: number, length: number): void;
}

const systemCalls: FileCalls = {
  write: (descriptor, bytes) => writeSync(descriptor, bytes),
  sync: fdatasyncSync,
  truncate: ftruncateSync,
};

/** What remains after a failed write; said together with the reason. */
const KEPT = { rest: 'All that was answered before is in the file.' };

/** Whether the name of an open file still leads to it, another name does, or none does. */
export type Whereabouts = 'in place' | 'moved' | 'deleted';

/** Where the records of a match that is played go: a file of its own, or a place in a store. */
export interface RecordFile {
  /** Whether what is written is still where it is said to be. */
  readonly whereabouts: Whereabouts;
  /** Dead owners whose lock was taken over. */
  readonly takenOver: readonly LockOwner[];
  /** The file had other names, which keep what it held when it was opened. */
  readonly wasLinked: boolean;
  /**
   * Adds records. They outlive the process when this returns, and the machine after `sync`.
   * @throws DiskError; nothing of them is then kept
   */
  append(records: readonly JournalRecord[]): void;
  /**
   * Puts what was added on disk.
   * @throws DiskError
   */
  sync(): void;
  /** Syncs and lets go of the match; harmless to repeat. */
  close(): void;
}

/** An open, locked match file. Records are only ever added at its end. */
export class JournalFile implements RecordFile {
  private dirty = false;
  private closed = false;
  /** Where the file was when it was closed. */
  private lastSeen: Whereabouts = 'in place';

  private constructor(
    readonly path: string,
    private readonly descriptor: number,
    private readonly lock: Lock,
    private length: number,
    private readonly calls: FileCalls,
    /** How the file ends: with a whole line, with a record whose line needs its end, or with a torn line to cut away. */
    private tail: 'whole' | 'unended' | 'torn',
    readonly wasLinked = false,
  ) {}

  /** Whether the file's name still leads to it: the file may be deleted or moved while it is open. */
  get whereabouts(): Whereabouts {
    if (this.closed) return this.lastSeen;
    const own = fstatSync(this.descriptor, { bigint: true });
    const named = statSync(this.path, { bigint: true, throwIfNoEntry: false });
    if (named !== undefined && named.dev === own.dev && named.ino === own.ino) return 'in place';
    return own.nlink === 0n ? 'deleted' : 'moved';
  }

  /** Dead owners whose lock was taken over. */
  get takenOver(): readonly LockOwner[] {
    return this.lock.takenOver;
  }

  /**
   * Begins a match file with its first records, on disk when this returns.
   * @throws EEXIST where there is such a file; DiskError where it cannot be written, and then there is none
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
   * Opens a match file to go on with it. The lock is taken before the file is read.
   * @param read reads the file; what it throws comes out of here, with the lock released
   * @param takesOver whether an owner of whom nothing can be known is confirmed to be gone
   * @throws InUse where another process holds it
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
   * Adds records. They outlive the process when this returns, and the machine after `sync`.
   * @throws DiskError; the file then ends where it ended before
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
   * Puts what was added on disk.
   * @throws DiskError
   */
  sync(): void {
    if (!this.dirty) return;
    this.guarded(this.length, () => this.calls.sync(this.descriptor));
    this.dirty = false;
  }

  /** Syncs, closes and lets go of the lock; harmless to repeat. */
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
   * Nobody else may have written: two that write in turn ruin a match, and a lock cannot be seen everywhere.
   * @throws DiskError; the file is then left as it is
   */
  private checkLength(): void {
    const torn = this.tail === 'torn';
    const { size } = fstatSync(this.descriptor);
    if (torn ? size >= this.length : size === this.length) return;
    throw new DiskError(this.path, null, {
      attempt: `${this.path} is not written to any more`,
      because: 'another process has changed it since it was opened',
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
        this.tail = 'torn'; // dropped at the next reading, or cut away by the next record
      }
      throw new DiskError(this.path, thrown, KEPT);
    }
  }
}

/** The descriptor that `open` returns; the caller decides what it means that the file exists already. */
function opened(path: string, open: () => number): number {
  try {
    return open();
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code === 'EEXIST') throw thrown;
    throw new DiskError(path, thrown, KEPT);
  }
}

/** Puts the folder's entry of a new file on disk, where the system lets one. */
function syncFolder(path: string): void {
  try {
    const folder = openSync(dirname(path), 'r');
    try {
      fsyncSync(folder);
    } finally {
      closeSync(folder);
    }
  } catch {
    // Some file systems do not sync folders; the file itself is on disk.
  }
}
