import { isatty } from 'node:tty';
import { version } from '../../package.json';
import { watchOutputs } from './leave.ts';

// Nothing is imported here that `--version` would not need: every command loads its own code.
const { argv, env } = process;

watchOutputs();

// chalk and Ink know FORCE_COLOR, but not NO_COLOR.
if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') env['FORCE_COLOR'] ??= '0';

// chalk leaves colours out where CI is set, which shells of build machines and editors set on terminals, too.
if (isatty(1)) delete env['CI'];

if (argv.length === 3 && (argv[2] === '--version' || argv[2] === '-V')) process.stdout.write(`${version}\n`);
else await (await import('./run.ts')).run(argv.slice(2), version);
