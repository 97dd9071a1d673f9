import { fdatasyncSync, ftruncateSync, writeSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DiskError } from '../../src/engine/disk-error.ts';
import { readJournal } from '../../src/engine/journal.ts';
import type { JournalFile } from '../../src/engine/journal-file.ts';
import { randomStream } from '../../src/engine/random.ts';
import { answerAny, beginMatch, newPath } from './journal-helpers.ts';

const realCalls = {
  write: writeSync as (descriptor: number, bytes: Uint8Array) => number,
  sync: fdatasyncSync,
  truncate: ftruncateSync,
  syncApart: async () => {},
};

/** Writes the given number of times, then half of a record, then nothing: a disk that fills up in mid-record. */
function halfThenFull(times: number) {
  let left = times;
  return (descriptor: number, bytes: Uint8Array): number => {
    left -= 1;
    if (left >= 0) return writeSync(descriptor, bytes);
    if (left === -1) return writeSync(descriptor, bytes.subarray(0, Math.floor(bytes.length / 2)));
    throw Object.assign(new Error('full'), { code: 'ENOSPC' });
  };
}

describe('a full disk', () => {
  it('ends in an error that names it, with the file truncated to its last whole record', () => {
    const path = newPath();
    const kept = beginMatch(path, { ...realCalls, write: halfThenFull(3) });
    const random = randomStream('full');
    const answers = () => {
      while (answerAny(kept, random));
    };
    expect(answers).toThrow(DiskError);
    expect(answers).toThrow(/disk is full \(ENOSPC\)/);
    kept.close();
    const journal = readJournal(path);
    expect([journal.torn, journal.answers.length]).toEqual([0, 2]);
  });

  it('leaves no file behind if not even the beginning could be written', () => {
    const path = newPath();
    expect(() => beginMatch(path, { ...realCalls, write: halfThenFull(0) })).toThrow(DiskError);
    expect(() => readJournal(path)).toThrow(/cannot be read: .*\(ENOENT\)/);
  });

  it('is also recognized from a failing sync', () => {
    const path = newPath();
    let broken = false;
    const sync = () => {
      if (broken) throw Object.assign(new Error('sync'), { code: 'EIO' });
    };
    const kept = beginMatch(path, { ...realCalls, sync });
    answerAny(kept, randomStream('one'));
    broken = true;
    expect(() => kept.sync()).toThrow(/the disk reports an error \(EIO\)/);
    kept.close();
    expect(readJournal(path).answers).toHaveLength(1);
  });
});

describe('records that are synced in the background', () => {
  /** A match file whose syncs end when the test says so. */
  function slowDisk() {
    const path = newPath();
    const ends: ((error?: Error) => void)[] = [];
    let synced = 0;
    const calls = {
      ...realCalls,
      sync: () => {
        synced += 1;
      },
      syncApart: async () => {
        await new Promise<void>((resolve, reject) => {
          ends.push((error) => (error === undefined ? resolve() : reject(error)));
        });
      },
    };
    const kept = beginMatch(path, calls);
    const file = kept.file as JournalFile;
    const random = randomStream('apart');
    const settled: string[] = [];
    const sync = (name: string): void =>
      void file.syncApart().then(
        () => settled.push(name),
        (error: unknown) => settled.push(`${name}: ${String(error)}`),
      );
    const turn = async (): Promise<void> => await new Promise((resolve) => setImmediate(resolve));
    return {
      path,
      file,
      kept,
      ends,
      settled,
      sync,
      turn,
      answer: () => answerAny(kept, random),
      syncs: () => synced,
    };
  }

  it('are on disk when it resolves, and those that came meanwhile are synced together', async () => {
    const { file, kept, ends, settled, sync, turn, answer } = slowDisk();
    expect(file.isUnsynced).toBe(false);
    sync('nothing');
    await turn();
    expect([settled, ends.length]).toEqual([['nothing'], 0]);
    answer();
    sync('first');
    sync('first again');
    answer();
    sync('second');
    answer();
    sync('third');
    await turn();
    expect([settled, ends.length, file.isUnsynced]).toEqual([['nothing'], 1, true]);
    ends[0]?.();
    await turn();
    expect([settled, ends.length]).toEqual([['nothing', 'first', 'first again'], 2]);
    ends[1]?.();
    await turn();
    expect([settled.slice(3).sort(), ends.length, file.isUnsynced]).toEqual([['second', 'third'], 2, false]);
    kept.close();
  });

  it('tell everybody who waits for them that the disk has failed, and nobody else', async () => {
    const { kept, ends, settled, sync, turn, answer } = slowDisk();
    answer();
    sync('first');
    sync('first again');
    answer();
    sync('second');
    await turn();
    ends[0]?.(Object.assign(new Error('sync'), { code: 'EIO' }));
    await turn();
    ends[1]?.();
    await turn();
    expect(settled.sort()).toEqual([
      expect.stringMatching(/^first again: .*\(EIO\)/),
      expect.stringMatching(/^first: .*\(EIO\)/),
      'second',
    ]);
    kept.close();
  });

  it('are synced by closing the file, whatever happens to a sync that still runs', async () => {
    const { path, kept, ends, settled, sync, turn, answer, syncs } = slowDisk();
    answer();
    sync('first');
    const before = syncs();
    kept.close();
    expect(syncs()).toBe(before + 1);
    ends[0]?.(Object.assign(new Error('closed'), { code: 'EBADF' }));
    await turn();
    expect(settled).toEqual(['first']);
    expect(readJournal(path).answers).toHaveLength(1);
  });
});
