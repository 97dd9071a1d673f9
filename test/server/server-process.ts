import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { askServer } from '../../src/server/control-client.ts';
import type { ServerFigures } from '../../src/server/server.ts';

/** The built program, wherever the caller was bundled to. */
const root = dirname(createRequire(import.meta.url).resolve('../../package.json'));
const program = join(root, 'bin/green-games.js');

/** Code in a server's process that reports its memory. */
const inside = ['--expose-gc', '--require', join(root, 'test/server/inside.cjs')];

/** The memory of a server after garbage collection. */
export interface HeldMemory {
  /** Bytes of objects. */
  readonly heap: number;
  /** Bytes of buffers outside the heap. */
  readonly external: number;
  /** Bytes that the process has of the system. */
  readonly resident: number;
  /** How many listeners the process has of each event. */
  readonly listeners: Readonly<Record<string, number>>;
  /** Open sockets, timers and the like, by kind. */
  readonly resources: Readonly<Record<string, number>>;
}

/** Clock ticks a second in which Linux counts the time of processes. */
const ticks = 100;

/** The built server in its own process. */
export class ServerProcess {
  /** What the server has logged. */
  log = '';

  private constructor(
    readonly home: string,
    readonly port: number,
    private readonly child: ChildProcess,
  ) {
    child.stderr?.on('data', (bytes: Buffer) => {
      this.log += bytes.toString('utf8');
    });
  }

  /**
   * @param port 0 lets the system choose
   * @param start which build of the program is started, and its environment; default: the one beside the tests
   */
  static async start(
    home: string,
    port = 0,
    flags: readonly string[] = [],
    {
      built = program,
      env = process.env,
    }: { readonly built?: string; readonly env?: NodeJS.ProcessEnv } = {},
  ): Promise<ServerProcess> {
    const words = [...inside, built, 'serve', `--listen=127.0.0.1:${port}`, `--home=${home}`, ...flags];
    const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe', 'ipc'], env });
    const said = once(child.stdout as NodeJS.ReadableStream, 'data') as Promise<[Buffer]>;
    const gone = once(child, 'exit').then(() => null);
    const first = await Promise.race([said, gone]);
    const listening = Number(/ssh -p (\d+)/.exec(first?.[0].toString() ?? '')?.[1]);
    if (!(listening > 0))
      throw new Error(`The server has not started: ${String(first?.[0] ?? 'it is gone')}`);
    return new ServerProcess(home, listening, child);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Ends it, and waits until it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    if (!this.isRunning) return this.child.exitCode;
    const gone = once(this.child, 'exit') as Promise<[number | null]>;
    this.child.kill(signal);
    return (await gone)[0];
  }

  /** The figures that `serve status` shows. */
  async figures(): Promise<ServerFigures> {
    return (await askServer(this.home, { command: 'status' })) as ServerFigures;
  }

  /** What it holds in memory, garbage left out. */
  async held(): Promise<HeldMemory> {
    return (await this.ordered('figures')) as HeldMemory;
  }

  /** Writes a heap snapshot to a file, as browsers' developer tools read it. */
  async snapshot(file: string): Promise<void> {
    await this.ordered('snapshot', file);
  }

  /** Begins to note what its processor does. Returns how to end that and write it to a file. */
  async profile(): Promise<(file: string) => Promise<void>> {
    await this.ordered('profile');
    return async (file) => {
      await this.ordered('profiled', file);
    };
  }

  /**
   * Begins to watch how long turns of its event loop last. Returns how to end that: it tells their median and 99th
   * percentile in milliseconds, of which 5 are the pause between two looks.
   */
  async watchTurns(): Promise<() => Promise<readonly [number, number]>> {
    await this.ordered('watch');
    return async () => (await this.ordered('watched')) as readonly [number, number];
  }

  private async ordered(order: string, file?: string): Promise<unknown> {
    const told = once(this.child, 'message') as Promise<[{ readonly reply: unknown }]>;
    this.child.send({ order, file });
    return (await told)[0].reply;
  }

  /** Seconds of processor time so far. */
  get processorSeconds(): number {
    const [user = '0', system = '0'] = readFileSync(`/proc/${this.child.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) / ticks;
  }
}

/** Runs the built program to its end. */
export async function runProgram(words: readonly string[]): Promise<{ code: number | null; output: string }> {
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes: Buffer) => {
      output += bytes.toString('utf8');
    });
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, output };
}
