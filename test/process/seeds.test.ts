import { appendFileSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { openSeed } from '../../src/table/seed.ts';
import { buildToyProgram, matchFiles, newHome, runProgram, start } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

const SEED = 'garnet-fiddle';
const tables: readonly (readonly [string, string[]])[] = [
  ['a person and a bot', ['--seat', 'Ann', '--bot', 'random']],
  ['two people', ['--seat', 'Ann', '--seat', 'Bo']],
];

/** Everything that may be said of a saved match at any time. */
const told = (path: string): string[][] => [
  ['matches'],
  ['matches', '--json'],
  ['matches', 'show', 'orch'],
  ['matches', 'show', 'orch', '--json'],
  ['matches', 'export', 'orch'],
  ...['script', 'json', 'position', 'file'].map((format) => [
    'matches',
    'export',
    'orch',
    '--format',
    format,
  ]),
  ['matches', 'report', 'orch'],
  ['replay', path, '--plain'],
  ['replay', path, '--verify'],
  ['paths'],
  ['resume', '--plain'],
];

describe.each(tables)('the seed of a match of %s', (_, seats) => {
  it('that somebody chose is shown once, and never again while the match runs', async () => {
    const home = newHome();
    const play = ['play', 'orchard', ...seats, '--seed', SEED, '--plain'];
    const { stdout, stderr } = await runProgram(program, play, home, { input: '1\n' });
    expect(`${stdout}${stderr}`.split(SEED)).toHaveLength(2);
    const [path = ''] = matchFiles(home);
    for (const args of told(path)) {
      const run = await runProgram(program, args, home, { input: '1\n?\nhelp\nscores\nend\n' });
      expect(`${args.join(' ')}\n${run.stdout}${run.stderr}`).not.toContain(SEED);
    }
    const following = start(program, ['replay', path, '--follow', '--plain'], home);
    await following.shows(/Orchard/);
    appendFileSync(path, '{"record":"ans');
    await new Promise((resolve) => setTimeout(resolve, 600));
    following.child.kill('SIGTERM');
    const { stdout: followed, stderr: said } = await following.ended;
    expect(`${followed}${said}`).not.toContain(SEED);
  }, 60_000);

  it('that was drawn is not shown before the end', async () => {
    const home = newHome();
    const { stdout, stderr } = await runProgram(program, ['play', 'orchard', ...seats, '--plain'], home, {
      input: '1\n',
    });
    const { seed } = JSON.parse(readFileSync(matchFiles(home)[0] as string, 'utf8').split('\n')[0] ?? '') as {
      seed: string;
    };
    expect(seed).toMatch(/^\w{6}-\w{6}$/);
    expect(`${stdout}${stderr}`).not.toContain(seed);
  });
});

describe('the seed of a finished match', () => {
  it('is printed at its end, shown, reported and exported', async () => {
    const home = newHome();
    const bots = ['--bot', 'random', '--bot', 'random'];
    const { stdout } = await runProgram(program, ['play', 'orchard', ...bots, '--seed', SEED], home);
    expect(stdout).toContain(`The seed is ${SEED}.`);
    for (const args of [
      ['matches', 'show', 'orch'],
      ['matches', 'show', 'orch', '--json'],
      ['matches', 'report', 'orch'],
      ['matches', 'export', 'orch', '--format', 'script'],
      ['matches', 'export', 'orch', '--format', 'json'],
    ])
      expect((await runProgram(program, args, home)).stdout).toContain(SEED);
  });
});

describe('a seed may be shown', () => {
  it.each([
    [[{}], false, SEED],
    [[{ bot: 'easy' }], false, undefined],
    [[{}, { bot: 'easy' }], false, undefined],
    [[{}, {}], false, undefined],
    [[{}, { bot: 'easy' }], true, SEED],
  ])('at the table %j, over: %j', (seats, over, expected) => {
    expect(openSeed(SEED, seats, over)).toBe(expected);
  });
});
