import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSolved, solvedPuzzles } from '../../src/cli/solved-puzzles.ts';

let file: string;
let said: string;

beforeEach(() => {
  const home = mkdtempSync(join(tmpdir(), 'green-games-solved-'));
  vi.stubEnv('GREEN_GAMES_HOME', home);
  file = join(home, 'puzzles.json');
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

describe('the solved puzzles', () => {
  it('are none at first, and each is kept once', () => {
    expect([...solvedPuzzles()]).toEqual([]);
    keepSolved('second');
    keepSolved('first');
    keepSolved('second');
    expect([...solvedPuzzles()]).toEqual(['first', 'second']);
    expect(said).toBe('');
  });

  it.each(['', '{', '[]', '{"format":1}', '{"format":2,"solved":[]}', '{"format":1,"solved":[1]}'])(
    'are refused in a damaged file, which stays as it is: %s',
    (damaged) => {
      writeFileSync(file, damaged);
      expect(() => solvedPuzzles()).toThrow(file);
      expect(() => keepSolved('first')).toThrow(file);
      expect(readFileSync(file, 'utf8')).toBe(damaged);
    },
  );

  it('are lost with a sentence where nothing can be written', () => {
    const { GREEN_GAMES_HOME: home = '' } = process.env;
    vi.stubEnv('GREEN_GAMES_HOME', join(home, 'taken'));
    writeFileSync(join(home, 'taken'), '');
    expect(() => keepSolved('first')).not.toThrow();
    expect(said).toMatch(/puzzles\.json cannot be written: .*\.\n$/);
  });
});
