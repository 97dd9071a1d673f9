import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IPty, spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';
import { usualPreferences } from '../../src/table/preferences.ts';

/** The root of the repository, the default working folder of programs. */
export const rootFolder = fileURLToPath(new URL('../..', import.meta.url));

export interface PtyOptions {
  columns?: number;
  rows?: number;
  folder?: string;
  /** Added to the minimal environment of a UTF-8 terminal; `undefined` removes a variable. */
  environment?: Record<string, string | undefined>;
}

export interface Exit {
  code: number;
  /** The name of the signal that ended the program, such as SIGTERM, or null. */
  signal: string | null;
}

/** Keys that send more than their own character. */
export const keys = {
  enter: '\r',
  escape: '\x1b',
  tab: '\t',
  backspace: '\x7f',
  up: '\x1b[A',
  down: '\x1b[B',
  right: '\x1b[C',
  left: '\x1b[D',
  pageUp: '\x1b[5~',
  pageDown: '\x1b[6~',
  home: '\x1b[H',
  end: '\x1b[F',
  interrupt: '\x03',
  endOfInput: '\x04',
  suspend: '\x1a',
  quit: '\x1c',
} as const;

/**
 * A program in a real pseudo-terminal whose output a terminal emulator interprets: what a person would see at this
 * moment, whether the cursor is shown, whether the alternate screen is open, and how many bytes a key press cost.
 * Whoever starts one calls `close` in the end, which also ends a program that is still running.
 */
export class Pty {
  readonly exit: Promise<Exit>;
  /** Everything the program has written, control sequences and all. */
  output = '';
  private readonly process: IPty;
  private readonly terminal: headless.Terminal;
  private readonly watchers = new Set<() => void>();
  private ended: Exit | undefined;
  private cursorHidden = false;
  private lastOutput = performance.now();
  private lastPress = { text: '', at: 0 };

  constructor(command: string, parameters: string[] = [], options: PtyOptions = {}) {
    const { columns = 80, rows = 24 } = options;
    this.terminal = new headless.Terminal({
      cols: columns,
      rows,
      allowProposedApi: true,
      scrollback: 10_000,
    });
    this.watchCursor();
    this.process = spawn(command, parameters, {
      cols: columns,
      rows,
      cwd: options.folder ?? rootFolder,
      env: environmentOf(options.environment ?? {}),
    });
    // Programs may ask a terminal for its colours or the place of its cursor: the emulator answers like a real one.
    this.terminal.onData((reply) => this.send(reply));
    this.process.onData((data) => {
      this.output += data;
      this.lastOutput = performance.now();
      this.terminal.write(data, () => this.notify());
    });
    this.exit = new Promise((resolve) => {
      this.process.onExit(({ exitCode, signal }) => {
        this.ended = { code: exitCode, signal: signalName(signal) };
        // An empty write is answered after all earlier output has been interpreted.
        this.terminal.write('', () => {
          this.notify();
          resolve(this.ended as Exit);
        });
      });
    });
  }

  get processId(): number {
    return this.process.pid;
  }

  get isRunning(): boolean {
    return this.ended === undefined;
  }

  /** The number of bytes that the program has written. */
  get bytesWritten(): number {
    return Buffer.byteLength(this.output);
  }

  get cursorVisible(): boolean {
    return !this.cursorHidden;
  }

  get alternateScreen(): boolean {
    return this.terminal.buffer.active.type === 'alternate';
  }

  /** The position of the cursor on the screen, counted from 0. */
  get cursor(): { row: number; column: number } {
    const { cursorX, cursorY } = this.terminal.buffer.active;
    return { row: cursorY, column: cursorX };
  }

  /** The rows of the terminal, without trailing blanks. */
  screen(): string[] {
    const { active } = this.terminal.buffer;
    return Array.from({ length: this.terminal.rows }, (_, row) => lineOf(active, active.baseY + row));
  }

  /** The scroll-back of the main screen. */
  scrollback(): string[] {
    const { normal } = this.terminal.buffer;
    return Array.from({ length: normal.baseY }, (_, row) => lineOf(normal, row));
  }

  /** The style of the character at a position. Colours are numbers from 0 to 15, or null for the default. */
  look(row: number, column: number) {
    const { active } = this.terminal.buffer;
    const cell = active.getLine(active.baseY + row)?.getCell(column);
    if (!cell) throw new RangeError(`no cell ${row}, ${column}`);
    return {
      text: cell.getChars(),
      foreground: cell.isFgDefault() ? null : cell.getFgColor(),
      background: cell.isBgDefault() ? null : cell.getBgColor(),
      bold: cell.isBold() !== 0,
      dim: cell.isDim() !== 0,
      inverse: cell.isInverse() !== 0,
    };
  }

  /** Sends keys as they are typed, all at once. */
  type(text: string): void {
    if (this.isRunning) this.send(text);
  }

  /** Sends keys and waits until the program has responded. Returns the number of bytes that it wrote. */
  async press(text: string, timeout = 5_000): Promise<number> {
    await this.letGo(text);
    const before = this.bytesWritten;
    this.type(text);
    await this.until(
      () => this.bytesWritten > before,
      timeout,
      () => `no answer to ${JSON.stringify(text)}`,
    );
    await this.settle();
    return this.bytesWritten - before;
  }

  /** Waits until the next key does not count as held down. */
  async letGo(text: string): Promise<void> {
    const since = performance.now() - this.lastPress.at;
    const rest = usualPreferences.pause + 50 - since;
    if (this.lastPress.text === text && rest > 0) await pause(rest);
    this.lastPress = { text, at: performance.now() };
  }

