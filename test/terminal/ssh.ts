import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { type Pty, type PtyOptions, rootFolder, startInPty, withoutAim } from './pty.ts';

/** The user who runs the tests logs in on the same machine. */
export const user = userInfo().username;

/** Settings of a server beyond admitting the test user. */
export interface SshOptions {
  /** Further lines at the end of its configuration, where a `Match` block may follow. */
  readonly configuration?: string;
  /** The options before the key in the file of authorized keys. */
  readonly keyOptions?: string;
}

/**
 * A real OpenSSH server on the loopback interface with keys and a configuration of its own, under which the program is
 * on everybody's path. Call `close` in the end.
 */
export class SshServer {
  readonly folder = mkdtempSync(join(tmpdir(), 'green-games-ssh-'));
  /** The home of the program's files in every session. */
  readonly home = join(this.folder, 'home');
  /** The folder of programs that sessions find by name. */
  readonly bin = join(this.folder, 'bin');
  /** The key with which people log in: `key` or `other`. */
  identity: 'key' | 'other' = 'key';
  private port = 0;
  private process: ChildProcess | undefined;

  /** `options` may refer to the folder of programs that sessions find by name. */
  static async start(options: (bin: string) => SshOptions = () => ({})): Promise<SshServer> {
    const server = new SshServer();
    try {
      await server.begin(options(server.bin));
    } catch (error) {
      server.close();
      throw error;
    }
    return server;
  }

  /** Puts a program on the path of every session. */
  install(name: string, script: string): void {
    writeFileSync(join(this.bin, name), script);
    chmodSync(join(this.bin, name), 0o755);
  }

  /** Logs in with a terminal: to a shell, or to a command. */
  login(command: readonly string[] = [], options: PtyOptions = {}): Pty {
    return startInPty('ssh', [...this.parameters('-tt'), ...command], options);
  }

  /** The program's output with the files of the sessions. */
  start(...parameters: string[]): string {
    return this.startIn('', ...parameters);
  }

  /** The same where its files are in a folder there. */
  startIn(folder: string, ...parameters: string[]): string {
    return spawnSync(join(this.bin, 'green-games'), parameters, {
      env: { PATH: process.env.PATH, GREEN_GAMES_HOME: join(this.home, folder) },
      encoding: 'utf8',
      input: '',
    }).stdout;
  }

  /** Runs a command without a terminal. */
  run(command: string, further: readonly string[] = []): { code: number; stdout: string; stderr: string } {
    try {
      const stdout = execFileSync('ssh', [...this.parameters('-T', ...further), command], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
        timeout: 20_000,
      });
      return { code: 0, stdout, stderr: '' };
    } catch (error) {
      const { status, stdout, stderr } = error as { status: number; stdout: string; stderr: string };
      return { code: status, stdout, stderr };
    }
  }

  close(): void {
    this.process?.kill('SIGTERM');
    rmSync(this.folder, { recursive: true, force: true });
  }

  private parameters(...parameters: string[]): string[] {
    const settings = {
      IdentityFile: join(this.folder, this.identity),
      IdentitiesOnly: 'yes',
      UserKnownHostsFile: join(this.folder, 'known'),
      StrictHostKeyChecking: 'accept-new',
      LogLevel: 'ERROR',
      SendEnv: 'LANG ACCESSIBLE',
    };
    const set = Object.entries(settings).flatMap(([name, value]) => ['-o', `${name}=${value}`]);
    return ['-F', 'none', ...set, '-p', String(this.port), ...parameters, `${user}@127.0.0.1`];
  }

  private async begin({ configuration = '', keyOptions = '' }: SshOptions): Promise<void> {
    for (const name of ['host', 'key', 'other']) {
      execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', join(this.folder, name)]);
    }
    const people = ['key', 'other'].map((name) =>
      `${keyOptions} ${readFileSync(join(this.folder, `${name}.pub`), 'utf8')}`.trimStart(),
    );
    writeFileSync(join(this.folder, 'authorized'), people.join(''));
    mkdirSync(this.bin);
    mkdirSync(this.home, { recursive: true });
    withoutAim(this.home);
    const program = join(rootFolder, 'bin/green-games.js');
    this.install('green-games', `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`);
    this.port = await freePort();
    const path = `${this.bin}:/usr/local/bin:/usr/bin:/bin`;
    const lines = [
      `Port ${this.port}`,
      'ListenAddress 127.0.0.1',
      `HostKey ${join(this.folder, 'host')}`,
      `AuthorizedKeysFile ${join(this.folder, 'authorized')}`,
      `PidFile ${join(this.folder, 'pid')}`,
      'StrictModes no',
      'UsePAM no',
      'PasswordAuthentication no',
      'PermitRootLogin prohibit-password',
      'PrintMotd no',
      'AcceptEnv LANG ACCESSIBLE',
      `SetEnv PATH=${path} GREEN_GAMES_HOME=${this.home}`,
      configuration,
    ];
    writeFileSync(join(this.folder, 'sshd_config'), `${lines.join('\n')}\n`);
    // A server started by root needs this folder, which the system's service would have created.
    if (process.getuid?.() === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
    const server = spawn('/usr/sbin/sshd', ['-D', '-e', '-f', join(this.folder, 'sshd_config')]);
    this.process = server;
    let said = '';
    server.stderr?.on('data', (chunk) => {
      said += String(chunk);
    });
    for (let wait = 0; !(await answers(this.port)); wait += 1) {
      if (server.exitCode !== null || wait > 200) throw new Error(`sshd does not answer:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return address.port;
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
