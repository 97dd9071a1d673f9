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
    // Whole programs in real terminals, which mostly wait for keys: two of them find room beside each other on two
    // cores; more would miss their times.
    maxWorkers: 2,
  },
});
