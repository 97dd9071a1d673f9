import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rootFolder } from './pty.ts';

const nodes = fileURLToPath(new URL('nodes/', import.meta.url));
const { versions } = JSON.parse(readFileSync(join(nodes, 'package.json'), 'utf8')) as {
  versions: { tooOld: string[]; supported: string[] };
};

let folder = '';
let checkout = '';
let tarball = '';
let packed: { size: number; files: { path: string }[] };

/** A fresh checkout: no packages, nothing built. */
function copyCheckout(name: string): string {
  const copy = join(folder, name);
  mkdirSync(copy);
  const tracked = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: rootFolder,
    encoding: 'utf8',
  }).stdout;
  for (const file of tracked.split('\0')) {
    if (file === '' || /^(test|\.git)\//.test(file) || !existsSync(join(rootFolder, file))) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(rootFolder, file), join(copy, file));
  }
  return copy;
}

/** Runs a command as on a machine where npm was never used, without a network. */
function run(
  command: string,
  parameters: readonly string[],
  where: string,
  environment: NodeJS.ProcessEnv = {},
) {
  const { status, stdout, stderr } = spawnSync(command, parameters, {
    cwd: where,
    encoding: 'utf8',
    input: '',
    timeout: 60_000,
    env: {
      PATH: process.env['PATH'],
      HOME: join(folder, 'home'),
      LANG: 'C.UTF-8',
      npm_config_offline: 'true',
      npm_config_update_notifier: 'false',
      ...environment,
    },
  });
  return { status, stdout, stderr };
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'green-games-package-'));
  mkdirSync(join(folder, 'home'));
  checkout = copyCheckout('checkout');
  symlinkSync(join(rootFolder, 'node_modules'), join(checkout, 'node_modules'));
  const { status, stdout, stderr } = run('npm', ['pack', '--json', '--pack-destination', folder], checkout);
  if (status !== 0) throw new Error(`npm pack ended with ${status}:\n${stdout}\n${stderr}`);
  const [only] = JSON.parse(stdout.slice(stdout.indexOf('['))) as [typeof packed & { filename: string }];
  packed = only;
  tarball = join(folder, only.filename);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the packed package', () => {
  it('is smaller than a million bytes and contains the program, its manual and its documents', () => {
    expect(packed.size).toBeLessThan(1_000_000);
    const paths = packed.files.map(({ path }) => path);
    expect(paths).toEqual(
      expect.arrayContaining([
        'bin/green-games.js',
        'bin/package.json',
        'dist/main.cjs',
        'dist/ink.part.br',
        'dist/green-games.1',
        'README.md',
        'docs/playing.md',
        'LICENSE',
        'CHANGELOG.md',
      ]),
    );
    const others = paths.filter(
      (path) =>
        !/^(bin|dist)\/[\w.-]+$|^docs\/[\w-]+\.md$|^(README(?:\.zh-Hant)?|CHANGELOG)\.md$|^LICENSE$|^package\.json$/.test(
          path,
        ),
    );
    expect(others).toEqual([]);
  });

  it('leaves the manifest of the checkout as it was', () => {
    const manifest = (where: string) => readFileSync(join(where, 'package.json'), 'utf8');
    expect(manifest(checkout)).toBe(manifest(rootFolder));
  });

  it('is started by npx without a network or an installation', () => {
    const empty = join(folder, 'npx');
    mkdirSync(empty);
    const { status, stdout } = run(
      'npx',
      ['--offline', '--yes', `--package=${tarball}`, 'green-games', '--version'],
      empty,
    );
    expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
    expect(readdirSync(empty)).toEqual([]);
    const told = run('npx', ['--offline', '--yes', `--package=${tarball}`, 'green-games', 'matches'], empty);
    expect(told.stderr).toContain('npx green-games play begins one.');
  });
});

