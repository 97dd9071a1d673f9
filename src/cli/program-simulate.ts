import type { Command } from 'commander';
import { botNames } from '../bots/index.ts';
import { readSeed, wholeNumber } from './arguments.ts';
import { componentsOption, gameOption } from './program-options.ts';

/** Declares `simulate` and `simulate merge`. */
export function declareSimulate(program: Command): void {
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
      `one bot for all seats, or one for each, separated by commas: ${botNames.join(', ')}, or a program of yours, 'cmd:COMMAND'`,
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
    .addOption(gameOption())
    .addOption(componentsOption())
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
