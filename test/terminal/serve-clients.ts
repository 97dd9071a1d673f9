import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootFolder } from './pty.ts';
import { Tmux, type TmuxOptions } from './tmux.ts';

/** The output of a command, and its exit code. */
export interface Ran {
  readonly code: number;
  readonly stdout: string;
  readonly stderr: string;
}

const options = [
  'StrictHostKeyChecking=no',
  'UserKnownHostsFile=/dev/null',
  'IdentitiesOnly=yes',
  'LogLevel=ERROR',
].flatMap((option) => ['-o', option]);

/** The built server in its own process, with real clients. */
export class ServedPlace {
  readonly folder = mkdtempSync(join(tmpdir(), 'green-games-serve-'));
  port = 0;
  /** The server's output at its start. */
  greeting = '';
  private server: ChildProcess | undefined;
  private readonly panes: Tmux[] = [];

  /** Starts the server, on its earlier port if it ran before. */
  async start(): Promise<void> {
    const server = spawn(process.execPath, [
      join(rootFolder, 'bin/green-games.js'),
      'serve',
      `--listen=127.0.0.1:${this.port}`,
      `--home=${this.home}`,
    ]);
    this.server = server;
    const [line] = (await once(server.stdout, 'data')) as [Buffer];
    this.greeting = line.toString();
    this.port = Number(/ssh -p (\d+)/.exec(this.greeting)?.[1]);
  }

  get home(): string {
    return join(this.folder, 'home');
  }

  /** Stops the server. @returns its exit code; null after SIGKILL */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const ended = once(this.server as ChildProcess, 'exit') as Promise<[number | null]>;
    this.server?.kill(signal);
    return (await ended)[0];
  }

  /** Generates a key with ssh-keygen. @returns its file */
  key(name: string, type = 'ed25519'): string {
    const file = join(this.folder, name);
    execFileSync('ssh-keygen', ['-q', '-t', type, '-N', '', '-C', name, '-f', file]);
    return file;
  }

  /** The arguments of OpenSSH's client. */
  ssh(name: string, further: readonly string[] = ['-i', join(this.folder, name)]): readonly string[] {
    // If an option is given twice, the first one counts.
    return ['ssh', ...further, ...options, '-F', 'none', '-p', String(this.port), `${name}@127.0.0.1`];
  }

  /** Logs in with OpenSSH's client in a terminal. */
  login(name: string, size: TmuxOptions = {}): Tmux {
    const pane = new Tmux(this.ssh(name).join(' '), size);
    this.panes.push(pane);
    return pane;
  }

  /** Logs in and accepts the suggested name at the first login. */
  async arrive(name: string): Promise<Tmux> {
    const pane = this.login(name);
    await pane.waitFor(/call you|q leave/);
    if (/call you/.test(pane.screen().join('\n'))) pane.press('Enter');
    await pane.waitFor(/q leave/);
    return pane;
  }

  /** Cuts a connection: its client is killed with its terminal. */
  cut(pane: Tmux): void {
    this.panes.splice(this.panes.indexOf(pane), 1);
    pane.close();
  }

  /** Runs a command to its end with these lines as input. */
  async run(
    words: readonly string[],
    input = '',
    environment: NodeJS.ProcessEnv = process.env,
  ): Promise<Ran> {
    const [program = '', ...rest] = words;
    return await new Promise((resolve) => {
      const child = execFile(program, rest, { env: environment, timeout: 30_000 }, (error, stdout, stderr) =>
        resolve({ code: error === null ? 0 : Number(error.code ?? 255), stdout, stderr }),
      );
      child.stdin?.end(input);
    });
  }

  /** Line mode without a terminal. @returns what it printed */
  async lines(name: string, ...typed: readonly string[]): Promise<string> {
    const [program = '', ...rest] = this.ssh(name);
    return (await this.run([program, '-T', ...rest], `${typed.join('\n')}\nquit\n`)).stdout;
  }

  close(): void {
    this.server?.kill('SIGKILL');
    for (const pane of this.panes.splice(0)) pane.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
