import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The file of a worker, named by its room and name such as `table/thinking-worker`: beside the built program, or, where the program runs from its sources by tsx, the source.
 * Null where there is none to start, as in tests that load the sources in another way.
 */
export function workerFile(name: string): string | null {
  const here = import.meta.url;
  if (here.endsWith('.ts')) {
    const byTsx = process.execArgv.some((argument) => /\btsx\b/.test(argument));
    return byTsx ? fileURLToPath(new URL(`../${name}.ts`, here)) : null;
  }
  const file = fileURLToPath(new URL(`./${name.slice(name.lastIndexOf('/') + 1)}.cjs`, here));
  return existsSync(file) ? file : null;
}
