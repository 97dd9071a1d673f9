import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { reporters, retry, textModules } from './vitest.shared.ts';

export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  plugins: [textModules()],
  test: {
    setupFiles: ['test/loaded-language.ts'],
    include: ['test/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**'],
    reporters: reporters('unit'),
    retry,
    testTimeout: 60_000,
    // All cores: one less, as by default, is half of the two that the checks have.
    maxWorkers: '100%',
    // Colours depend on the terminal that runs the tests: none, unless a test asks for them.
    env: { NO_COLOR: '1', FORCE_COLOR: '0' },
  },
});
