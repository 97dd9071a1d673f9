import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, matchFiles, newHome, runProgram, start } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

const page = readFileSync(fileURLToPath(new URL('../../docs/bots.md', import.meta.url)), 'utf8');

/** The example of the documents in a language. */
function example(language: string): string {
  const [, text = ''] = new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'm').exec(page) ?? [];
  return text;
}

function withExamples(): { home: string; python: string; script: string } {
  const home = newHome();
  const [python, script] = [join(home, 'mybot.py'), join(home, 'mybot.js')];
  writeFileSync(python, example('python'));
  writeFileSync(script, example('js'));
  return { home, python: `cmd:python3 ${python}`, script: `cmd:node ${script}` };
}

const answers = Array.from({ length: 80 }, () => '1\ndone\nno\n').join('');

async function isEnded(pid: number): Promise<boolean> {
  for (let wait = 0; wait < 400; wait += 1) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return false;
}

describe('the examples of docs/bots.md', () => {
  it('have 30 lines at most', () => {
    for (const language of ['python', 'js']) {
      const lines = example(language).split('\n').length - 1;
      expect(lines).toBeGreaterThan(10);
      expect(lines).toBeLessThanOrEqual(30);
    }
  });

  it('play in a simulation, and are not given up', { timeout: 60_000 }, async () => {
    const { home, python, script } = withExamples();
    const args = ['simulate', 'orchard', '--games', '4', '--bots', `${python},${script}`, '--ndjson'];
    const { code, stdout, stderr } = await runProgram(program, args, home);
    expect([code, stderr]).toEqual([0, '']);
    const results = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(results.map(({ bots }) => bots)).toEqual(Array.from({ length: 4 }, () => [python, script]));
    expect(results.filter((result) => 'givenUp' in result)).toEqual([]);
    const logs = readdirSync(join(home, 'bots')).map((file) =>
      readFileSync(join(home, 'bots', file), 'utf8'),
    );
    expect(logs).toHaveLength(2);
    for (const log of logs) expect(log).toMatch(/^(?:playing orchard\n)(?:.*\n)*winners \[/);
  });

  it('play a match against a person', { timeout: 60_000 }, async () => {
    const { home, python, script } = withExamples();
    const args = [
      'play',
      'orchard',
      '--seat',
      'Ann',
      '--bot',
      python,
      '--bot',
      script,
      '--plain',
      '--think',
      '20s',
    ];
    const { code, stderr } = await runProgram(program, args, home, { input: answers });
    expect([code, stderr]).toEqual([0, expect.not.stringContaining('given up')]);
    const [file = ''] = matchFiles(home);
    expect(readFileSync(file, 'utf8')).not.toContain('stand-in');
  });
});

describe('a program that fails', () => {
  const args = (bot: string) => [
    'play',
    'orchard',
    '--seat',
    'Ann',
    '--bot',
    bot,
    '--plain',
    '--think',
    '2s',
  ];

  it('is replaced in a match, which says so and records it', { timeout: 60_000 }, async () => {
    const home = newHome();
    const { code, stdout } = await runProgram(program, args('cmd:echo hello'), home, { input: answers });
    expect(code).toBe(0);
    expect(
      stdout.match(/Bot \(cmd:echo hello\) was given up: it wrote a line that is not JSON: hello\./g),
    ).toHaveLength(1);
    expect(stdout).toContain('The normal bot plays on.');
    const [file = ''] = matchFiles(home);
    const records = readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.includes('stand-in'));
    expect(records).toEqual([
      '{"record":"stand-in","seat":1,"bot":"normal","because":"not-json","what":"hello"}',
    ]);
    const { code: verified } = await runProgram(program, ['replay', file, '--verify'], home);
    expect(verified).toBe(0);
  });

  it('is reported by a simulation, whose results name it', { timeout: 60_000 }, async () => {
    const call = ['simulate', 'orchard', '--games', '3', '--bots', 'cmd:exit 3,random', '--ndjson'];
    const { code, stdout, stderr } = await runProgram(program, call, newHome());
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^cmd:exit 3 was given up in 3 of 3 games, .* In game 0: it ended with the status 3\. /,
    );
    expect(JSON.parse(stdout.split('\n')[0] ?? '').givenUp).toEqual([
      { seat: 0, because: { code: 'ended', what: '3' }, log: expect.stringMatching(/\/bots\/.*\.log$/) },
    ]);
  });
});

describe('the process of a program', () => {
  it.each(['SIGKILL', 'SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'ends with the program after %s, even if it ignores the end of its input',
    { timeout: 60_000 },
    async (signal) => {
      const home = newHome();
      const file = join(home, 'pid');
      const bot = `cmd:echo $$ > ${file}; trap '' HUP INT TERM; while :; do sleep 1; done`;
      const running = start(
        program,
        ['play', 'orchard', '--bot', bot, '--bot', 'random', '--players', '2', '--plain'],
        home,
      );
      for (let wait = 0; !existsSync(file) && wait < 1000; wait += 1)
        await new Promise((resolve) => setTimeout(resolve, 10));
      await new Promise((resolve) => setTimeout(resolve, 100));
      const pid = Number(readFileSync(file, 'utf8'));
      running.child.kill(signal);
      await running.ended;
      expect(await isEnded(pid)).toBe(true);
    },
  );
});

describe('a match file that names a program', () => {
  it('does not run it when it is resumed, unless the person names it again', {
    timeout: 60_000,
  }, async () => {
    const { home, python } = withExamples();
    const mark = join(home, 'mark');
    const bot = `cmd:touch ${mark}; sleep 9`;
    await runProgram(
      program,
      ['play', 'orchard', '--seat', 'Ann', '--bot', bot, '--plain', '--think', '100ms'],
      home,
      {
        input: '1\n',
      },
    );
    expect(existsSync(mark)).toBe(true);
    rmSync(mark);
    const once = await runProgram(program, ['resume', '--plain'], home, { input: '1\n' });
    expect([once.code, existsSync(mark)]).toEqual([4, false]);
    expect(once.stdout).toContain(`Bot was played by the program ${bot}.`);
    const again = await runProgram(program, ['resume', '--plain', '--bot', python], home, { input: answers });
    expect([again.code, existsSync(mark)]).toEqual([0, false]);
    expect(again.stdout).not.toContain('was played by the program');
    expect(readdirSync(join(home, 'bots')).some((name) => name.startsWith('mybot-py'))).toBe(true);
  });

  it('does not run it when another match branches off', { timeout: 60_000 }, async () => {
    const home = newHome();
    const mark = join(home, 'mark');
    const bot = `cmd:touch ${mark}`;
    const plain = ['--plain', '--think', '100ms'];
    await runProgram(program, ['play', 'orchard', '--seat', 'Ann', '--bot', bot, ...plain], home, {
      input: answers,
    });
    expect(existsSync(mark)).toBe(true);
    rmSync(mark);
    const [file = ''] = matchFiles(home);
    const call = ['play', 'orchard', '--from', `${file}@3`, ...plain];
    const { code, stderr } = await runProgram(program, call, home, { input: answers });
    expect([code, stderr, existsSync(mark)]).toEqual([0, expect.not.stringContaining('given up'), false]);
    expect(matchFiles(home)).toHaveLength(2);
  });

  it('is told that only programs can be named', async () => {
    const { code, stderr } = await runProgram(
      program,
      ['resume', 'x', '--bot', 'hard', '--plain'],
      newHome(),
    );
    expect([code, stderr]).toEqual([2, expect.stringContaining('--bot hard names no program')]);
  });
});
