import { type Command, Option } from 'commander';
import { takeOverOption } from './program-options.ts';

/** Declares `matches` and what can be done with a saved match. */
export function declareMatches(program: Command): void {
  const load = () => import('./matches.ts');
  const matches = program.command('matches');
  matches
    .command('list', { isDefault: true })
    .option('--json')
    .action(async (options) => (await load()).listMatches(options));
  matches
    .command('show')
    .argument('<match>')
    .option('--plain')
    .option('--ascii')
    .option('--json')
    .action(async (name, options) => await (await load()).showMatch(name, options));
  matches
    .command('stats')
    .argument('[game]')
    .option('--name <name>')
    .option('--plain')
    .option('--ascii')
    .option('--json')
    .action(async (game, options) => await (await import('./matches-stats.ts')).showResults(game, options));
  const renaming = matches.command('rename').argument('<match>').argument('<name>');
  takeOverOption(renaming).action(
    async (match, name, options) => await (await load()).rename(match, name, options),
  );
  matches
    .command('export')
    .argument('<match>')
    .addOption(
      new Option('--format <format>')
        .choices(['log', 'script', 'demo', 'json', 'position', 'file'])
        .default('log'),
    )
    .option('--output <file>')
    .action(async (name, options) => await (await import('./matches-export.ts')).exportMatch(name, options));
  matches
    .command('report')
    .argument('<match>')
    .option('--output <file>')
    .action(async (name, options) => await (await import('./matches-export.ts')).reportMatch(name, options));
  const deleting = matches.command('delete').argument('[match...]').option('--finished').option('--yes');
  takeOverOption(deleting).action(async (names, options) => await (await load()).remove(names, options));
}
