import type { JournalRecord } from '../engine/journal-records.ts';
import { type Addition, type Maybe, type SharedRecords, StoreAway } from '../table/shared-records.ts';
import { Conflict, type Store } from './store.ts';

/** The records of a match in a store, each added with the number of the record before it. */
export class StoredMatch implements SharedRecords {
  /** @param number the number of records that this process has seen */
  constructor(
    private readonly store: Store,
    private readonly match: string,
    private number: number,
  ) {}

  add({ records, isDue, isLasting }: Addition): Maybe<boolean> {
    try {
      const saved = this.store.append(this.match, this.number, records, { isDue });
      if (saved instanceof Promise) return this.taken(saved);
      this.number = saved;
    } catch (thrown) {
      if (thrown instanceof Conflict) return false;
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

  /** Whether others have added records that this process has not seen. */
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
