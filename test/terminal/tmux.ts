import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootFolder, withoutAim } from './pty.ts';

export interface TmuxOptions {
  columns?: number;
  rows?: number;
  folder?: string;
  environment?: Record<string, string>;
}

/**
 * A session of tmux with one pane, under a server of its own that knows no one's configuration. The pane stays when
 * its program ends, so that what it left behind can be read. Call `close` in the end.
 */
export class Tmux {
  private readonly temporary = mkdtempSync(join(tmpdir(), 'green-games-tmux-'));
  private readonly configuration = join(this.temporary, 'tmux.conf');
  private readonly codeFile = join(this.temporary, 'code');

  /** `command` is a line for the shell. */
  constructor(command: string, options: TmuxOptions = {}) {
    const { columns = 80, rows = 24, folder = rootFolder, environment = {} } = options;
    withoutAim(environment['GREEN_GAMES_HOME']);
    const variables = Object.entries(environment).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    // tmux now and then misses the end of a program, so the shell around it writes the exit code down. The shell
    // itself outlives Ctrl-C and Ctrl-\, which reach the program all the same.
    const script = [
      'trap : INT QUIT',
      `(${command}\n)`,
      `printf %s "$?" > '${this.codeFile}.new' && mv '${this.codeFile}.new' '${this.codeFile}'`,
      'exec sleep 600',
    ].join('\n');
    writeFileSync(this.configuration, 'set-option -g status off\n');
    const size = ['-x', `${columns}`, '-y', `${rows}`];
    this.run('new-session', '-d', ...size, '-c', folder, ...variables, 'sh', '-c', script);
  }

  /** Presses keys by tmux's names: `Enter`, `Up`, `C-c`, `Escape`, or a single character. */
  press(...names: string[]): void {
    this.run('send-keys', ...names);
  }

  /** Types a text as it is. */
  type(text: string): void {
    this.run('send-keys', '-l', text);
  }

  /** The rows of the pane, without trailing blanks. */
  screen(): string[] {
    return this.capture();
  }

  /** The rows of the pane after it has not changed for a moment. */
  async still(): Promise<string[]> {
    for (let before = this.screen(); ; ) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      const now = this.screen();
      if (now.join('\n') === before.join('\n')) return now;
      before = now;
    }
  }

  /** The device of the pane's terminal, to which other programs may write. */
  get terminal(): string {
    return this.run('display-message', '-p', '#{pane_tty}').trim();
  }

  /** The rows of the pane with its scroll-back. */
  history(): string[] {
    return this.capture('-S', '-');
  }

  /** A value that tmux reports about the pane. */
  get state(): { cursorVisible: boolean; alternateScreen: boolean } {
    const [cursor, alternate] = this.run('display-message', '-p', '#{cursor_flag} #{alternate_on}')
      .trim()
      .split(' ');
    return { cursorVisible: cursor === '1', alternateScreen: alternate === '1' };
  }

  /** The display column of the cursor, from 0. */
  get cursorColumn(): number {
    return Number(this.run('display-message', '-p', '#{cursor_x}').trim());
  }

  /** The exit code of the program as a shell reports it (128 or more after a signal); null while it runs. */
  get exitCode(): number | null {
    return existsSync(this.codeFile) ? Number(readFileSync(this.codeFile, 'utf8')) : null;
  }

  async waitFor(wanted: string | RegExp, timeout = 15_000): Promise<void> {
    await this.until(
      () => {
        const shown = this.screen().join('\n');
        return typeof wanted === 'string' ? shown.includes(wanted) : shown.search(wanted) >= 0;
      },
      timeout,
      `the pane never showed ${wanted}`,
    );
  }

  async waitForExit(timeout = 15_000): Promise<number> {
    await this.until(() => this.exitCode !== null, timeout, 'the program did not end');
    return this.exitCode as number;
  }

  resize(columns: number, rows: number): void {
    this.run('resize-window', '-x', `${columns}`, '-y', `${rows}`);
  }

  close(): void {
    try {
      this.run('kill-server');
    } finally {
      rmSync(this.temporary, { recursive: true, force: true });
    }
  }

  private capture(...options: string[]): string[] {
    const text = this.run('capture-pane', '-p', ...options);
    return text
      .replace(/\n$/, '')
      .split('\n')
      .map((line) => line.trimEnd());
  }

  private async until(holds: () => boolean, timeout: number, complaint: string): Promise<void> {
    const begin = performance.now();
    while (!holds()) {
      if (performance.now() - begin > timeout) {
        throw new Error(`${complaint} within ${timeout} ms\n${this.screen().join('\n')}`);
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  private run(...parameters: string[]): string {
    const environment: NodeJS.ProcessEnv = {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      TERM: 'xterm-256color',
      LANG: 'C.UTF-8',
    };
    const server = ['-u', '-f', this.configuration, '-S', join(this.temporary, 'socket')];
    return execFileSync('tmux', [...server, ...parameters], { encoding: 'utf8', env: environment });
  }
}
