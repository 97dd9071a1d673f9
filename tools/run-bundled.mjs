// node tools/run-bundled.mjs FILE [ARGUMENT...]: runs a TypeScript file bundled, with its arguments where it expects them.
import { resolve } from 'node:path';
import { importBundled } from './bundled.mjs';

const file = resolve(process.argv[2]);
process.argv.splice(1, 2, file);
await importBundled(file);
