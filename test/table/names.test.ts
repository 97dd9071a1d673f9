import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  checkMatchName,
  MatchNameError,
  matchPath,
  newMatchName,
  renameMatch,
  savedMatches,
  writableMatchesFolder,
} from '../../src/table/data-folder.ts';
import { dataFolder, FolderError } from '../../src/table/folder-paths.ts';
import { checkName, SeatError, seatsFor, shownText } from '../../src/table/seats.ts';
import { drawnSeed } from '../../src/table/seed.ts';

describe('seats', () => {
  it('are filled in the order of the requests, and the remaining ones are people’s', () => {
    expect(seatsFor(4, [{ bot: 'random' }, { name: 'Ann' }, { bot: 'hard' }])).toEqual([
      { seat: 0, name: 'Bot 1', bot: 'random' },
      { seat: 1, name: 'Ann' },
      { seat: 2, name: 'Bot 2', bot: 'hard' },
      { seat: 3, name: 'Player 4' },
    ]);
    expect(seatsFor(2, [{ bot: 'random' }])[0]?.name).toBe('Bot');
  });

  it.each([
    ['', 'at least one character'],
    ['   ', 'at least one character'],
    ['x'.repeat(200), '40 characters, not 200'],
    ['a\u001b[2Jb', 'a\\u001b[2Jb'],
    ['a\u202eb', 'a\\u202eb'],
    ['a\u2066b', 'a\\u2066b'],
    ['a\u200bb', 'a\\u200bb'],
    ['a\nb', 'a\\u000ab'],
    ['a\u009bb', 'a\\u009bb'],
    ['Ann: play', 'no colon'],
    ['7', 'bare number'],
  ])('refuse the name %j', (name, because) => {
    expect(() => checkName(name)).toThrow(SeatError);
    expect(() => checkName(name)).toThrow(because);
  });

  it.each(['Ann', '李小龍', 'Åsa', '../x', '🦉', 'שרה', 'Bo "the" O\'Neil'])('accept the name %j', (name) => {
    expect(checkName(name)).toBe(name);
  });

  it('are distinguished regardless of case and composition of their names', () => {
    expect(() => seatsFor(2, [{ name: 'A\u030asa' }, { name: '\u00e5SA' }])).toThrow(
      /seats 1 and 2 are both called/,
    );
    expect(() => seatsFor(2, [{ name: 'Player 2' }])).toThrow(SeatError);
  });

  it('show text from outside without control sequences', () => {
    expect(shownText('a\u001b]0;x\u0007b\u{e0001}')).toBe('a\\u001b]0;x\\u0007b\\u{e0001}');
  });
});

describe('names of matches', () => {
  const home = mkdtempSync(join(tmpdir(), 'green-games-names-'));

  it.each([
    '../x',
    '..',
    '.',
    '',
    '/etc/passwd',
    'a/b',
    'a\\b',
    'a..b',
    '.hidden',
    'a\u0000',
    'a\nb',
    'x'.repeat(81),
    'x ',
    'x.jsonl.lock-old',
    'x.lock-1',
    'x.rest-1',
    'x.jsonl',
    'CON',
    'nul.1',
  ])('are refused if they could leave the folder or cannot be file names: %j', (name) => {
    expect(() => matchPath(name, home)).toThrow(MatchNameError);
  });

  it.each(['sunday', 'Åsa und Bo', 'limit-2026-01-02-oak-elm', 'v1.2', '李'])('are accepted: %j', (name) => {
    expect(checkMatchName(name)).toBe(name);
    expect(matchPath(name, home)).toBe(join(home, 'matches', `${name}.jsonl`));
  });

  it('are drawn as game, day and two words, and are valid', () => {
    const name = newMatchName('limit', home, new Date(2026, 0, 2));
    expect(name).toMatch(/^limit-2026-01-02-[a-z]+-[a-z]+$/);
    expect(checkMatchName(name)).toBe(name);
  });

  it('are never given twice, and files that are not matches are not listed', () => {
    mkdirSync(join(home, 'matches'));
    for (const file of ['one.jsonl', 'two.jsonl', 'one.jsonl.lock-1-a', '.one.jsonl', 'notes.txt']) {
      writeFileSync(join(home, 'matches', file), '');
    }
    const matches = savedMatches(home);
    expect(matches.map(({ name }) => name).sort()).toEqual(['one', 'two']);
    expect(() => renameMatch(matches[0] as (typeof matches)[0], matches[1]?.name ?? '', home)).toThrow(
      /already/,
    );
    expect(readdirSync(join(home, 'matches'))).toEqual(expect.arrayContaining(['one.jsonl', 'two.jsonl']));
  });
});

