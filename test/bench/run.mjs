import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { importBundled } from '../../tools/bundled.mjs';

// Runs every benchmark beside this file, one after the other: `npm run bench`, or `npm run bench -- start` for those
// whose names contain a word. A benchmark is a file `*.bench.ts` that prints while it is imported.

const folder = dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
const files = readdirSync(folder)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .sort();

if (files.length === 0) {
  console.error(`no benchmark is named like ${wanted.join(', ')}`);
  process.exit(2);
}
for (const file of files) await importBundled(join(folder, file));
