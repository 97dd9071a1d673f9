import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Command } from 'commander';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildProgram } from '../../src/cli/program.ts';
import { buildToyProgram, runProgram } from './program.ts';

/** Every command and subcommand with --json. */
function commandsWithJson(parent: Command, before = ''): string[] {
  return parent.commands.flatMap((command) => {
    const name = `${before}${command.name()}`;
    const own = command.options.some(({ long }) => long === '--json') ? [name] : [];
    return [...own, ...commandsWithJson(command, `${name} `)];
  });
}

const home = mkdtempSync(join(tmpdir(), 'green-games-json-'));
const inHome = (name: string, text: string): string => {
  const path = join(home, name);
  writeFileSync(path, text);
  return path;
};

/** The arguments with which each command prints JSON. */
const calls: Readonly<Record<string, () => string[]>> = {
  list: () => ['list'],
  'matches list': () => ['matches', 'list'],
  'matches show': () => ['matches', 'show', 'orchard-oak'],
  'matches stats': () => ['matches', 'stats'],
  review: () => ['review', 'orchard-oak', '--seat', '1', '--iterations', '20'],
  puzzle: () => ['puzzle', 'orchard'],
  rules: () => ['rules', 'orchard', 'trees'],
  ask: () => ['ask', 'orchard', 'how', 'many', 'trees'],
  cards: () => ['cards', 'orchard'],
  check: () => ['check', inHome('none.yaml', 'game: orchard\nscenarios: []\n')],
  simulate: () => ['simulate', 'orchard', '--games', '3', '--seed', 'oak'],
  'simulate merge': () => ['simulate', 'merge', join(home, 'games.ndjson')],
  settings: () => ['settings'],
  paths: () => ['paths'],
};

describe('what --json prints', () => {
  let program: string;
  const run = async (args: readonly string[]) => await runProgram(program, [...args], home);

  beforeAll(async () => {
    program = await buildToyProgram();
    const bots = ['--bot', 'random', '--bot', 'random'];
    await run(['play', 'orchard', '--players', '2', ...bots, '--seed', 'oak', '--plain', '--new']);
    const [match] = JSON.parse((await run(['matches', 'list', '--json'])).stdout) as [{ name: string }];
    await run(['matches', 'rename', match.name, 'orchard-oak']);
    const lines = await run(['simulate', 'orchard', '--games', '3', '--seed', 'oak', '--ndjson']);
    inHome('games.ndjson', lines.stdout);
  }, 120_000);

  it.each(commandsWithJson(buildProgram('1.2.3')).filter((name) => !name.startsWith('serve ')))(
    'of %s says the version of its shape',
    async (name) => {
      const call = calls[name];
      if (call === undefined) throw new Error(`there is no call of ${name}`);
      const { code, stdout, stderr } = await run([...call(), '--json']);
      expect([code, stderr]).toEqual([0, '']);
      const data: unknown = JSON.parse(stdout);
      const entries = Array.isArray(data) ? data : [data];
      expect(entries.length).toBeGreaterThan(0);
      for (const entry of entries) expect(entry).toHaveProperty('schema', 1);
    },
    60_000,
  );

  it('is the same in lines and in exports', async () => {
    const { stdout } = await run(['simulate', 'orchard', '--games', '3', '--seed', 'oak', '--ndjson']);
    for (const line of stdout.trim().split('\n')) expect(JSON.parse(line)).toHaveProperty('schema', 1);
    const exported = await run(['matches', 'export', 'orchard-oak', '--format', 'json']);
    expect(JSON.parse(exported.stdout)).toHaveProperty('schema', 1);
  }, 60_000);
});
