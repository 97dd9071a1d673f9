// node tools/run-bundled.mjs FILE [ARGUMENT...]: bundles a TypeScript file and runs it with its arguments.
import { resolve } from 'node:path';
import { importBundled } from './bundled.mjs';

const file = resolve(process.argv[2]);
process.argv.splice(1, 2, file);
await importBundled(file);
