import { type Command, Option } from 'commander';
import { wholeNumber } from './arguments.ts';
import { valuedOption } from './program-options.ts';

/** Declares `serve` and what its host may ask of a running server. */
export function declareServe(program: Command): void {
  const home = '--home <folder>';
  const serve = program
    .command('serve')
    .addOption(new Option('--listen <address>').default('127.0.0.1:2222'))
    .option(home)
    .option('--store <address>')
    .addOption(new Option('--name <text>').default('green-games'))
    .option('--invite-only')
    .option('--authorized-keys <file>')
    .addOption(valuedOption('--max-connections <n>', wholeNumber('--max-connections', 1, 10_000), 200))
    .option('--metrics <address>')
    .action(async (options) => await (await import('./serve.ts')).serve(options));
  serve
    .command('move')
    .requiredOption('--from <place>')
    .requiredOption('--to <place>')
    .option('--json')
    .action(async (options) => await (await import('./serve-move.ts')).moveServer(options));
  const hosts = [
    ['status', ''],
    ['tables', ''],
    ['people', ''],
    ['invite', ''],
    ['ban', '<key>'],
    ['backup', '<folder>'],
    ['import', '<match>'],
  ] as const;
  for (const [name, argument] of hosts) {
    const command = serve
      .command(argument === '' ? name : `${name} ${argument}`)
      .option(home)
      .option('--json');
    command.action(async () => {
      const [given] = command.args;
      await (await import('./serve-host.ts')).askHost(name, given, command.opts());
    });
  }
}
