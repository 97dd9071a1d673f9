import { execFileSync, spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, matchFiles, newHome, type Run, runProgram, start } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

const bots = ['--bot', 'random', '--bot', 'random'];

/** Whatever went wrong is said in a sentence, with a code of the program's own. */
function expectSentence({ code, stderr }: Run, expected: RegExp): void {
  expect(code).toBeGreaterThan(0);
  expect(code).toBeLessThan(7);
  expect(stderr).toMatch(expected);
  expect(stderr).not.toMatch(/\n\s+at |fault of the program|node:|Error:/);
}

/** A home with a match that is over and odd things beside it that have the names of matches. */
async function oddHome(): Promise<string> {
  const home = newHome();
  await runProgram(program, ['play', 'orchard', ...bots, '--seed', 'oak'], home);
  const folder = join(home, 'matches');
  mkdirSync(join(folder, 'folder.jsonl'));
  symlinkSync('loop.jsonl', join(folder, 'loop.jsonl'));
  execFileSync('mkfifo', [join(folder, 'pipe.jsonl')]);
  writeFileSync(join(folder, 'wide.jsonl'), Buffer.from('\ufeff{"record":"match"}\n', 'utf16le'));
  return home;
}

describe('unexpected files among the matches', () => {
  it('are listed with their reasons, and the rest as usual', async () => {
    const home = await oddHome();
    const { code, stdout } = await runProgram(program, ['matches'], home);
    expect(code).toBe(0);
    for (const line of [
      /^orchard-.*over/m,
      /^folder {2}cannot be read: it is a folder$/m,
      /^loop {2}cannot be read: the link leads back to itself \(ELOOP\)$/m,
      /^pipe {2}cannot be read: it is a pipe, not a file$/m,
      /^wide {2}cannot be read: .*UTF-16/m,
    ])
      expect(stdout).toMatch(line);
    expect((await runProgram(program, ['play', 'orchard', ...bots, '--seed', 'elm'], home)).code).toBe(0);
  });

  it.each(['folder', 'loop', 'pipe', 'wide'])(
    '%s is refused with one sentence when continued, shown, exported or replayed',
    async (name) => {
      const home = await oddHome();
      const path = join(home, 'matches', `${name}.jsonl`);
      for (const args of [
        ['resume', name],
        ['matches', 'show', name],
        ['matches', 'export', name],
        ['matches', 'report', name],
        ['replay', path, '--verify'],
        ['replay', path, '--plain'],
      ])
        expectSentence(await runProgram(program, args, home), /cannot be (opened|read)/);
    },
  );

  it.each(['loop', 'pipe', 'wide'])('%s is deleted like any other', async (name) => {
    const home = await oddHome();
    const before = readdirSync(join(home, 'matches'));
    expect((await runProgram(program, ['matches', 'delete', name, '--yes'], home)).code).toBe(0);
    expect(readdirSync(join(home, 'matches'))).toEqual(before.filter((file) => file !== `${name}.jsonl`));
  });
});

describe('a file that somebody names', () => {
  const folder = mkdtempSync(join(tmpdir(), 'green-games-odd-'));
  execFileSync('mkfifo', [join(folder, 'pipe')]);
  symlinkSync('loop', join(folder, 'loop'));
  writeFileSync(join(folder, 'wide'), Buffer.from('\ufeffgame: orchard\n', 'utf16le'));
  writeFileSync(join(folder, 'wide-unmarked'), Buffer.from('game: orchard\n', 'utf16le'));
  writeFileSync(join(folder, 'latin'), Buffer.from('game: caf\u00e9 \n', 'latin1'));
  const files: readonly (readonly [string, RegExp])[] = [
    [join(folder, 'pipe'), /it is a pipe/],
    [join(folder, 'loop'), /leads back to itself/],
    [join(folder, 'wide'), /written in UTF-16: save it as UTF-8/],
    [join(folder, 'wide-unmarked'), /written in UTF-16: save it as UTF-8/],
    [join(folder, 'latin'), /not UTF-8 text/],
    [folder, /it is a folder/],
    ['/dev/zero', /it is a device/],
    ['/proc/self/mem', /cannot be read/],
    [join(folder, 'none'), /there is no such file/],
  ];
  const places: readonly (readonly [string, (file: string) => string[]])[] = [
    ['a position', (file) => ['play', 'orchard', ...bots, '--from', file]],
    ['a script', (file) => ['play', 'orchard', '--script', file]],
    ['components', (file) => ['cards', 'orchard', '--components', file]],
    ['scenarios', (file) => ['check', file]],
    ['lines of games', (file) => ['simulate', 'merge', file]],
    ['a demo', (file) => ['demo', file]],
  ];
  it.each(places)(
    'as %s is refused in a sentence if it is not one',
    async (_, line) => {
      // A word that is no file is the name of a demo that there is not.
      const tried = files.filter(([file]) => line('')[0] !== 'demo' || !file.endsWith('none'));
      const runs = tried.map(async ([file, expected]) => {
        const run = await runProgram(program, line(file), newHome());
        expectSentence(run, expected);
        expect(run.code).toBe(2);
      });
      await Promise.all(runs);
    },
    60_000,
  );

  it('may be a pipe made by the shell', () => {
    const command = 'exec "$0" "$1" cards orchard --components <(printf "{}")';
    const { status } = spawnSync('bash', ['--norc', '-c', command, process.execPath, program], {
      env: { PATH: process.env.PATH, GREEN_GAMES_HOME: newHome() },
    });
    expect(status).toBe(0);
  });
});

