import type { Command } from 'commander';
import { botNames } from '../bots/index.ts';
import type { SeatWish } from '../table/seats.ts';
import { branchWords, reviewWords } from '../words/index.ts';
import { readFactor, readSeed, readSize, readTime, wholeNumber } from './arguments.ts';
import {
  collect,
  componentsOption,
  gameOption,
  screenOptions,
  takeOverOption,
  viewOptions,
} from './program-options.ts';

/** Declares `review`. */
export function declareReview(program: Command): void {
  program
    .command('review')
    .description('judge the decisions of a finished match by a search that knows only what each player knew')
    .argument('<match>', 'a name or a file')
    .option(
      '--seat <n>',
      "the decisions of this seat only; default: all people's",
      wholeNumber('--seat', 1, 99),
    )
    .option('--think <time>', 'how long to think about each decision, such as 1s', readTime)
    .option(
      '--iterations <n>',
      'games to try out for each decision; default: as many as the hard bot does; equal numbers give equal judgements',
      wholeNumber('--iterations', 20, 1_000_000),
    )
    .option('--svg <file>', reviewWords().options.svg)
    .option('--plain', reviewWords().options.plain)
    .option('--ascii', 'ASCII characters only')
    .option('--json', 'as JSON')
    .action(async (match, options) => await (await import('./review.ts')).review(match, options));
}

/** Declares `play` and `learn`. */
export function declarePlay(program: Command): void {
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
      `a bot: ${botNames.join(', ')} or a program of yours, 'cmd:COMMAND' (repeatable); in a terminal one seat is kept for you`,
      wish('bot'),
    )
    .option('--think <time>', 'how long a bot may think about a decision, such as 2s', readTime)
    .option('--seed <text>', 'the seed; default: drawn at random', readSeed)
    .addOption(gameOption())
    .addOption(componentsOption())
    .option('--from <file or match>', branchWords().option)
    .option('--script <file>', 'take the first answers from a file')
    .option('--new', 'begin a new match without asking about an unfinished one')
    .option('--unsaved', 'play without saving');
  screenOptions(play).action(async (game, options) => {
    if (game === undefined && options.script === undefined && options.from === undefined)
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

/** Declares `resume`. */
export function declareResume(program: Command): void {
  takeOverOption(
    screenOptions(program.command('resume').description('resume a saved match').argument('[match]')),
  )
    .option(
      '--bot <program>',
      "start a program again that plays as a bot: 'cmd:COMMAND' (repeatable)",
      collect,
    )
    .option(
      '--from-sound',
      'if the match file is damaged, continue from its last sound answer and keep the rest beside it',
    )
    .action(async (name, options) => void (await (await import('./resume.ts')).resume(name, options)));
}

/** Declares `replay`. */
export function declareReplay(program: Command): void {
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

/** Declares `try`. */
export function declareTry(program: Command): void {
  viewOptions(
    program
      .command('try')
      .description('try rules out: what is legal, what is not and why, for any seat, in any position')
      .argument('<game>')
      .option('--players <n>', 'how many seats', wholeNumber('--players', 1, 99))
      .option('--from <file>', 'begin from a position or a shared session; - reads a pasted one')
      .option('--case <id>', 'begin from a position in which this rule can be tried out')
      .addOption(gameOption())
      .addOption(componentsOption()),
  ).action(async (game, options) => await (await import('./try.ts')).tryGame(game, options));
}

/** Declares `demo`. */
export function declareDemo(program: Command): void {
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