describe('the data folder', () => {
  it.each([
    [{ GREEN_GAMES_HOME: '/a', XDG_DATA_HOME: '/b' }, /^\/a$/],
    [{ XDG_DATA_HOME: '/b' }, /^\/b\/green-games$/],
    [{ XDG_DATA_HOME: 'relative' }, /\.local\/share\/green-games$/],
    [{ GREEN_GAMES_HOME: '', XDG_DATA_HOME: '' }, /\.local\/share\/green-games$/],
  ])('of %j', (environment, expected) => {
    expect(dataFolder(environment)).toMatch(expected);
    expect(existsSync('/a')).toBe(false);
  });
});

describe('an impossible folder', () => {
  it.each([
    [{ GREEN_GAMES_HOME: '~/games' }, /GREEN_GAMES_HOME is "~\/games".*the shell expands ~ only/],
    [
      { GREEN_GAMES_HOME: 'games' },
      /not an absolute path: it would depend on the working directory.*--unsaved/,
    ],
    [{ GREEN_GAMES_HOME: '\u001b[2J' }, /"\\\\u001b\[2J"/],
    [{ HOME: '' }, /HOME is empty.*GREEN_GAMES_HOME/],
  ])('is refused in a sentence: %j', (environment, expected) => {
    expect(() => dataFolder(environment)).toThrow(FolderError);
    expect(() => dataFolder(environment)).toThrow(expected);
  });

  it.each(['/proc/green-games', '/dev/null/x', '/proc/self/status/x'])('%s is reported at once', (folder) => {
    expect(() => writableMatchesFolder(folder)).toThrow(/cannot be saved in .*--unsaved/);
  });
});

describe('something with the name of a match that is not one', () => {
  const home = mkdtempSync(join(tmpdir(), 'green-games-odd-'));

  it('is listed with its reason, and the others as usual', () => {
    const folder = join(home, 'matches');
    mkdirSync(join(folder, 'folder.jsonl'), { recursive: true });
    writeFileSync(join(folder, 'match.jsonl'), '');
    symlinkSync('loop.jsonl', join(folder, 'loop.jsonl'));
    symlinkSync('nowhere', join(folder, 'nowhere.jsonl'));
    execFileSync('mkfifo', [join(folder, 'pipe.jsonl')]);
    const faults = Object.fromEntries(savedMatches(home).map(({ name, fault }) => [name, fault]));
    expect(faults).toEqual({
      match: undefined,
      folder: 'it is a folder',
      loop: 'the link leads back to itself (ELOOP)',
      nowhere: 'the link is broken',
      pipe: 'it is a pipe, not a file',
    });
  });
});

describe('a drawn seed', () => {
  it('consists of three pronounceable words, and is hardly ever the same', () => {
    const seeds = Array.from({ length: 200 }, drawnSeed);
    for (const seed of seeds)
      expect(seed).toMatch(/^([b-df-hj-np-tv-z][aeiou]){3}-([b-df-hj-np-tv-z][aeiou]){3}$/);
    expect(new Set(seeds).size).toBe(200);
    expect((21 * 5) ** 6).toBeGreaterThan(2 ** 40);
  });
});
