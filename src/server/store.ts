import type { Journal } from '../engine/journal.ts';
import type { JournalRecord } from '../engine/journal-records.ts';
import type { Grant, Person, Remark, TableRecord } from './records.ts';

/** Another process has gone on with the match: the one that wanted to append must read on and ask again. */
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

/** A match that was opened to be played on. */
export interface OpenedMatch {
  readonly journal: Journal;
  /** How many records there are. */
  readonly number: number;
}

/** Things of one kind, each under its own id. */
export interface Shelf<T> {
  all(): Promise<readonly T[]>;
  get(id: string): Promise<T | undefined>;
  /** Puts a new thing there, or one in the place of what had its id. It is kept when this resolves. */
  put(thing: T): Promise<void>;
  /** Takes a thing away; harmless where it is not there. It is gone when this resolves. */
  remove(id: string): Promise<void>;
}

/**
 * What a server keeps: matches, people and tables. `append` names the number of the record that it follows, and fails
 * where another is there already: two processes can never fork a match. It returns at once; what was appended is kept,
 * and may be shown to people, when `settled` resolves.
 */
export interface Store {
  readonly people: Shelf<Person>;
  readonly tables: Shelf<TableRecord>;
  /** Codes that have not been used yet. */
  readonly grants: Shelf<Grant>;
  /**
   * Begins a match with its first records.
   * @throws DiskError; there is then no such match
   */
  create(match: string, records: readonly JournalRecord[]): number;
  /**
   * Opens a match to go on with it; this process then holds it until `release`.
   * @throws InUse, JournalError
   */
  open(match: string): OpenedMatch;
  /**
   * Adds records behind record `number`.
   * @param number how many records there are before them
   * @returns how many there are with them
   * @throws Conflict where there are others already; DiskError
   */
  append(match: string, number: number, records: readonly JournalRecord[]): number;
  /**
   * Resolves when everything that was appended to the match is kept.
   * @throws Conflict, DiskError
   */
  settled(match: string): Promise<void>;
  /**
   * Puts everything that was appended on disk, as far as this process does so itself.
   * @throws DiskError
   */
  sync(match: string): void;
  /** Lets go of a match that was created or opened here; harmless to repeat. */
  release(match: string): void;
  /** The journal of a match, without holding it. */
  journal(match: string): Journal;
  /** The records of a match from number `from` on. */
  read(match: string, from: number): readonly JournalRecord[];
  /** Adds a remark to what was said at a table. */
  say(table: string, remark: Remark): Promise<void>;
  /** The last remarks at a table, oldest first. */
  said(table: string, most: number): Promise<readonly Remark[]>;
  /** Called with the name of a match and the number of its records each time a process adds to it. Returns how to stop it. */
  subscribe(listener: (match: string, number: number) => void): () => void;
  /** Copies everything into a folder, whole matches up to some answer, while play goes on. */
  backup(folder: string): Promise<void>;
  /** Lets go of everything; all of it is kept when this resolves. */
  close(): Promise<void>;
}
