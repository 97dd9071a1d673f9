import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { matchFiles, newFile, newHome, toyProgram } from './program.ts';

const toy = toyProgram();
const { run } = toy;
const bots = ['--bot', 'random', '--bot', 'random'];

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
    const { stdout, stderr } = spawnSync('bash', ['--norc', '-c', command, process.execPath, toy.path()], {
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
    const { code, stderr } = await run(['check', newFile('bad.yaml', text)]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(expected)]);
  });

  it.each([
    ['game: orchard\nplayers: 2\ngiven:\n  dragons: 1\n', /line 4, given\.dragons: /],
    ['game: limit\nplayers: 2\n', /line 1, game: the position is for limit/],
    ['game: orchard\n', /the number of players is missing/],
    ['[]', /a position is a map/],
  ])('a position %j', async (text, expected) => {
    const { code, stderr } = await run([
      'play',
      'orchard',
      '--from',
      newFile('position.yaml', text),
      ...bots,
    ]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(expected)]);
  });

  it('a components file, with its line', async () => {
    const path = newFile('components.yaml', 'start:\n  coins: 2\ndragons: 1\n');
    const { code, stderr } = await run(['play', 'orchard', '--components', path, ...bots]);
    expect([code, stderr]).toEqual([2, expect.stringMatching(/line 3, dragons: /)]);
  });
});

describe('failures, exit code 1', () => {
  it('a scenario that fails, while the rest runs', async () => {
    const path = newFile(
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
    const { status, stderr } = spawnSync('bash', ['--norc', '-c', command, process.execPath, toy.path()], {
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
