import { describe, expect, it } from 'vitest';
import { readSources } from './sources.ts';

/*
 * Limits apply before anything is allocated: data from outside is read in one place, and parsed only where its size has
 * been limited first.
 */

const sources = readSources();

/** The files that open others for reading: besides the one reader, the program's own parts, and the pipes of bots. */
const OPENERS = ['src/engine/outside-file.ts', 'src/cli/code-cache.ts', 'src/bots/outside-process.ts'];

/** The files that match a pattern outside comments. */
function filesWith(pattern: RegExp): string[] {
  return sources
    .filter(({ text }) => pattern.test(text.replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')))
    .map(({ path }) => path);
}

describe('files', () => {
  it('are read by one bounded reader', () => {
    expect(
      filesWith(
        /\b(?:readFile|readFileSync|readSync|readvSync|createReadStream|readFileHandle|opendirSync)\b/,
      ),
    ).toEqual([
      // It reads the lines of a program that plays as a bot, each within its limit.
      'src/bots/outside-process.ts',
      // It reads the program's own parts, and compiled code whose owner, size and digest it has checked.
      'src/cli/code-cache.ts',
      'src/engine/outside-file.ts',
    ]);
  });

  it('are opened elsewhere only for writing', () => {
    const calls = sources
      .filter(({ path }) => !OPENERS.includes(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/\bopenSync\(([^;]*?)\)(?=[);])/gs)].map(([, call = '']) => `${path}: ${call}`),
      );
    // A folder is opened, too, to sync the entry of a new file.
    const reads = calls.filter((call) => !/'(?:wx|ax|w|a)'|O_WRONLY|O_RDWR/.test(call));
    expect(reads).toEqual(["src/engine/journal-file.ts: dirname(path), 'r'"]);
    expect(calls.length).toBeGreaterThan(5);
  });
});

/** The files that parse texts, and what limits the texts. */
const parsers: Readonly<Record<string, string>> = {
  'src/bots/outside-bot.ts': 'a line of a program within its limit; two fields are checked',
  'src/cli/code-cache.ts': 'names behind the digest of the file',
  'src/cli/failed-scenarios.ts': 'a file within its limit; a list of texts each',
  'src/cli/simulate.ts': 'a line of a file within its limit; every field is checked',
  'src/cli/solved-puzzles.ts': 'a file within its limit; every field is checked',
  'src/engine/document-text.ts': 'what the program itself has printed',
  'src/engine/document.ts': 'brackets and indentation are counted first, the data looked through',
  'src/engine/journal-records.ts': 'a line within its limit; every field is checked, states looked through',
  'src/engine/journal.ts': 'the first line of a file within its limit; two fields are compared',
  'src/engine/lock.ts': 'the beginning of a file; every field is a text',
  'src/review/review-file.ts': 'a file within its limit; every field is checked',
  'src/scripts/script-head.ts': 'a line of a script within its limit; the data are looked through',
  'src/scripts/script.ts': 'a text in quotation marks',
  'src/server/control-client.ts': 'the reply of the server on this machine, within its limit',
  'src/server/control.ts': 'a request within its limit, on a socket of the host alone',
  'src/table/notes-file.ts': 'a file within its limit; every field is checked',
  'src/server/record-reading.ts': 'a file within its limit; every field is checked, the data looked through',
};

describe('texts from outside', () => {
  it('are parsed only after their size has been limited', () => {
    expect(filesWith(/\bJSON\.parse\(|\bparseDocument\(|\bparseAllDocuments\(|\bLexer\b|\bYAML\.\w/)).toEqual(
      Object.keys(parsers).sort(),
    );
  });
});
