import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, matchFiles, newHome, runProgram } from './program.ts';

let program: string;
beforeAll(async () => {
  program = await buildToyProgram();
});

/** Texts that would steer a terminal, turn the direction of writing, hide themselves, or leave a folder. */
const steering = [
  '\u001b[31mred\u001b]0;title\u0007',
  'a\u202eb',
  'a\u2066b\u200b',
  '\u009b2J',
  'a\rb',
] as const;
const odd = [
  ...steering,
  '../x',
  '/etc/passwd',
  'x'.repeat(200),
  '',
  ' ',
  '__proto__',
  'constructor',
  'toString',
];

/** Those of them that are tried in every place: one of each kind. */
const tried = [steering[0], steering[1], '../x', 'x'.repeat(200), '', '__proto__'];

/** What no output may hold, wherever it came from. */
const unsafe = /[\p{Cc}\p{Cf}]/u;

const bots = ['--bot', 'random', '--bot', 'random'];

/** Every argument of the command line that accepts text. */
const places: readonly (readonly [string, (text: string) => string[]])[] = [
  ['a game', (text) => ['play', text]],
  ['a game to simulate', (text) => ['simulate', text]],
  ['a command', (text) => [text]],
  ['an option', (text) => ['play', 'orchard', `--${text}`]],
  ['an option of the game', (text) => ['play', 'orchard', ...bots, '--option', `${text}=1`]],
  ['its value', (text) => ['play', 'orchard', ...bots, '--option', `rounds=${text}`]],
  ['an option of a rule desk', (text) => ['try', 'orchard', '--option', `${text}=1`]],
  ['a bot', (text) => ['play', 'orchard', '--bot', text, '--bot', text]],
  ['bots', (text) => ['simulate', 'orchard', '--bots', text]],
  ['a theme', (text) => ['play', 'orchard', ...bots, '--theme', text]],
  ['a time', (text) => ['play', 'orchard', ...bots, '--think', text]],
  ['a number', (text) => ['play', 'orchard', ...bots, '--players', text]],
  ['a match', (text) => ['resume', text]],
  ['a match to show', (text) => ['matches', 'show', text]],
  ['a match to export', (text) => ['matches', 'export', text, '--format', text]],
  ['a new name of a match', (text) => ['matches', 'rename', 'orch', text]],
  ['a rule', (text) => ['rules', 'orchard', text]],
  ['a component', (text) => ['cards', 'orchard', text]],
  ['a demo', (text) => ['demo', text]],
  ['a shell', (text) => ['completion', text]],
  ['a file to replay', (text) => ['replay', text]],
  ['a scenario file', (text) => ['check', text]],
  ['a position', (text) => ['play', 'orchard', ...bots, '--from', text]],
  ['a script', (text) => ['play', 'orchard', '--script', text]],
  ['a components file', (text) => ['play', 'orchard', ...bots, '--components', text]],
  ['a table to compare with', (text) => ['simulate', 'orchard', '--against', text]],
  ['a figure to sweep', (text) => ['simulate', 'orchard', '--sweep', text]],
  ['a part of games', (text) => ['simulate', 'orchard', '--ndjson', '--shard', text]],
  ['lines of games', (text) => ['simulate', 'merge', text]],
];

function expectReadable({ stdout, stderr }: { stdout: string; stderr: string }): void {
  for (const line of `${stdout}\n${stderr}`.split('\n')) expect(line).not.toMatch(unsafe);
  expect(stderr).not.toMatch(/\n\s+at |fault of the program|\[object|native code|undefined/);
}

describe('a text on the command line', () => {
  it.each(places)(
    '%s is accepted, or refused with a reason free of control sequences',
    async (_, line) => {
      const home = newHome();
      await runProgram(program, ['play', 'orchard', ...bots, '--seed', 'oak'], home);
      const runs = tried.map(async (text) => {
        const run = await runProgram(program, line(text), home);
        expectReadable(run);
        expect([0, 1, 2, 3, 4, 5]).toContain(run.code);
        expect(run.code === 0 || run.stderr !== '').toBe(true);
      });
      await Promise.all(runs);
      expect(matchFiles(home).length).toBeGreaterThan(0);
    },
    60_000,
  );

  it.each(odd)('%j is a seed that is shown, or is not a seed', async (seed) => {
    const run = await runProgram(program, ['play', 'orchard', ...bots, '--seed', seed], newHome());
    expectReadable(run);
    const refused = (steering as readonly string[]).includes(seed) || seed.trim() === '' || seed.length > 100;
    expect(run.code).toBe(refused ? 2 : 0);
    expect(run.stdout.includes(`The seed is ${seed}.`)).toBe(!refused);
  });
});

describe('a text in a file', () => {
  it('of a match from elsewhere is escaped wherever it is shown', async () => {
    const home = newHome();
    await runProgram(program, ['play', 'orchard', ...bots, '--seed', 'oak'], home);
    const [path = ''] = matchFiles(home);
    const [head = '', ...rest] = readFileSync(path, 'utf8').split('\n');
    const changed = head
      .replace('"name":"Bot 1"', '"name":"\\u001b[31mB\\u202eo"')
      .replace('"program":"', '"program":"\\u001b[31m');
    expect(changed).not.toBe(head);
    writeFileSync(path, [changed, ...rest].join('\n'));
    for (const line of [
      ['matches'],
      ['matches', 'show', 'orch'],
      ['matches', 'export', 'orch'],
      ['matches', 'report', 'orch'],
      ['replay', path, '--plain'],
      ['replay', path, '--follow', '--plain'],
      ['replay', path, '--verify'],
      ['resume', 'orch', '--plain'],
    ]) {
      const run = await runProgram(program, line, home);
      expectReadable(run);
      expect([0, 4]).toContain(run.code);
    }
  });

  it.each([
    [
      'a demo',
      'demo',
      '#! game: orchard\n#! seat: Ann\n#! seat: Bo\n#! seed: oak\n#: a TEXT here\nAnn: bid 1\n',
    ],
    ['a demo that ends early', 'demo', '#! game: orchard\n#! seat: Ann\n#! seat: TEXT\nAnn: bid 1\n'],
    [
      'a scenario',
      'check',
      'game: orchard\nscenarios:\n  - {id: "TEXT", title: "TEXT", rules: [TOY-00], players: 2, then: {"TEXT": 7}}\n',
    ],
    ['a script', 'play orchard --seat Ann --seat Bo --script', 'Ann: bid TEXT\n'],
    ['a name in a script', 'play orchard --seat Ann --seat Bo --script', 'TEXT: bid 1\n'],
    ['a question in a script', 'play orchard --seat Ann --seat Bo --script', 'Ann: TEXT 1\n'],
    ['a seed in a script', 'play orchard --seat Ann --seat Bo --script', '#! seed: TEXT\nAnn: bid 1\n'],
    [
      'a position',
      'play orchard --bot random --bot random --from',
      'game: orchard\nplayers: 2\ngiven:\n  "TEXT": 1\n',
    ],
    ['figures', 'play orchard --bot random --bot random --components', '"TEXT": 1\n'],
  ])('%s is shown written out', async (_, command, content) => {
    const home = newHome();
    for (const text of ['\u001b[31mred', 'a\u202eb']) {
      const inYaml = content.includes('"TEXT"')
        ? JSON.stringify(text).slice(1, -1).replaceAll('\u202e', '\\u202e')
        : text;
      const path = join(home, 'file.txt');
      writeFileSync(path, content.replaceAll('TEXT', inYaml));
      const run = await runProgram(program, [...command.split(' '), path], home);
      expectReadable(run);
      expect(run.code).not.toBe(null);
    }
  });
});
