import { version } from '../../package.json';

if (process.argv.includes('--version')) process.stdout.write(`${version}\n`);
