import {
  appendFileSync,
  fdatasyncSync,
  ftruncateSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DiskError } from '../../src/engine/disk-error.ts';
import { JournalError, ReplayError, readJournal } from '../../src/engine/journal.ts';
import { JournalFile } from '../../src/engine/journal-file.ts';
import { verifyJournal } from '../../src/engine/journal-verify.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';
import { resumeMatch } from '../../src/engine/resume-match.ts';
import { orchard } from '../toy/index.ts';
import { answerAny, beginMatch, keeping, newPath, signature } from './journal-helpers.ts';

const resume = (path: string, edition?: number) => resumeMatch(keeping(edition), readJournal(path));
const lines = (path: string) => readFileSync(path, 'utf8').split('\n').slice(0, -1);

/** Plays some answers of a match and lets go of it. */
function played(path: string, answers: number, seed = 'play') {
  const kept = beginMatch(path);
  const random = randomStream(seed);
  for (let count = 0; count < answers && answerAny(kept, random); count += 1);
  kept.close();
  return kept;
}

/** Puts another text in place of a line. */
function replaceLine(path: string, number: number, change: (line: string) => string): void {
  const all = lines(path);
  all[number - 1] = change(all[number - 1] as string);
  writeFileSync(path, `${all.join('\n')}\n`);
}

const lineWith = (path: string, text: string, after = 0) =>
  lines(path).findIndex((line, index) => index >= after && line.includes(text)) + 1;

describe('a match file', () => {
  it('has the header, a first snapshot, and then one record per line', () => {
    const path = newPath();
    played(path, 12);
    const records = lines(path).map((line) => JSON.parse(line).record);
    expect(records.slice(0, 2)).toEqual(['match', 'snapshot']);
    expect(records.filter((record) => record === 'answer')).toHaveLength(12);
    expect(records).toContain('step');
  });

  it('gives the same match after every answer, whatever was undone before', () => {
    const path = newPath();
    const kept = beginMatch(path);
    const random = randomStream('walk');
    for (let turn = 0; turn < 120; turn += 1) {
      if (drawNumber(random, 4) === 0 && kept.match.answered > 0)
        kept.undo(1 + drawNumber(random, Math.min(9, kept.match.answered)));
      else if (!answerAny(kept, random)) kept.undo(5);
      const again = resume(path);
      expect(signature(again.kept)).toEqual(signature(kept));
    }
    kept.close();
    expect(verifyJournal(keeping(), readJournal(path)).failure).toBeUndefined();
  });

  it('lets a resumed match be undone to its beginning and played again', () => {
    const path = newPath();
    const before = played(path, 40);
    const { kept } = resume(path);
    const all = readJournal(path).answers.map(({ answer }) => answer);
    expect(readJournal(path).snapshots.length).toBeGreaterThan(1);
    expect(kept.match.log(true)).toEqual(before.match.log());
    kept.undo(all.length);
    expect(kept.match.answered).toBe(0);
    for (const answer of all) kept.match.replay(answer);
    expect(signature(kept)).toEqual(signature(before));
  });

  it('is written before a call returns, and synced on request', () => {
    const path = newPath();
    const calls: string[] = [];
    const file = beginMatch(path, {
      write: (descriptor, bytes) => {
        calls.push('write');
        return writeSync(descriptor, bytes);
      },
      sync: () => void calls.push('sync'),
      syncApart: async () => void calls.push('sync apart'),
      truncate: () => void calls.push('truncate'),
    });
    expect(calls).toEqual(['write', 'sync']);
    answerAny(file, randomStream('one'));
    file.sync();
    file.sync();
    expect(calls).toEqual(['write', 'sync', 'write', 'sync']);
    file.close();
  });

  it('applies several answers all together or not at all', () => {
    const path = newPath();
    const kept = beginMatch(path);
    const before = [signature(kept), readFileSync(path, 'utf8')];
    const question = kept.match.open[0] as NonNullable<(typeof kept.match.open)[0]>;
    const refused: unknown[] = [];
    const all = (values: readonly number[]): boolean =>
      kept.change((match) =>
        values.every((value) => {
          const barred = match.answer(question.seat, value);
          if (barred !== undefined) refused.push(value);
          return barred === undefined;
        }),
      );
    expect([all([0, 999]), refused]).toEqual([false, [999]]);
    expect([signature(kept), readFileSync(path, 'utf8')]).toEqual(before);
    kept.close();
  });
});

