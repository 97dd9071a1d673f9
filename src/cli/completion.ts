import type { Argument, Command, Option } from 'commander';
import { botNames } from '../bots/index.ts';
import { games } from '../games/index.ts';
import { helpWords } from '../words/index.ts';
import { completionScripts } from './completion-scripts.ts';
import type { CommandWords, Completable, FlagWords, Found, GameOptions } from './completion-words.ts';
import { usage } from './exit.ts';
import { describeCommands } from './help.ts';
import { resolveWord } from './nearest.ts';
import { print } from './output.ts';
import { settingNames } from './settings-file.ts';

/** `completion <shell>`: prints a script that completes commands, options and their values. */
export async function completion(shell: string, program: Command): Promise<void> {
  const word = resolveWord(shell, shells, 'shell');
  if ('fault' in word) throw usage(word.fault);
  await describeCommands(program);
  const commands = commandsOf(program);
  const help: CommandWords = {
    name: 'help',
    about: helpWords().helpOf,
    settings: [],
    places: [wordsOnly(program.commands.map((command) => command.name()))],
    goesOn: false,
  };
  print(completionScripts[word.found as Shell]([...commands, help], await gameOptions()));
}

const shells = ['bash', 'zsh', 'fish'] as const;
type Shell = (typeof shells)[number];

const wordsOnly = (words: readonly string[]): Completable => ({ words, found: [] });
const foundOnly = (...found: readonly Found[]): Completable => ({ words: [], found });
const gameIds = games.map(({ id }) => id);

/** Every command and subcommand that the program declares. */
function commandsOf(parent: Command, before = ''): CommandWords[] {
  return parent.commands.flatMap((command): CommandWords[] => {
    const name = `${before}${command.name()}`;
    const parts = command.commands.map((part) => part.name());
    const [first = wordsOnly([]), ...more] = command.registeredArguments.map((each) => placeOf(each, name));
    const own: CommandWords = {
      name,
      about: command.description(),
      settings: command.options.map((option) => settingOf(option, name)),
      places: [{ ...first, words: [...parts, ...first.words] }, ...more],
      goesOn: command.registeredArguments.at(-1)?.variadic === true,
    };
    return [own, ...commandsOf(command, `${name} `)];
  });
}

function settingOf(option: Option, command: string): FlagWords {
  const takesValue = option.required || option.optional;
  const name = /[<[]([^>\]]+)/.exec(option.flags)?.[1] ?? '';
  const choices = option.argChoices === undefined ? placeNamed(name, command) : wordsOnly(option.argChoices);
  return {
    flag: option.long ?? option.flags,
    about: option.description,
    value: takesValue ? choices : undefined,
  };
}

function placeOf(argument: Argument, command: string): Completable {
  const place = placeNamed(argument.name(), command);
  return argument.argChoices === undefined ? place : wordsOnly(argument.argChoices);
}

/** The possible values of an argument, by its name. */
function placeNamed(name: string, command: string): Completable {
  switch (name) {
    case 'game':
      if (command === 'rules') return { words: gameIds, found: ['rule'] };
      return { words: gameIds, found: command === 'demo' ? ['file'] : [] };
    case 'topic':
      return command === 'rules' ? { words: ['options'], found: ['rule'] } : foundOnly('card');
    case 'id':
      return foundOnly(command === 'try' ? 'rule' : 'scenario');
    case 'file':
      return command === 'replay' ? foundOnly('match', 'file') : foundOnly('file');
    case 'file|match':
      return foundOnly('match', 'file');
    case 'folder':
    case 'match':
      return foundOnly(name);
    case 'name=value':
      return foundOnly('option');
    case 'name':
      return wordsOnly(command === 'settings' ? settingNames : []);
    case 'level':
    case 'names':
      return wordsOnly(botNames);
    case 'shell':
      return wordsOnly(shells);
    default:
      return wordsOnly([]);
  }
}

/** The options of every game with their possible values; numbers are left for the user to type. */
async function gameOptions(): Promise<GameOptions> {
  const all = games.map(async ({ id, load }) => {
    const { options } = await load();
    const typed = options.flatMap(({ name, values }) =>
      'from' in values ? [`${name}=`] : values.map((value) => `${name}=${String(value)}`),
    );
    return [id, typed] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}