  /** Waits until the screen contains a text, or until its rows, joined by line ends, match an expression. */
  async waitFor(wanted: string | RegExp, timeout = 10_000): Promise<void> {
    const found = () => {
      const shown = this.screen().join('\n');
      return typeof wanted === 'string' ? shown.includes(wanted) : shown.search(wanted) >= 0;
    };
    await this.until(found, timeout, () => `the screen never showed ${wanted}`);
  }

  /** Waits until the program has written nothing for the given milliseconds. */
  async settle(quiet = 80, timeout = 5_000): Promise<void> {
    const begin = performance.now();
    while (performance.now() - this.lastOutput < quiet) {
      if (performance.now() - begin > timeout)
        throw new Error(`the program never went quiet\n${this.picture()}`);
      await pause(quiet / 4);
    }
  }

  /** Waits for the program to end; fails after the timeout. */
  async waitForExit(timeout = 10_000): Promise<Exit> {
    await this.until(
      () => !this.isRunning,
      timeout,
      () => 'the program did not end',
    );
    return this.exit;
  }

  resize(columns: number, rows: number): void {
    this.terminal.resize(columns, rows);
    if (this.isRunning) this.process.resize(columns, rows);
  }

  /** Sends a signal to the program itself, not to a shell around it. */
  kill(signal: NodeJS.Signals): void {
    if (this.isRunning) this.process.kill(signal);
  }

  /** Closes the terminal like a window. Returns the milliseconds until the program has ended. */
  async hangUp(timeout = 5_000): Promise<number> {
    const begin = performance.now();
    // Its types do not declare it.
    (this.process as IPty & { destroy(): void }).destroy();
    while (isAlive(this.processId)) {
      if (performance.now() - begin > timeout) throw new Error(`still there after ${timeout} ms`);
      await pause(10);
    }
    return performance.now() - begin;
  }

  /** Ends the program if it is still running and frees the terminal. */
  async close(): Promise<void> {
    this.kill('SIGKILL');
    await this.exit;
    this.terminal.dispose();
  }

  private send(text: string): void {
    if (this.isRunning) this.process.write(text);
  }

  private notify(): void {
    for (const watcher of this.watchers) watcher();
  }

  // The emulator does not report whether its cursor is shown, so the two control sequences are tracked.
  private watchCursor(): void {
    const setTo = (hidden: boolean) => (modes: (number | number[])[]) => {
      if (modes.includes(25)) this.cursorHidden = hidden;
      return false;
    };
    this.terminal.parser.registerCsiHandler({ prefix: '?', final: 'h' }, setTo(false));
    this.terminal.parser.registerCsiHandler({ prefix: '?', final: 'l' }, setTo(true));
    this.terminal.parser.registerEscHandler({ final: 'c' }, () => {
      this.cursorHidden = false;
      return false;
    });
  }

  private async until(holds: () => boolean, timeout: number, complaint: () => string): Promise<void> {
    if (holds()) return;
    await new Promise<void>((resolve, reject) => {
      const finish = (error?: Error) => {
        clearTimeout(timer);
        this.watchers.delete(check);
        if (error) reject(error);
        else resolve();
      };
      const check = () => {
        if (holds()) finish();
        else if (!this.isRunning)
          finish(new Error(`${complaint()}: the program has ended\n${this.picture()}`));
      };
      const timer = setTimeout(
        () => finish(new Error(`${complaint()} within ${timeout} ms\n${this.picture()}`)),
        timeout,
      );
      this.watchers.add(check);
    });
  }

  private picture(): string {
    const end = this.ended ? `exit ${JSON.stringify(this.ended)}` : 'running';
    return [`--- ${end} ---`, ...this.screen(), '---'].join('\n');
  }
}

/** Starts a command in a pseudo-terminal. */
export function startInPty(command: string, parameters: string[] = [], options: PtyOptions = {}): Pty {
  withoutAim(options.environment?.['GREEN_GAMES_HOME']);
  return new Pty(command, parameters, options);
}

/** Turns off the page on the aim before the first match, in a data folder without settings. */
export function withoutAim(home: string | undefined): void {
  if (home === undefined || !existsSync(home) || existsSync(join(home, 'settings.yaml'))) return;
  writeFileSync(join(home, 'settings.yaml'), 'aim: false\n');
}

/** Starts the built program in a pseudo-terminal, as for a person who has played before. */
export function startGreenGames(parameters: string[] = [], options: PtyOptions = {}): Pty {
  return startInPty(process.execPath, [`${rootFolder}bin/green-games.js`, ...parameters], options);
}

// The variables of a person's terminal, without those of test machines (CI, NO_COLOR and so on).
function environmentOf(additions: Record<string, string | undefined>): Record<string, string> {
  const variables: Record<string, string | undefined> = {
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    TERM: 'xterm-256color',
    LANG: 'C.UTF-8',
    ...additions,
  };
  return Object.fromEntries(
    Object.entries(variables).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

function lineOf(buffer: headless.IBuffer, row: number): string {
  return buffer.getLine(row)?.translateToString(true) ?? '';
}

/** Whether the process is running; a zombie is not. */
function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return !execFileSync('ps', ['-o', 'stat=', '-p', `${processId}`], { encoding: 'utf8' }).startsWith('Z');
  } catch {
    return false;
  }
}

function signalName(number: number | undefined): string | null {
  if (!number) return null;
  return Object.entries(constants.signals).find(([, value]) => value === number)?.[0] ?? String(number);
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
