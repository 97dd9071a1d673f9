import { type Command, Option } from 'commander';
import { reviewWords } from '../words/index.ts';
import { takeOverOption } from './program-options.ts';

/** Declares `matches` and what can be done with a saved match. */
export function declareMatches(program: Command): void {
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
    .option('--plain', reviewWords().options.plain)
    .option('--ascii', reviewWords().options.ascii)
    .option('--json', 'as JSON')
    .action(async (name, options) => await (await load()).showMatch(name, options));
  matches
    .command('stats')
    .description(
      "people's own results in the finished matches: by game, by opponents, by source of points, over time",
    )
    .argument('[game]')
    .option('--name <name>', 'the results of this person only')
    .option('--ascii', 'ASCII characters only')
    .option('--json', 'as JSON')
    .action(async (game, options) => await (await import('./matches-stats.ts')).showResults(game, options));
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
