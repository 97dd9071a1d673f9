import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import xterm from '@xterm/headless';
import ssh2, { type ClientChannel, type ConnectConfig } from 'ssh2';
import type { EventFacts } from '../../src/server/event-log.ts';
import { GameServer, type ServerWishes } from '../../src/server/server.ts';

/** A key as `ssh` would have it: RSA, as its text format is one that both sides read. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs1', format: 'pem' }) as string;
}

/** An event of the server's log. */
export interface NotedEvent {
  readonly event: string;
  readonly facts: EventFacts;
}

/** A server in this process with a folder of its own, and the clients that log in there. */
export class TestServer {
  readonly events: NotedEvent[] = [];
  private readonly clients: TestClient[] = [];

  private constructor(
    readonly home: string,
    public server: GameServer,
  ) {}

  static async start(wishes: Partial<ServerWishes> = {}): Promise<TestServer> {
    const home = mkdtempSync(join(tmpdir(), 'green-games-serve-'));
    const events: NotedEvent[] = [];
    const server = await startIn(home, events, wishes);
    return Object.assign(new TestServer(home, server), { events });
  }

  /** Ends the server as a signal does, and starts it again on the same folder. */
  async restart(wishes: Partial<ServerWishes> = {}): Promise<void> {
    await this.server.close();
    this.server = await startIn(this.home, this.events, wishes);
  }

  client(key: string, user = 'somebody', further: Partial<ConnectConfig> = {}): Promise<TestClient> {
    return TestClient.connect(this.server.port, key, user, further).then((client) => {
      this.clients.push(client);
      return client;
    });
  }

  /** Logs in with a full screen and takes the offered name at the first login. */
  async arrive(name: string, key: string = newKey()): Promise<Screen> {
    const client = await this.client(key, name);
    const screen = await client.screen();
    await screen.shows(/call you/);
    screen.press('enter');
    await screen.shows(/q leave/);
    return screen;
  }

  async close(): Promise<void> {
    for (const client of this.clients) client.end();
    await this.server.close();
    rmSync(this.home, { recursive: true, force: true });
  }
}

async function startIn(
  home: string,
  events: NotedEvent[],
  wishes: Partial<ServerWishes>,
): Promise<GameServer> {
  return await GameServer.start({
    host: '127.0.0.1',
    port: 0,
    home,
    name: 'green-games',
    isInviteOnly: false,
    maxConnections: 100,
    version: '0.0.0',
    memory: () => process.memoryUsage.rss(),
    log: (event, facts = {}) => events.push({ event, facts }),
    ...wishes,
  });
}

/** What a command has written, and its exit code. */
export interface Ran {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** A client of the protocol, apart from the server's own code. */
export class TestClient {
  private constructor(readonly connection: ssh2.Client) {}

  static async connect(
    port: number,
    privateKey: string,
    username: string,
    further: Partial<ConnectConfig>,
  ): Promise<TestClient> {
    const connection = new ssh2.Client();
    await new Promise<void>((resolve, reject) => {
      connection.once('ready', resolve);
      connection.once('error', reject);
      connection.connect({ host: '127.0.0.1', port, username, privateKey, ...further });
    });
    // A server that ends a connection is no fault of a test that expects it.
    connection.on('error', () => {});
    return new TestClient(connection);
  }

  async screen(size = { columns: 80, rows: 24 }): Promise<Screen> {
    const channel = await new Promise<ClientChannel>((resolve, reject) => {
      const window = { cols: size.columns, rows: size.rows, term: 'xterm-256color' };
      this.connection.shell(window, (error, opened) => (error ? reject(error) : resolve(opened)));
    });
    return new Screen(channel, size);
  }

  /** Runs a command, with lines as its input. */
  async run(command: string, input = ''): Promise<Ran> {
    return await new Promise((resolve, reject) => {
      this.connection.exec(command, (error, channel) => {
        if (error) return reject(error);
        let stdout = '';
        let stderr = '';
        let code: number | null = null;
        channel.on('data', (bytes: Buffer) => {
          stdout += bytes.toString('utf8');
        });
        channel.stderr.on('data', (bytes: Buffer) => {
          stderr += bytes.toString('utf8');
        });
        channel.on('exit', (given: number | null) => {
          code = given;
        });
        channel.on('close', () => resolve({ code, stdout, stderr }));
        channel.end(input);
        return undefined;
      });
    });
  }

  end(): void {
    this.connection.end();
  }
}

const keys: Readonly<Record<string, string>> = {
  enter: '\r',
  escape: '\u001b',
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  'ctrl-c': '\u0003',
};

/** How long a screen may take to show something, in milliseconds. */
const patience = 8000;

/** A full screen of a client: what the server sends is drawn by xterm, so that a test sees what a person sees. */
export class Screen {
  /** Everything that was sent. */
  written = '';
  isClosed = false;
  readonly xterm: InstanceType<typeof xterm.Terminal>;

  constructor(
    readonly channel: ClientChannel,
    size: { readonly columns: number; readonly rows: number },
  ) {
    this.xterm = new xterm.Terminal({ cols: size.columns, rows: size.rows, allowProposedApi: true });
    channel.on('data', (bytes: Buffer) => {
      this.written += bytes.toString('utf8');
      this.xterm.write(bytes);
    });
    channel.on('close', () => {
      this.isClosed = true;
    });
  }

  /** Whether the screen of a game stands, and not the one below it. */
  get isAlternate(): boolean {
    return this.xterm.buffer.active.type === 'alternate';
  }

  get text(): string {
    const { active } = this.xterm.buffer;
    return Array.from({ length: this.xterm.rows }, (_, row) =>
      active.getLine(active.baseY + row)?.translateToString(true),
    ).join('\n');
  }

  press(...names: readonly string[]): void {
    for (const name of names) this.channel.write(keys[name] ?? name);
  }

  resize(columns: number, rows: number): void {
    this.xterm.resize(columns, rows);
    this.channel.setWindow(rows, columns, 0, 0);
  }

  /** Waits until something stands on the screen. */
  async shows(wanted: RegExp | (() => boolean)): Promise<void> {
    const isThere = (): boolean => (typeof wanted === 'function' ? wanted() : wanted.test(this.text));
    const until = Date.now() + patience;
    while (!isThere()) {
      if (Date.now() > until) throw new Error(`There is no ${String(wanted)} in:\n${this.text}`);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }
}
