import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { botNames } from '../../src/bots/index.ts';
import { examples, optionNames } from '../../src/cli/examples.ts';
import { betweenWords, withSchema } from '../../src/cli/output.ts';
import { buildProgram } from '../../src/cli/program.ts';
import { games } from '../../src/games/index.ts';

const program = buildProgram('1.2.3', 'npx green-games');

/** The help of a command on a terminal of so many columns. */
function helpAt(command: Command, columns: number): string {
  const parts: string[] = [];
  command.configureOutput({ writeOut: (part) => void parts.push(part), getOutHelpWidth: () => columns });
  command.outputHelp();
  return betweenWords(parts.join(''), columns);
}

const wordsIn = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

function all(parent: Command, before = ''): [string, Command][] {
  return parent.commands.flatMap((command): [string, Command][] => [
    [`${before}${command.name()}`, command],
    ...all(command, `${before}${command.name()} `),
  ]);
}

function helpOf(command: Command): string {
  let text = '';
  command.configureOutput({
    writeOut: (part) => {
      text += part;
    },
  });
  command.outputHelp();
  return text;
}

const everything: [string, Command][] = [['', program], ...all(program)];

describe.each(everything)('the help of %s', (name, command) => {
  const text = helpOf(command);

  it('has two examples, which use existing options', () => {
    expect(examples[name]?.length).toBeGreaterThanOrEqual(2);
    for (const line of examples[name] ?? []) {
      expect(text).toContain(`  npx green-games ${line}\n`);
      for (const option of line.match(/--[\w-]+/gu) ?? [])
        expect(command.options.map(({ long }) => long)).toContain(option);
    }
  });

  it('states defaults in words', () => {
    expect(text).not.toMatch(/default: (?:\[|\{|")/u);
  });

  it('fits in 80 columns unless a single word does not', () => {
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it.each([40, 80])('never breaks inside a word at %i columns', (columns) => {
    const narrow = helpAt(command, columns);
    for (const line of narrow.split('\n'))
      expect(line.length <= columns || !line.trim().includes(' ')).toBe(true);
    // The same words in the same order, none of them in two parts.
    expect(wordsIn(narrow)).toEqual(wordsIn(helpAt(command, 1000)));
  });

  it('names the bots that it takes, and the options of the games', () => {
    const takes = (flag: string): boolean => command.options.some(({ long }) => long === flag);
    const told = text.replaceAll(/\s+/gu, ' ');
    expect(told.includes(botNames.join(', '))).toBe(takes('--bot') || takes('--bots'));
    for (const [game, names] of Object.entries(optionNames))
      expect(told.includes(`${game}: ${names.join(', ')}`)).toBe(takes('--option'));
  });
});

describe('the options of the games that help names', () => {
  it.each(games)('are those of $id', async ({ id, load }) => {
    const { options } = await load();
    expect(optionNames[id]).toEqual(options.map(({ name }) => name));
  });

  it('are of all games', () => {
    expect(Object.keys(optionNames)).toEqual(games.map(({ id }) => id));
  });
});

describe('JSON for other programs', () => {
  it('states the version of its format, at the top or in each entry', () => {
    expect(withSchema({ passed: 1 })).toEqual({ schema: 1, passed: 1 });
    expect(withSchema([{ id: 'a' }, { id: 'b' }])).toEqual([
      { schema: 1, id: 'a' },
      { schema: 1, id: 'b' },
    ]);
  });
});
