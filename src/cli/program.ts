import { Command, Option } from 'commander';
import { botNames } from '../bots/index.ts';
import type { SeatWish } from '../table/seats.ts';
import { readFactor, readSeed, readSize, readTime, wholeNumber } from './arguments.ts';
import { examples } from './examples.ts';
import { print, tell } from './output.ts';

const collectOnly = (value: string, before: readonly string[] = []): string[] => [...before, value];
const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/**
 * The command line. Every command loads its own code when it runs.
 * @param word what a person types for the program, as helps and messages say it
 */
export function buildProgram(version: string, word = 'green-games'): Command {
  const program = new Command(word)
    .description('Board games about sustainability, played in a terminal.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .option('--debug', 'show where an error comes from')
    .helpCommand('help [command]', 'show help for a command')
    .configureHelp({ optionDescription: optionText })
    .showHelpAfterError(`(${word} --help lists the commands)`)
    .configureOutput({ writeOut: print, writeErr: tell })
    // A word that is no command goes to the menu, which says what was probably meant.
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
    screenOptions(program.command('resume').description('go on with a saved match').argument('[match]')),
  )
    .option(
      '--from-sound',
      'where the match file is damaged: go on from its last sound answer, and keep the rest beside it',
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
    .option('--all', 'everything: the whole rules, or all that was found')
    .option('--coverage', 'count how many rules are printed, follow from print, are rulings, or are data')
    .option('--no-pager', 'print it all at once, on a terminal too')
    .option('--json', 'as JSON')
    .action(
      async (game, topic, options) => await (await import('./rules.ts')).rules(wordsOf(game, topic), options),
    );

  program
    .command('ask')
    .description('find the rules that answer a question, and a position to try them out in')
    .argument('<game>')
    .argument('<question...>', 'in your own words')
    .option('--no-pager', 'print it all at once, on a terminal too')
    .action(
      async (game, question, options) =>
        await (await import('./ask-rules.ts')).askRules(game, question, options),
    );

  program
    .command('cards')
    .description('show every component, with the source of each figure')
    .argument('[game]', 'default: all games')
    .argument('[topic...]', 'words to look for')
    .option('--components <file>', 'show the figures with those of this file in place of the shipped ones')
    .option('--no-pager', 'print it all at once, on a terminal too')
    .option('--json', 'as JSON')
    .action(
      async (game, topic, options) => await (await import('./cards.ts')).cards(wordsOf(game, topic), options),
    );

  program
    .command('check')
    .description('run scenario files')
    .argument('[file...]')
    .option('--json', 'as JSON')
    .option('--only <id>', 'only the scenario of this id (repeatable)', collectOnly)
    .option('--failed', 'only the scenarios that failed in the run before')
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
    .description('what holds for all your matches: colours, telling, keys and the like')
    .argument('[name]', 'one setting; keys.undo names the key of an action')
    .argument('[value]', 'what it is to be from now on')
    .option('--reset', 'make this setting as usual again')
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
  for (const command of program.commands) showExamples(command, word, '');
  return program;
}

/** Shows below the help of a command, and of those of its own, how it is typed. */
function showExamples(command: Command, word: string, before: string): void {
  const name = `${before}${command.name()}`;
  const typed = (examples[name] ?? []).map((line) => `  ${word} ${line}`);
  if (typed.length > 0) command.addHelpText('after', `\nExamples:\n${typed.join('\n')}`);
  for (const inner of command.commands) showExamples(inner, word, `${name} `);
}

/** What an option is for, with its choices and its default in words. */
function optionText({ description, argChoices, defaultValue }: Option): string {
  const choices = argChoices === undefined ? '' : `: ${argChoices.join(', ')}`;
  const isTold = typeof defaultValue === 'string' || typeof defaultValue === 'number';
  return `${description}${choices}${isTold ? ` (default: ${defaultValue})` : ''}`;
}

/** A first word that is no game is a word to search for, like the others. */
function wordsOf(game: string | undefined, topic: readonly string[]): string[] {
  return game === undefined ? [] : [game, ...topic];
}

function declarePlay(program: Command): void {
  // --seat and --bot fill the seats in the order in which they stand, whichever of the two each is.
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
      'how many seats; those that --seat and --bot leave are for people',
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
    .option(
      '--option <name=value>',
      'an option of the game, as in: rules GAME options (repeatable)',
      collect,
      [],
    )
    .option('--components <file>', 'a file of figures that replace the shipped ones')
    .option('--from <file>', 'begin from a position')
    .option('--script <file>', 'take the first answers from a file')
    .option('--new', 'begin a new match; do not ask about an unfinished one')
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
  ).action(async (game, options) => await (await import('./learn.ts')).learn(game, options));
}

