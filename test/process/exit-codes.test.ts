import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, matchFiles, newHome, runProgram } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

/** Runs the program in a new home folder, or in the given one. */
const run = (args: string[], options: { home?: string; input?: string; env?: NodeJS.ProcessEnv } = {}) =>
  runProgram(program, args, options.home ?? newHome(), options);

const bots = ['--bot', 'random', '--bot', 'random'];

/** A file with this text in a new folder. */
function file(name: string, text: string): string {
  const path = join(newHome(), name);
  writeFileSync(path, text);
  return path;
}

describe('results, exit code 0', () => {
  it.each([
    [['--version'], /^\d+\.\d+\.\d+\n$/],
    [['--help'], /Usage: green-games/],
    [['list'], /^orchard\n {2}Plant trees .*\n {2}.* players, .*, rules edition \d+\n {2}reconstructed: /m],
    [['list', '--json'], /"id": "orchard"[^}]*"edition": \d/],
    [['paths'], /matches/],
    [['rules', 'orchard', 'TOY-00'], /A game of trees/],
    [['rules', 'orch', 'trees'], /A game of trees/],
    [['check', '--vocabulary', 'orchard'], /rounds/],
    [['completion', 'bash'], /complete -o default/],
    [['completion', 'zsh'], /#compdef/],
    [['completion', 'fish'], /complete -c green-games/],
    [['matches'], /^$/],
  ])('%j', async (args, expected) => {
    const { code, stdout } = await run(args);
    expect([code, stdout]).toEqual([0, expect.stringMatching(expected)]);
  });

  it('plays a match between bots to its end, the same each time, saves it, and names all winners', async () => {
    const home = newHome();
    const args = ['play', 'orchard', ...bots, '--seed', '7', '--plain', '--new'];
    const [first, second] = [await run(args, { home }), await run(args, { home })];
    expect(first.code).toBe(0);
    expect(first.stdout).toBe(second.stdout);
    expect(first.stdout).toMatch(/The game is over\.\n.* wins with|share the victory/);
    expect(matchFiles(home)).toHaveLength(2);
    expect((await run(['matches'], { home })).stdout.match(/orchard, over/g)).toHaveLength(2);
  });

  it('draws and shows a seed if none is given', async () => {
    const seeds = await Promise.all([1, 2].map(async () => (await run(['play', 'orchard', ...bots])).stdout));
    const [one, two] = seeds.map((stdout) => /The seed is (\S+)\./.exec(stdout)?.[1]);
    expect(one).toBeDefined();
    expect(one).not.toBe(two);
  });

  it('says on stderr who sits where and how to choose if it filled up the table', async () => {
    const alone = await run(['play', 'orchard']);
    expect([alone.code, alone.stderr.split('\n')[0]]).toEqual([
      4,
      'Player 1 (you), Bot 1 (easy), Bot 2 (easy); see --players, --seat, --bot',
    ]);
    expect(alone.stdout).not.toContain('--seat');
    expect((await run(['play', 'orchard', ...bots])).stderr).not.toContain('--seat');
  });

  it('is silent when the reader closes the pipe', async () => {
    const home = newHome();
    const { spawnSync } = await import('node:child_process');
    const command = `"$0" "$1" simulate orchard --games 3000 --seed 1 --ndjson | head -1; echo "\${PIPESTATUS[0]}"`;
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', command, process.execPath, program], {
      env: { PATH: process.env.PATH, GREEN_GAMES_HOME: home },
      encoding: 'utf8',
    });
    expect([stdout.split('\n')[1], stderr]).toEqual(['0', '']);
  });
});

