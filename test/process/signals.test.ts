import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, matchFiles, newHome, runProgram, start } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

const people = ['play', 'orchard', '--seat', 'Ann', '--seat', 'Bo', '--seed', 'oak', '--plain'];

describe('signals', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGQUIT', 131],
  ] as const)('%s ends with %i, the match saved, and one line on how to go on', async (signal, code) => {
    const home = newHome();
    const running = start(program, people, home);
    await running.shows(/Ann: Bid/);
    running.type('1');
    await running.shows(/Bo: Bid/);
    const before = Date.now();
    running.child.kill(signal);
    const ended = await running.ended;
    expect(ended.code).toBe(code);
    expect(Date.now() - before).toBeLessThan(2000);
    // The seed that was named is said once, before the match begins; the signal adds one line.
    expect(ended.stderr).toMatch(
      /^The seed is oak\.\nThe match is saved in .*\. Go on with: green-games resume orchard-\S+\n$/,
    );
    const [path = ''] = matchFiles(home);
    expect(readFileSync(path, 'utf8')).toMatch(/"ask":"bid","of":5,"value":1/);
    expect(readdirSync(join(home, 'matches'))).toHaveLength(1);
  });

  it('also end a match between bots', async () => {
    const home = newHome();
    const running = start(
      program,
      ['play', 'orchard', '--bot', 'random', '--bot', 'random', '--plain'],
      home,
    );
    await running.shows(/sky/);
    running.child.kill('SIGTERM');
    expect([0, 143]).toContain((await running.ended).code);
  });
});

describe('two processes and one match', () => {
  it('the second process is told who has it, with exit code 5, and the first continues', async () => {
    const home = newHome();
    const first = start(program, people, home);
    await first.shows(/Ann: Bid/);
    const second = await runProgram(program, ['resume', '--plain'], home);
    expect([second.code, second.stderr]).toEqual([
      5,
      expect.stringMatching(new RegExp(`in use by process ${first.child.pid} on .* since `)),
    ]);
    for (const args of [
      ['rename', 'orch', 'other'],
      ['delete', 'orch', '--yes'],
    ]) {
      expect((await runProgram(program, ['matches', ...args], home)).code).toBe(5);
    }
    first.type('1', 'quit');
    expect((await first.ended).code).toBe(0);
    expect((await runProgram(program, ['resume', '--plain'], home)).code).toBe(4);
  });
});

describe('a pipe that is closed', () => {
  it('ends a match quietly, and the match can be resumed', async () => {
    const home = newHome();
    const running = start(program, people, home);
    await running.shows(/Ann: Bid/);
    running.child.stdout?.destroy();
    running.type('1', '1', '1', '1');
    expect((await running.ended).code).toBe(0);
    expect((await runProgram(program, ['resume', '--plain'], home)).code).toBe(4);
  });
});
