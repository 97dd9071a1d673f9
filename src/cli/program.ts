import { Command, Help, Option } from 'commander';
import { botNames } from '../bots/index.ts';
import type { SeatWish } from '../table/seats.ts';
import { languages } from '../words/languages.ts';
import { readFactor, readSeed, readSize, readTime, wholeNumber } from './arguments.ts';
import { examples, optionNames } from './examples.ts';
import { betweenWords, printText, tell } from './output.ts';

const collectOnly = (value: string, before: readonly string[] = []): string[] => [...before, value];
const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/** The language; `chosenReader` reads it before any command is declared. */
function languageOption(): Option {
  return new Option('--language <language>', 'the language of everything that is said').choices(languages);
}

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

  takeOverOption(
    screenOptions(program.command('resume').description('resume a saved match').argument('[match]')),
  )
    .option(
      '--from-sound',
      'if the match file is damaged, continue from its last sound answer and keep the rest beside it',
    )
    .action(async (name, options) => void (await (await import('./resume.ts')).resume(name, options)));

  declareMatches(program);
  declareReplay(program);
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
    .option('--only <id>', 'only the scenario with this id (repeatable)', collectOnly)
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

function declarePlay(program: Command): void {
  // --seat and --bot together fill the seats in the order of the command line.
  const wishes: SeatWish[] = [];
  const wish = (kind: 'name' | 'bot') => (value: string) => {
    wishes.push(kind === 'name' ? { name: value } : { bot: value });
    return wishes;
  };
  const play = program
    .command('play')
    .description('play a game; default: one person against easy bots')
    .argument('[game]')
    .option(
      '--players <n>',
      'the number of seats; people take those that --seat and --bot leave free',
      wholeNumber('--players', 1, 99),
    )
    .option('--seat <name>', 'a person, by name (repeatable); one person alone gets easy bots', wish('name'))
    .option(
      '--bot <level>',
      `a bot: ${botNames.join(', ')} (repeatable); in a terminal one seat is kept for you`,
      wish('bot'),
    )
    .option('--think <time>', 'how long a bot may think about a decision, such as 2s', readTime)
    .option('--seed <text>', 'the seed; default: drawn at random', readSeed)
    .option('--option <name=value>', 'an option of the game (repeatable)', collect, [])
    .option('--components <file>', 'a file of figures that replace the shipped ones')
    .option('--from <file>', 'begin from a position')
    .option('--script <file>', 'take the first answers from a file')
    .option('--new', 'begin a new match without asking about an unfinished one')
    .option('--unsaved', 'play without saving');
  screenOptions(play).action(async (game, options) => {
    if (game === undefined && options.script === undefined)
      return await (await import('./menu.ts')).menu(program, { ...options, wishes });
    await (await import('./play.ts')).play(game, { ...options, wishes });
  });
  screenOptions(
    program
      .command('learn')
      .description('learn a game: its demo, then a first match with a lesson in each round')
      .argument('<game>')
      .option('--seed <text>', 'the seed of the first match; default: drawn at random', readSeed),
  ).action(async (game, options) => {
    const { seed: _, ...screen } = options;
    if (await (await import('./learn.ts')).learn(game, options))
      await (await import('./menu.ts')).playFromMenu(screen, true);
  });
}

function screenOptions(command: Command): Command {
  return viewOptions(command)
    .option('--undo', 'play with undo, whatever the settings say')
    .option('--no-undo', 'play without undo');
}

function takeOverOption(command: Command): Command {
  return command.option('--take-over', 'open the match even if a process on another machine may be using it');
}

function viewOptions(command: Command): Command {
  return command
    .option('--plain', 'line mode: numbered choices, nothing redrawn')
    .option('--ascii', 'draw with ASCII only')
    .option('--no-ascii', 'draw with symbols, too, whatever the settings say')
    .option('--hints', 'offer a key for hints, whatever the settings say')
    .option('--no-hints', 'do not offer that key')
    .addOption(
      new Option('--theme <name>', 'colours').choices([
        'default',
        'light',
        'colour-blind',
        'high-contrast',
        'none',
      ]),
    );
}

function declareReplay(program: Command): void {
  viewOptions(
    program
      .command('replay')
      .description('step through a match, verify it, or watch it being played')
      .argument('<file>', 'a match file, or the name of a saved match')
      .option('--verify', 'replay without a screen and compare every digest')
      .option('--follow', 'watch a match that is being played')
      .option('--at <k>', 'begin at the k-th answer', wholeNumber('--at', 0, 999_999)),
  ).action(async (name, options) => await (await import('./replay.ts')).replay(name, options));
}

function declareTry(program: Command): void {
  viewOptions(
    program
      .command('try')
      .description('try rules out: what is legal, what is not and why, for any seat, in any position')
      .argument('<game>')
      .option('--players <n>', 'how many seats', wholeNumber('--players', 1, 99))
      .option('--from <file>', 'begin from a position or a shared session; - reads a pasted one')
      .option('--case <id>', 'begin from a position in which this rule can be tried out')
      .option('--option <name=value>', 'an option of the game (repeatable)', collect, [])
      .option('--components <file>', 'a file of figures that replace the shipped ones'),
  ).action(async (game, options) => await (await import('./try.ts')).tryGame(game, options));
}

function declareDemo(program: Command): void {
  viewOptions(
    program
      .command('demo')
      .description('watch a scripted match with captions that teaches a game')
      .argument('[game]', 'a game, or a script with captions; default: list the demos')
      .option('--speed <factor>', 'how fast it runs', readFactor, 1)
      .option(
        '--record <file>',
        'write instead of playing: a recording for asciinema (.cast, or - for the standard output), or a picture (.svg)',
      )
      .option('--from <moment>', 'record from here: a number of answers, or how a caption begins')
      .option('--to <moment>', 'record up to here; a picture of a part is animated')
      .option('--size <columns x rows>', 'the size of the recorded terminal; default: 80x24', readSize, {
        columns: 80,
        rows: 24,
      }),
  ).action(async (name, options) => await (await import('./demo.ts')).demo(name, options));
}

