import type { Journal } from '../engine/journal.ts';
import type { JournalRecord } from '../engine/journal-records.ts';
import type { Seat } from '../engine/question.ts';
import type { AwayKind, Maybe } from '../table/shared-records.ts';
import { serverWords } from '../words/index.ts';
import type { Bans } from './ban-list.ts';
import type { Grant, Person, Remark, TableRecord } from './records.ts';

/**
 * Another process has continued the match; the process that wanted to append must read the new records and ask again.
 */
export class Conflict extends Error {
  override name = 'Conflict';
  /** @param found the number of records that the match has, if the store knows it */
  constructor(
    readonly match: string,
    readonly expected: number,
    readonly found?: number,
  ) {
    super(serverWords().otherRecords(match, expected, found));
  }
}

/** A record that this program does not know: a newer version has continued the match. */
export class UnknownRecord extends Error {
  override name = 'UnknownRecord';
}

/** A match that was opened for play. */
export interface OpenedMatch {
  readonly journal: Journal;
  /** The number of records. */
  readonly number: number;
}

/** What happens after records, for the processes that share a store. */
export interface Sequel {
  /**
   * Whether a bot or a forced answer comes next: then this process may give it, unless another one already does.
   * Default: no.
   */
  readonly isDue?: boolean;
}

/** Things of one kind, each with its own id. */
export interface Shelf<T> {
  all(): Promise<readonly T[]>;
  get(id: string): Promise<T | undefined>;
  /** Adds a thing, or replaces the one with the same id. It is saved when this resolves. */
  put(thing: T): Promise<void>;
  /**
   * Replaces a thing by what `change` makes of it. Nobody else can change it in between, in any process.
   * @returns the new thing
   * @throws the error of `change`, with nothing changed; RangeError if there is no such thing
   */
  change(id: string, change: (thing: T) => T): Promise<T>;
  /**
   * Removes a thing; it is gone when this resolves.
   * @returns whether it existed; if several remove it at the same time, only one gets true
   */
  remove(id: string): Promise<boolean>;
}

/** Where a person is logged in. */
export interface Here {
  readonly person: string;
  /** The table's code; null in the lobby. */
  readonly table: string | null;
  /** Their seat; null if they only watch. */
  readonly seat: Seat | null;
  /** Since when this login has the keys, by the store's clock: of a person's logins at a table the newest has them. */
  readonly since: number;
}

/** A word about an undo that concerns several people: somebody asks for it, agrees, or declines. */
export interface UndoWord {
  /** The number of records that the match had then; the word is void once it has more. */
  readonly number: number;
  readonly seat: Seat;
  readonly word: 'ask' | 'agree' | 'decline';
}

/** What has changed in a store, through this process or another one. */
export type StoreChange =
  /** The number of a match's records has changed. */
  | { readonly kind: 'records'; readonly match: string; readonly number: number }
  /** A table's record has changed, or the table is new. */
  | { readonly kind: 'table'; readonly table: string }
  /** Something was said at a table. */
  | { readonly kind: 'remarks'; readonly table: string }
  /** Somebody at another process has said something about an undo. */
  | { readonly kind: 'words'; readonly match: string }
  /** Another process has told something about the thinking of a match's bot. */
  | { readonly kind: 'thinking'; readonly match: string; readonly text: string }
  /** A key has been banned. */
  | { readonly kind: 'bans' }
  /** People at other processes have come, gone, or taken the keys. */
  | { readonly kind: 'elsewhere' }
  /** The store has gone away or is back. */
  | { readonly kind: 'away' };

/**
 * Everything that a server stores: matches, people and tables. `append` takes the number of the preceding records and
 * fails if there are more already, so two processes can never fork a match. What is appended may be shown to people
 * when `append` has returned or, if it returns a promise, when that resolves.
 */
export interface Store {
  readonly people: Shelf<Person>;
  readonly tables: Shelf<TableRecord>;
  /** Unused codes. */
  readonly grants: Shelf<Grant>;
  readonly bans: Bans;
  /** Why the store does not answer or accepts nothing now; null while all is well. */
  readonly away: AwayKind | null;
  /** The time by the store's clock, in milliseconds since 1970. The processes of one store share it. */
  now(): number;
  /**
   * Creates a match with its first records, and opens it.
   * @returns the number of records
   * @throws Conflict if it exists already; DiskError, StoreAway
   */
  create(match: string, records: readonly JournalRecord[], sequel?: Sequel): Promise<number>;
  /**
   * Opens a match for play, until `release`.
   * @throws InUse, JournalError, StoreAway
   */
  open(match: string): Promise<OpenedMatch>;
  /**
   * Appends records after record `number`.
   * @param number the number of records before them
   * @returns the number of records including them
   * @throws Conflict if there are other records already; DiskError; StoreAway, after which they may be saved or not
   */
  append(match: string, number: number, records: readonly JournalRecord[], sequel?: Sequel): Maybe<number>;
  /**
   * Makes everything appended to the match survive a crash of the machine, unless `append` has done so already.
   * @throws DiskError
   */
  settled(match: string): Maybe<void>;
  /**
   * Whether this process may give the answers of a match's bots. One process of a store may, until it is done or dead.
   */
  mayRun(match: string): Maybe<boolean>;
  /** Matches whose bots no process runs, because the one that did is gone. */
  abandoned(): Promise<readonly string[]>;
  /** Tells the other processes who is logged in here; replaces what was told before. */
  announce(here: readonly Here[]): void;
  /** Who is logged in at other processes. */
  readonly elsewhere: readonly Here[];
  /**
   * Sends a word about an undo to all processes, including this one, in the same order.
   * @returns false if no other process can have the match, so that nothing was sent
   */
  sayWord(match: string, word: UndoWord): Maybe<boolean>;
  /**
   * Tells the other processes something about a bot's thinking, which is not kept: if it is lost, or too long for a
   * notification, nobody misses it for long.
   */
  tellThinking(match: string, text: string): void;
  /** All words about an undo at the match's present number of records, in order. */
  wordsOf(match: string): Promise<readonly UndoWord[]>;
  /** Releases a match that was created or opened here; calling it again does nothing. */
  release(match: string): void;
  /** The journal of a match, read without holding the match. */
  journal(match: string): Promise<Journal>;
  /** The records of a match, from number `from` on. @throws UnknownRecord */
  read(match: string, from: number): Promise<readonly JournalRecord[]>;
  /** Adds a remark at a table. */
  say(table: string, remark: Remark): Promise<void>;
  /** The last remarks at a table, oldest first. */
  said(table: string, most: number): Promise<readonly Remark[]>;
  /** Calls the listener after every change. Returns the function that unsubscribes it. */
  subscribe(listener: (change: StoreChange) => void): () => void;
  /** Copies everything into a folder while play continues; every match is copied completely up to some answer. */
  backup(folder: string): Promise<void>;
  /** Closes the store; everything is saved when this resolves. */
  close(): Promise<void>;
}
