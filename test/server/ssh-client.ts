import { generateKeyPairSync } from 'node:crypto';
import xterm from '@xterm/headless';
import ssh2, { type ClientChannel, type ConnectConfig } from 'ssh2';

/** A key as `ssh` would have it: RSA, as its text format is one that both sides read. */
export function newKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs1', format: 'pem' }) as string;
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
    // A server that ends a connection is no fault of a test that expects it; one error may follow on another.
    connection.on('error', () => {});
    await new Promise<void>((resolve, reject) => {
      connection.once('ready', resolve);
      connection.once('error', reject);
      connection.once('close', () => reject(new Error('The server has closed the connection.')));
      connection.connect({ host: '127.0.0.1', port, username, privateKey, ...further });
    });
    // As OpenSSH does for terminals: a key is sent at once.
    connection.setNoDelay(true);
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
  async run(command: string, input = '', env: Record<string, string> = {}): Promise<Ran> {
    return await new Promise((resolve, reject) => {
      let stdout = '';
      let stderr = '';
      let code: number | null = null;
      // A connection that breaks ends the command without a code.
      const end = (): void => {
        this.connection.off('close', end);
        resolve({ code, stdout, stderr });
      };
      this.connection.once('close', end);
      this.connection.exec(command, { env }, (error, channel) => {
        if (error) {
          this.connection.off('close', end);
          return reject(error);
        }
        channel.on('data', (bytes: Buffer) => {
          stdout += bytes.toString('utf8');
        });
        channel.stderr.on('data', (bytes: Buffer) => {
          stderr += bytes.toString('utf8');
        });
        channel.on('exit', (given: number | null) => {
          code = given;
        });
        channel.on('close', end);
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

  /** Waits until the screen shows something, at most the given milliseconds. */
  async shows(wanted: RegExp | (() => boolean), most = patience): Promise<void> {
    const isThere = (): boolean => (typeof wanted === 'function' ? wanted() : wanted.test(this.text));
    const until = Date.now() + most;
    while (!isThere()) {
      if (Date.now() > until) throw new Error(`There is no ${String(wanted)} in:\n${this.text}`);
      await new Promise((resolve) => setTimeout(resolve, 15));
    }
  }
}