describe('usage, exit code 2', () => {
  it.each([
    [[], /Usage: green-games/],
    [['lst'], /no command called "lst": did you mean list\?/],
    [['xyzzy'], /the commands are list, play/],
    [['play'], /Name a game to play: .*orchard/],
    [['play', 'orchrad'], /no game called "orchrad"\. Did you mean orchard\?/],
    [['play', 'orchard', '--players', '9'], /Orchard is for 2 to 4 players, not 9/],
    [['play', 'orchard', '--players', 'two'], /--players must be a whole number from 1 to 99, not "two"/],
    [['play', 'orchard', '--bot', 'genius'], /no bot called "genius"; the bots are random/],
    [['play', 'orchard', '--option', 'rounds=9'], /rounds may be 1 to 5, not 9/],
    [['play', 'orchard', '--option', 'stones=1'], /orchard has no option stones; it has rounds, fence/],
    [['play', 'orchard', '--option', 'rounds'], /--option must be name=value/],
    [['play', 'orchard', '--think', 'soon'], /--think must be a time such as 2s/],
    [['play', 'orchard', '--script', '/nowhere'], /\/nowhere cannot be read: there is no such file/],
    [['play', 'orchard', '--nonsense'], /unknown option '--nonsense'/],
    [['play', 'orchard', '--seat', 'x'.repeat(200)], /may have at most 40 characters, not 200/],
    [['play', 'orchard', '--seat', 'Ann\u001b[31m'], /no control characters: Ann\\u001b\[31m/],
    [['play', 'orchard', '--seat', 'nn\u202eA'], /no control characters: nn\\u202eA/],
    [['play', 'orchard', '--seat', 'Ann', '--seat', 'ANN'], /both called ANN/],
    [['play', 'orchard', ...bots, '--seat', 'A', '--players', '2'], /3 seats are named, but the match has 2/],
    [['resume', '../x'], /no saved matches|no match called/],
    [['resume'], /no unfinished match/],
    [
      ['demo', 'limit', '--record', '/tmp/x.gif'],
      /whose name ends in \.cast, or a picture, in \.svg, not \/tmp\/x\.gif/,
    ],
    [['demo', 'limit', '--record', '/nowhere/x.svg'], /there is no folder \/nowhere/],
    [['demo', 'limit', '--from', '3'], /--from and --to say which part --record writes/],
    [['check'], /Name the scenario files/],
    [['check', '/nowhere.yaml'], /cannot be read/],
    [['simulate', 'orchard', '--bots', 'genius'], /no bot called "genius"/],
    [['simulate', 'orchard', '--bots', 'random,random,random'], /names 3 bots for 2 players/],
    [['simulate', 'orchard', '--shard', '3/2', '--ndjson'], /--shard must be i\/n/],
    [
      ['simulate', 'orchard', '--against', 'a.yaml', '--sweep', 'rounds=1..2'],
      /--against and --sweep exclude/,
    ],
    [['simulate', 'orchard', '--csv', '--json'], /--json and --csv exclude each other/],
    [['simulate', 'orchard', '--against', 'shipped'], /Both tables are the same/],
    [['simulate', 'orchard', '--against', '/nowhere.yaml'], /nowhere\.yaml cannot be read/],
    [['simulate', 'orchard', '--sweep', 'rounds'], /it has the form figure=from\.\.to/],
    [['simulate', 'orchard', '--sweep', 'start.coins=2'], /there must be at least two values/],
    [
      ['simulate', 'orchard', '--sweep', 'roundss=1..2'],
      /--sweep roundss=1: the table has no roundss; it has /,
    ],
    [['simulate', 'orchard', '--games', '0'], /--games must be a whole number from 1/],
    [['simulate', 'orchard', '--jobs', '256'], /--jobs 256 is more than the \d+ cores/],
    [['rules', 'orchard', 'unicorns'], /No rule of Orchard/],
    [['completion', 'cmd'], /no shell called "cmd"/],
    [['list', 'more'], /too many arguments for 'list'/],
    [['matches', 'sing'], /too many arguments for 'list'/],
    [['paths', 'x'], /too many arguments for 'paths'/],
    [['simulate', 'orchard', 'x'], /too many arguments for 'simulate'/],
  ])('%j', async (args, expected) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([2, '']);
    expect(stderr).toMatch(expected);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  it.each([
    ['game: orchard\nscenarios:\n  - id: [', /line 3: /],
    ['game: orchard\nscenarios:\n  - {id: A}\n', /line 3, scenarios\.0.*title is missing/],
    ['game: orchad\nscenarios: []\n', /line 1: There is no game called "orchad"\. Did you mean orchard/],
  ])('a scenario file %j', async (text, expected) => {
    const { code, stderr } = await run(['check', file('bad.yaml', text)]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(expected)]);
  });

  it.each([
    ['game: orchard\nplayers: 2\ngiven:\n  dragons: 1\n', /line 4, given\.dragons: /],
    ['game: limit\nplayers: 2\n', /line 1, game: the position is for limit/],
    ['game: orchard\n', /the number of players is missing/],
    ['[]', /a position is a map/],
  ])('a position %j', async (text, expected) => {
    const { code, stderr } = await run(['play', 'orchard', '--from', file('position.yaml', text), ...bots]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(expected)]);
  });

  it('a components file, with its line', async () => {
    const path = file('components.yaml', 'start:\n  coins: 2\ndragons: 1\n');
    const { code, stderr } = await run(['play', 'orchard', '--components', path, ...bots]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/line 3, dragons: /)]);
  });
});

