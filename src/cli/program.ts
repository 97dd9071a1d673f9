import { Command, Option } from 'commander';
import type { SeatWish } from '../table/seats.ts';
import { readFactor, readSeed, readSize, readTime, wholeNumber } from './arguments.ts';
import { print, tell } from './output.ts';

const collect = (value: string, before: readonly string[]): string[] => [...before, value];

/** The command line. Every command loads its own code when it runs. */
export function buildProgram(version: string): Command {
  const program = new Command('green-games')
    .description('Board games about sustainability, played in a terminal.')
    .version(version, '-V, --version', 'print the version')
    .helpOption('-h, --help', 'show help')
    .option('--debug', 'show where an error comes from')
    .showHelpAfterError('(green-games --help shows what there is)')
    .configureOutput({ writeOut: print, writeErr: tell })
    // What is no command comes to the menu, which says what was probably meant.
    .allowExcessArguments()
    // `simulate merge --json` is for `merge`, not for `simulate`.
    .enablePositionalOptions()
    .exitOverride()
    .action(async () => await (await import('./menu.ts')).menu(program));

  program
    .command('list')
    .description('the games')
    .option('--json', 'as JSON')
    .action(async (options) => (await import('./list.ts')).list(options));

  declarePlay(program);

  takeOverOption(
    screenOptions(program.command('resume').description('go on with a saved match').argument('[match]')),
  ).action(async (name, options) => await (await import('./resume.ts')).resume(name, options));

  declareMatches(program);
  declareReplay(program);
  declareTry(program);
  declareDemo(program);

  program
    .command('rules')
    .description('the rules in our own words, by id, topic or search, of one game or of all')
    .argument('[game]', 'all of them where it is left out')
    .argument('[topic...]', 'a rule id, or words to look for')
    .option('--coverage', 'how many rules are printed, ruled by us, or data')
    .option('--json', 'as JSON')
    .action(
      async (game, topic, options) => await (await import('./rules.ts')).rules(wordsOf(game, topic), options),
    );

  program
    .command('cards')
    .description('every component with the source of each figure, of one game or of all')
    .argument('[game]', 'all of them where it is left out')
    .argument('[topic...]', 'words to look for')
    .option('--components <file>', 'with the figures that this file would put in place of the shipped ones')
    .option('--json', 'as JSON')
    .action(
      async (game, topic, options) => await (await import('./cards.ts')).cards(wordsOf(game, topic), options),
    );

  program
    .command('check')
    .description('run scenario files')
    .argument('[file...]')
    .option('--json', 'as JSON')
    .option('--vocabulary <game>', 'print the words of a game')
    .action(async (files, options) => await (await import('./check.ts')).check(files, options));

  declareSimulate(program);

  program
    .command('completion')
    .description('a completion script for a shell')
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
    .description('where the program keeps its files')
    .option('--json', 'as JSON')
    .action(async (options) => (await import('./paths.ts')).paths(options));

  for (const command of program.commands) takesNoMore(command);
  return program;
}

/** A first word that is no game is looked for like the others. */
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
    .description('play a game; where nobody is named, one person against easy bots')
    .argument('[game]')
    .option(
      '--players <n>',
      'how many seats; those left over by --seat and --bot are for people',
      wholeNumber('--players', 1, 99),
    )
    .option('--seat <name>', 'a person, by name (repeatable); one alone gets easy bots', wish('name'))
    .option('--bot <level>', 'a bot (repeatable); in a terminal a seat is kept for you', wish('bot'))
    .option('--think <time>', 'how long a bot may think about a decision, such as 2s', readTime)
    .option('--seed <text>', 'the seed; drawn unless given', readSeed)
    .option('--option <name=value>', 'an option of the game (repeatable)', collect, [])
    .option('--components <file>', 'figures to use in place of the shipped ones')
    .option('--from <file>', 'begin from a position')
    .option('--script <file>', 'take the first answers from a file')
    .option('--new', 'begin a new match without asking about an unfinished one')
    .option('--unsaved', 'play without saving');
  screenOptions(play).action(async (game, options) => {
    if (game === undefined && options.script === undefined)
      return await (await import('./menu.ts')).menu(program, { ...options, wishes });
    await (await import('./play.ts')).play(game, { ...options, wishes });
  });
}

function screenOptions(command: Command): Command {
  return viewOptions(command)
    .option('--undo', 'play with taking back, whatever is set')
    .option('--no-undo', 'play without taking back');
}

function takeOverOption(command: Command): Command {
  return command.option(
    '--take-over',
    'also where the match may be in use by a process of which nothing can be known from here',
  );
}

