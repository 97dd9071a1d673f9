import type { JournalRecord } from '../engine/journal-records.ts';
import type { Seat } from '../engine/question.ts';
import { serverWords } from '../words/index.ts';
import type { ThinkingNews } from './shared-thinking.ts';

/** A result that is available at once unless something has to be waited for. */
export type Maybe<T> = T | Promise<T>;

/** Why a store accepts nothing at the moment: the key of the sentence that tells people at a table. */
export type AwayKind = 'storeAway' | 'storeReadOnly' | 'storeFull' | 'storeNewer';

/**
 * The store of a match does not answer, or accepts nothing at the moment. It is unknown whether it has saved the last
 * addition. The message is a sentence for people at the table.
 */
export class StoreAway extends Error {
  override name = 'StoreAway';

  constructor(readonly kind: AwayKind) {
    super();
    // It is thrown where no reader is known, and shown to people of several languages.
    Object.defineProperty(this, 'message', { get: () => serverWords()[kind] });
  }
}

/** An addition to a match. */
export interface Addition {
  readonly records: readonly JournalRecord[];
  /** Whether a bot or a forced answer comes next; the process that adds this then gives it, unless another one does. */
  readonly isDue: boolean;
  /** Whether a person answered: the records must survive a crash of the machine before anybody sees them. */
  readonly isLasting: boolean;
}

/** The records of a match to which several processes may add. It knows how many of them this process has seen. */
export interface SharedRecords {
  /**
   * Adds records after those seen.
   * @returns whether they are saved; false, with nothing added, if there are others already
   * @throws StoreAway; any other error ends the match in this process
   */
  add(addition: Addition): Maybe<boolean>;
  /**
   * The records after those seen, which then count as seen.
   * @throws StoreAway
   */
  readOn(): Promise<readonly JournalRecord[]>;
  /** Whether a match with this number of records has some that this process has not seen. */
  isBehind(number: number): boolean;
  /**
   * Whether this process may give the answers of bots and forced ones: one process at a time may, for a limited time.
   * @throws StoreAway
   */
  mayRun(): Maybe<boolean>;
  /**
   * Sends a word about an undo to all processes, including this one (`TableUndo.hear`).
   * @returns false if no other process can have the match, so that nothing was sent
   */
  say(seat: Seat, word: 'ask' | 'agree' | 'decline'): boolean;
  /** Tells the other processes about a bot's thinking; absent if there are none. */
  tellThinking?(news: ThinkingNews): void;
  /** Makes everything added survive a crash of the machine. */
  settle(): Maybe<void>;
  /** Releases the match; may be called repeatedly. */
  close(): void;
}
