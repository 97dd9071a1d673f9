import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { rootFolder } from './pty.ts';

/*
 * Faults of the program, put into it from outside as it starts: whatever is built is what a person runs, so nothing in
 * it may know of them.
 */

/** The message of every fault. */
export const FAULT = 'a made-up fault';

const thrown = `throw new Error('${FAULT}')`;

/** The environment in which Node runs this module before the program. */
export const before = (script: string): Record<string, string> => ({
  NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(script)}`,
});

/** The environment in which the code of the program is changed as it is loaded: `change` works on `source`. */
function changing(change: string): Record<string, string> {
  const script = `
    const { readFileSync } = process.getBuiltinModule('node:fs');
    const { brotliDecompressSync } = process.getBuiltinModule('node:zlib');
    const changed = (source) => {
      ${change}
      return source;
    };
    process.getBuiltinModule('node:fs').readFileSync = function (file, ...rest) {
      const read = readFileSync(file, ...rest);
      if (!/[\\/\\\\]dist[\\/\\\\][\\w.-]+\\.cjs$/.test(String(file))) return read;
      return changed(String(read));
    };
    // Most parts of the program are kept compressed.
    process.getBuiltinModule('node:zlib').brotliDecompressSync = (packed, ...rest) =>
      Buffer.from(changed(brotliDecompressSync(packed, ...rest).toString('latin1')), 'latin1');
    process.getBuiltinModule('node:module').syncBuiltinESMExports();`;
  return { ...before(script), GREEN_GAMES_CACHE: 'off' };
}

/** A board that cannot be drawn after the cursor has moved, or after the given number of frames. */
export function boardFault(drawn: number): Record<string, string> {
  const check = `(globalThis.drawn = (globalThis.drawn ?? 0) + 1) > ${drawn} && (() => { ${thrown}; })(),`;
  return changing(`
    const found = /[{,]draw:\\(\\)=>([\\w$]+),drawOthers:/.exec(source);
    if (found !== null) {
      const head = new RegExp('function ' + found[1].replaceAll('$', '\\\\$') + '\\\\([^)]*\\\\)\\\\{');
      source = source.replace(head, (whole) => whole + ${JSON.stringify(check.replace(/,$/, ';'))});
    }`);
}

/** A method that throws or returns a rejected promise, wherever the program has one of this name. */
export function methodFault(name: string): Record<string, string> {
  return changing(
    `source = source.replace(/(?<=[{};])(async )?${name}\\([^{;]*?\\)\\{/g, (head) => head + ${JSON.stringify(`${thrown};`)});`,
  );
}

/** Input that fails after the first key. */
export const inputFault = before(
  `const emit = process.stdin.emit; process.stdin.emit = function (name, chunk) { if (name === 'data' && String(chunk).includes('x')) ${thrown}; return emit.apply(this, arguments); };`,
);

/** A timer that throws and an unhandled rejection, some time after the screen has appeared. */
export const timerFault = before(`setTimeout(() => { ${thrown}; }, 2500);`);
export const promiseFault = before(`setTimeout(() => { Promise.reject(new Error('${FAULT}')); }, 2500);`);

/** The file of a match that bots have finished. */
export function playedMatch(home: string, game: string, bots: number): string {
  const seats = Array.from({ length: bots }, () => ['--bot', 'random']).flat();
  const program = `${rootFolder}bin/green-games.js`;
  execFileSync(process.execPath, [program, 'play', game, ...seats, '--seed', 'oak', '--plain'], {
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', GREEN_GAMES_HOME: home },
    stdio: 'ignore',
  });
  const folder = join(home, 'matches');
  const file = readdirSync(folder).find((name) => name.startsWith(game) && name.endsWith('.jsonl'));
  if (file === undefined) throw new Error(`no match of ${game} in ${folder}`);
  return join(folder, file);
}
