import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { buildProgram } from '../../src/cli/program.ts';
import { programWordOf } from '../../src/cli/program-word.ts';

const root = join(import.meta.dirname, '../..');

describe('the word by which a person starts the program', () => {
  const started = (script: string, environment: Record<string, string> = {}, folder = '/home/ann/games') =>
    programWordOf({ script, environment, folder });
  const npx = { npm_command: 'exec', npm_lifecycle_event: 'npx', npm_lifecycle_script: 'green-games' };

  it.each([
    ['installed for all', '/usr/bin/green-games', {}, 'green-games'],
    ['installed for all, by a shim', '/opt/node_modules/green-games/bin/green-games.js', {}, 'green-games'],
    [
      'npx, out of its own cache',
      '/home/ann/.npm/_npx/f00/node_modules/.bin/green-games',
      npx,
      'npx green-games',
    ],
    ['npx, variables lost', '/home/ann/.npm/_npx/f00/node_modules/.bin/green-games', {}, 'npx green-games'],
    ['npx, in a checkout', '/home/ann/games/bin/green-games.js', npx, 'npx green-games'],
    [
      'npx, with a version',
      '/x/green-games',
      { ...npx, npm_lifecycle_script: 'green-games@0.1.0 list' },
      'npx green-games',
    ],
    ['installed in a project', '/home/ann/games/node_modules/.bin/green-games', {}, 'npx green-games'],
    ['a checkout', '/home/ann/games/bin/green-games.js', {}, 'bin/green-games.js'],
    ['a checkout elsewhere', '/home/ann/code/bin/green-games.js', {}, '../code/bin/green-games.js'],
    ['a checkout, from its bin', '/home/ann/games/green-games.js', {}, 'green-games'],
    [
      'a checkout with a blank',
      '/home/ann/my code/bin/green-games.js',
      {},
      '"../my code/bin/green-games.js"',
    ],
    [
      'a script of npm, npx of another',
      '/usr/bin/green-games',
      { ...npx, npm_lifecycle_script: 'vitest run' },
      'green-games',
    ],
  ] as const)('%s', (_, script, environment, word) => {
    expect(started(script, environment)).toBe(word);
  });
});

/** The command that words name, and what of them is left. */
function commandOf(words: readonly string[], command: Command): [Command, readonly string[]] {
  const inner = command.commands.find((known) => known.name() === words[0]);
  return inner === undefined ? [command, words] : commandOf(words.slice(1), inner);
}

describe('every command that a message tells the reader to type', () => {
  const files = ['src/cli', 'src/words'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      // At tables a program is one that plays as a bot, or a version.
      .filter((file) => file.endsWith('.ts') && !file.endsWith('table.ts'))
      .map((file) => join(folder, file)),
  );
  const told = files.flatMap((file) =>
    [
      ...readFileSync(join(root, file), 'utf8').matchAll(
        /(?<!green-games )\$\{program(?:Word|2)?\} ([^`.:;…：；。，）]*)/gu,
      ),
    ].map(
      ([, words = '']) =>
        [
          words
            .replaceAll(/\$\{[^}]*\}?/gu, 'X')
            .trim()
            .split(/\s+/u),
          file,
        ] as const,
    ),
  );

  it('is found', () => expect(told.length).toBeGreaterThan(40));

  it.each(told)('%j is one, with options that it has (%s)', (words) => {
    const program = buildProgram('1.2.3');
    const [command] = commandOf(words, program);
    expect(command === program && words[0] !== '--help', words.join(' ')).toBe(false);
    for (const word of words.filter((each) => each.startsWith('--')))
      expect(['--help', ...[...command.options, ...program.options].map(({ long }) => long)]).toContain(word);
  });

  it('uses the word by which the program was started, and names the program nowhere else', () => {
    const fixed =
      /(?<![\w/.-])green-games (?:play|resume|rules|cards|matches|demo|check|simulate|settings|try|ask|help|list|replay)\b/u;
    const sources = (place: string): string[] =>
      readdirSync(join(root, place), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => join(place, file));
    // The manual page and completions are for the installed program; demos are told in `demo.ts` in the words at hand.
    const left = ['cli', 'ui', 'table', 'engine', 'server', 'replay', 'rule-desk', 'scripts']
      .flatMap((room) => sources(join('src', room)))
      .filter((file) => !/cli\/(?:manual|completion-scripts)\.ts$/u.test(file))
      .filter((file) =>
        fixed.test(readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(?:\*|\/\/).*$/gmu, '')),
      );
    expect(left).toEqual([]);
  });
});