describe('a torn match file', () => {
  it('loses only its torn last line, wherever it is torn', () => {
    const path = newPath();
    played(path, 15);
    const whole = readFileSync(path);
    const start = whole.lastIndexOf('\n', whole.length - 2) + 1;
    for (let length = start + 1; length < whole.length - 1; length += 1) {
      writeFileSync(path, whole.subarray(0, length));
      const journal = readJournal(path);
      expect([journal.torn, journal.end]).toEqual([length - start, start]);
    }
  });

  it('keeps a last line that lacks only its line break', () => {
    const path = newPath();
    played(path, 1);
    truncateSync(path, readFileSync(path).length - 1);
    const { file, journal } = JournalFile.open(path, readJournal);
    expect([journal.answers.length, journal.unended]).toEqual([1, true]);
    const { kept } = resumeMatch(keeping(), journal);
    kept.file = file;
    answerAny(kept, randomStream('two'));
    kept.close();
    expect(readJournal(path).answers).toHaveLength(2);
  });

  it('is truncated only when something is added', () => {
    const path = newPath();
    played(path, 3);
    appendFileSync(path, '{"record":"answer","se');
    const torn = readFileSync(path, 'utf8');
    const { file, journal } = JournalFile.open(path, readJournal);
    expect(readFileSync(path, 'utf8')).toBe(torn);
    const { kept } = resumeMatch(keeping(), journal);
    kept.file = file;
    answerAny(kept, randomStream('more'));
    kept.close();
    expect(readJournal(path)).toMatchObject({ torn: 0, answers: { length: 4 } });
  });
});

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

describe('a file that cannot be read', () => {
  const fault = (content: string) => {
    const path = newPath();
    writeFileSync(path, content);
    try {
      readJournal(path);
    } catch (thrown) {
      if (thrown instanceof JournalError) return [thrown.fault, thrown.line];
    }
    return undefined;
  };

  it.each([
    ['', ['foreign', undefined]],
    ['hello\n', ['foreign', undefined]],
    ['hello', ['foreign', undefined]],
    ['{"record":"answer","seat":0,"ask":"bid","of":3,"value":1}\n', ['foreign', 1]],
    ['{"record":"match","format":2,"program":"9.0.0"}\n', ['other-format', undefined]],
    ['{"record":"match","format":1,"program":"0.1.0"}\n', ['damaged', 1]],
    ['null\n', ['foreign', undefined]],
  ])('%j is %j', (content, expected) => {
    expect(fault(content)).toEqual(expected);
  });

  it('says which line is damaged', () => {
    const path = newPath();
    played(path, 10);
    replaceLine(path, 5, (line) => line.slice(3));
    expect(() => readJournal(path)).toThrow(/line 5: damaged/);
  });

  it('reports a changed snapshot', () => {
    const path = newPath();
    played(path, 3);
    replaceLine(path, 2, (line) => line.replace(/"coins":\d+/, '"coins":99'));
    expect(() => resume(path)).toThrow(/line 2: damaged: the snapshot has been changed/);
  });

  it('refuses to undo more answers than there are', () => {
    const path = newPath();
    played(path, 2);
    appendFileSync(path, '{"record":"back","answers":3}\n');
    expect(() => readJournal(path)).toThrow(/more answers undone than there are/);
  });
});

