import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

// Runs every benchmark beside this file, one after the other: `npm run bench`, or `npm run bench -- start` for those
// whose names contain a word. A benchmark is a file `*.bench.ts` that prints while it is imported.

const wanted = process.argv.slice(2);
const files = readdirSync(fileURLToPath(new URL('.', import.meta.url)))
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((word) => file.includes(word)))
  .sort();

if (files.length === 0) {
  console.error(`no benchmark is named like ${wanted.join(', ')}`);
  process.exit(2);
}
for (const file of files) await import(new URL(file, import.meta.url).href);
