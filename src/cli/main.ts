import { isatty } from 'node:tty';
import { version } from '../../package.json';
import { watchOutputs } from './leave.ts';
import { run } from './run.ts';

// What is imported here is loaded for every command, so it is no more than it takes to read the command line: every
// command loads its own code.
const { argv, env } = process;

watchOutputs();

// chalk and Ink know FORCE_COLOR, but not NO_COLOR.
if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') env['FORCE_COLOR'] ??= '0';

// chalk leaves colours out where CI is set, which shells of build machines and editors set on terminals, too.
if (isatty(1)) delete env['CI'];

void run(argv.slice(2), version);
