import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { readDocument } from '../../src/engine/document.ts';
import { buildToyProgram } from './program.ts';

const page = readFileSync(fileURLToPath(new URL('../../docs/simulation.md', import.meta.url)), 'utf8');

/** The block of the page that contains a text. */
function blockWith(text: string): string {
  const blocks = Array.from(page.matchAll(/^```\w+\n([\s\S]*?)^```/gmu), ([, block = '']) => block);
  const [found, ...more] = blocks.filter((block) => block.includes(text));
  if (found === undefined || more.length > 0) throw new Error(`not one block with ${text}`);
  return found;
}

/** The documented command, with a game and a number of games for which a test has time. */
const small = (command: string): string =>
  command.replaceAll(/simulate limit --games \d+ --bots easy/gu, 'simulate orchard --games 40 --bots random');

interface IndexedJob {
  readonly spec: {
    readonly completionMode: string;
    readonly completions: number;
    readonly template: {
      readonly spec: {
        readonly containers: readonly [
          {
            readonly command: readonly string[];
            readonly volumeMounts: readonly { name: string; mountPath: string }[];
          },
        ];
        readonly volumes: readonly { readonly name: string }[];
      };
    };
  };
}

describe('the documented commands for many machines', () => {
  let folder: string;
  let whole: string;

  /** Runs a command in the folder, where `green-games` is this program. */
  const run = (
    command: string,
    args: readonly string[],
    cwd: string,
    environment: Readonly<Record<string, string>> = {},
  ): string => {
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, HOME: folder, PATH: `${folder}:${process.env['PATH'] ?? ''}`, ...environment },
    });
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`);
    return stdout;
  };
  const newFolder = (): string => mkdtempSync(join(folder, 'parts-'));
  const digestOf = (text: string): string => String(JSON.parse(text).digest);
  const merged = (cwd: string): string =>
    digestOf(run('sh', ['-c', 'green-games simulate merge part-*.ndjson --json'], cwd));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'green-games-machines-'));
    const program = await buildToyProgram();
    writeFileSync(join(folder, 'green-games'), `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`, {
      mode: 0o755,
    });
    whole = digestOf(
      run(
        'green-games',
        ['simulate', 'orchard', '--games', '40', '--bots', 'random', '--seed', 'oak', '--json'],
        folder,
      ),
    );
  }, 120_000);

  it('a Slurm array: every task plays its shard, and the merged result is that of one run', () => {
    const script = blockWith('#SBATCH');
    const [, last = ''] = /^#SBATCH -a 1-(\d+)$/mu.exec(script) ?? [];
    expect(Number(last)).toBeGreaterThan(1);
    const cwd = newFolder();
    writeFileSync(join(cwd, 'simulate.sbatch'), small(script));
    for (let task = 1; task <= Number(last); task += 1)
      run('bash', ['simulate.sbatch'], cwd, {
        SLURM_ARRAY_TASK_ID: String(task),
        SLURM_ARRAY_TASK_COUNT: last,
      });
    expect(merged(cwd)).toBe(whole);
  }, 120_000);

  it('an indexed Kubernetes job: the same', () => {
    const { spec } = readDocument(blockWith('kind: Job')).data as IndexedJob;
    const { containers, volumes } = spec.template.spec;
    const [{ command, volumeMounts }] = containers;
    expect(spec.completionMode).toBe('Indexed');
    expect(volumeMounts.map(({ name }) => name)).toEqual(volumes.map(({ name }) => name));
    const [mount] = volumeMounts;
    const cwd = newFolder();
    // The volume is a folder here.
    const [shell = '', ...args] = command.map((part) => small(part).replaceAll(mount?.mountPath ?? '', cwd));
    for (let index = 0; index < spec.completions; index += 1)
      run(shell, args, cwd, { JOB_COMPLETION_INDEX: String(index) });
    expect(merged(cwd)).toBe(whole);
  }, 120_000);

  it.runIf(spawnSync('parallel', ['--version']).status === 0)(
    'GNU parallel: the same',
    () => {
      const cwd = newFolder();
      const [command = ''] = blockWith("parallel '").split('\n');
      run('bash', ['-c', small(command)], cwd);
      expect(merged(cwd)).toBe(whole);
    },
    120_000,
  );
});
