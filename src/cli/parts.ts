import { join } from 'node:path';
import { entryOf } from '../engine/checked.ts';
import { cacheFolder, isCacheOff } from './cache-folder.ts';
import { CodeCache, type CodePart, type Modules } from './code-cache.ts';

/*
 * How the built program finds its parts. Every process and thread starts with this module; the sources run without
 * parts. The build replaces each import from another part by a call of `moduleOf`, and inserts a call of `note` before
 * each dynamic import within a part.
 */

/** Inserted by the build: the digest of each part's script, by the part's name. */
declare const BUILT_PARTS: Readonly<Record<string, string>>;
/** Inserted by the build. */
declare const BUILT_VERSION: string;

/** When one of these parts is loaded, the first frame is shown or about to be. */
const SHOWN: readonly string[] = ['ink', 'menu'];
/**
 * Milliseconds after the first frame by which most of a game's code has been compiled and writing the cache delays
 * nobody.
 */
const KEEPING_DELAY = 1500;

const folder = __dirname;
const cache = new CodeCache(isCacheOff() ? null : cacheFolder(), folder);
const surroundings = { require, moduleOf };
const loaded = new Map<string, Modules>();

/** A module of another part, which is loaded if necessary. */
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

function partOf(name: string): CodePart {
  return {
    file: join(folder, `${name}.part.br`),
    digest: entryOf(BUILT_PARTS, name),
    version: BUILT_VERSION,
  };
}

let timer: NodeJS.Timeout | undefined;

/** Keeps the compiled code a while after the first frame, or when the program ends. */
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
