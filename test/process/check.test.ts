import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, newHome, runProgram } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

const text = (round: number): string => `game: orchard
scenarios:
  - id: A
    title: one
    rules: [TOY-00]
    players: 2
    then: {round: 1}
  - id: B
    title: two
    rules: [TOY-00]
    players: 2
    then:
      sky: 0
      round: ${round}
  - id: C
    title: three
    rules: [TOY-00]
    players: 2
    when:
      - {begin: nothing}
    then: {round: 1}
`;

function file(content: string): string {
  const path = join(mkdtempSync(join(tmpdir(), 'green-games-check-')), 'some.yaml');
  writeFileSync(path, content);
  return path;
}

describe('check', () => {
  it('names the line of a difference, of an event, and of something impossible', async () => {
    const path = file(text(7));
    const run = await runProgram(program, ['check', path], newHome());
    expect(run.code).toBe(1);
    expect(run.stdout).toMatch(/^ {6}line 14, then\.round: expected 7, got 1$/m);
    expect(run.stdout).toMatch(/^ {6}line 20, when\.0: there is no step nothing/m);
    const json = JSON.parse((await runProgram(program, ['check', path, '--json'], newHome())).stdout);
    expect(json.results.map(({ lines }: { lines?: number[] }) => lines)).toEqual([undefined, [14], [20]]);
  });

  it('runs only the requested scenarios', async () => {
    const path = file(text(7));
    const only = async (...ids: string[]) =>
      await runProgram(program, ['check', path, ...ids.flatMap((id) => ['--only', id])], newHome());
    expect(await only('A')).toMatchObject({ code: 0, stdout: 'ok    A  one\n1 passed, 0 failed\n' });
    expect(await only('A', 'B')).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/1 passed, 1 failed/),
    });
    expect(await only('AA')).toMatchObject({ code: 2, stderr: expect.stringMatching(/no scenario "AA"/) });
  });

  it('runs what failed before, until it passes', async () => {
    const home = newHome();
    const path = file(text(7));
    const failed = async (...files: string[]) =>
      await runProgram(program, ['check', ...files, '--failed'], home);
    expect(await failed()).toMatchObject({ code: 2, stderr: expect.stringMatching(/Nothing failed/) });
    await runProgram(program, ['check', path], home);
    for (const files of [[], [path]])
      expect(await failed(...files)).toMatchObject({
        code: 1,
        stdout: expect.stringMatching(/0 passed, 2 failed/),
      });
    writeFileSync(path, text(1));
    expect(await failed()).toMatchObject({ code: 1, stdout: expect.stringMatching(/1 passed, 1 failed/) });
    expect(await failed()).toMatchObject({
      code: 1,
      stdout: expect.stringMatching(/^FAIL {2}C(.*\n)+0 passed, 1 failed/),
    });
    expect(JSON.parse(readFileSync(join(home, 'failed-scenarios.json'), 'utf8'))).toEqual({ [path]: ['C'] });
  });

  it('says if the list of failures cannot be saved, and still works', async () => {
    const home = join(newHome(), 'file');
    writeFileSync(home, '');
    const run = await runProgram(program, ['check', file(text(7))], home);
    expect(run).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^The list of failures cannot be saved for --failed: /),
    });
  });

  it('fails a scenario that names a rule that no rulebook has, with the line and the nearest id', async () => {
    const path = file(text(1).replace('rules: [TOY-00]', 'rules: [TOY-99, topic]'));
    const run = await runProgram(program, ['check', path, '--only', 'A'], newHome());
    expect(run.code).toBe(1);
    expect(run.stdout).toMatch(
      /^FAIL {2}A {2}one\n.*\n {6}line 5, there is no rule TOY-99; did you mean TOY-00\?$/m,
    );
    expect(run.stdout).not.toContain('no rule topic');
    expect(run.stdout).toMatch(/^0 passed, 1 failed$/m);
  });

  it('and try read back what share prints in a session, fenced or quoted as in a message', async () => {
    const home = newHome();
    const session = async (input: string, ...args: string[]) =>
      await runProgram(program, ['try', 'orchard', '--plain', ...args], home, { input });
    const shared = await session('set round = 2\nshare\nquit\n', '--players', '2');
    expect(shared.code).toBe(0);
    const block = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)$/mu.exec(shared.stdout)?.[0] ?? '';
    const given = /^ {4}given:\n[\s\S]*?(?=^ {4}when:)/mu.exec(block)?.[0] ?? '';
    expect(given).toContain('round: 2');
    const quoted = block.replace(/^/gmu, '> ');
    for (const pasted of [block, quoted]) {
      const checked = await runProgram(program, ['check', '-'], home, { input: `${pasted}\n` });
      expect([checked.code, checked.stderr]).toEqual([0, '']);
      expect(checked.stdout).toMatch(/^1 passed, 0 failed$/m);
      const again = await session(`${pasted}\nshare\nquit\n`, '--from', '-');
      expect(again.code).toBe(0);
      expect(again.stdout).toContain(given);
    }
  });
});
