import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { JournalError, readJournal } from '../../src/engine/journal.ts';
import { journalSummary } from '../../src/engine/journal-summary.ts';
import { randomStream } from '../../src/engine/random.ts';
import * as fc from '../properties/fast-check.ts';
import { answerAny, beginMatch, newPath } from './journal-helpers.ts';

/** The bytes of a match that was played to its end, with answers taken back on the way. */
function playedWithUndo(seed: string): Buffer {
  const path = newPath();
  const kept = beginMatch(path);
  const random = randomStream(seed);
  for (let count = 1; answerAny(kept, random); count += 1) if (count % 17 === 0) kept.undo(5);
  kept.close();
  return readFileSync(path);
}

/** What reading all of a file tells, or the message of why it cannot be read. */
function fromAll(path: string): unknown {
  try {
    const { header, answers, snapshots, over } = readJournal(path);
    return {
      header,
      answers: answers.length,
      round: snapshots.at(-1)?.round,
      over: over !== undefined,
    };
  } catch (thrown) {
    return faultOf(thrown);
  }
}

const faultOf = (thrown: unknown): string =>
  thrown instanceof JournalError ? thrown.message : `no fault of a journal: ${String(thrown)}`;

function fromEnds(path: string): unknown {
  try {
    return journalSummary(path);
  } catch (thrown) {
    return faultOf(thrown);
  }
}

it('the summary of a match file agrees with the whole file, wherever it ends and whatever was undone', () => {
  const whole = playedWithUndo('summary');
  const path = newPath();
  const property = fc.property(
    fc.nat(whole.length),
    fc.option(fc.integer({ min: 1, max: 60 })),
    (end, back) => {
      const taken = back === null ? '' : `${JSON.stringify({ record: 'back', answers: back })}\n`;
      const cut = whole.subarray(0, back === null ? end : whole.lastIndexOf('\n', end) + 1);
      writeFileSync(path, Buffer.concat([cut, Buffer.from(taken)]));
      expect(fromEnds(path)).toEqual(fromAll(path));
    },
  );
  fc.assert(property, { numRuns: 400 });
  writeFileSync(path, whole);
  expect(fromEnds(path)).toMatchObject({ over: true });
});

it('the summary of a file that is not a match file is the reason', () => {
  const path = newPath();
  for (const text of ['', '\n', 'no match\n', '{"record":"match","format":2,"program":"9"}\n', '[]\n{}\n']) {
    writeFileSync(path, text);
    expect(fromEnds(path)).toEqual(fromAll(path));
    expect(fromEnds(path)).toEqual(expect.any(String));
  }
  expect(fromEnds(`${path}-absent`)).toMatch(/ENOENT/);
});
