import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ReplayError, readJournal } from '../../src/engine/journal.ts';
import { JournalFile } from '../../src/engine/journal-file.ts';
import { verifyJournal } from '../../src/engine/journal-verify.ts';
import { randomStream } from '../../src/engine/random.ts';
import { resumeMatch } from '../../src/engine/resume-match.ts';
import { orchard } from '../toy/index.ts';
import {
  answerAny,
  keeping,
  linesOf,
  newPath,
  played,
  replaceLine,
  resume,
  signature,
} from './journal-helpers.ts';

/** The number of the first line with this text that is not before `after`, which counts from 0. */
const lineWith = (path: string, text: string, after = 0) =>
  linesOf(path).findIndex((line, index) => index >= after && line.includes(text)) + 1;

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