describe('a replay that differs from the recording', () => {
  it('names the line of the first answer that differs, on resuming', () => {
    const path = newPath();
    played(path, 5);
    const line = lineWith(path, '"record":"answer"', 4);
    replaceLine(path, line, (text) => text.replace(/"of":\d+/, '"of":77'));
    expect(() => resume(path)).toThrow(ReplayError);
    expect(() => resume(path)).toThrow(new RegExp(`line ${line}: .*answers before it are sound`));
  });

  it('names the line of a digest that differs', () => {
    const path = newPath();
    played(path, 6);
    const line = lineWith(path, '"record":"step"', 3);
    replaceLine(path, line, (text) => text.replace(/"digest":"./, '"digest":"z'));
    expect(() => resume(path)).toThrow(new RegExp(`line ${line}: .*ended with z`));
    expect(verifyJournal(keeping(), readJournal(path)).failure?.line).toBe(line);
  });

  it('is found by a check of the whole file, although resuming needs only the last snapshot', () => {
    const path = newPath();
    played(path, 40);
    const line = lineWith(path, '"ask":"chip"');
    replaceLine(path, line, (text) =>
      text.replace(/"sun"|"rain"/, (chip) => (chip === '"sun"' ? '"rain"' : '"sun"')),
    );
    expect(resume(path).kept.match.answered).toBe(40);
    const { failure } = verifyJournal(keeping(), readJournal(path));
    expect(failure?.line).toBeGreaterThanOrEqual(line);
    expect(failure?.sound).toBeLessThan(12);
  });

  it('is not reported for a sound file, whose every step is compared', () => {
    const path = newPath();
    played(path, 1000);
    const journal = readJournal(path);
    expect(journal.over).toBeDefined();
    expect(verifyJournal(keeping(), journal)).toEqual({
      answers: journal.answers.length,
      steps: journal.steps.length,
      unchecked: 0,
    });
  });
});

describe('a match of another edition of the rules', () => {
  it('continues from its snapshot with the answers that still fit, and nothing before it can be undone', () => {
    const path = newPath();
    const before = played(path, 33);
    const { file, journal } = JournalFile.open(path, readJournal);
    const { kept, resumption } = resumeMatch(keeping(2), journal);
    kept.file = file;
    expect(resumption).toEqual({ otherEdition: 1, otherComponents: false, dropped: 0 });
    expect(signature(kept)).toEqual(signature(before));
    answerAny(kept, randomStream('on'));
    kept.close();
    const again = resume(path, 2);
    expect(again.resumption.otherEdition).toBeUndefined();
    expect(signature(again.kept)).toEqual(signature(kept));
    const snapshot = readJournal(path).snapshots.at(-1)?.answers as number;
    expect(() => again.kept.undo(34)).toThrow(RangeError);
    again.kept.undo(34 - snapshot);
    expect(verifyJournal(keeping(2), readJournal(path))).toMatchObject({ unchecked: snapshot, answers: 34 });
  });

  it('writes nothing before somebody answers', () => {
    const path = newPath();
    played(path, 20);
    const before = readFileSync(path, 'utf8');
    const { file, journal } = JournalFile.open(path, readJournal);
    const { kept } = resumeMatch(keeping(2), journal);
    kept.file = file;
    kept.close();
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('drops the answers that the new rules do not allow', () => {
    const path = newPath();
    played(path, 8);
    const line = lineWith(path, '"record":"answer"', 6);
    replaceLine(path, line, (text) => text.replace(/"of":\d+/, '"of":77'));
    expect(resume(path, 2).resumption.dropped).toBeGreaterThan(0);
  });

  it('is refused with the version that can read it if its snapshot cannot be used', () => {
    const path = newPath();
    played(path, 8);
    const steps = {
      ...orchard.steps,
      auction: () => {
        throw new TypeError('no such field');
      },
    };
    const broken = keeping(2, { ...orchard, steps });
    expect(() => resumeMatch(broken, readJournal(path))).toThrow(
      /edition 2 .* edition 1 .*green-games 0\.0\.0-test can/,
    );
  });
});

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
