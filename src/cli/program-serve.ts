import type { Command } from 'commander';
import { wholeNumber } from './arguments.ts';

/** Declares `serve` and what its host may ask of a running server. */
export function declareServe(program: Command): void {
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
    .option(
      '--store <address>',
      'a PostgreSQL that several servers share, postgres://…; better in GREEN_GAMES_STORE',
    )
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
  serve
    .command('move')
    .description('copy everything that servers keep from a folder into a PostgreSQL, or back')
    .requiredOption('--from <place>', 'a folder, postgres://…, or the word store for GREEN_GAMES_STORE')
    .requiredOption('--to <place>', 'likewise; it must be empty')
    .option('--json', 'as JSON')
    .action(async (options) => await (await import('./serve-move.ts')).moveServer(options));
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
