import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootFolder } from './pty.ts';

export interface TmuxOptions {
  columns?: number;
  rows?: number;
  folder?: string;
  environment?: Record<string, string>;
}

/**
 * A session of tmux with one pane, under a server of its own that knows no one's configuration. The pane stays when
 * its program ends, so that what it left behind can be read. Whoever starts one calls `close` in the end.
 */
export class Tmux {
  private readonly temporary = mkdtempSync(join(tmpdir(), 'green-games-tmux-'));

  /** `command` is a line for the shell. */
  constructor(command: string, options: TmuxOptions = {}) {
    const { columns = 80, rows = 24, folder = rootFolder, environment = {} } = options;
    const variables = Object.entries(environment).flatMap(([name, value]) => ['-e', `${name}=${value}`]);
    this.run(
      'new-session',
      '-d',
      '-x',
      `${columns}`,
      '-y',
      `${rows}`,
      '-c',
      folder,
      ...variables,
      'sleep 600',
    );
    this.run('set-option', '-g', 'remain-on-exit', 'on');
    this.run('set-option', '-g', 'status', 'off');
    this.run('set-option', '-g', 'window-size', 'manual');
    this.resize(columns, rows);
    this.run('respawn-pane', '-k', '-c', folder, ...variables, command);
  }

  /** Presses keys by tmux's names: `Enter`, `Up`, `C-c`, `Escape`, or a single character. */
  press(...names: string[]): void {
    this.run('send-keys', ...names);
  }

  /** Types a text as it is. */
  type(text: string): void {
    this.run('send-keys', '-l', text);
  }

  /** What the pane shows now, one string for each row, without blanks at its end. */
  screen(): string[] {
    return this.capture();
  }

  /** What the pane shows now with everything that has scrolled out above it. */
  history(): string[] {
    return this.capture('-S', '-');
  }

  /** What tmux itself knows of the pane; its program has ended once its exit code or signal is known. */
  get state(): { cursorVisible: boolean; alternateScreen: boolean; ended: boolean; code: number | null } {
    const fields = '#{cursor_flag},#{alternate_on},#{pane_dead},#{pane_dead_status},#{pane_dead_signal}';
    const [cursor, alternate, dead, code, signal] = this.run('display-message', '-p', fields)
      .trim()
      .split(',');
    return {
      cursorVisible: cursor === '1',
      alternateScreen: alternate === '1',
      ended: dead === '1' && Boolean(code || signal),
      code: code ? Number(code) : null,
    };
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

  async waitForExit(timeout = 15_000): Promise<number | null> {
    await this.until(() => this.state.ended, timeout, 'the program did not end');
    return this.state.code;
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
    const server = ['-u', '-f', '/dev/null', '-S', join(this.temporary, 'socket')];
    return execFileSync('tmux', [...server, ...parameters], { encoding: 'utf8', env: environment });
  }
}
