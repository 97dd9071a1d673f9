import { availableParallelism } from 'node:os';
import { describe, expect, it } from 'vitest';
import { newFile, toyProgram } from './program.ts';

const { run } = toyProgram();

describe('simulate', () => {
  const args = ['simulate', 'orchard', '--games', '40', '--seed', 'oak', '--players', '3'];
  const digestOf = (stdout: string) => JSON.parse(stdout).digest;

  it('gives the same result with any number of jobs and shards', async () => {
    const one = await run([...args, '--json']);
    const jobs = ['--jobs', String(Math.min(2, availableParallelism()))];
    const shared = await run([...args, '--json', ...jobs]);
    const lines = await run([...args, '--ndjson']);
    expect((await run([...args, '--ndjson', ...jobs])).stdout).toBe(lines.stdout);
    const shards = await Promise.all(
      ['1/3', '2/3', '3/3'].map((shard) => run([...args, '--ndjson', '--shard', shard])),
    );
    const merged = await run([
      'simulate',
      'merge',
      ...shards.map(({ stdout }, index) => newFile(`${index}`, stdout)),
      '--json',
    ]);
    expect(new Set([one, shared, merged].map(({ stdout }) => digestOf(stdout))).size).toBe(1);
    expect(Object.keys(JSON.parse(one.stdout))).toEqual(
      'schema game players bots games seed seconds gamesPerSecond decisionsPerSecond decisionsPerGame wins scores byBot rounds digest'.split(
        ' ',
      ),
    );
    expect(digestOf((await run([...args, '--json', '--option', 'rounds=2'])).stdout)).not.toBe(
      digestOf(one.stdout),
    );
    const missing = await run(['simulate', 'merge', newFile('one', shards[1]?.stdout ?? '')]);
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringMatching(/Game 0 is missing/)]);
  });

  it.each([
    ['--against', newFile('other.yaml', 'start: { coins: 5 }\n')],
    ['--sweep', 'kinds.oak.cost=1..3'],
  ])('%s: says the same of all games at once and of shards put together', async (...compared) => {
    const [whole, ...shards] = await Promise.all([
      run([...args, ...compared, '--csv']),
      ...['1/2', '2/2'].map((shard) => run([...args, ...compared, '--ndjson', '--shard', shard])),
    ]);
    const files = shards.map(({ stdout }, index) => newFile(`part${index}`, stdout));
    const merged = await run(['simulate', 'merge', ...files, '--csv']);
    expect([merged.code, merged.stdout]).toEqual([0, whole.stdout]);
    expect(whole.stdout.split('\n').length).toBeGreaterThan(10);
    const report = await run([...args, ...compared]);
    expect([report.code, report.stdout]).toEqual([0, expect.stringMatching(/^40 games of Orchard with 3/)]);
  });
});
