import { describe, expect, it } from 'vitest';
import type { JournalRecord } from '../../src/engine/journal-records.ts';
import { Proposals } from '../../src/table/proposals.ts';
import {
  type Addition,
  type AwayKind,
  type SharedRecords,
  StoreAway,
} from '../../src/table/shared-records.ts';

const answer = (value: string): JournalRecord => ({ record: 'answer', seat: 0, ask: 'play', of: 9, value });

/** A store of one match that may be told to be away, full, or slow to save what it was given when it went away. */
class Records implements SharedRecords {
  readonly kept: JournalRecord[] = [];
  tries = 0;
  /** The fates of the next additions: saved at once, refused, or lost on the way and saved after the next look. */
  readonly fates: (AwayKind | 'late' | 'late to the second look')[] = [];
  private late: { readonly records: readonly JournalRecord[]; looks: number } | null = null;
  private seen = 0;

  async add({ records }: Addition): Promise<boolean> {
    this.tries += 1;
    const fate = this.fates.shift();
    if (fate === 'late' || fate === 'late to the second look') {
      this.late = { records, looks: fate === 'late' ? 0 : 1 };
      throw new StoreAway('storeAway');
    }
    if (fate !== undefined) throw new StoreAway(fate);
    this.saveLate();
    if (this.kept.length !== this.seen) return false;
    this.kept.push(...records);
    this.seen = this.kept.length;
    return true;
  }

  async readOn(): Promise<readonly JournalRecord[]> {
    if (this.late?.looks === 0) this.saveLate();
    else if (this.late !== null) this.late.looks -= 1;
    const read = this.kept.slice(this.seen);
    this.seen = this.kept.length;
    return read;
  }

  private saveLate(): void {
    if (this.late !== null) this.kept.push(...this.late.records);
    this.late = null;
  }

  isBehind = (number: number): boolean => number > this.seen;
  mayRun = (): boolean => true;
  say = (): boolean => false;
  settle = (): void => {};
  close = (): void => {};
}

/** Carries out one proposal whose question always stays open. */
async function carriedOut(fates: Records['fates']) {
  const records = new Records();
  records.fates.push(...fates);
  const followed: JournalRecord[] = [];
  const aways: (AwayKind | null)[] = [];
  const proposals: Proposals = new Proposals(records, {
    follow: (saved) => followed.push(...saved),
    changed: () => {
      if (proposals.away !== aways.at(-1)) aways.push(proposals.away);
    },
    failed: (error) => expect.unreachable(String(error)),
  });
  let saved = 0;
  const addition = (): Addition => ({ records: [answer('x')], isDue: false, isLasting: true });
  proposals.add({ seat: 0, addition, saved: () => (saved += 1) });
  await proposals.settled();
  expect(saved).toBe(1);
  return { records, followed, aways };
}

describe('an answer to a store that is away', () => {
  it('waits, and is saved and applied once', async () => {
    const { records, followed } = await carriedOut(['storeAway', 'storeAway']);
    expect(records.kept).toEqual([answer('x')]);
    expect(followed).toEqual([answer('x')]);
  });

  it.each(['late', 'late to the second look'] as const)(
    'that has saved it all the same, %s, is not saved twice',
    async (fate) => {
      const { records, followed } = await carriedOut([fate]);
      expect(records.kept).toEqual([answer('x')]);
      expect(followed).toEqual([answer('x')]);
    },
  );

  it('is tried every half second while the store may be read but takes nothing, and people are told all the time', async () => {
    const since = performance.now();
    const { records, aways } = await carriedOut(['storeFull', 'storeFull', 'storeFull']);
    expect(records.tries).toBe(4);
    expect(performance.now() - since).toBeGreaterThan(1400);
    expect(aways).toEqual(['storeFull', null]);
  });
});
