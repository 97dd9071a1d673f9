import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import xterm from '@xterm/headless';
import { vi } from 'vitest';
import { type Preferences, usualPreferences } from '../../src/table/preferences.ts';
import type { Ending, ScreenOptions, Session } from '../../src/table/session.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { playOnScreen } from '../../src/ui/play.ts';
import { cellsWritten, type Written } from './cells.ts';

// Taken before any test replaces it.
const passTime = globalThis.setTimeout;

/** Longer than anything on a screen waits: news is gathered, frames are spaced, a lone Esc is told from a sequence. */
const longestWait = 240;
/** How far the clock goes at once; between two steps everything that became due is done. */
const step = 40;

/** Terminals that are open: the first one stops the clock, the last one lets it go again. */
let running = 0;

export interface TerminalOptions {
  readonly columns: number;
  readonly rows: number;
  readonly ascii?: boolean;
  readonly theme?: string;
  readonly colours?: 0 | 1 | 2 | 3;
  readonly undo?: boolean;
  readonly isFirst?: boolean;
  readonly preferences?: Preferences;
}

/** A screen in a terminal without a window: what Ink writes is drawn by xterm, so that the test sees what a person sees. */
export class TestTerminal {
  readonly xterm: InstanceType<typeof xterm.Terminal>;
  readonly ended: Promise<Ending>;
  readonly abort = new AbortController();
  /** Everything that was written. */
  written = '';
  /** Where a line was wider than the terminal, or a frame taller. */
  result: { ending?: string; error?: unknown } = {};
  private readonly input: PassThrough & {
    isTTY: true;
    setRawMode(on: boolean): unknown;
    ref(): unknown;
    unref(): unknown;
  };
  private readonly output: EventEmitter & { columns: number; rows: number };
  /** Files that are read while a screen is open have been read once before, so that they are available at once. */
  private readonly read: Promise<unknown>;
  private closed = false;
  rawMode = false;

