import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { styledRows } from '../../src/drawing/lines.ts';
import { games } from '../../src/games/index.ts';
import { Controller } from '../../src/ui/controller.ts';
import { inkShow } from '../../src/ui/ink-show.tsx';
import { loadBoard } from '../../src/ui/load-board.ts';
import type { Streams } from '../../src/ui/mount.ts';
import { showInPager } from '../../src/ui/pager.ts';
import { replayOnScreen } from '../../src/ui/replay-screen.ts';
import { screenLines } from '../../src/ui/screen-lines.ts';
import { type Frame, ScreenOutput } from '../../src/ui/screen-output.ts';
import { tryOnScreen } from '../../src/ui/try-screen.ts';
import { performed } from './performed.ts';
import { TestTerminal } from './terminal.ts';
import { around, sessionFor } from './test-session.ts';
import { trySessionOf } from './try-session.ts';

const ids = games.map(({ id }) => id);

async function sessionOf(id: string, people: readonly string[]) {
  const entry = games.find((each) => each.id === id);
  if (entry === undefined) throw new Error(`no game ${id}`);
  const seats = Array.from({ length: entry.seats.usual }, (_, seat) => people[seat] ?? `Bot ${seat}*`);
  return await sessionFor(await entry.load(), around(...seats));
}

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

/** What the screen of a match shows when a person is asked or should take the keyboard. */
async function frameOf(id: string, people: readonly string[], columns: number, rows: number): Promise<Frame> {
  const options = {
    ascii: false,
    theme: 'default',
    undo: true,
    signal: new AbortController().signal,
  };
  const environment = { LANG: 'en_GB.UTF-8', TERM: 'xterm-256color' };
  const session = await sessionOf(id, people);
  const size = { columns, rows };
  const controller = new Controller(session, options, await loadBoard(id), size, environment, () => {});
  controller.start();
  await turns();
  return { lines: screenLines(controller), columns, theme: controller.theme };
}

/** A terminal of which only the bytes matter. */
function terminalOf(columns: number, rows: number) {
  const bytes = { written: '' };
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: () => stdin,
    ref: () => stdin,
    unref: () => stdin,
  });
  const write = (chunk: string, ...rest: unknown[]): boolean => {
    bytes.written += chunk;
    for (const each of rest) if (typeof each === 'function') queueMicrotask(each as () => void);
    return true;
  };
  const stdout = Object.assign(new EventEmitter(), { columns, rows, isTTY: true, writable: true, write });
  return {
    bytes,
    stdin: stdin as unknown as NodeJS.ReadStream,
    stdout: stdout as unknown as NodeJS.WriteStream,
  };
}

/** Sequences that switch something or move the cursor, and change no cell. */
const switches = /\u001b(?:\[\?[0-9;]*[hl]|[78]|\[\d+;\d+H)/g;

describe.each(ids)('the painted frame of %s', (id) => {
  it.each([
    ['a question', ['Ann'], 80, 24],
    ['a question', ['Ann'], 40, 12],
    ['a question', ['Ann'], 140, 45],
    ['a question', ['王小明'], 80, 24],
    ['a hand-over', ['Ann', 'Bo'], 80, 24],
    ['too small a terminal', ['Ann'], 30, 8],
  ] as const)(
    'of %s (%s, %i columns, %i rows) is taken over by Ink without a change of any cell',
    async (...[, people, columns, rows]) => {
      const frame = await frameOf(id, people, columns, rows);
      const { bytes, stdin, stdout } = terminalOf(columns, rows);
      const output = new ScreenOutput(stdout, 1);
      output.paint(frame);
      expect(bytes.written).toContain('\u001b[?1049h');
      expect(bytes.written.split('\n')).toHaveLength(rows);
      bytes.written = '';
      let isAsked = false;
      const source = {
        columns,
        rows: () => {
          isAsked = true;
          return styledRows(frame.lines, columns, frame.theme, 1);
        },
        subscribe: () => () => {},
        snapshot: () => 0,
      };
      const shown = inkShow(source, { stdin, stdout: output.stream });
      await turns();
      expect(isAsked).toBe(true);
      expect(bytes.written.replaceAll(switches, '')).toBe('');
      shown.unmount();
      output.stop();
      await shown.ended;
    },
  );
});

/** Every screen that is not a match, shown until the signal. */
const screens: Readonly<Record<string, (streams: Streams, signal: AbortSignal) => Promise<unknown>>> = {
  'a replay': async (streams, signal) => {
    const showing = await performed('limit');
    return await replayOnScreen(
      showing,
      { ascii: false, theme: 'default', index: 5, speed: 1, runs: false, signal },
      streams,
    );
  },
  'a demo': async (streams, signal) => {
    const showing = await performed('nice-green-things');
    return await replayOnScreen(
      showing,
      { ascii: false, theme: 'default', index: 0, speed: 0.1, runs: true, signal },
      streams,
    );
  },
  'a rule-checking session': async (streams, signal) => {
    const write = (): string => 'there is no place to write to';
    return await tryOnScreen(
      await trySessionOf('reputation'),
      { ascii: false, theme: 'default', write, signal },
      streams,
    );
  },
  'a text page by page': async (streams, signal) => {
    const text = Array.from({ length: 100 }, (_, line) => `line ${line} of a long text`).join('\n');
    return await showInPager(text, { title: 'A text', theme: 'default', signal }, streams);
  },
};

describe.each(Object.entries(screens))('the painted frame of %s', (_, show) => {
  it.each([
    [80, 24],
    [120, 40],
    [40, 12],
  ])('is taken over by Ink at %i x %i without a change of any cell', async (columns, rows) => {
    const { bytes, stdin, stdout } = terminalOf(columns, rows);
    const abort = new AbortController();
    const ended = show(
      { stdin, stdout, environment: { LANG: 'en_GB.UTF-8', TERM: 'xterm-256color' }, colours: 1 },
      abort.signal,
    );
    await vi.waitFor(() => expect(bytes.written).toContain('\u001b[?1049h'), 20_000);
    const painted = bytes.written.indexOf('\u001b[5n');
    // The program listens to changes of the size, and Ink as well once it draws.
    await vi.waitFor(() => expect(stdout.listenerCount('resize')).toBeGreaterThanOrEqual(2), 20_000);
    await turns();
    expect(painted).toBeGreaterThan(0);
    expect(bytes.written.slice(0, painted).split('\n')).toHaveLength(rows);
    expect(bytes.written.slice(painted).replaceAll(switches, '').replaceAll('\u001b[5n', '')).toBe('');
    abort.abort();
    await ended;
  });
});

describe('keys that are typed before Ink draws', () => {
  it('are taken in their order', async () => {
    const keys = ['?', 'escape', 'down', 'down'];
    const shown: string[] = [];
    for (const isEarly of [true, false]) {
      const terminal = new TestTerminal(await sessionOf('limit', ['Ann']), { columns: 80, rows: 24 });
      try {
        if (isEarly) terminal.type(...keys);
        await terminal.settled();
        if (!isEarly) await terminal.press(...keys);
        shown.push(terminal.text);
      } finally {
        await terminal.close();
      }
    }
    expect(shown[0]).toBe(shown[1]);
  });
});
