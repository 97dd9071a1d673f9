// For programs that run from source (`node --import tsx --import ./tools/text-modules.mjs`): imports of .md, .yaml and .sql
// files give their text, as in the built program.
import { readFile } from 'node:fs/promises';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';

export async function load(url, context, nextLoad) {
  if (!/\.(md|yaml|sql)$/.test(url)) return nextLoad(url, context);
  const text = await readFile(fileURLToPath(url), 'utf8');
  return { format: 'module', source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
}

if (isMainThread) register(import.meta.url);
