import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { reporters, retry, textModules } from '../vitest.shared.ts';

export default defineConfig({
  root: fileURLToPath(new URL('../..', import.meta.url)),
  plugins: [textModules()],
  test: {
    setupFiles: ['test/loaded-language.ts'],
    include: ['test/terminal/**/*.terminal.ts', 'test/server/postgres/*.terminal.ts'],
    reporters: reporters('terminal'),
    retry,
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Whole programs in real terminals mostly wait for keys. Two at a time suit two cores; with more of them,
    // timeouts would expire.
    maxWorkers: 2,
  },
});
