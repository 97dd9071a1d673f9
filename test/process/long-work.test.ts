import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildToyProgram, matchFiles, newHome, runProgram, start } from './program.ts';

/*
 * A signal is heard between two pieces of work. Work that is done in one piece leaves the system's own way of ending the
 * program in force, so that it ends all the same.
 */

let program: string;
let home: string;
const folder = mkdtempSync(join(tmpdir(), 'green-games-long-'));
const bots = ['--bot', 'random', '--bot', 'random'];

/** Enough lines for a file of this size, which is just below the limit for reading. */
const filled = (line: string, bytes: number): string =>
  `${line}\n`.repeat(Math.floor(bytes / (line.length + 1)));

function write(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

beforeAll(async () => {
  program = await buildToyProgram();
  home = newHome();
  await runProgram(program, ['play', 'orchard', ...bots, '--seed', 'oak'], home);
  const [path = ''] = matchFiles(home);
  const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
  const last = lines.findLastIndex((line) => line.startsWith('{"record":"snapshot"'));
  const begin = `${lines.slice(0, last + 1).join('\n')}\n`;
  const long = begin + filled(lines[last] as string, 15 << 20);
  writeFileSync(join(home, 'matches', 'long.jsonl'), long);
  const scenario = (id: number) =>
    `  - {id: S${id}, title: t, rules: [TOY-00], players: 2, then: {round: 1}}`;
  const scenarios = Array.from({ length: 6_000 }, (_, id) => scenario(id)).join('\n');
  write('scenarios.yaml', `game: orchard\nscenarios:\n${scenarios}\n`);
  write(
    'components.yaml',
    `start:\n${Array.from({ length: 60_000 }, (_, n) => `  coins${n}: 2`).join('\n')}\n`,
  );
  write(
    'position.yaml',
    `game: orchard\nplayers: 2\ngiven:\n${Array.from({ length: 60_000 }, (_, n) => `  sky${n}: 2`).join('\n')}\n`,
  );
  write('script', `#! game: orchard\n#! seat: Ann\n#! seat: Bo\n${filled('Ann: bid 1', 8 << 20)}`);
  const result = (await runProgram(program, ['simulate', 'orchard', '--games', '1', '--ndjson'], home))
    .stdout;
  write('results', filled(result.trim(), 120 << 20));
}, 120_000);

/** Every command that runs for long without input, and the milliseconds after which it is busy. */
const works: readonly (readonly [string, () => string[]])[] = [
  ['check', () => ['check', join(folder, 'scenarios.yaml')]],
  ['simulate', () => ['simulate', 'orchard', '--games', '900000', '--jobs', '1']],
  ['simulate merge', () => ['simulate', 'merge', join(folder, 'results')]],
  ['replay --verify', () => ['replay', 'long', '--verify']],
  ['replay', () => ['replay', 'long', '--plain']],
  ['resume', () => ['resume', 'long', '--plain']],
  ['resume --from-sound', () => ['resume', 'long', '--from-sound', '--plain']],
  ['matches show', () => ['matches', 'show', 'long']],
  ['matches export', () => ['matches', 'export', 'long', '--format', 'log']],
  ['cards --components', () => ['cards', 'orchard', '--components', join(folder, 'components.yaml')]],
  ['play --from', () => ['play', 'orchard', ...bots, '--from', join(folder, 'position.yaml')]],
  ['play --script', () => ['play', '--script', join(folder, 'script')]],
  ['try --from', () => ['try', 'orchard', '--from', join(folder, 'position.yaml')]],
  ['bots', () => ['play', 'orchard', '--bot', 'hard', '--bot', 'hard', '--think', '60s']],
  ['rules', () => ['rules', 'orchard', ...Array.from({ length: 2000 }, (_, word) => `word${word}`)]],
];

/** When a process gets which signal, in milliseconds: while it loads, and twice in the midst of its work. */
const moments = [
  [150, 'SIGTERM'],
  [600, 'SIGHUP'],
  [1100, 'SIGTERM'],
] as const;

/** How long a process goes on after the signal, in milliseconds, and how it ends. */
async function endOf(
  line: readonly string[],
  wait: number,
  signal: NodeJS.Signals,
): Promise<[number, string]> {
  const running = start(program, line, home, { GREEN_GAMES_VERIFY: '' });
  running.child.stdin?.end();
  await new Promise((resolve) => setTimeout(resolve, wait));
  const begun = performance.now();
  running.child.kill(signal);
  const { code, signal: by, stderr } = await running.ended;
  return [performance.now() - begun, `${code ?? by}${/fault of the program|\n\s+at /.exec(stderr) ?? ''}`];
}

describe('TERM and HUP', () => {
  it.each(works)('end %s within two seconds, whatever is in progress', async (_, line) => {
    const ends = await Promise.all(moments.map(async ([wait, signal]) => await endOf(line(), wait, signal)));
    for (const [milliseconds, how] of ends) {
      expect(milliseconds).toBeLessThan(2000);
      expect(how).toMatch(/^(?:\d|129|143|SIGTERM|SIGHUP)$/);
    }
    expect(ends.map(([, how]) => how).join()).toMatch(/129|143|SIG/);
  });
});
