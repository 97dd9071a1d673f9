import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

/** Where Debian puts the programs of each version. */
const versions = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; undefined if it is not installed. */
export function postgresPrograms(): string | undefined {
  if (!existsSync(versions)) return undefined;
  const latest = readdirSync(versions).sort((one, other) => Number(other) - Number(one))[0];
  return latest === undefined ? undefined : join(versions, latest, 'bin');
}

/** PostgreSQL refuses to run as root; it then runs as the user nobody. */
const asNobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** A password that must appear nowhere. */
export const PASSWORD = 'quite+secret-4711';

/** A PostgreSQL of a test, in a temporary folder and on a free port. */
export class PostgresServer {
  private child: ChildProcess | null = null;
  private databases = 0;

  private constructor(
    private readonly programs: string,
    private readonly folder: string,
    readonly port: number,
    private readonly settings: readonly string[],
  ) {}

  /**
   * @param settings such as `fsync=off`
   * @param within the folder in which its own folder is made; default: that for temporary files
   */
  static async start(settings: readonly string[] = [], within = tmpdir()): Promise<PostgresServer> {
    const programs = postgresPrograms();
    if (programs === undefined) throw new Error('PostgreSQL is not installed: run npm run test:terminal.');
    const folder = mkdtempSync(join(within, 'green-games-postgres-'));
    if ('uid' in asNobody) chownSync(folder, asNobody.uid ?? 0, asNobody.gid ?? 0);
    const data = join(folder, 'data');
    const words = [
      '-D',
      data,
      '-U',
      'host',
      '--no-sync',
      '-E',
      'UTF8',
      '--locale=C',
      '--auth-host=scram-sha-256',
    ];
    execFileSync(join(programs, 'initdb'), [...words, '--auth-local=trust'], {
      ...asNobody,
      cwd: folder,
      stdio: 'pipe',
    });
    const server = new PostgresServer(programs, folder, await freePort(), settings);
    await server.begin();
    await server.asHost(`ALTER ROLE host PASSWORD '${PASSWORD}'`);
    return server;
  }

  /** Whether its main process lives. */
  get isRunning(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Starts it (again), and waits until it takes connections. */
  async begin(): Promise<void> {
    const always = [
      `port=${this.port}`,
      `unix_socket_directories=${this.folder}`,
      'listen_addresses=127.0.0.1',
    ];
    const settings = [...always, 'max_connections=60', ...this.settings].flatMap((each) => ['-c', each]);
    const until = Date.now() + 30_000;
    for (;;) {
      let said = '';
      const child = this.spawned(settings, (text) => {
        said = (said + text).slice(-4000);
      });
      while (child.exitCode === null) {
        try {
          await this.asHost('SELECT 1');
          return;
        } catch (error) {
          if (Date.now() > until) throw new Error(`PostgreSQL has not started: ${String(error)}\n${said}`);
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
      // What was killed may still hold its shared memory for a moment.
      if (Date.now() > until) throw new Error(`PostgreSQL has not started:\n${said}`);
    }
  }

  private spawned(settings: readonly string[], hear: (text: string) => void): ChildProcess {
    const child = spawn(join(this.programs, 'postgres'), ['-D', join(this.folder, 'data'), ...settings], {
      ...asNobody,
      cwd: this.folder,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (bytes: Buffer) => hear(bytes.toString('utf8')));
    this.child = child;
    return child;
  }

  /** Ends it: at once (SIGQUIT), or as the system kills it with all its children (SIGKILL). */
  async end(signal: 'SIGQUIT' | 'SIGKILL' = 'SIGQUIT'): Promise<void> {
    const { child } = this;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    const children = signal === 'SIGKILL' ? childrenOf(child.pid ?? 0) : [];
    child.kill(signal);
    for (const pid of children) kill(pid);
    await gone;
    this.child = null;
  }

  /** A new, empty database. @param port another port by which it is reached, such as that of a proxy */
  async database(port = this.port): Promise<string> {
    this.databases += 1;
    const name = `store_${this.databases}`;
    await this.asHost(`CREATE DATABASE ${name}`);
    return this.urlOf(name, port);
  }

  urlOf(name: string, port = this.port): string {
    return `postgres://host:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}/${name}`;
  }

  /** Runs statements in a database as its host, through the socket. */
  async asHost<Row = unknown>(sql: string, database = 'postgres'): Promise<readonly Row[]> {
    const client = new Client({ host: this.folder, port: this.port, user: 'host', database });
    client.on('error', () => {});
    await client.connect();
    try {
      const { rows } = await client.query(sql);
      return rows as Row[];
    } finally {
      await client.end();
    }
  }

  /** Runs one of PostgreSQL's programs, such as pg_dump. @returns what it printed */
  run(program: string, words: readonly string[], input = ''): string {
    const output = execFileSync(join(this.programs, program), words, { input, maxBuffer: 1 << 28 });
    return output.toString('utf8');
  }

  /** Ends it and removes its folder. */
  async remove(): Promise<void> {
    await this.end();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

async function freePort(): Promise<number> {
  const net = createServer();
  net.listen(0, '127.0.0.1');
  await once(net, 'listening');
  const address = net.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  net.close();
  await once(net, 'close');
  return port;
}

function childrenOf(pid: number): readonly number[] {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number);
  } catch {
    return [];
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
