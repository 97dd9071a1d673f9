import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const launcher = fileURLToPath(new URL('../bin/green-games.js', import.meta.url));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-launcher-'));
  cpSync(join(launcher, '..'), join(folder, 'bin'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"type":"module","version":"1.2.3"}');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function start(...nodeOptions: string[]) {
  return startWith([], nodeOptions);
}

function startWith(parameters: readonly string[], nodeOptions: readonly string[] = []) {
  const all = [...nodeOptions, 'bin/green-games.js', ...parameters];
  const { status, stdout, stderr } = spawnSync(process.execPath, all, {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

function build(text: string) {
  mkdirSync(join(folder, 'dist'), { recursive: true });
  writeFileSync(join(folder, 'dist/main.cjs'), text);
}

describe('the launcher', () => {
  it('starts the built program', () => {
    build("console.log('built');");
    expect(start()).toEqual({ status: 0, stdout: 'built\n', stderr: '' });
  });

  it('says what to run when the program is not built', () => {
    expect(start()).toMatchObject({ status: 1, stdout: '', stderr: expect.stringContaining('run `npm ci`') });
  });

  it('says so too when a part of the built program is missing', () => {
    build("require('./missing.cjs');");
    expect(start()).toMatchObject({ status: 1, stderr: expect.stringContaining('run `npm ci`') });
  });

  it.each(['--version', '-V'])('answers %s by itself if the program is built', (option) => {
    expect(startWith([option])).toMatchObject({ status: 1, stderr: expect.stringContaining('run `npm ci`') });
    build("console.log('built');");
    expect(startWith([option])).toEqual({ status: 0, stdout: '1.2.3\n', stderr: '' });
    expect(startWith([option, 'more']).stdout).toBe('built\n');
  });

  it('shows an error of the program itself', () => {
    build("throw new Error('a fault');");
    expect(start()).toMatchObject({ status: 1, stderr: expect.stringContaining('a fault') });
  });

  it.each(['12.22.12', '18.20.8', '20.18.3'])(
    'tells Node.js %s in a sentence that it is too old',
    (version) => {
      build("console.log('built');");
      const pretence = `Object.defineProperty(process.versions, 'node', { value: '${version}' });`;
      writeFileSync(join(folder, 'pretence.cjs'), pretence);
      const { status, stdout, stderr } = start('--require', './pretence.cjs');
      expect(stderr).toBe(`green-games needs Node.js 20.19 or newer; this is Node.js ${version}.\n`);
      expect([status, stdout]).toEqual([1, '']);
    },
  );

  it('keeps to syntax that old versions of Node can read', () => {
    const code = readFileSync(launcher, 'utf8').replace(/^#!.*|\/\/.*/gm, '');
    expect(code).not.toMatch(/=>|\?\.|\?\?|\bconst\b|\blet\b|\bawait\b|import\.meta|^\s*(import|export)\s/m);
  });
});
