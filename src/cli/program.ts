import { Command, Help, type Option } from 'commander';
import { examples, optionNames } from './examples.ts';
import { betweenWords, printText, tell } from './output.ts';
import { declareMatches } from './program-matches.ts';
import { collect, languageOption } from './program-options.ts';
import {
  declareDemo,
  declarePlay,
  declareReplay,
  declareResume,
  declareReview,
  declareTry,
} from './program-play.ts';
import { declareServe } from './program-serve.ts';
import { declareSimulate } from './program-simulate.ts';

/**
 * The command line. Every command loads its own code when it runs.
 * @param word what a person types to run the program, for help texts and messages
 */
export function buildProgram(version: string, word = 'green-games'): Command {
  const program = new Command(word)
    .description('Board games about sustainability, played in a terminal.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .option('--debug', 'show where an error comes from')
    .addOption(languageOption())
    .option('--ambiguous-wide', 'for terminals that show characters of ambiguous width in two cells')
    .helpCommand('help [command]', 'show help for a command')
    .configureHelp({ optionDescription: optionText, minWidthToWrap: LEAST_WIDTH, formatItem: helpItem })
    .showHelpAfterError(`(${word} --help lists the commands)`)
    .configureOutput({ writeOut: printText, writeErr: tell })
    // A word that is not a command goes to the menu, which suggests what was probably meant.
    .allowExcessArguments()
    // `simulate merge --json` is for `merge`, not for `simulate`.
    .enablePositionalOptions()
    .exitOverride()
    .action(async () => await (await import('./menu.ts')).menu(program));

  program
    .command('list')
    .description('list the games')
    .option('--json', 'as JSON')
    .action(async (options) => (await import('./list.ts')).list(options));

  declarePlay(program);

  declareResume(program);
  declareMatches(program);
  declareReplay(program);
  declareReview(program);
  declareTry(program);
  declareDemo(program);

  program
    .command('rules')
    .description('show the rules in our own words, by id, topic or search')
    .argument('[game]', 'default: all games')
    .argument('[topic...]', 'a rule id, or words to look for')
    .option('--all', 'show everything: the whole rules, or all that was found')
    .option('--coverage', 'count the rules that are printed, follow from print, are rulings, or are data')
    .option('--no-pager', 'print it all at once, even on a terminal')
    .option('--json', 'as JSON')
    .action(
      async (game, topic, options) => await (await import('./rules.ts')).rules(wordsOf(game, topic), options),
    );

  program
    .command('ask')
    .description('find the rules that answer a question, and a position to try them out in')
    .argument('<game>')
    .argument('<question...>', 'in your own words')
    .option('--no-pager', 'print it all at once, even on a terminal')
    .option('--json', 'as JSON')
    .action(
      async (game, question, options) =>
        await (await import('./ask-rules.ts')).askRules(game, question, options),
    );

  program
    .command('cards')
    .description('show every component, with the source of each figure')
    .argument('[game]', 'default: all games')
    .argument('[topic...]', 'words to look for')
    .option('--components <file>', 'show figures from this file in place of the shipped ones')
    .option('--no-pager', 'print it all at once, even on a terminal')
    .option('--json', 'as JSON')
    .action(
      async (game, topic, options) => await (await import('./cards.ts')).cards(wordsOf(game, topic), options),
    );

  program
    .command('check')
    .description('run scenario files')
    .argument('[file...]')
    .option('--json', 'as JSON')
    .option('--only <id>', 'only the scenario with this id (repeatable)', collect)
    .option('--failed', 'only the scenarios that failed in the previous run')
    .option('--vocabulary <game>', 'print the words that scenarios of a game may use')
    .action(async (files, options) => await (await import('./check.ts')).check(files, options));

  declareSimulate(program);
  declareServe(program);

  program
    .command('completion')
    .description('print a completion script for a shell')
    .argument('<shell>', 'bash, zsh or fish')
    .action(async (shell) => (await import('./completion.ts')).completion(shell, program));

  program
    .command('settings')
    .description('settings for all your matches: colours, telling, keys and so on')
    .argument('[name]', 'one setting; keys.undo names the key of an action')
    .argument('[value]', 'its new value')
    .option('--reset', 'restore the default of this setting')
    .option('--json', 'as JSON')
    .action(
      async (name, value, options) =>
        await (await import('./settings-command.ts')).settings(name, value, options),
    );

  program
    .command('paths')
    .description('show where the program keeps its files')
    .option('--json', 'as JSON')
    .action(async (options) => (await import('./paths.ts')).paths(options));

  for (const command of program.commands) takesNoMore(command);
  showExamples(program, word, null);
  return program;
}

/**
 * Adds to the help of a command and of its subcommands the options of the games, if it takes any, and examples.
 * @param before the words before the command's name; null for the program itself
 */
function showExamples(command: Command, word: string, before: string | null): void {
  const name = before === null ? '' : `${before}${command.name()}`;
  if (command.options.some(({ long }) => long === '--option')) {
    const named = Object.entries(optionNames).map(([game, names]) =>
      betweenWords(`  ${game}: ${names.join(', ')}`, 74).replaceAll('\n', '\n    '),
    );
    command.addHelpText(
      'after',
      `\nOptions of the games (rules GAME options tells their values):\n${named.join('\n')}`,
    );
  }
  const typed = (examples[name] ?? []).map((line) => `  ${word} ${line}`);
  if (typed.length > 0) command.addHelpText('after', `\nExamples:\n${typed.join('\n')}`);
  for (const inner of command.commands) showExamples(inner, word, name === '' ? '' : `${name} `);
}

/** The least number of columns for a description beside its term; with fewer it goes below it. */
const LEAST_WIDTH = 24;

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
  const choices = argChoices === undefined ? '' : `: ${argChoices.join(', ')}`;
  const isTold = typeof defaultValue === 'string' || typeof defaultValue === 'number';
  return `${description}${choices}${isTold ? ` (default: ${defaultValue})` : ''}`;
}

/** A first word that is not a game is a word to search for, like the others. */
function wordsOf(game: string | undefined, topic: readonly string[]): string[] {
  return game === undefined ? [] : [game, ...topic];
}

/** Makes excess arguments an error. */
function takesNoMore(command: Command): void {
  command.allowExcessArguments(false);
  for (const inner of command.commands) takesNoMore(inner);
}
