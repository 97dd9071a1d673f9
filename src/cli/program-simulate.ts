import { type Command, Option } from 'commander';
import { readSeed, wholeNumber } from './arguments.ts';
import { componentsOption, gameOption, valuedOption } from './program-options.ts';

/** Declares `simulate` and `simulate merge`. */
export function declareSimulate(program: Command): void {
  const simulate = program
    .command('simulate')
    .argument('<game>')
    .addOption(valuedOption('--games <n>', wholeNumber('--games', 1, 100_000_000), 100))
    .addOption(valuedOption('--players <n>', wholeNumber('--players', 1, 99)))
    .addOption(new Option('--bots <names>').default('random'))
    .addOption(valuedOption('--seed <text>', readSeed))
    .addOption(valuedOption('--jobs <n>', wholeNumber('--jobs', 1, 256), 1))
    .option('--shard <i/n>')
    .option('--rotate')
    .addOption(gameOption())
    .addOption(componentsOption())
    .option('--against <file>')
    .option('--sweep <figure=from..to>')
    .option('--json')
    .option('--ndjson')
    .option('--csv')
    .action(async (game, options) => await (await import('./simulate.ts')).simulate(game, options));
  simulate
    .command('merge')
    .argument('<file...>')
    .option('--json')
    .option('--csv')
    .action(async (files, options) => await (await import('./simulate.ts')).merge(files, options));
}