function viewOptions(command: Command): Command {
  return command
    .option('--plain', 'line mode: numbered choices, nothing redrawn')
    .option('--ascii', 'nothing but ASCII on the screen')
    .option('--no-ascii', 'symbols as well, whatever is set')
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
      .description('step through a match, check it, or watch it while it is played')
      .argument('<file>', 'a match file, or the name of a saved match')
      .option('--verify', 'compare every digest, without a screen')
      .option('--follow', 'watch a match that is being played')
      .option('--at <k>', 'begin at the k-th answer', wholeNumber('--at', 0, 999_999)),
  ).action(async (name, options) => await (await import('./replay.ts')).replay(name, options));
}

function declareTry(program: Command): void {
  viewOptions(
    program
      .command('try')
      .description('check rules: what is legal, what is not and why, for any seat, on any position')
      .argument('<game>')
      .option('--players <n>', 'how many seats', wholeNumber('--players', 1, 99))
      .option('--from <file>', 'begin from a position')
      .option('--option <name=value>', 'an option of the game (repeatable)', collect, [])
      .option('--components <file>', 'figures to use in place of the shipped ones'),
  ).action(async (game, options) => await (await import('./try.ts')).tryGame(game, options));
}

function declareDemo(program: Command): void {
  viewOptions(
    program
      .command('demo')
      .description('a scripted match with captions that teaches a game')
      .argument('[game]', 'a game, or a script with captions; without it: which there are')
      .option('--speed <factor>', 'how fast it runs', readFactor, 1)
      .option('--record <file>', 'write a recording for asciinema in place of playing')
      .option('--size <columns x rows>', 'the size of the recorded terminal', readSize, {
        columns: 80,
        rows: 24,
      }),
  ).action(async (name, options) => await (await import('./demo.ts')).demo(name, options));
}

/** A word that a command does not know is a mistake, and not passed over. */
function takesNoMore(command: Command): void {
  command.allowExcessArguments(false);
  for (const inner of command.commands) takesNoMore(inner);
}

function declareMatches(program: Command): void {
  const load = () => import('./matches.ts');
  const matches = program.command('matches').description('the saved matches');
  matches
    .command('list', { isDefault: true })
    .description('all of them, the latest first')
    .option('--json', 'as JSON')
    .action(async (options) => (await load()).listMatches(options));
  matches
    .command('show')
    .description('one match: who plays, how it stands')
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
    .description(
      'the public log; of a finished match also its answers as a script, all as JSON, its position, its file',
    )
    .argument('<match>')
    .addOption(
      new Option('--format <format>', 'what')
        .choices(['log', 'script', 'json', 'position', 'file'])
        .default('log'),
    )
    .option('--output <file>', 'write to a new file in place of the standard output')
    .action(async (name, options) => await (await import('./matches-export.ts')).exportMatch(name, options));
  matches
    .command('report')
    .description('what a report of a fault needs: versions, options, the public log, and nothing secret')
    .argument('<match>')
    .option('--output <file>', 'write to a new file in place of the standard output')
    .action(async (name, options) => await (await import('./matches-export.ts')).reportMatch(name, options));
  const deleting = matches
    .command('delete')
    .description('remove matches for good')
    .argument('[match...]')
    .option('--finished', 'all that are over')
    .option('--yes', 'without asking');
  takeOverOption(deleting).action(async (names, options) => await (await load()).remove(names, options));
}

function declareSimulate(program: Command): void {
  const simulate = program
    .command('simulate')
    .description('many games between bots')
    .argument('<game>')
    .option('--games <n>', 'how many games', wholeNumber('--games', 1, 100_000_000), 100)
    .option(
      '--players <n>',
      'how many seats; the fewest that make company unless given',
      wholeNumber('--players', 1, 99),
    )
    .option('--bots <names>', 'one bot for all, or one a seat, separated by commas', 'random')
    .option('--seed <text>', 'the seed; drawn unless given', readSeed)
    .option(
      '--jobs <n>',
      'how many threads share the work, at most one a core',
      wholeNumber('--jobs', 1, 256),
      1,
    )
    .option('--shard <i/n>', 'only this part of the games, with --ndjson')
    .option('--rotate', 'every bot moves one seat on from game to game')
    .option('--option <name=value>', 'an option of the game (repeatable)', collect, [])
    .option('--components <file>', 'figures to use in place of the shipped ones')
    .option('--json', 'one summary as JSON')
    .option('--ndjson', 'one line of JSON a game')
    .action(async (game, options) => await (await import('./simulate.ts')).simulate(game, options));
  simulate
    .command('merge')
    .description('one summary of the lines that shards printed')
    .argument('<file...>')
    .option('--json', 'as JSON')
    .action(async (files, options) => (await import('./simulate.ts')).merge(files, options));
}
