import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, matchFiles, newHome, runProgram } from './program.ts';

let program: string;
let home = mkdtempSync(join(tmpdir(), 'green-games-nothing-'));

/** Where the read-only disk is, for the processes that run on it alone. */
const disk = mkdtempSync(join(tmpdir(), 'green-games-disk-'));

/** Runs a command with a disk at `disk` that holds what `home` does and cannot be written to. */
const onDisk = (command: readonly string[], options: Parameters<typeof spawnSync>[2] = {}) =>
  spawnSync(
    'unshare',
    [
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      'mount -t tmpfs none "$DISK" && cp -a "$FILLED/." "$DISK" && mount -o remount,ro "$DISK" && exec "$@"',
      'sh',
      ...command,
    ],
    {
      ...options,
      env: {
        PATH: process.env.PATH,
        LANG: 'C.UTF-8',
        GREEN_GAMES_HOME: disk,
        DISK: disk,
        FILLED: home,
      },
      encoding: 'utf8',
    },
  );

/** Why no disk can be made read-only here; undefined if one can. */
function missing(): string | undefined {
  if (process.platform !== 'linux') return 'this system has no disks of single processes';
  const { status, stderr } = onDisk(['true']);
  return status === 0 ? undefined : `no disk can be mounted here: ${stderr}`;
}

const reason = missing();
const bots = ['--bot', 'random', '--bot', 'random'];
const names = { over: '', running: '' };

beforeAll(async () => {
  if (reason !== undefined) return;
  program = await buildToyProgram();
  home = newHome();
  await runProgram(program, ['play', 'orchard', ...bots, '--seed', 'oak'], home);
  names.over = basename(matchFiles(home)[0] as string, '.jsonl');
  await runProgram(program, ['play', 'orchard', '--players', '2', '--new'], home, { input: '1\n' });
  names.running = matchFiles(home)
    .map((path) => basename(path, '.jsonl'))
    .find((name) => name !== names.over) as string;
  const lines = readFileSync(join(home, 'matches', `${names.over}.jsonl`), 'utf8').split('\n');
  lines[5] = '{';
  writeFileSync(join(home, 'matches', 'damaged.jsonl'), lines.join('\n'));
  writeFileSync(join(home, 'settings.yaml'), 'ascii: true\n');
  const scenario = { id: 'A', title: 't', rules: ['r'], players: 2, then: { sky: 7 } };
  writeFileSync(join(home, 'failing.yaml'), JSON.stringify({ game: 'orchard', scenarios: [scenario] }));
});

const readOnly = /the disk is read-only \(EROFS\)\./;

interface Writing {
  readonly name: string;
  line(): string[];
  readonly code: number;
  readonly input: string;
}

const writes = (name: string, line: () => string[], code: number, input = '1\n'): Writing => ({
  name,
  line,
  code,
  input,
});

/** Every command that writes, its input, and its exit code. */
const writing: readonly Writing[] = [
  writes('play', () => ['play', 'orchard', ...bots], 1),
  writes('play by a person', () => ['play', 'orchard', '--seat', 'Ann', '--bot', 'random'], 1),
  writes('resume', () => ['resume', names.running], 1),
  writes('resume --from-sound', () => ['resume', 'damaged', '--from-sound'], 1),
  writes('matches rename', () => ['matches', 'rename', names.running, 'other'], 1),
  writes('matches delete', () => ['matches', 'delete', names.over, '--yes'], 1),
  writes('matches delete --finished', () => ['matches', 'delete', '--finished', '--yes'], 1),
  writes('review', () => ['review', names.over, '--seat', '1', '--iterations', '20'], 1),
  writes('settings', () => ['settings', 'theme', 'light'], 1),
  writes('settings --reset', () => ['settings', 'ascii', '--reset'], 1),
  writes('learn', () => ['learn', 'orchard', '--plain'], 1, '1\n'),
  writes('check', () => ['check', join(disk, 'failing.yaml')], 1),
  writes('try', () => ['try', 'orchard'], 2, `save ${join(disk, 'x.yaml')}\nquit\n`),
];

