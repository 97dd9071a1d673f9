import { isatty } from 'node:tty';
import { version } from '../../package.json';
import { watchOutputs } from './leave.ts';
import { run } from './run.ts';

// Imports here are loaded for every command, so they are limited to what reading the command line needs. Each command
// loads its own code.
const { argv, env } = process;

watchOutputs();

// chalk and Ink respect FORCE_COLOR but not NO_COLOR.
if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') env['FORCE_COLOR'] ??= '0';

// chalk omits colours if CI is set, but the shells of build machines and editors set it even on terminals.
if (isatty(1)) delete env['CI'];

void run(argv.slice(2), version);