describe('a folder that cannot be created', () => {
  it.each([
    [{ GREEN_GAMES_HOME: '/proc/green-games' }, /cannot be saved in/],
    [{ GREEN_GAMES_HOME: '', HOME: '' }, /HOME is empty/],
    [{ GREEN_GAMES_HOME: '~/games' }, /the shell expands ~/],
    [{ GREEN_GAMES_HOME: 'games' }, /depend on the working directory/],
    [{ GREEN_GAMES_HOME: '/dev/full/x' }, /cannot be saved in/],
  ])('%j is told of at once, and nothing is made in the working directory', (env, expected) => {
    const cwd = mkdtempSync(join(tmpdir(), 'green-games-cwd-'));
    const { status, stderr } = spawnSync(process.execPath, [program, 'play', 'orchard', ...bots], {
      cwd,
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
      timeout: 20_000,
    });
    expectSentence({ code: status, signal: null, stdout: '', stderr }, expected);
    const unsaved = spawnSync(process.execPath, [program, 'play', 'orchard', ...bots, '--unsaved'], {
      cwd,
      env: { PATH: process.env.PATH, ...env },
    });
    expect([unsaved.status, readdirSync(cwd)]).toEqual([0, []]);
  });
});

describe('an output that cannot be written to', () => {
  it.each([
    [['--version']],
    [['--help']],
    [['list']],
    [['list', '--json']],
    [['rules', 'orchard']],
    [['paths']],
    [['matches']],
    [['completion', 'bash']],
    [['play', 'orchard', ...bots]],
    [['simulate', 'orchard', '--games', '3', '--ndjson']],
    [['check', '--vocabulary', 'orchard']],
  ])('a full device: %j', async (args) => {
    const home = newHome();
    await runProgram(program, ['play', 'orchard', ...bots, '--seed', 'oak'], home);
    const command = 'exec "$0" "$@" > /dev/full';
    const { status, stderr } = spawnSync(
      'bash',
      ['--norc', '-c', command, process.execPath, program, ...args],
      {
        env: { PATH: process.env.PATH, GREEN_GAMES_HOME: home },
        encoding: 'utf8',
      },
    );
    expect(status).toBe(1);
    expect(stderr).toMatch(/The output cannot be written: the disk is full \(ENOSPC\)\.\n/);
    expect(stderr).not.toMatch(/\n\s+at |fault of the program/);
  });
});

describe('a match file that disappears while it is played', () => {
  const begin = async (home: string) => {
    const running = start(program, ['play', 'orchard', '--seat', 'Ann', '--bot', 'random', '--plain'], home);
    await running.shows(/Ann: .*\?/);
    return { running, path: matchFiles(home)[0] as string };
  };

  it('is not reported as saved if it was deleted', async () => {
    const { running, path } = await begin(newHome());
    unlinkSync(path);
    running.child.stdin?.end('1\n');
    const { code, stderr } = await running.ended;
    expect(stderr).toMatch(/was deleted while the match was played: the match is not saved/);
    expect([code, stderr]).toEqual([4, expect.not.stringMatching(/is saved in|resume/)]);
  });

  it('is reported as moved if it was moved', async () => {
    const { running, path } = await begin(newHome());
    renameSync(path, `${path}.away`);
    running.child.stdin?.end('1\n');
    const { stderr } = await running.ended;
    expect(stderr).toMatch(/was moved while the match was played: the match is saved in that file/);
  });
});

describe('several matches at once', () => {
  it('are deleted by name, and all that are finished', async () => {
    const home = newHome();
    for (const seed of ['1', '2', '3'])
      await runProgram(program, ['play', 'orchard', ...bots, '--seed', seed], home);
    await runProgram(program, ['play', 'orchard', '--players', '2', '--new'], home, { input: '1\n' });
    const { stdout } = await runProgram(program, ['matches', 'list', '--json'], home);
    const listed = JSON.parse(stdout) as { name: string; over: boolean }[];
    const [first = '', ...others] = listed.filter(({ over }) => over).map(({ name }) => name);
    const [running] = listed.filter(({ over }) => !over).map(({ name }) => name);
    expect((await runProgram(program, ['matches', 'delete', '--yes'], home)).code).toBe(2);
    expect((await runProgram(program, ['matches', 'delete', first, '--finished', '--yes'], home)).code).toBe(
      2,
    );
    expect((await runProgram(program, ['matches', 'delete', first, 'nobody', '--yes'], home)).code).toBe(2);
    expect(matchFiles(home)).toHaveLength(4);
    const two = await runProgram(program, ['matches', 'delete', first, others[0] as string, '--yes'], home);
    expect([two.code, two.stderr]).toEqual([0, `${first} is deleted.\n${others[0]} is deleted.\n`]);
    expect((await runProgram(program, ['matches', 'delete', '--finished'], home)).code).toBe(2);
    expect((await runProgram(program, ['matches', 'delete', '--finished', '--yes'], home)).code).toBe(0);
    expect(matchFiles(home)).toEqual([join(home, 'matches', `${running}.jsonl`)]);
  });
});
