import type { Command } from 'commander';
import { commandWords } from '../words/index.ts';
import { printText, tell } from './output.ts';
import { declareMatches } from './program-matches.ts';
import { collect, languageOption, valuedOption } from './program-options.ts';
import {
  declareDemo,
  declarePlay,
  declarePuzzle,
  declareReplay,
  declareResume,
  declareReview,
  declareTry,
} from './program-play.ts';
import { declareServe } from './program-serve.ts';
import { declareSimulate } from './program-simulate.ts';
import { SpokenCommand } from './spoken-command.ts';

/**
 * The command line. Every command loads its own code when it runs.
 * `describeCommands` adds what the help says.
 * @param word what a person types to run the program, for messages
 */
export function buildProgram(version: string, word = 'green-games'): Command {
  const program = new SpokenCommand(word)
    .version(version, '-V, --version')
    .option('--debug')
    .addOption(languageOption())
    .option('--ambiguous-wide')
    .helpCommand('help [command]')
    .showHelpAfterError(commandWords().helpListsCommands(word))
    .configureOutput({ writeOut: printText, writeErr: tell })
    // A word that is not a command goes to the menu, which suggests what was probably meant.
    .allowExcessArguments()
    // `simulate merge --json` is for `merge`, not for `simulate`.
    .enablePositionalOptions()
    .exitOverride()
    .action(async () => await (await import('./menu.ts')).menu(program));

  program
    .command('list')
    .option('--json')
    .action(async (options) => (await import('./list.ts')).list(options));

  declarePlay(program);

  declareResume(program);
  declareMatches(program);
  declareReplay(program);
  declareReview(program);
  declarePuzzle(program);
  declareTry(program);
  declareDemo(program);

  program
    .command('rules')
    .argument('[game]')
    .argument('[topic...]')
    .option('--all')
    .option('--coverage')
    .option('--no-pager')
    .option('--json')
    .action(
      async (game, topic, options) => await (await import('./rules.ts')).rules(wordsOf(game, topic), options),
    );

  program
    .command('ask')
    .argument('<game>')
    .argument('<question...>')
    .option('--no-pager')
    .option('--json')
    .action(
      async (game, question, options) =>
        await (await import('./ask-rules.ts')).askRules(game, question, options),
    );

  program
    .command('cards')
    .argument('[game]')
    .argument('[topic...]')
    .option('--components <file>')
    .option('--no-pager')
    .option('--json')
    .action(
      async (game, topic, options) => await (await import('./cards.ts')).cards(wordsOf(game, topic), options),
    );

  program
    .command('check')
    .argument('[file...]')
    .option('--json')
    .addOption(valuedOption('--only <id>', collect))
    .option('--failed')
    .option('--vocabulary <game>')
    .action(async (files, options) => await (await import('./check.ts')).check(files, options));

  declareSimulate(program);
  declareServe(program);

  program
    .command('completion')
    .argument('<shell>')
    .action(async (shell) => (await import('./completion.ts')).completion(shell, program));

  program.command('manual').action(async () => await (await import('./manual.ts')).printManual());

  program
    .command('settings')
    .argument('[name]')
    .argument('[value]')
    .option('--reset')
    .option('--json')
    .action(
      async (name, value, options) =>
        await (await import('./settings-command.ts')).settings(name, value, options),
    );

  program
    .command('paths')
    .option('--json')
    .action(async (options) => await (await import('./paths.ts')).paths(options));

  for (const command of program.commands) takesNoMore(command);
  return program;
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