describe('the package installed into an empty folder', () => {
  let program = '';
  let installed = '';

  beforeAll(() => {
    installed = join(folder, 'installed');
    mkdirSync(installed);
    const { status, stderr } = run('npm', ['install', '--no-audit', '--no-fund', tarball], installed);
    if (status !== 0) throw new Error(`npm install ended with ${status}:\n${stderr}`);
    program = join(installed, 'node_modules/.bin/green-games');
  });

  it('has no dependencies and runs no script', () => {
    expect(readdirSync(join(installed, 'node_modules')).filter((name) => !name.startsWith('.'))).toEqual([
      'green-games',
    ]);
    const manifest = JSON.parse(
      readFileSync(join(installed, 'node_modules/green-games/package.json'), 'utf8'),
    );
    expect(manifest.dependencies).toBeUndefined();
    for (const script of ['prepare', 'preinstall', 'install', 'postinstall']) {
      expect(manifest.scripts).not.toHaveProperty(script);
    }
  });

  it('has a manual page that man renders without warnings', () => {
    const page = join(installed, 'node_modules/green-games/dist/green-games.1');
    const { status, stdout, stderr } = run('man', ['--warnings', '-l', page], installed, {
      MANWIDTH: '80',
      MAN_KEEP_FORMATTING: undefined,
      PAGER: 'cat',
    });
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/NAME\n +green-games - /);
    expect(stdout).toMatch(/EXIT STATUS/);
  });

  // One match of every game between bots, then the same answers given by people from a script.
  it.each([
    ['limit', 2],
    ['green-deal', 3],
    ['reputation', 3],
    ['nice-green-things', 2],
  ])('plays a scripted match of %s', (game, players) => {
    const seats = Array.from({ length: players }, (_, seat) => `Bot ${seat + 1}`);
    const begin = ['play', game, '--seed', 'oak', '--plain'];
    const environment = { GREEN_GAMES_HOME: join(folder, `matches-of-${game}`) };
    const start = (...parameters: string[]) => run(program, parameters, installed, environment);
    const result = (stdout: string) => stdout.slice(stdout.lastIndexOf('The game is over.\n'));

    const first = start(...begin, ...seats.flatMap(() => ['--bot', 'random']));
    expect([first.status, result(first.stdout)]).toEqual([
      0,
      expect.stringMatching(/^The game is over\.\n(?:.+\n)?1\. /),
    ]);
    const name = start('matches').stdout.split(' ', 1)[0] as string;
    writeFileSync(
      join(installed, `${game}.txt`),
      start('matches', 'export', name, '--format', 'script').stdout,
    );

    const again = start(...begin, ...seats.flatMap((seat) => ['--seat', seat]), '--script', `${game}.txt`);
    expect([again.status, result(again.stdout)]).toEqual([0, result(first.stdout)]);
  });

  describe.each(versions.supported)('on Node.js %s', (version) => {
    const node = join(nodes, `node_modules/node-${version}/bin/node`);
    const start = (...parameters: string[]) =>
      run(node, [program, ...parameters], installed, {
        GREEN_GAMES_HOME: join(folder, `home-of-${version}`),
      });

    it('runs that version', () => {
      expect(run(node, ['--version'], installed).stdout).toBe(`v${version}\n`);
    });

    it('lists the games', () => {
      const { status, stdout, stderr } = start('list');
      expect([status, stderr]).toEqual([0, '']);
      expect(stdout).toMatch(/^limit$[\s\S]*^nice-green-things$/m);
    });

    it('plays the same match on every version', () => {
      const parameters = [
        'play',
        'limit',
        '--bot',
        'random',
        '--bot',
        'random',
        '--seed',
        '7',
        '--plain',
        '--unsaved',
      ];
      const { status, stdout } = start(...parameters);
      expect(status).toBe(0);
      expect(stdout).toBe(run(program, parameters, installed).stdout);
    });

    it('checks scenarios', () => {
      const { status, stdout } = start('check', join(rootFolder, 'test/scenarios/nice-green-things.yaml'));
      expect([status, stdout]).toEqual([0, expect.stringMatching(/^\d+ passed, 0 failed$/m)]);
    });
  });

  it.each(versions.tooOld)('tells Node.js %s in a sentence that it is too old', (version) => {
    const node = join(nodes, `node_modules/node-${version}/bin/node`);
    expect(run(node, [program, 'list'], installed)).toEqual({
      status: 1,
      stdout: '',
      stderr: `green-games needs Node.js 20.19 or newer; this is Node.js ${version}.\n`,
    });
  });
});

describe('npx in a checkout', () => {
  const cache = () => join(folder, 'home/.npm/_npx');

  it('says what to do if nothing is installed, and works after the installation', () => {
    const fresh = copyCheckout('fresh');
    const before = run('npx', ['green-games', '--version'], fresh);
    expect([before.status, before.stdout, before.stderr]).toEqual([
      1,
      '',
      expect.stringContaining('run `npm ci`'),
    ]);

    symlinkSync(join(rootFolder, 'node_modules'), join(fresh, 'node_modules'));
    expect(run('npm', ['run', 'build'], fresh).status).toBe(0);
    const after = run('npx', ['green-games', '--version'], fresh);
    expect([after.status, after.stdout]).toEqual([0, expect.stringMatching(/^\d+\.\d+\.\d+\n$/)]);
  });

  it('recovers from a broken cache entry as docs/installing.md says', () => {
    const [cure] =
      /^rm -rf "\$\(npm config get cache\)\/_npx"$/m.exec(
        readFileSync(join(rootFolder, 'docs/installing.md'), 'utf8'),
      ) ?? [];
    expect(cure).toBeDefined();
    const fresh = copyCheckout('broken');
    symlinkSync(join(rootFolder, 'node_modules'), join(fresh, 'node_modules'));
    expect(run('npm', ['run', 'build'], fresh).status).toBe(0);
    expect(run('npx', ['green-games', '--version'], fresh).status).toBe(0);
    // What an interrupted npx leaves behind: only the link to the checkout.
    for (const entry of readdirSync(cache())) {
      for (const file of [
        'package.json',
        'package-lock.json',
        'node_modules/.package-lock.json',
        'node_modules/.bin/green-games',
      ]) {
        const path = join(cache(), entry, file);
        if (existsSync(path)) unlinkSync(path);
      }
    }
    expect(run('npx', ['green-games', '--version'], fresh).status).not.toBe(0);
    expect(run('sh', ['-c', cure as string], fresh).status).toBe(0);
    expect(run('npx', ['green-games', '--version'], fresh).status).toBe(0);
  });
});