function screenOptions(command: Command): Command {
  return viewOptions(command)
    .option('--undo', 'play with taking back, whatever is set')
    .option('--no-undo', 'play without undo');
}

function takeOverOption(command: Command): Command {
  return command.option('--take-over', 'open the match even if a process on another machine may be using it');
}

function viewOptions(command: Command): Command {
  return command
    .option('--plain', 'line mode: numbered choices, nothing redrawn')
    .option('--ascii', 'draw with ASCII only')
    .option('--no-ascii', 'symbols as well, whatever is set')
    .option('--hints', 'a key that gives hints, whatever is set')
    .option('--no-hints', 'without that key')
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
      .description('step through a match, verify it, or watch it while it is played')
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
      .option('--from <file>', 'begin from a position or a shared session; - reads what is pasted')
      .option('--case <id>', 'begin from a position in which this rule can be tried out')
      .option(
        '--option <name=value>',
        'an option of the game, as in: rules GAME options (repeatable)',
        collect,
        [],
      )
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
      .option('--record <file>', 'write a recording for asciinema instead of playing')
      .option('--size <columns x rows>', 'the size of the recorded terminal; default: 80x24', readSize, {
        columns: 80,
        rows: 24,
      }),
  ).action(async (name, options) => await (await import('./demo.ts')).demo(name, options));
}

/** A word that a command does not know is an error. */
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
    .description('give a match another name')
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
    .option(
      '--option <name=value>',
      'an option of the game, as in: rules GAME options (repeatable)',
      collect,
      [],
    )
    .option('--components <file>', 'a file of figures that replace the shipped ones')
    .option('--json', 'print one summary as JSON')
    .option('--ndjson', 'print one line of JSON for each game')
    .action(async (game, options) => await (await import('./simulate.ts')).simulate(game, options));
  simulate
    .command('merge')
    .description('print one summary of the lines that shards printed')
    .argument('<file...>')
    .option('--json', 'as JSON')
    .action(async (files, options) => (await import('./simulate.ts')).merge(files, options));
}

function declareServe(program: Command): void {
  const home = [
    '--home <folder>',
    'where the server keeps everything; default: server in the data folder',
  ] as const;
  const serve = program
    .command('serve')
    .description('let people play here with nothing but an SSH client, each at a terminal of their own')
    .option('--listen <address>', 'where it listens; 0.0.0.0:2222 is for everybody', '127.0.0.1:2222')
    .option(...home)
    .option('--name <text>', 'what the place is called', 'green-games')
    .option('--invite-only', 'new people need an invitation')
    .option('--authorized-keys <file>', 'only these keys may log in, one a line as in authorized_keys')
    .option(
      '--max-connections <n>',
      'how many may be connected at a time',
      wholeNumber('--max-connections', 1, 10_000),
      200,
    )
    .option('--metrics <address>', 'where Prometheus reads the figures of the server, such as 127.0.0.1:9464')
    .action(async (options) => await (await import('./serve.ts')).serve(options));
  const hosts = [
    [
      'status',
      '',
      'connections, tables, answers a minute, memory, bots that think or wait of the running server',
    ],
    ['tables', '', 'all tables of the running server'],
    ['people', '', 'everybody who has ever logged in, with their keys'],
    ['invite', '', 'a code by which somebody new may log in, once, within a week'],
    ['ban', '<key>', 'the key of this fingerprint may not log in any more'],
    ['backup', '<folder>', 'copy everything while the server runs'],
    ['import', '<match>', 'take a saved match to a table of the running server'],
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
