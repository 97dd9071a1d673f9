import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeEach, describe, expect, it } from 'vitest';
import { cacheFolder, isCacheOff } from '../../src/cli/cache-folder.ts';
import { CodeCache, type CodePart, cacheName } from '../../src/cli/code-cache.ts';

const require = createRequire(import.meta.url);

let folder = '';
let built = '';
let part: CodePart;

/** A part of a program with a function that says a word when it is called. */
function writePart(word: string, digest: string): CodePart {
  const file = join(built, `part-${digest}.part.br`);
  const text = `(function (module, require, moduleOf, note, __filename) { module.exports = { 'src/word.ts': () => (function say() { return ${JSON.stringify(word)}; })() }; })`;
  writeFileSync(file, brotliCompressSync(text));
  return { file, digest, version: '1.0.0' };
}

beforeEach(() => {
  const home = mkdtempSync(join(tmpdir(), 'green-games-code-'));
  folder = join(home, 'cache');
  built = join(home, 'dist');
  mkdirSync(built);
  part = writePart('first', '0123456789abcdef');
});

/** Loads the part as a new start would, and keeps what was compiled. Returns what it says. */
function start(of: CodePart = part, where: string | null = folder): unknown {
  const cache = new CodeCache(where, built);
  cache.note('src/word.ts');
  const said = cache.load('part', of, { require, moduleOf: () => null })['src/word.ts']?.();
  cache.keep();
  return said;
}

const path = (of: CodePart = part) => join(folder, cacheName('part', of));
const isWritten = (act: () => void): boolean => {
  const old = new Date(1_000_000_000_000);
  utimesSync(path(), old, old);
  act();
  return lstatSync(path()).mtimeMs !== old.getTime();
};

describe('compiled code', () => {
  it('is written once, readable only by its owner, and used by the next start', () => {
    expect(start()).toBe('first');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(path()).mode & 0o777).toBe(0o600);
    expect(isWritten(start)).toBe(false);
    expect(start()).toBe('first');
    expect(readdirSync(folder)).toEqual([cacheName('part', part)]);
  });

  it('is named after the versions of the program and of V8, and the digest of the part', () => {
    expect(cacheName('part', part)).toBe(
      `part-1.0.0-0123456789abcdef-${process.versions.v8}-${process.arch}.cache`,
    );
  });

  it('of other builds and of interrupted starts is removed, but no other file', () => {
    start();
    writeFileSync(join(folder, 'part-0.9.0-ffff-1.2-x64.cache.123.tmp'), '');
    utimesSync(join(folder, 'part-0.9.0-ffff-1.2-x64.cache.123.tmp'), 1, 1);
    writeFileSync(join(folder, 'notes.txt'), '');
    writeFileSync(join(folder, 'other-1.0.0-ffff-1.2-x64.cache'), '');
    const next = writePart('second', 'fedcba9876543210');
    expect(start(next)).toBe('second');
    expect(readdirSync(folder).sort()).toEqual(
      ['notes.txt', 'other-1.0.0-ffff-1.2-x64.cache', cacheName('part', next)].sort(),
    );
  });

  it.each<[string, () => void]>([
    ['cut short', () => truncateSync(path(), 40)],
    ['empty', () => truncateSync(path(), 0)],
    [
      'damaged in one byte',
      () => {
        const bytes = readFileSync(path());
        bytes[Math.floor(bytes.length / 2)]! ^= 1;
        writeFileSync(path(), bytes);
      },
    ],
    ['no cache at all', () => writeFileSync(path(), 'x'.repeat(5000))],
    ['writable by others', () => chmodSync(path(), 0o666)],
  ])('that is %s is as if there were none, and replaced', (_, spoil) => {
    start();
    spoil();
    expect(isWritten(() => expect(start()).toBe('first'))).toBe(true);
    expect(isWritten(start)).toBe(false);
  });

  it('of another part under the same name is rejected by V8, and replaced', () => {
    const other = writePart('a longer word than the first', '1111111111111111');
    start(other);
    writeFileSync(path(), readFileSync(path(other)), { mode: 0o600 });
    expect(isWritten(() => expect(start()).toBe('first'))).toBe(true);
  });

  it('is not read through a symbolic link', () => {
    start();
    const elsewhere = join(built, 'elsewhere');
    renameSync(path(), elsewhere);
    symlinkSync(elsewhere, path());
    expect(start()).toBe('first');
    expect(lstatSync(path()).isSymbolicLink()).toBe(false);
  });

  it('is neither read from nor written to a folder that others can write to, or that is a link', () => {
    start();
    chmodSync(folder, 0o777);
    expect(isWritten(() => expect(start()).toBe('first'))).toBe(false);
    const link = `${folder}-link`;
    chmodSync(folder, 0o700);
    symlinkSync(folder, link);
    expect(isWritten(() => expect(start(part, link)).toBe('first'))).toBe(false);
  });

  it('is not written if the folder cannot be created or is not wanted', () => {
    expect(start(part, join(part.file, 'no', 'folder'))).toBe('first');
    expect(start(part, null)).toBe('first');
    expect(existsSync(folder)).toBe(false);
  });

  it('that the build put beside the program is used if the folder has none', () => {
    start();
    writeFileSync(join(built, cacheName('part', part)), readFileSync(path()), { mode: 0o644 });
    const elsewhere = `${folder}-elsewhere`;
    expect(start(part, elsewhere)).toBe('first');
    expect(existsSync(elsewhere)).toBe(false);
  });
});

describe('the folder of compiled code', () => {
  it('follows the XDG rules', () => {
    expect(cacheFolder({ XDG_CACHE_HOME: '/var/cache/ann' })).toBe('/var/cache/ann/green-games');
    expect(cacheFolder({ XDG_CACHE_HOME: 'relative' })).toMatch(/[\\/]\.cache[\\/]green-games$/);
    expect([isCacheOff({}), isCacheOff({ GREEN_GAMES_CACHE: 'off' })]).toEqual([false, true]);
  });
});