describe('failures, exit code 1', () => {
  it('a scenario that fails, while the rest runs', async () => {
    const path = file(
      'some.yaml',
      'game: orchard\nscenarios:\n' +
        '  - {id: A, title: one, rules: [TOY-00], players: 2, then: {round: 1}}\n' +
        '  - {id: B, title: two, rules: [TOY-00], players: 2, then: {round: 7}}\n' +
        '  - {id: C, title: three, rules: [TOY-00], players: 9, then: {round: 1}}\n',
    );
    const text = await run(['check', path]);
    expect(text.code).toBe(1);
    expect(text.stdout).toMatch(/^ok {4}A {2}one$/m);
    expect(text.stdout).toMatch(/^FAIL {2}B {2}two\n.*TOY-00\n.*round: expected 7, got 1$/m);
    const json = await run(['check', path, '--json']);
    expect(JSON.parse(json.stdout)).toMatchObject({
      passed: 1,
      failed: 2,
      results: [
        { id: 'A', file: path, ok: true },
        { id: 'B', ok: false },
        { id: 'C', ok: false },
      ],
    });
  });

  it('a folder that cannot be written to', async () => {
    const home = join(newHome(), 'file');
    writeFileSync(home, '');
    const { code, stderr } = await run(['play', 'orchard', ...bots], { home });
    expect([code, stderr]).toEqual([
      1,
      expect.stringMatching(/cannot be saved in .*ENOTDIR.*play with --unsaved/),
    ]);
    expect((await run(['play', 'orchard', ...bots, '--unsaved'], { home })).code).toBe(0);
  });

  it('a full disk, with everything answered before still saved', async () => {
    const { spawnSync } = await import('node:child_process');
    const home = newHome();
    // A limit on the size of files simulates a full disk.
    const command = `trap '' XFSZ; ulimit -f 8; exec "$0" "$1" play orchard --bot random --bot random --seed 3 --option rounds=5`;
    const { status, stderr } = spawnSync('bash', ['--norc', '-c', command, process.execPath, program], {
      env: { PATH: process.env.PATH, GREEN_GAMES_HOME: home },
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/cannot be written: .*EFBIG.*earlier answers are in the file/),
    ]);
    const [path = ''] = matchFiles(home);
    expect(readFileSync(path, 'utf8').endsWith('\n')).toBe(true);
    const resumed = await run(['resume', '--plain'], { home });
    expect([resumed.code, resumed.stdout]).toEqual([0, expect.stringMatching(/The game is over/)]);
  });
});

describe('answers from scripts and pipes', () => {
  const people = ['play', 'orchard', '--seat', 'Ann', '--seat', 'Bo', '--seed', 'oak'];
  const script = (text: string) => [...people, '--script', file('answers.txt', text)];

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

  it('undoes an answer, but nothing that nobody answered', async () => {
    const { stdout } = await run(['play', 'orchard', '--seat', 'Ann', '--bot', 'random', '--seed', 'oak'], {
      input: 'undo\n1\nundo\nundo\n2\n',
    });
    expect(stdout.match(/There is nothing to undo/g)).toHaveLength(2);
    expect(stdout.match(/answers? (is|are) undone/g)).toHaveLength(1);
  });
});

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
    const named = file(
      'named.jsonl',
      text.replace('"name":"Bot 1"', String.raw`"name":"\u001b[2J${'B'.repeat(5000)}"`),
    );
    const { code, stdout } = await run(['replay', named, '--plain'], { home, input: 'end\n' });
    expect([code, stdout]).toEqual([0, expect.stringContaining(String.raw`\u001b[2J`)]);
    expect(stdout).not.toMatch(/\u001b|B{100}/);
    const old = file(
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
        file('all.txt', text.replaceAll('Bot ', 'Bot 0')),
      ],
      { home },
    );
    expect(again.code).toBe(0);
    expect(again.stdout.split('\n').slice(-4).join().replaceAll('Bot 0', 'Bot ')).toBe(
      played.stdout.split('\n').slice(-4).join(),
    );
  });
});

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
      ...shards.map(({ stdout }, index) => file(`${index}`, stdout)),
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
    const missing = await run(['simulate', 'merge', file('one', shards[1]?.stdout ?? '')]);
    expect([missing.code, missing.stderr]).toEqual([2, expect.stringMatching(/Game 0 is missing/)]);
  });

  it.each([
    ['--against', file('other.yaml', 'start: { coins: 5 }\n')],
    ['--sweep', 'kinds.oak.cost=1..3'],
  ])('%s: says the same of all games at once and of shards put together', async (...compared) => {
    const [whole, ...shards] = await Promise.all([
      run([...args, ...compared, '--csv']),
      ...['1/2', '2/2'].map((shard) => run([...args, ...compared, '--ndjson', '--shard', shard])),
    ]);
    const files = shards.map(({ stdout }, index) => file(`part${index}`, stdout));
    const merged = await run(['simulate', 'merge', ...files, '--csv']);
    expect([merged.code, merged.stdout]).toEqual([0, whole.stdout]);
    expect(whole.stdout.split('\n').length).toBeGreaterThan(10);
    const report = await run([...args, ...compared]);
    expect([report.code, report.stdout]).toEqual([0, expect.stringMatching(/^40 games of orchard with 3/)]);
  });
});