/** Why these tests are left out, in their title. */
const because = reason === undefined ? '' : ` (left out: ${reason})`;

describe.skipIf(reason !== undefined)(`on a disk that cannot be written to${because}`, () => {
  it.each(writing)('$name says so in a sentence, with its code', ({ name, line, code, input }) => {
    const run = onDisk([process.execPath, program, ...line()], { input });
    // A session of rules tells on its page what became of a command.
    const told = name === 'try' ? `${run.stdout}` : `${run.stderr}`;
    expect(told).toMatch(readOnly);
    expect(`${run.stdout}${run.stderr}`).not.toMatch(/\n\s+at |fault of the program|node:|Error:/);
    expect(run.status).toBe(code);
  });

  it.each([
    ['matches', () => ['matches']],
    ['matches show', () => ['matches', 'show', names.over]],
    ['matches stats', () => ['matches', 'stats']],
    ['matches export', () => ['matches', 'export', names.running]],
    ['replay --verify', () => ['replay', names.over, '--verify']],
    ['replay', () => ['replay', names.over, '--plain']],
    ['puzzle', () => ['puzzle', 'orchard', '--list']],
    ['settings', () => ['settings']],
    ['paths', () => ['paths']],
    ['list', () => ['list']],
    ['rules', () => ['rules', 'orchard']],
    ['play --unsaved', () => ['play', 'orchard', ...bots, '--unsaved']],
    ['simulate', () => ['simulate', 'orchard', '--games', '2']],
  ] as const)('%s, which writes nothing, works as ever', (_, line) => {
    const { status, stderr } = onDisk([process.execPath, program, ...line()]);
    expect([status, `${stderr}`]).toEqual([0, expect.not.stringMatching(/read-only|fault/)]);
  });

  it('is tested with every command', async () => {
    const { stdout } = await runProgram(program, ['--help'], newHome());
    const commands = [
      ...stdout.slice(stdout.indexOf('Commands:'), stdout.indexOf('Examples:')).matchAll(/^ {2}([a-z]+)/gm),
    ].map(([, name = '']) => name);
    // These write nothing. `serve` has its own tests; a demo is recorded in a new file, as with `try`; and if a solved
    // puzzle cannot be noted, `puzzle` only says so.
    const others = [
      'help',
      'list',
      'replay',
      'rules',
      'ask',
      'cards',
      'simulate',
      'serve',
      'completion',
      'manual',
      'paths',
      'demo',
      'puzzle',
    ];
    expect(commands.sort()).toEqual(
      [...new Set([...others, ...writing.map(({ name }) => name.split(' ')[0] as string)])].sort(),
    );
  });
});

/** Somebody who may read the folder, and not write to it. */
const stranger = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'] as const;
const canBeStranger =
  process.getuid?.() === 0 && spawnSync(stranger[0], [...stranger.slice(1), 'true']).status === 0;

describe.skipIf(!canBeStranger || reason !== undefined)(
  `in a folder of somebody else${canBeStranger ? '' : ' (left out: only root becomes somebody else)'}`,
  () => {
    it.each(writing.filter(({ name }) => name !== 'check'))(
      '$name says so in a sentence, with its code',
      ({ name, line, code, input }) => {
        execFileSync('cp', ['-a', `${home}/.`, disk]);
        execFileSync('chmod', ['-R', 'a+rX,go-w', disk, dirname(program)]);
        const { status, stdout, stderr } = spawnSync(
          stranger[0],
          [...stranger.slice(1), process.execPath, program, ...line()],
          {
            env: { PATH: process.env.PATH, LANG: 'C.UTF-8', GREEN_GAMES_HOME: disk },
            encoding: 'utf8',
            input,
          },
        );
        expect(name === 'try' ? stdout : stderr).toMatch(/access is not permitted \((?:EACCES|EPERM)\)\./);
        expect(`${stdout}${stderr}`).not.toMatch(/\n\s+at |fault of the program|node:|Error:/);
        expect(status).toBe(code);
        expect(readdirSync(join(disk, 'matches')).sort()).toEqual(readdirSync(join(home, 'matches')).sort());
      },
    );
  },
);
