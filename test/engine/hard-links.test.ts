import { linkSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJournal } from '../../src/engine/journal.ts';
import { JournalFile } from '../../src/engine/journal-file.ts';
import { takeLock } from '../../src/engine/lock.ts';
import { randomStream } from '../../src/engine/random.ts';
import { resumeMatch } from '../../src/engine/resume-match.ts';
import { answerAny, beginMatch, type KeptOrchard, keeping, newPath } from './journal-helpers.ts';

/** Opens a match by one of its names to resume it. */
function openBy(path: string): KeptOrchard {
  const { file, journal } = JournalFile.open(path, readJournal);
  const { kept } = resumeMatch(keeping(), journal);
  kept.file = file;
  return kept;
}

/** A match of some answers with a second name in another folder. */
function linked(): { path: string; other: string } {
  const path = newPath();
  const kept = beginMatch(path);
  const random = randomStream('hard links');
  for (let answer = 0; answer < 4; answer += 1) answerAny(kept, random);
  kept.close();
  const folder = join(dirname(path), 'elsewhere');
  mkdirSync(folder);
  const other = join(folder, 'copy.jsonl');
  linkSync(path, other);
  return { path, other };
}

describe('a match file with another name in another folder', () => {
  it('is separated from it when it is opened, so that two processes play two matches and damage neither', () => {
    const { path, other } = linked();
    const before = readFileSync(other, 'utf8');
    const one = openBy(path);
    expect(one.file?.wasLinked).toBe(true);
    expect(readFileSync(other, 'utf8')).toBe(before);
    const two = openBy(other);
    expect(two.file?.wasLinked).toBe(false);
    const randoms = [randomStream('one'), randomStream('two')] as const;
    for (let turn = 0; turn < 6; turn += 1) {
      answerAny(one, randoms[0]);
      answerAny(two, randoms[1]);
    }
    one.close();
    two.close();
    for (const name of [path, other]) {
      const journal = readJournal(name);
      expect([journal.torn, journal.answers.length]).toEqual([0, 10]);
      openBy(name).close();
    }
  });

  it('that is created during play does not affect the player', () => {
    const path = newPath();
    const one = beginMatch(path);
    const random = randomStream('linked later');
    answerAny(one, random);
    const folder = join(dirname(path), 'later');
    mkdirSync(folder);
    const other = join(folder, 'copy.jsonl');
    linkSync(path, other);
    const two = openBy(other);
    expect(two.file?.wasLinked).toBe(true);
    answerAny(one, random);
    answerAny(two, randomStream('other'));
    one.close();
    two.close();
    expect([readJournal(path).answers.length, readJournal(other).answers.length]).toEqual([2, 2]);
    expect(statSync(path).ino).not.toBe(statSync(other).ino);
  });

  it('keeps its mode, leaves nothing beside it, and is locked for all names in its own folder', () => {
    const { path, other } = linked();
    const { mode } = statSync(path);
    const kept = openBy(path);
    const third = join(dirname(path), 'third.jsonl');
    linkSync(path, third);
    expect(() => takeLock(third)).toThrow(/in use by process/);
    kept.close();
    expect(statSync(path).mode).toBe(mode);
    expect(readdirSync(dirname(path)).sort()).toEqual(['elsewhere', 'match.jsonl', 'third.jsonl']);
    expect(readdirSync(dirname(other))).toEqual(['copy.jsonl']);
  });

  it('is not separated if nothing is written: it is listed and read as it is', () => {
    const { path, other } = linked();
    readJournal(path);
    expect(statSync(path).ino).toBe(statSync(other).ino);
  });
});
