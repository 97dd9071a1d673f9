import type { JournalRecord } from '../engine/journal-records.ts';
import type { Seat } from '../engine/question.ts';
import { type Addition, type Maybe, type SharedRecords, StoreAway } from '../table/shared-records.ts';
import type { ThinkingNews } from '../table/shared-thinking.ts';
import { Conflict, type Store, type UndoWord } from './store.ts';

/** The records of a match in a store, each appended with the number of the records before it. */
export class StoredMatch implements SharedRecords {
  /** The number of words about an undo that this process has heard, at a number of records. */
  private heard = { number: 0, words: 0 };

  /**
   * @param number the number of records that this process has seen
   * @param wordLost called if a word about an undo could not be sent
   */
  constructor(
    private readonly store: Store,
    private readonly match: string,
    private number: number,
    private readonly wordLost: (error: unknown) => void,
  ) {}

  add({ records, isDue, isLasting }: Addition): Maybe<boolean> {
    try {
      const saved = this.store.append(this.match, this.number, records, { isDue });
      if (saved instanceof Promise) return this.taken(saved);
      this.number = saved;
    } catch (thrown) {
      if (thrown instanceof Conflict) return false;
      if (thrown instanceof StoreAway) return Promise.reject(thrown);
      throw thrown;
    }
    if (!isLasting) return true;
    const settled = this.settle();
    return settled instanceof Promise ? settled.then(() => true) : true;
  }

  async readOn(): Promise<readonly JournalRecord[]> {
    const records = await this.store.read(this.match, this.number);
    this.number += records.length;
    return records;
  }

  isBehind(number: number): boolean {
    return number > this.number;
  }

  async mayRun(): Promise<boolean> {
    try {
      return await this.store.mayRun(this.match);
    } catch (thrown) {
      // Nothing could be saved now; the table looks again in a while.
      if (thrown instanceof StoreAway) return false;
      throw thrown;
    }
  }

  say(seat: Seat, word: UndoWord['word']): boolean {
    const told = this.store.sayWord(this.match, { number: this.number, seat, word });
    if (!(told instanceof Promise)) return told;
    told.catch((error: unknown) => this.wordLost(error));
    return true;
  }

  tellThinking(news: ThinkingNews): void {
    this.store.tellThinking(this.match, JSON.stringify(news));
  }

  /**
   * The words about an undo that were said since the last call, at the present number of records.
   * @returns null if this process must first see other records, or the store is away
   */
  async newWords(): Promise<readonly UndoWord[] | null> {
    const words = await this.wordsNow();
    if (words === null || words.some(({ number }) => number !== this.number)) return null;
    if (this.heard.number !== this.number) this.heard = { number: this.number, words: 0 };
    const fresh = words.slice(this.heard.words);
    this.heard = { number: this.number, words: words.length };
    return fresh;
  }

  private async wordsNow(): Promise<readonly UndoWord[] | null> {
    try {
      return await this.store.wordsOf(this.match);
    } catch (thrown) {
      if (thrown instanceof StoreAway) return null;
      throw thrown;
    }
  }

  settle(): Maybe<void> {
    return this.store.settled(this.match);
  }

  close(): void {
    this.store.release(this.match);
  }

  private async taken(saved: Promise<number>): Promise<boolean> {
    try {
      this.number = await saved;
      return true;
    } catch (thrown) {
      if (thrown instanceof Conflict) return false;
      throw thrown;
    }
  }
}
