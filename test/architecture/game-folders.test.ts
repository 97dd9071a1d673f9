import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { expectationsOf } from '../games/expectations.ts';
import { readSources, rootFolder } from './sources.ts';

/** The parts that every game must have, with their files and export names. */
const ROOMS: Readonly<Record<string, readonly string[]>> = {
  'manifest.ts': [],
  'index.ts': [],
  'components.json': [],
  'components.ts': ['readComponents', 'shippedComponents'],
  'state.ts': [],
  'setup.ts': ['setup'],
  'steps.ts': ['steps', 'next'],
  'view.ts': ['view'],
  'redeal.ts': ['redeal'],
  'evaluation.ts': ['evaluate'],
  'forecast.ts': ['forecast'],
  'outcome.ts': ['outcome'],
  'ledger.ts': ['ledger'],
  'demo.ts': ['demo'],
  'board/index.ts': [],
  'scenario/position.ts': ['position'],
  'scenario/events.ts': ['events'],
  'scenario/observation.ts': ['observe'],
  'words/en/board.ts': ['boardWords'],
  'words/en/notation.ts': ['notation'],
  'words/en/vocabulary.ts': ['vocabulary'],
  'words/en/words.ts': ['words', 'wordsFor'],
  'words/en/demo.ts': ['demo'],
  'words/en/facts.ts': ['facts'],
  'words/index.ts': ['texts', 'boardWords'],
  'words/notation.ts': ['notation'],
  'words/en/figures.ts': [],
  'words/en/spoken.ts': ['spoken'],
  'words/en/rules.md': [],
  'words/en/rules.ts': ['rulesFor'],
};

/** Further parts of complete games, which a new game may omit until it needs them. */
const FURTHER_ROOMS: Readonly<Record<string, readonly string[]>> = {
  'advice.ts': ['advice'],
  'consequences.ts': ['explain'],
  'evaluation.ts': ['evaluate', 'finalStanding'],
  'tally.ts': ['tally'],
  'leanings.json': [],
  'puzzles.json': [],
  'ratings.json': [],
  'puzzles.ts': ['puzzles'],
  'scenario/cases.ts': ['cases'],
  'scenario/cases.json': [],
  'words/en/aim.ts': [],
  'words/en/forecast.ts': [],
  'words/en/index.md': [],
};

const folderOf = (id: string): string => join(rootFolder, 'src/games', id);

/** The names that a file declares and exports. */
function exportsOf(text: string): string[] {
  return [...text.matchAll(/^export (?:async )?(?:const|function) (\w+)/gm)].map(([, name]) => name ?? '');
}

/** The parts that a folder lacks, and the names that its files do not export. */
function lacking(folder: string, rooms: Readonly<Record<string, readonly string[]>>): string[] {
  return Object.entries(rooms).flatMap(([file, names]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [file];
    const exported = exportsOf(readFileSync(path, 'utf8'));
    return names.filter((name) => !exported.includes(name)).map((name) => `${file}: ${name}`);
  });
}

describe.each(games.map(({ id }) => id))('the folder of %s', async (id) => {
  const { ruleFiles, isNew = false } = await expectationsOf(id);

  it('has the rooms that all games have, under the same names', () => {
    expect(lacking(folderOf(id), isNew ? ROOMS : { ...ROOMS, ...FURTHER_ROOMS })).toEqual([]);
  });

  it('contains no other files than those of its rules, which its expectations list', () => {
    const known = new Set(
      [...Object.keys(ROOMS), ...Object.keys(FURTHER_ROOMS)].map((file) => file.split('/')[0]),
    );
    const others = readdirSync(folderOf(id)).filter((file) => !known.has(file));
    expect(others.sort()).toEqual([...ruleFiles].sort());
  });
});

describe('the folder of a new game', () => {
  it('has the rooms that all games have, under the same names', () => {
    expect(lacking(join(rootFolder, 'tools/template-game/src'), ROOMS)).toEqual([]);
  });

  it('is no shipped one', async () => {
    for (const id of ['limit', 'green-deal', 'reputation', 'nice-green-things'])
      expect([id, (await expectationsOf(id)).isNew]).toEqual([id, undefined]);
  });

  it('is refused if a room or a name is missing', () => {
    const folder = join(rootFolder, 'tools/template-game/src');
    expect(lacking(folder, { 'no-such-room.ts': [], 'steps.ts': ['steps', 'following'] })).toEqual([
      'no-such-room.ts',
      'steps.ts: following',
    ]);
  });
});

describe('rules say what comes next by setNext alone', () => {
  /** The fields of states behind `next`. */
  const written = /\bstate\.(?:phase|nextStep|step) = /;
  /** A state is set up, read from a position and told what comes next here. */
  const allowed = /\/(?:state|steps)\.ts$|\/scenario\//;

  it('holds for every file of the games', () => {
    const files = readSources().filter(({ path }) => path.startsWith('src/games/') && !allowed.test(path));
    expect(files.filter(({ text }) => written.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('is the same name in every game that writes one of these fields', () => {
    const gamesOf = (found: readonly { readonly path: string }[]) =>
      [...new Set(found.map(({ path }) => path.split('/')[2]))].sort();
    const rules = readSources().filter(({ path }) => /^src\/games\/[^/]+\/[^/]+\.ts$/u.test(path));
    const writers = gamesOf(rules.filter(({ text }) => written.test(text)));
    expect(gamesOf(rules.filter(({ text }) => text.includes('export function setNext(')))).toEqual(writers);
    expect(writers.length).toBeGreaterThan(3);
  });

  it.each(["state.phase = 'over';", 'state.nextStep = null;'])('finds %s', (text) =>
    expect(text).toMatch(written),
  );
});