  constructor(session: Session, options: TerminalOptions) {
    const { columns, rows } = options;
    if (running === 0) {
      vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
      });
    }
    running += 1;
    this.read = Promise.allSettled([
      session.table.game.rules(),
      loadBoard(session.table.game.id),
      import('../../src/ui/ink-show.tsx'),
    ]);
    this.xterm = new xterm.Terminal({
      cols: columns,
      rows,
      allowProposedApi: true,
      scrollback: 100,
      convertEol: true,
    });
    this.input = Object.assign(new PassThrough(), {
      isTTY: true as const,
      setRawMode: (on: boolean) => {
        this.rawMode = on;
      },
      ref: () => undefined,
      unref: () => undefined,
    });
    const output = Object.assign(new EventEmitter(), {
      columns,
      rows,
      isTTY: true,
      writable: true,
      write: (chunk: string, ...rest: unknown[]) => {
        this.written += chunk;
        const done = rest.find((each) => typeof each === 'function') as (() => void) | undefined;
        this.xterm.write(chunk, done);
        return true;
      },
    });
    this.output = output;
    const screen: ScreenOptions = {
      ascii: options.ascii ?? false,
      theme: options.theme ?? 'default',
      undo: options.undo ?? true,
      isFirst: options.isFirst ?? false,
      preferences: options.preferences ?? usualPreferences,
      signal: this.abort.signal,
    };
    this.ended = playOnScreen(session, screen, {
      stdin: this.input as unknown as NodeJS.ReadStream,
      stdout: output as unknown as NodeJS.WriteStream,
      environment: { LANG: 'en_GB.UTF-8', TERM: 'xterm-256color' },
      colours: options.colours ?? 0,
    });
    this.ended.then(
      (ending) => {
        this.result = { ending };
      },
      (error: unknown) => {
        this.result = { error };
      },
    );
  }

  /** Lets the screen do everything it would do by itself, on a clock that only this moves: no test waits. */
  async settled(): Promise<void> {
    await this.read;
    for (let waits = 0; waits < 1000 && this.written === '' && !this.hasEnded; waits += 1) {
      await new Promise((resolve) => passTime(resolve, 1));
    }
    for (let quiet = 0, turns = 0; quiet < longestWait && turns < 400; turns += 1) {
      const before = this.written.length;
      await eventLoopTurns();
      vi.advanceTimersByTime(step);
      await eventLoopTurns();
      quiet = before === this.written.length ? quiet + step : 0;
    }
    await this.interpreted();
  }

  /** The rows contain everything written so far. */
  private async interpreted(): Promise<void> {
    const progress = { isDone: false };
    this.xterm.write('', () => {
      progress.isDone = true;
    });
    while (!progress.isDone) {
      vi.advanceTimersByTime(step);
      await eventLoopTurns();
    }
  }

  /** Waits for the given milliseconds. */
  async wait(milliseconds: number): Promise<void> {
    vi.advanceTimersByTime(milliseconds);
    await this.settled();
  }

  private get hasEnded(): boolean {
    return this.result.error !== undefined || this.result.ending !== undefined;
  }

  /**
   * Presses keys one after the other, none so soon that it counts as held or as one too many after a story; `settled`
   * after each of them.
   */
  async press(...keys: string[]): Promise<void> {
    for (const key of keys) {
      vi.advanceTimersByTime(2 * usualPreferences.pause);
      this.input.write(named[key] ?? key);
      await this.settled();
    }
  }

  /** Presses keys without a pause between them, as a held key does; `settled` after all of them. */
  async hold(key: string, times: number, apart = 0): Promise<void> {
    for (let time = 0; time < times; time += 1) {
      if (time > 0 && apart > 0) vi.advanceTimersByTime(apart);
      this.input.write(named[key] ?? key);
      await eventLoopTurns();
    }
    await this.settled();
  }

  /** Sends keys at once, even if no one reads yet. */
  type(...keys: string[]): void {
    for (const key of keys) this.input.write(named[key] ?? key);
  }

  /** How many bytes a key writes. */
  async bytesOf(key: string): Promise<number> {
    const before = Buffer.byteLength(this.written);
    await this.press(key);
    return Buffer.byteLength(this.written) - before;
  }

  /** What a key writes into single cells. */
  async cellsOf(key: string): Promise<Written> {
    const { cursorX, cursorY } = this.xterm.buffer.active;
    const before = this.written.length;
    await this.press(key);
    return cellsWritten(this.written.slice(before), { row: cursorY, column: cursorX });
  }

  async resize(columns: number, rows: number): Promise<void> {
    Object.assign(this.output, { columns, rows });
    this.xterm.resize(columns, rows);
    this.output.emit('resize');
    await this.settled();
  }

  /** The screen as rows of text, without the invisible trailing blanks. */
  get rows(): string[] {
    const { active } = this.xterm.buffer;
    return Array.from(
      { length: this.xterm.rows },
      (_, row) =>
        active
          .getLine(active.baseY + row)
          ?.translateToString(true)
          .trimEnd() ?? '',
    );
  }

  /** The rows joined; a screen that has ended says how, so that a failing test tells it from an empty one. */
  get text(): string {
    const { error, ending } = this.result;
    const how = error === undefined ? ending : String((error as Error).stack ?? error);
    return how === undefined
      ? this.rows.join('\n')
      : `(the screen has ended: ${how})\n${this.rows.join('\n')}`;
  }

  /** Whether the alternate screen is shown. */
  get alternate(): boolean {
    return this.xterm.buffer.active.type === 'alternate';
  }

  async close(): Promise<void> {
    if (this.closed) return;
    this.closed = true;
    this.abort.abort();
    await this.settled();
    await this.ended.catch(() => undefined);
    this.xterm.dispose();
    running -= 1;
    if (running === 0) vi.useRealTimers();
  }
}

/** React and the streams work in turns of the event loop. */
async function eventLoopTurns(): Promise<void> {
  for (let turns = 0; turns < 4; turns += 1) await new Promise((resolve) => setImmediate(resolve));
}

const named: Readonly<Record<string, string>> = {
  enter: '\r',
  escape: '\u001b',
  up: '\u001b[A',
  down: '\u001b[B',
  right: '\u001b[C',
  left: '\u001b[D',
  pageup: '\u001b[5~',
  pagedown: '\u001b[6~',
  home: '\u001b[H',
  end: '\u001b[F',
  tab: '\t',
  space: ' ',
  backspace: '\u007f',
  'ctrl-c': '\u0003',
};
