import { closeSync, fdatasyncSync, fsyncSync, ftruncateSync, openSync, unlinkSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Journal } from './journal.ts';
import { type JournalRecord, recordLine } from './journal-records.ts';
import { InUse, type Lock, type LockOwner, takeLock } from './lock.ts';

/** The calls by which a match file is written: the system's own, unless a test puts others in their place. */
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

/** A record could not be written: the disk is full, gone or read-only. What stood in the file before still does. */
export class DiskError extends Error {
  override name = 'DiskError';
  constructor(
    readonly path: string,
    /** The system's word, such as ENOSPC. */
    readonly code: string,
  ) {
    super(
      `${path} cannot be written: ${REASONS[code] ?? code}. All that was answered before is in the file.`,
    );
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full (ENOSPC)',
  EDQUOT: 'the disk quota is used up (EDQUOT)',
  EFBIG: 'the file would be larger than allowed (EFBIG)',
  EIO: 'the disk reports an error (EIO)',
  EROFS: 'the disk is read-only (EROFS)',
  EACCES: 'you may not write there (EACCES)',
  EPERM: 'you may not write there (EPERM)',
};

/** An open, locked match file. Records are only ever added at its end. */
export class JournalFile {
  private dirty = false;
  private closed = false;

  private constructor(
    readonly path: string,
    private readonly descriptor: number,
    private readonly lock: Lock,
    private length: number,
    private readonly calls: FileCalls,
    /** How the file ends: with a whole line, with a record whose line needs its end, or with a torn line to cut away. */
    private tail: 'whole' | 'unended' | 'torn',
  ) {}

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
    const lock = lockFor(path);
    let descriptor: number | undefined;
    try {
      descriptor = openSync(path, 'ax', 0o600);
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
   * @throws InUse where another process holds it
   */
  static open(
    path: string,
    read: (path: string) => Journal,
    calls: FileCalls = systemCalls,
  ): { file: JournalFile; journal: Journal } {
    const lock = lockFor(path);
    try {
      const journal = read(path);
      let descriptor: number;
      try {
        descriptor = openSync(path, 'a');
      } catch (thrown) {
        throw new DiskError(path, codeOf(thrown));
      }
      const tail = journal.torn > 0 ? 'torn' : journal.unended ? 'unended' : 'whole';
      return { file: new JournalFile(path, descriptor, lock, journal.end, calls, tail), journal };
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
    this.closed = true;
    try {
      this.sync();
    } finally {
      closeSync(this.descriptor);
      this.lock.release();
    }
  }

  private guarded(length: number, act: () => void): void {
    try {
      act();
    } catch (thrown) {
      this.dirty = false;
      try {
        this.calls.truncate(this.descriptor, length);
      } catch {
        // The torn line that stays behind is dropped at the next reading.
      }
      throw new DiskError(this.path, codeOf(thrown));
    }
  }
}

/** The lock; a claim that cannot be written down is told like any other writing that fails. */
function lockFor(path: string): Lock {
  try {
    return takeLock(path);
  } catch (thrown) {
    if (thrown instanceof InUse) throw thrown;
    throw new DiskError(path, codeOf(thrown));
  }
}

function codeOf(thrown: unknown): string {
  return (thrown as NodeJS.ErrnoException).code ?? String(thrown);
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
