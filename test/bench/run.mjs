import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importBundled } from '../../tools/bundled.mjs';
import { withFigures } from './speed-page.mjs';

// Runs every benchmark beside this file, one after the other: `npm run bench`, or `npm run bench -- start` for those
// whose names contain a word, or the one that is named so; `serve --store` means those of `serve` that also contain
// `store`. A benchmark is a file `*.bench.ts` that prints while it is imported. With --write (`npm run bench:write`),
// what they print becomes their part of docs/speed.md.

const folder = dirname(fileURLToPath(import.meta.url));
const page = join(folder, '../../docs/speed.md');
const parameters = process.argv.slice(2);
const writes = parameters.includes('--write');
const wanted = parameters.filter((word) => !word.startsWith('--'));
const narrower = parameters
  .filter((word) => word.startsWith('--') && word !== '--write')
  .map((word) => word.slice(2));
const all = readdirSync(folder).filter((file) => file.endsWith('.bench.ts'));
const isNamed = (file, word) =>
  narrower.length === 0 && all.includes(`${word}.bench.ts`)
    ? file === `${word}.bench.ts`
    : file.includes(word);
const files = all
  .filter((file) => wanted.length === 0 || wanted.some((word) => isNamed(file, word)))
  .filter((file) => narrower.every((word) => file.includes(word)))
  .sort();

if (files.length === 0) {
  console.error(`no benchmark is named like ${wanted.join(', ')}`);
  process.exit(2);
}
for (const file of files) {
  if (writes) await write(file);
  else if (files.length > 1) runAlone(file);
  else await importBundled(join(folder, file));
}

/** Runs a benchmark in a process of its own, so that nothing it leaves open or ends concerns the next one. */
function runAlone(file) {
  const name = basename(file, '.bench.ts');
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), name], {
    stdio: 'inherit',
  });
  if (status !== 0) process.exitCode = 1;
}

/** Runs a benchmark in a process of its own, shows what it prints, and puts that into the page. */
async function write(file) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (text) => {
    printed += text;
    process.stdout.write(text);
  });
  const code = await new Promise((resolve) => child.on('close', resolve));
  if (code !== 0) process.exitCode = 1;
  const machine = `Node.js ${process.version}, ${cpus().length} cores, ${new Date().toISOString().slice(0, 10)}`;
  writeFileSync(page, withFigures(readFileSync(page, 'utf8'), basename(file, '.bench.ts'), machine, printed));
}
