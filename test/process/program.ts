import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { beforeAll } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The other games, the full screens and the server have tests of their own. */
const withoutOthers: Plugin = {
  name: 'without-others',
  setup(building) {
    building.onResolve({ filter: /\/ui\/[\w-]+\.tsx?$|^\.\/(?:serve|ink-show)\.tsx?$/ }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
    building.onResolve({ filter: /^\.\// }, ({ path, kind, importer }) => {
      const [, game] = /\/src\/games\/([\w-]+)\/manifest\.ts$/.exec(importer) ?? [];
      if (kind !== 'dynamic-import' || game === undefined) return undefined;
      return path === './index.ts' ? { path: game, namespace: 'other-game' } : { path, external: true };
    });
    // What asks every game for its options gets none of theirs.
    building.onLoad({ filter: /.*/, namespace: 'other-game' }, ({ path }) => ({
      contents: `export const ${path.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())} = { options: [] };`,
    }));
  },
};

/**
 * The whole program with the toy game in its list, bundled once for the tests of a file: started from source each
 * process would take a second longer.
 */
export async function buildToyProgram(): Promise<string> {
  const outdir = mkdtempSync(join(tmpdir(), 'green-games-program-'));
  await build({
    absWorkingDir: root,
    entryPoints: { program: 'test/process/toy-program.ts' },
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    loader: { '.md': 'text', '.yaml': 'text', '.sql': 'text' },
    plugins: [withoutOthers],
    banner: {
      js: "import { createRequire as createRequireOfNode } from 'node:module'; const require = createRequireOfNode(import.meta.url);",
    },
    logLevel: 'error',
  });
  return join(outdir, 'program.mjs');
}

/** What a run of the program came to. */
export interface Run {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A new home folder for every test. */
export function newHome(): string {
  return mkdtempSync(join(tmpdir(), 'green-games-home-'));
}

/** A file with this text in a new folder. */
export function newFile(name: string, text: string): string {
  const path = join(newHome(), name);
  writeFileSync(path, text);
  return path;
}

/** The match files in a home. */
export function matchFiles(home: string): string[] {
  return readdirSync(join(home, 'matches'))
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => join(home, 'matches', name));
}

/** A running program. */
export class Running {
  stdout = '';
  stderr = '';
  readonly ended: Promise<Run>;

  constructor(readonly child: ChildProcess) {
    child.stdout?.on('data', (chunk) => {
      this.stdout += String(chunk);
    });
    child.stderr?.on('data', (chunk) => {
      this.stderr += String(chunk);
    });
    child.stdin?.on('error', () => {});
    this.ended = once(child, 'close').then(([code, signal]) => ({
      code: code as number | null,
      signal: signal as NodeJS.Signals | null,
      stdout: this.stdout,
      stderr: this.stderr,
    }));
  }

  /** Types lines. */
  type(...lines: string[]): void {
    this.child.stdin?.write(lines.map((line) => `${line}\n`).join(''));
  }

  /** Waits until the output matches. */
  async shows(pattern: RegExp): Promise<void> {
    for (let wait = 0; wait < 500; wait += 1) {
      if (pattern.test(this.stdout)) return;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    throw new Error(`${pattern} is not in:\n${this.stdout}\n${this.stderr}`);
  }
}

/** Starts the program. */
export function start(
  program: string,
  args: readonly string[],
  home: string,
  env: NodeJS.ProcessEnv = {},
): Running {
  const child = spawn(process.execPath, [program, ...args], {
    cwd: root,
    env: { PATH: process.env.PATH, LANG: 'C.UTF-8', GREEN_GAMES_HOME: home, GREEN_GAMES_VERIFY: '1', ...env },
  });
  return new Running(child);
}

/** Runs the program with this input to its end. */
export async function runProgram(
  program: string,
  args: readonly string[],
  home: string,
  { input = '', env = {} }: { input?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Run> {
  const running = start(program, args, home, env);
  running.child.stdin?.end(input);
  return await running.ended;
}

/** The program for the tests of a file, built before the first of them. */
export function toyProgram() {
  let program = '';
  beforeAll(async () => {
    program = await buildToyProgram();
  });
  return {
    /** Where it is; empty before the first test. */
    path: () => program,
    /** Runs it in a new home folder, or in the given one. */
    run: (
      args: readonly string[],
      { home = newHome(), ...options }: { home?: string; input?: string; env?: NodeJS.ProcessEnv } = {},
    ) => runProgram(program, args, home, options),
  };
}
