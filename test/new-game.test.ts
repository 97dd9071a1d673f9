import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootFolder } from './architecture/sources.ts';

const ID = 'wind-farm';

let copy = '';

/** Runs a command of the project in the copy of its tree. */
function run(...[program = '', ...parameters]: string[]): { status: number | null; text: string } {
  const { status, stdout, stderr } = spawnSync(program, parameters, {
    cwd: copy,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], HOME: copy, NO_COLOR: '1' },
  });
  return { status, text: stdout + stderr };
}

const tool = (name: string, ...parameters: string[]): string[] => [
  process.execPath,
  '--import',
  'tsx',
  '--import',
  './tools/text-modules.mjs',
  `tools/${name}.ts`,
  ...parameters,
];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'green-games-tree-'));
  const names = readdirSync(rootFolder).filter((name) => !['.git', 'node_modules', 'dist'].includes(name));
  for (const name of names)
    cpSync(join(rootFolder, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  symlinkSync(join(rootFolder, 'node_modules'), join(copy, 'node_modules'));
  mkdirSync(join(copy, '.git'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new-game', () => {
  it('is a script of the project', () => {
    const { scripts } = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8'));
    expect(scripts['new-game']).toBe(tool('new-game').join(' ').replace(process.execPath, 'node'));
  });

  it.each([
    ['', 'cannot be the name of a game'],
    ['Wind Farm', 'cannot be the name of a game'],
    ['../wind', 'cannot be the name of a game'],
    ['limit', 'already'],
    ['limes', 'LIM-'],
  ])('refuses %j, which is %s, and leaves the tree as it is', (name, because) => {
    const { status, text } = run(...tool('new-game', name));
    expect([status, text]).toEqual([2, expect.stringContaining(because)]);
    expect(readdirSync(join(copy, 'src/games'))).toEqual(readdirSync(join(rootFolder, 'src/games')));
  });

  it('makes a game that passes formatter, linter, compiler and the tests of every game', {
    timeout: 600_000,
  }, () => {
    expect(run(...tool('new-game', ID))).toMatchObject({ status: 0 });
    expect(run(...tool('pictures'))).toMatchObject({ status: 0 });
    const bin = (name: string) => join(copy, 'node_modules/.bin', name);
    const folders = [`src/games`, `test/games/${ID}`, `test/golden`];
    expect(
      run(bin('biome'), 'check', '--error-on-warnings', '--vcs-enabled=false', ...folders),
    ).toMatchObject({
      status: 0,
    });
    expect(run(bin('oxlint'), '--deny-warnings', ...folders)).toMatchObject({ status: 0 });
    expect(run(bin('tsc'), '--noEmit')).toEqual({ status: 0, text: '' });
    const test = (...parameters: string[]) => {
      const config = ['--config', 'test/vitest.config.ts', '--maxWorkers=1'];
      const { status, text } = run(bin('vitest'), 'run', ...config, ...parameters);
      expect(text).toMatch(/Tests {2}\d\d+ passed/);
      expect([status, text.match(/^.*(?:FAIL|×).*$/gm)]).toEqual([0, null]);
    };
    const ofEachGame = [
      'rules',
      'demos',
      'languages',
      'pictures.test.ts',
      'cli/help.test.ts',
      'ui/every-game.test.ts',
      'ui/aim.test.ts',
      'ui/brief-story.test.ts',
      'ui/replay.test.ts',
    ];
    test('-t', `${ID}|Wind Farm`, ...[`games/${ID}`, ...ofEachGame].map((name) => `test/${name}`));
    const ofAllGames = ['architecture/game-folders.test.ts', 'words/sentences-outside.test.ts'];
    test(...ofAllGames.map((name) => `test/${name}`));
  });
});
