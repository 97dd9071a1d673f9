import { join } from 'node:path';
import { cacheFolder, isCacheOff } from './cache-folder.ts';
import { CodeCache, type Modules, type Part } from './code-cache.ts';

/*
 * How the built program finds its parts: every process and every thread begins with this module. From its sources the
 * program runs without parts. The build puts a call of `moduleOf` in place of an import that leads into another part, and
 * of `note` before a dynamic import within one.
 */

/** Put in by the build: the beginning of the digest of the file of each part, by its name. */
declare const BUILT_PARTS: Readonly<Record<string, string>>;
/** Put in by the build. */
declare const BUILT_VERSION: string;

/** Once one of these is loaded, the first frame stands, or stands as soon as it can. */
const SHOWN: readonly string[] = ['ink', 'menu'];
/** So long after the first frame, in milliseconds, most of what a game uses has been compiled, and nobody is hurried. */
const KEEPING_DELAY = 1500;

const folder = __dirname;
const cache = new CodeCache(isCacheOff() ? null : cacheFolder(), folder);
const surroundings = { require, moduleOf };
const loaded = new Map<string, Modules>();

/** A module of another part, which is loaded where it is not yet. */
export function moduleOf(part: string, module: string): unknown {
  cache.note(module);
  let modules = loaded.get(part);
  if (modules === undefined) {
    modules = cache.load(part, partOf(part), surroundings);
    loaded.set(part, modules);
    if (SHOWN.includes(part)) keepLater();
  }
  const found = modules[module];
  if (found === undefined) throw new Error(`${part} has no module ${module}`);
  return found();
}

function partOf(name: string): Part {
  return {
    file: join(folder, `${name}.part.cjs`),
    digest: BUILT_PARTS[name] as string,
    version: BUILT_VERSION,
  };
}

let timer: NodeJS.Timeout | undefined;

/** A while after the first frame, or when the program ends before. */
function keepLater(): void {
  clearTimeout(timer);
  timer = setTimeout(keep, KEEPING_DELAY).unref();
  process.off('exit', keep).on('exit', keep);
}

function keep(): void {
  clearTimeout(timer);
  process.off('exit', keep);
  cache.keep();
}
