import type { Journal } from '../engine/journal.ts';
import type { JournalRecord } from '../engine/journal-records.ts';
import type { Grant, Person, Remark, TableRecord } from './records.ts';

/**
 * Another process has continued the match; the process that wanted to append must read the new records and ask again.
 */
export class Conflict extends Error {
  override name = 'Conflict';
  constructor(
    readonly match: string,
    readonly expected: number,
    readonly found: number,
  ) {
    super(`The match ${match} has ${found} records, not ${expected}: somebody else has gone on with it.`);
  }
}

/** A match that was opened for play. */
export interface OpenedMatch {
  readonly journal: Journal;
  /** The number of records. */
  readonly number: number;
}

/** Things of one kind, each with its own id. */
export interface Shelf<T> {
  all(): Promise<readonly T[]>;
  get(id: string): Promise<T | undefined>;
  /** Adds a thing, or replaces the one with the same id. It is saved when this resolves. */
  put(thing: T): Promise<void>;
  /** Removes a thing; does nothing if it does not exist. It is gone when this resolves. */
  remove(id: string): Promise<void>;
}

/**
 * Everything that a server stores: matches, people and tables. `append` takes the number of the preceding records and
 * fails if there are more already, so two processes can never fork a match. It returns at once; the records are saved,
 * and may be shown to people, when `settled` resolves.
 */
export interface Store {
  readonly people: Shelf<Person>;
  readonly tables: Shelf<TableRecord>;
  /** Unused codes. */
  readonly grants: Shelf<Grant>;
  /**
   * Creates a match with its first records.
   * @throws DiskError; the match then does not exist
   */
  create(match: string, records: readonly JournalRecord[]): number;
  /**
   * Opens a match for play; this process then holds it until `release`.
   * @throws InUse, JournalError
   */
  open(match: string): OpenedMatch;
  /**
   * Appends records after record `number`.
   * @param number the number of records before them
   * @returns the number of records including them
   * @throws Conflict if there are other records already; DiskError
   */
  append(match: string, number: number, records: readonly JournalRecord[]): number;
  /**
   * Resolves when everything appended to the match is saved.
   * @throws Conflict, DiskError
   */
  settled(match: string): Promise<void>;
  /**
   * Writes everything appended to disk, as far as this process does so itself.
   * @throws DiskError
   */
  sync(match: string): void;
  /** Releases a match that was created or opened here; calling it again does nothing. */
  release(match: string): void;
  /** The journal of a match, read without holding the match. */
  journal(match: string): Journal;
  /** The records of a match, from number `from` on. */
  read(match: string, from: number): readonly JournalRecord[];
  /** Adds a remark at a table. */
  say(table: string, remark: Remark): Promise<void>;
  /** The last remarks at a table, oldest first. */
  said(table: string, most: number): Promise<readonly Remark[]>;
  /**
   * Calls the listener with the name of a match and the number of its records whenever a process adds to it. Returns
   * the function that unsubscribes it.
   */
  subscribe(listener: (match: string, number: number) => void): () => void;
  /** Copies everything into a folder while play continues; every match is copied completely up to some answer. */
  backup(folder: string): Promise<void>;
  /** Closes the store; everything is saved when this resolves. */
  close(): Promise<void>;
}