/** Makes excess arguments an error. */
function takesNoMore(command: Command): void {
  command.allowExcessArguments(false);
  for (const inner of command.commands) takesNoMore(inner);
}

function declareMatches(program: Command): void {
  const load = () => import('./matches.ts');
  const matches = program.command('matches').description('list and manage the saved matches');
  matches
    .command('list', { isDefault: true })
    .description('list all saved matches, the latest first')
    .option('--json', 'as JSON')
    .action(async (options) => (await load()).listMatches(options));
  matches
    .command('show')
    .description('show one match: who plays, and the standings')
    .argument('<match>')
    .option('--json', 'as JSON')
    .action(async (name, options) => await (await load()).showMatch(name, options));
  const renaming = matches
    .command('rename')
    .description('rename a match')
    .argument('<match>')
    .argument('<name>');
  takeOverOption(renaming).action(
    async (match, name, options) => await (await load()).rename(match, name, options),
  );
  matches
    .command('export')
    .description('export the public log; for a finished match also its script, JSON, position or file')
    .argument('<match>')
    .addOption(
      new Option('--format <format>', 'what to export')
        .choices(['log', 'script', 'json', 'position', 'file'])
        .default('log'),
    )
    .option('--output <file>', 'write to a new file instead of the standard output')
    .action(async (name, options) => await (await import('./matches-export.ts')).exportMatch(name, options));
  matches
    .command('report')
    .description('print what a fault report needs: versions, options, the public log, and nothing secret')
    .argument('<match>')
    .option('--output <file>', 'write to a new file instead of the standard output')
    .action(async (name, options) => await (await import('./matches-export.ts')).reportMatch(name, options));
  const deleting = matches
    .command('delete')
    .description('delete matches for good')
    .argument('[match...]')
    .option('--finished', 'all finished matches')
    .option('--yes', 'do not ask');
  takeOverOption(deleting).action(async (names, options) => await (await load()).remove(names, options));
}

function declareSimulate(program: Command): void {
  const simulate = program
    .command('simulate')
    .description('play many games between bots')
    .argument('<game>')
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, 100_000_000), 100)
    .option(
      '--players <n>',
      'how many seats; default: the fewest with company',
      wholeNumber('--players', 1, 99),
    )
    .option(
      '--bots <names>',
      `one bot for all seats, or one for each, separated by commas: ${botNames.join(', ')}`,
      'random',
    )
    .option('--seed <text>', 'the seed; default: drawn at random', readSeed)
    .option(
      '--jobs <n>',
      'how many threads share the work; at most one for each core',
      wholeNumber('--jobs', 1, 256),
      1,
    )
    .option('--shard <i/n>', 'play only this part of the games; needs --ndjson')
    .option('--rotate', 'move every bot one seat on from game to game')
    .option('--option <name=value>', 'an option of the game (repeatable)', collect, [])
    .option('--components <file>', 'a file of figures that replace the shipped ones')
    .option('--against <file>', 'play the same games with these figures, too, and say what changes')
    .option(
      '--sweep <figure=from..to>',
      'play the same games with every value of a figure, such as cards.education.raises=1..3',
    )
    .option('--json', 'print one summary as JSON')
    .option('--ndjson', 'print one line of JSON for each game')
    .option('--csv', 'print every measure with its interval as CSV')
    .action(async (game, options) => await (await import('./simulate.ts')).simulate(game, options));
  simulate
    .command('merge')
    .description('print one summary of the lines that shards printed')
    .argument('<file...>')
    .option('--json', 'as JSON')
    .option('--csv', 'every measure with its interval as CSV')
    .action(async (files, options) => (await import('./simulate.ts')).merge(files, options));
}

function declareServe(program: Command): void {
  const home = [
    '--home <folder>',
    'where the server keeps everything; default: server in the data folder',
  ] as const;
  const serve = program
    .command('serve')
    .description('let people play here with just an SSH client, each at their own terminal')
    .option(
      '--listen <address>',
      'the address to listen on; 0.0.0.0:2222 is open to everybody',
      '127.0.0.1:2222',
    )
    .option(...home)
    .option('--name <text>', 'the name of the server', 'green-games')
    .option('--invite-only', 'new people need an invitation')
    .option('--authorized-keys <file>', 'only these keys may log in, one per line as in authorized_keys')
    .option(
      '--max-connections <n>',
      'the most connections at a time',
      wholeNumber('--max-connections', 1, 10_000),
      200,
    )
    .option('--metrics <address>', 'the address of metrics for Prometheus, such as 127.0.0.1:9464')
    .action(async (options) => await (await import('./serve.ts')).serve(options));
  const hosts = [
    ['status', '', 'connections, tables, answers per minute, memory and thinking bots of the running server'],
    ['tables', '', 'all tables of the running server'],
    ['people', '', 'everybody who has ever logged in, with their keys'],
    ['invite', '', 'a code by which somebody new may log in, once, within a week'],
    ['ban', '<key>', 'bar the key with this fingerprint'],
    ['backup', '<folder>', 'copy everything while the server runs'],
    ['import', '<match>', 'move a saved match to a table of the running server'],
  ] as const;
  for (const [name, argument, description] of hosts) {
    const command = serve
      .command(argument === '' ? name : `${name} ${argument}`)
      .description(description)
      .option(...home)
      .option('--json', 'as JSON');
    command.action(async () => {
      const [given] = command.args;
      await (await import('./serve-host.ts')).askHost(name, given, command.opts());
    });
  }
}
