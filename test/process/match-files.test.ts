import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchFiles, newFile, newHome, toyProgram } from './program.ts';

const { run } = toyProgram();
const bots = ['--bot', 'random', '--bot', 'random'];

describe('match files that cannot be continued, exit code 5', () => {
  const saved = async (home: string) => {
    await run(['play', 'orchard', '--players', '2', '--seed', 'oak'], { home, input: '1\n' });
    return matchFiles(home)[0] as string;
  };

  it.each([
    ['hello\n', /this is not a green-games match/],
    ['', /this file is empty/],
    [
      '{"record":"match","format":9,"program":"7.0.0"}\n',
      /has format 9, written by green-games 7\.0\.0; this program reads format 1/,
    ],
  ])('%j', async (content, expected) => {
    const home = newHome();
    mkdirSync(join(home, 'matches'));
    const path = join(home, 'matches', 'mine.jsonl');
    writeFileSync(path, content);
    const { code, stderr } = await run(['resume', 'mine'], { home });
    expect([code, stderr]).toEqual([5, expect.stringMatching(expected)]);
    expect(readFileSync(path, 'utf8')).toBe(content);
    expect((await run(['matches'], { home })).code).toBe(0);
  });

  it('from anybody steers no terminal by the names in it, nor by the messages about it', async () => {
    const home = newHome();
    await run(['play', 'orchard', ...bots, '--seed', '7', '--plain'], { home });
    const [path = ''] = matchFiles(home);
    const text = readFileSync(path, 'utf8');
    const named = newFile(
      'named.jsonl',
      text.replace('"name":"Bot 1"', String.raw`"name":"\u001b[2J${'B'.repeat(5000)}"`),
    );
    const { code, stdout } = await run(['replay', named, '--plain'], { home, input: 'end\n' });
    expect([code, stdout]).toEqual([0, expect.stringContaining(String.raw`\u001b[2J`)]);
    expect(stdout).not.toMatch(/\u001b|B{100}/);
    const old = newFile(
      'old.jsonl',
      text
        .replace('"format":1', '"format":2')
        .replace(/"program":"[^"]*"/, String.raw`"program":"\u001b[2J"`),
    );
    const refused = await run(['replay', old, '--plain'], { home });
    expect([refused.code, refused.stderr]).toEqual([5, expect.not.stringContaining('\u001b')]);
  });

  it('a damaged line, by its number', async () => {
    const home = newHome();
    const path = await saved(home);
    appendFileSync(path, 'no json\n');
    const { code, stderr } = await run(['resume', 'orchard'], { home });
    expect([code, stderr]).toEqual([5, expect.stringMatching(/line 5: damaged/)]);
  });

  it('a torn last line causes only a note', async () => {
    const home = newHome();
    const path = await saved(home);
    appendFileSync(path, '{"record":"answer","sea');
    const { code, stdout } = await run(['resume', 'orchard'], { home, input: '1\n' });
    expect([code, stdout]).toEqual([4, expect.stringMatching(/last line of the file was torn \(23 bytes\)/)]);
  });

  it('an answer that differs, exit code 6', async () => {
    const home = newHome();
    const path = await saved(home);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"of":5', '"of":6'));
    const { code, stderr } = await run(['resume', 'orchard'], { home });
    expect([code, stderr]).toEqual([6, expect.stringMatching(/line 4: .*The 0 answers before it are sound/)]);
  });
});

describe('care of saved matches', () => {
  it('shows, renames, exports and deletes, and stays in its folder', async () => {
    const home = newHome();
    await run(['play', 'orchard', ...bots, '--seed', '7'], { home });
    expect((await run(['matches', 'show', 'orch'], { home })).stdout).toMatch(/seed 7(.*\n)+saved in /);
    expect((await run(['matches', 'rename', 'orch', '../x'], { home })).code).toBe(2);
    expect((await run(['matches', 'rename', 'orch', '/etc/x'], { home })).code).toBe(2);
    expect((await run(['matches', 'rename', 'orch', 'sunday'], { home })).code).toBe(0);
    expect(matchFiles(home)).toEqual([join(home, 'matches', 'sunday.jsonl')]);
    expect((await run(['matches', 'export', 'sunday'], { home })).stdout).toMatch(/The sky shows/);
    const script = (await run(['matches', 'export', 'sunday', '--format', 'script'], { home })).stdout;
    expect(script).toMatch(/^Bot 1: bid \d$/m);
    expect((await run(['matches', 'delete', 'sunday'], { home })).code).toBe(2);
    expect((await run(['matches', 'delete', 'sunday', '--yes'], { home })).code).toBe(0);
    expect(matchFiles(home)).toEqual([]);
  });

  it('exports nothing secret of a running match', async () => {
    const home = newHome();
    await run(['play', 'orchard', '--seat', 'Ann', '--seat', 'Bo', '--seed', 'oak'], { home, input: '4\n' });
    expect((await run(['matches', 'export', 'orch', '--format', 'script'], { home })).code).toBe(2);
    const { stdout } = await run(['matches', 'export', 'orch'], { home });
    expect(stdout).not.toMatch(/bid/i);
  });

  it('plays the script of a finished match to the same end', async () => {
    const home = newHome();
    const played = await run(['play', 'orchard', ...bots, '--seed', '7'], { home });
    const text = (await run(['matches', 'export', 'orch', '--format', 'script'], { home })).stdout;
    const again = await run(
      [
        'play',
        'orchard',
        '--seat',
        'Bot 01',
        '--seat',
        'Bot 02',
        '--seed',
        '7',
        '--script',
        newFile('all.txt', text.replaceAll('Bot ', 'Bot 0')),
      ],
      { home },
    );
    expect(again.code).toBe(0);
    expect(again.stdout.split('\n').slice(-4).join().replaceAll('Bot 0', 'Bot ')).toBe(
      played.stdout.split('\n').slice(-4).join(),
    );
  });
});
