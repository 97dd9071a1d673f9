import type { Command } from 'commander';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { botNames } from '../../src/bots/index.ts';
import { commandsBelow, describeCommands } from '../../src/cli/help.ts';
import { optionNames } from '../../src/cli/option-names.ts';
import { betweenWords, withSchema } from '../../src/cli/output.ts';
import { buildProgram } from '../../src/cli/program.ts';
import { widthOf } from '../../src/drawing/text.ts';
import { games, loadLanguage } from '../../src/games/index.ts';
import { examples, helpWords, loadHelpTexts } from '../../src/words/index.ts';
import { type Language, languages } from '../../src/words/languages.ts';
import { changeReader, speaking } from '../../src/words/reader.ts';

/** The help of a command on a terminal of the given width. */
function helpAt(command: Command, columns: number): string {
  const parts: string[] = [];
  command.configureOutput({ writeOut: (part) => void parts.push(part), getOutHelpWidth: () => columns });
  command.outputHelp();
  return betweenWords(parts.join(''), columns);
}

/** The words of a text in order: between gaps in English, characters in Chinese. */
const wordsIn = (text: string): string[] =>
  text
    .split(/\s+|(?<=\p{Script=Han})|(?=\p{Script=Han})|(?<=[、，。：；？）」])|(?=[（「])/u)
    .filter((word) => word !== '');

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

/** The program with its help in a language, and every command of it by what a person types. */
async function described(language: Language) {
  await loadLanguage(language);
  return await speaking(language, async () => {
    const program = buildProgram('1.2.3', 'npx green-games');
    await describeCommands(program);
    return [['', program] as const, ...commandsBelow(program)];
  });
}

const everything = new Map(
  await Promise.all(languages.map(async (language) => [language, await described(language)] as const)),
);

describe.each(languages)('in %s', (language) => {
  beforeAll(() => changeReader({ language }));
  afterAll(() => changeReader({ language: 'en' }));

  describe.each(everything.get(language) ?? [])('the help of %s', (name, command) => {
    it('has two examples, which use existing options', () => {
      const text = helpOf(command);
      expect(examples()[name]?.length).toBeGreaterThanOrEqual(2);
      for (const line of examples()[name] ?? []) {
        expect(text).toContain(`  npx green-games ${line}\n`);
        for (const option of line.match(/--[\w-]+/gu) ?? [])
          expect(command.options.map(({ long }) => long)).toContain(option);
      }
    });

    it('says what the command does, and each of its options', () => {
      expect(command.description()).not.toBe('');
      for (const option of command.options)
        expect([option.flags, option.description]).not.toEqual([option.flags, '']);
    });

    it('states defaults in words', () => {
      expect(helpOf(command)).not.toMatch(/(?:default: |預設：)(?:\[|\{|")/u);
    });

    it('fits in 80 columns unless a single word does not', () => {
      for (const line of helpOf(command).split('\n'))
        expect([line, widthOf(line) <= 80]).toEqual([line, true]);
    });

    it.each([40, 80])('never breaks inside a word at %i columns', (columns) => {
      const narrow = helpAt(command, columns);
      for (const line of narrow.split('\n'))
        expect([line, widthOf(line) <= columns || !line.trim().includes(' ')]).toEqual([line, true]);
      // The same words in the same order, none of them in two parts.
      expect(wordsIn(narrow)).toEqual(wordsIn(helpAt(command, 1000)));
    });

    it('begins no line with a sign that ends something', () => {
      expect(
        helpAt(command, 60)
          .split('\n')
          .filter((line) => /^ *[，。、：；？！」）]/u.test(line)),
      ).toEqual([]);
    });

    it('names the bots that it takes, except for programs alone, and the options of the games', () => {
      const takes = (flag: string): boolean => command.options.some(({ long }) => long === flag);
      const told = helpOf(command).replaceAll(/\s+/gu, '');
      const list = (names: readonly string[]): string => names.join(language === 'en' ? ',' : '、');
      expect(told.includes(list(botNames))).toBe((takes('--bot') && name !== 'resume') || takes('--bots'));
      for (const [game, names] of Object.entries(optionNames))
        expect(told.includes(helpWords().namesOf(game, names).replaceAll(/\s+/gu, ''))).toBe(
          takes('--option'),
        );
    });
  });

  it('no command, argument or option is told of that does not exist', () => {
    const known = new Map(everything.get(language));
    const shared = Object.keys(helpWords().shared);
    const flags = [...known.values()].flatMap(({ options }) => options.map(({ long }) => long));
    expect(shared.filter((flag) => !flags.includes(flag))).toEqual([]);
    for (const [name, help] of Object.entries(helpWords().commands)) {
      const command = known.get(name);
      const told = help as { arguments?: object; options?: object };
      expect([name, command === undefined]).toEqual([name, false]);
      const own = command?.options.map(({ long }) => long);
      expect(own).toEqual(expect.arrayContaining(Object.keys(told.options ?? {})));
      const places = command?.registeredArguments.map((argument) => argument.name());
      expect(places).toEqual(expect.arrayContaining(Object.keys(told.arguments ?? {})));
    }
  });
});

describe('help in Traditional Chinese', () => {
  beforeAll(async () => {
    await loadHelpTexts('zh-Hant');
    changeReader({ language: 'zh-Hant' });
  });
  afterAll(() => changeReader({ language: 'en' }));

  const all = everything.get('zh-Hant') ?? [];
  /** Words that a person types, and names. */
  const typed = new Set([
    ...all.flatMap(([, command]) => [
      command.name(),
      ...command.options.flatMap(({ argChoices, defaultValue }) => [
        ...(argChoices ?? []),
        String(defaultValue),
      ]),
    ]),
    ...botNames,
    'npx',
    'green-games',
    'help',
    'server',
    'store',
    'man',
    'bash',
    'zsh',
    'fish',
    'shell',
    'asciinema',
  ]);

  it.each(all)('is Chinese whole: %s', (name, command) => {
    const lines = helpOf(command).split('\n');
    const until = lines.findIndex((line) => /^(?:範例：|各遊戲的選項)/u.test(line));
    // What a person types stays as it is: commands, options, values, addresses and files.
    const text = lines
      .slice(0, until)
      .join('\n')
      .replaceAll(/(?<!\w)--?[\w-]+|[\w.-]*[./:=@][\w./:=@-]*/gu, ' ');
    const left = (text.match(/(?<![\w-])[a-z][a-z-]+(?![\w-])/gu) ?? []).filter((word) => !typed.has(word));
    expect([name, left]).toEqual([name, []]);
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
