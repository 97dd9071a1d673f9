import type { Argument, Command, Option } from 'commander';
import { botNames } from '../bots/index.ts';
import { widthOf } from '../drawing/text.ts';
import { ownOf } from '../engine/own.ts';
import { games } from '../games/index.ts';
import type { CommandHelp } from '../words/command-help.ts';
import { commandWords, examples, helpWords, loadHelpTexts, signs } from '../words/index.ts';
import { optionNames } from './option-names.ts';
import { betweenWords } from './output.ts';
import { ratedLevel } from './rated-levels.ts';
import { Help, spokenTerm } from './spoken-command.ts';

/*
 * The descriptions of commands and options in the reader's language. Most command lines need none of these texts, so
 * commands are declared without them and get them when help, the manual page or completions are asked for.
 */

/**
 * Adds its help to every command, in the reader's language.
 * @param word what a person types to run the program
 */
export async function describeCommands(program: Command, word = program.name()): Promise<void> {
  await loadHelpTexts();
  for (const [name, command] of [['', program] as const, ...commandsBelow(program)])
    describe(command, name, word);
}

/** Every command below this one, by the words that a person types for it: `play`, `matches show`. */
export function commandsBelow(parent: Command, before = ''): (readonly [string, Command])[] {
  return parent.commands.flatMap((command) => {
    const name = `${before}${command.name()}`;
    return [[name, command] as const, ...commandsBelow(command, `${name} `)];
  });
}

function describe(command: Command, name: string, word: string): void {
  const { about = '', arguments: own = {} } = helpOf(name);
  command.description(about).helpOption('-h, --help', helpWords().help).configureHelp(ownForm);
  for (const argument of command.registeredArguments) argument.description = own[argument.name()] ?? '';
  for (const option of command.options) option.description = aboutOption(option, name);
  // The command `help` itself, which the library adds.
  for (const part of command.createHelp().visibleCommands(command))
    if (!command.commands.includes(part)) part.description(helpWords().helpOf);
  const typed = (examples()[name] ?? []).map((line) => `  ${word} ${line}`);
  if (command.options.some(({ long }) => long === '--option'))
    command.addHelpText('after', ['', helpWords().optionsOfGames, ...optionsOfGames()].join('\n'));
  if (name === 'play') command.addHelpText('after', ['', helpWords().strengths, ...strengths()].join('\n'));
  if (typed.length > 0) command.addHelpText('after', ['', helpWords().examples, ...typed].join('\n'));
}

function helpOf(name: string): Partial<CommandHelp> {
  return ownOf<CommandHelp>(helpWords().commands, name) ?? {};
}

/** The description of an option: this command's own, or the one that several commands share. */
function aboutOption({ long, flags }: Option, command: string): string {
  const flag = long ?? flags;
  const about = helpOf(command).options?.[flag] ?? ownOf<string>(helpWords().shared, flag) ?? '';
  return typeof about === 'function' ? about(botNames) : about;
}

/** How strong the bots of each game are. */
function strengths(): string[] {
  return games.map((game) => {
    const told = botNames.map((level) => ratedLevel(game, level)).join(signs().clauses);
    return betweenWords(`  ${game.id}${signs().colon}${told}`, 74).replaceAll('\n', '\n    ');
  });
}

function optionsOfGames(): string[] {
  return Object.entries(optionNames).map(([game, names]) =>
    betweenWords(`  ${helpWords().namesOf(game, names)}`, 74).replaceAll('\n', '\n    '),
  );
}

/** The least number of columns for a description beside its term; with fewer it goes below it. */
const LEAST_WIDTH = 24;

/** The form of a help text in the reader's language. */
const ownForm: Partial<Help> = {
  minWidthToWrap: LEAST_WIDTH,
  displayWidth: widthOf,
  boxWrap: betweenWords,
  formatItem: helpItem,
  styleTitle: (title: string) => ownOf(helpWords().titles, title) ?? title,
  argumentTerm: (argument: Argument) =>
    ownOf(commandWords().placeholders, argument.name()) ?? argument.name(),
  optionTerm: ({ flags }: Option) => spokenTerm(flags),
  subcommandTerm: (command: Command) => spokenTerm(Help.prototype.subcommandTerm(command)),
  commandUsage: (command: Command) => spokenTerm(Help.prototype.commandUsage(command)),
  optionDescription: optionText,
  formatHelp: (command: Command, helper: Help) => {
    const usage = helper.commandUsage(command);
    const whole = Help.prototype.formatHelp.call(helper, command, helper);
    return whole.replace(`${helpWords().titles['Usage:']} ${usage}`, () => helpWords().usage(usage));
  },
};

/** A term of the help with its description, in lines that are broken between words. */
function helpItem(this: Help, term: string, width: number, description: string, helper: Help): string {
  const columns = this.helpWidth ?? 80;
  if (description === '' || columns - width - 4 >= LEAST_WIDTH)
    return Help.prototype.formatItem.call(this, term, width, description, helper);
  const indented = (text: string, indent: string): string =>
    helper.boxWrap(text, columns - indent.length).replaceAll(/^/gmu, indent);
  return `${indented(term, '  ')}\n${indented(description, '      ')}`;
}

/** The description of an option, with its choices and its default in words. */
function optionText({ description, argChoices, defaultValue }: Option): string {
  const { choices, usual } = helpWords();
  const about = argChoices === undefined ? description : choices(description, argChoices);
  const isTold = typeof defaultValue === 'string' || typeof defaultValue === 'number';
  return isTold ? `${about}${usual(String(defaultValue))}` : about;
}
