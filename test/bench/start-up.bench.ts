import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { printRatios } from './ratio.ts';

const launcher = fileURLToPath(new URL('../../bin/green-games.js', import.meta.url));

function run(...parameters: string[]): () => void {
  return () => {
    const { status, stderr } = spawnSync(process.execPath, parameters, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${parameters.join(' ')} ended with ${status}: ${stderr}`);
  };
}

const [, version] = await printRatios(
  'start-up: at most 1.5',
  { 'node -e 0': run('-e', '0'), 'green-games --version': run(launcher, '--version') },
  { rounds: 15 },
);
if (version && version.ratio > 1.5) {
  console.error(
    `green-games --version takes ${version.ratio.toFixed(2)} times as long as Node itself, more than 1.5`,
  );
  process.exitCode = 1;
}
