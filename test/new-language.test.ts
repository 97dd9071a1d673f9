import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootFolder } from './architecture/sources.ts';

let copy = '';

/** Runs a command of the project in a copy of its tree. */
function run(...[program = '', ...parameters]: string[]): { status: number | null; text: string } {
  const env = { PATH: process.env['PATH'], HOME: copy, NO_COLOR: '1' };
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: copy, encoding: 'utf8', env });
  return { status, text: stdout + stderr };
}

const tool = ['--import', 'tsx', '--import', './tools/text-modules.mjs', 'tools/new-language.ts'];

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'green-games-language-'));
  for (const name of ['src', 'tools', 'docs', 'test', 'package.json', 'tsconfig.json', '.ci'])
    cpSync(join(rootFolder, name), join(copy, name), {
      recursive: true,
      filter: (path) => !path.includes('node_modules'),
    });
  symlinkSync(join(rootFolder, 'node_modules'), join(copy, 'node_modules'));
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

describe('npm run new-language', () => {
  it('is a script of the project', () => {
    const { scripts } = JSON.parse(readFileSync(join(rootFolder, 'package.json'), 'utf8'));
    expect(scripts['new-language']).toBe(`node ${tool.join(' ')}`);
  });

  it.each([
    ['', 'cannot be the name of a language'],
    ['French', 'cannot be the name of a language'],
    ['../fr', 'cannot be the name of a language'],
    ['zh-Hant', 'already'],
    ['en', 'already'],
  ])('refuses %j', (name, because) => {
    expect(run(process.execPath, ...tool, name)).toEqual({
      status: 2,
      text: expect.stringContaining(because),
    });
  });

  it('makes a language that has every text, which the compiler checks', { timeout: 180_000 }, () => {
    const made = run(process.execPath, ...tool, 'fr');
    expect([made.status, made.text]).toEqual([0, expect.stringContaining('src/words/fr')]);
    for (const folder of ['src/words', 'src/games/limit/words', 'src/games/reputation/words'])
      expect(readdirSync(join(copy, folder, 'fr')).sort()).toEqual(
        readdirSync(join(copy, folder, 'en')).sort(),
      );
    const board = readFileSync(join(copy, 'src/games/nice-green-things/words/fr/board.ts'), 'utf8');
    expect(board).not.toContain('words/en/');
    expect(run(process.execPath, join(copy, 'node_modules/typescript/bin/tsc'), '--noEmit')).toEqual({
      status: 0,
      text: '',
    });
    expect(readFileSync(join(copy, 'src/words/languages.ts'), 'utf8')).toContain("fr: 'français'");
  });
});
