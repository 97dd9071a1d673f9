import { appendFileSync, readFileSync, truncateSync, writeFileSync, writeSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { JournalError, readJournal } from '../../src/engine/journal.ts';
import { JournalFile } from '../../src/engine/journal-file.ts';
import { verifyJournal } from '../../src/engine/journal-verify.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';
import { resumeMatch } from '../../src/engine/resume-match.ts';
import {
  answerAny,
  beginMatch,
  keeping,
  linesOf,
  newPath,
  played,
  replaceLine,
  resume,
  signature,
} from './journal-helpers.ts';

describe('a match file', () => {
  it('has the header, a first snapshot, and then one record per line', () => {
    const path = newPath();
    played(path, 12);
    const records = linesOf(path).map((line) => JSON.parse(line).record);
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
