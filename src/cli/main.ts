import { version } from '../../package.json';
import { run } from './run.ts';

// What is imported here is loaded for every command, so it is as little as finding out what is wanted takes: every
// command loads its own code.
const { argv, env } = process;

// chalk and Ink know FORCE_COLOR, but not NO_COLOR.
if (env['NO_COLOR'] !== undefined && env['NO_COLOR'] !== '') env['FORCE_COLOR'] ??= '0';

void run(argv.slice(2), version);
