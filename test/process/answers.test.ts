import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchFiles, newFile, newHome, toyProgram } from './program.ts';

const { run } = toyProgram();

describe('answers from scripts and pipes', () => {
  const people = ['play', 'orchard', '--seat', 'Ann', '--seat', 'Bo', '--seed', 'oak'];
  const script = (text: string) => [...people, '--script', newFile('answers.txt', text)];

  it('an answer that is not allowed ends with 3, its line, rule, need and have', async () => {
    const { code, stderr } = await run(script('# bids\nAnn: bid 1\n\nBo: bid 99\n'));
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/line 4: Bo: bid 99: .*need 4, have 99 \(TOY-02\)/),
    ]);
  });

  it('says what is asked instead of what the script answers', async () => {
    const { code, stderr } = await run(script('Ann: act pass\n'));
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/line 1: Ann: act pass: Ann is asked bid \(TOY-02\), not act/),
    ]);
  });

  it('applies nothing of a line if a part of it is refused', async () => {
    const home = newHome();
    const { code } = await run(script('Ann: bid 1 99\n'), { home });
    expect(code).toBe(3);
    expect(readFileSync(matchFiles(home)[0] as string, 'utf8')).not.toContain('"answer"');
  });

  it('a line that is not an answer ends with 3 before anything is answered', async () => {
    const home = newHome();
    const { code, stderr } = await run(script('Ann: bid 1\nCy: bid 1\n'), { home });
    expect([code, stderr]).toEqual([
      3,
      expect.stringMatching(/line 2: nobody is called Cy; the people at the table are Ann, Bo/),
    ]);
    expect(existsSync(join(home, 'matches'))).toBe(false);
  });

  it.each([
    ['an endless word', `Ann: bid ${'9'.repeat(100_000)}\n`],
    ['endless words', `Ann: bid ${'x '.repeat(50_000)}\n`],
    ['an endless name', `${'Cy'.repeat(50_000)}: bid 1\n`],
    ['an endless line', `${'Cy '.repeat(50_000)}\n`],
  ])('%s is told by its beginning', async (_, text) => {
    const { code, stderr } = await run(script(text));
    expect(code).toBe(3);
    expect(stderr.length).toBeLessThan(600);
  });

  it('input that ends early ends with 4, saved, and names who is missing', async () => {
    const home = newHome();
    const first = await run(people, { home, input: '1\n' });
    expect([first.code, first.stderr]).toEqual([
      4,
      expect.stringMatching(/saved in .*resume orchard-.*\n.*Bo's answer is missing/),
    ]);
    const second = await run(['resume'], { home, input: '0\n' });
    expect([second.code, second.stderr]).toEqual([4, expect.stringMatching(/Ann's answer is missing/)]);
    expect(second.stdout).toMatch(/Ann: Which chip\?/);
  });

  it('a refused answer from a pipe is explained, and the question asked again', async () => {
    const { code, stdout } = await run(people, {
      input: '99\nwhy 99\nwhy 1\nAnn: bid 98\n1.5\n٣\n\u001b[31m\n1\n',
    });
    expect(code).toBe(4);
    expect(stdout).toMatch(/99: too much, need 4, have 99 \(TOY-02\)/);
    expect(stdout).toMatch(/1 is allowed/);
    expect(stdout).not.toContain('\u001b');
    expect(stdout).toMatch(/Bo: Bid how many coins/);
  });

  it('says once a match is over how to look back on it, if people played', async () => {
    const hint =
      /(\S+) matches show (orchard-\S+) shows the points round by round; \S+ review \2 judges your decisions\./;
    const { stderr } = await run(['play', 'orchard', '--seat', 'Ann', '--bot', 'random'], {
      input: '1\n'.repeat(200),
    });
    expect(stderr).toMatch(hint);
    expect((await run(['play', 'orchard', '--bot', 'random', '--bot', 'random'])).stderr).not.toMatch(hint);
  });

  it('undoes an answer, but nothing that nobody answered', async () => {
    const { stdout } = await run(['play', 'orchard', '--seat', 'Ann', '--bot', 'random', '--seed', 'oak'], {
      input: 'undo\n1\nundo\nundo\n2\n',
    });
    expect(stdout.match(/There is nothing to undo/g)).toHaveLength(2);
    expect(stdout.match(/answers? (is|are) undone/g)).toHaveLength(1);
  });
});
