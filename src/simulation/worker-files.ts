import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/**
 * The file of a worker: the one beside the built program, or the source if tsx runs the program from its sources. Null
 * if there is no file to start, as in tests that load the sources differently.
 * @param name the room and the name, such as `table/thinking-worker`
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
