import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { games } from '../../src/games/index.ts';
import { loadBoard } from '../../src/ui/load-board.ts';
import { playOnScreen } from '../../src/ui/play.ts';
import { around, sessionFor } from './test-session.ts';

vi.setConfig({ testTimeout: 120_000 });

const BYTES_A_SECOND = 960;
const TICK = 20;

/**
 * A terminal at the end of a slow line. With `takesAll` the line takes everything at once and delivers it slowly, as a
 * network does, and the terminal answers what it is asked; else the stream tells when bytes are gone.
 */
function slowTerminal(takesAll: boolean) {
  const state = { isSlow: false, bytes: 0, lastByte: 0, text: '' };
  const line: { left: string; done: (() => void) | undefined }[] = [];
  const stdin = Object.assign(new PassThrough(), {
    isTTY: true,
    setRawMode: () => stdin,
    ref: () => stdin,
    unref: () => stdin,
  });
  const arrive = (bytes: number): void => {
    for (let room = bytes; room > 0 && line.length > 0; ) {
      const [first] = line as [(typeof line)[0]];
      const part = first.left.slice(0, room);
      first.left = first.left.slice(part.length);
      room -= part.length;
      state.lastByte = performance.now();
      state.bytes += part.length;
      state.text = (state.text + part).slice(-4000);
      if (state.text.endsWith('\u001b[5n') && takesAll) stdin.write('\u001b[0n');
      if (first.left !== '') continue;
      first.done?.();
      line.shift();
    }
  };
  const write = (chunk: string, ...rest: unknown[]): boolean => {
    const done = rest.find((each) => typeof each === 'function') as (() => void) | undefined;
    if (takesAll && done !== undefined) queueMicrotask(done);
    // A question ends a write: it is answered when all before it has arrived.
    for (const part of chunk.split(/(?<=\u001b\[5n)/)) line.push({ left: part, done: undefined });
    if (!takesAll) line.push({ left: '', done });
    if (!state.isSlow) arrive(Number.POSITIVE_INFINITY);
    return true;
  };
  const stdout = Object.assign(new EventEmitter(), {
    columns: 80,
    rows: 24,
    isTTY: true,
    writable: true,
    write,
  });
  let rest = 0;
  const timer = setInterval(() => {
    if (!state.isSlow) return;
    rest += (BYTES_A_SECOND * TICK) / 1000;
    const whole = Math.floor(rest);
    rest -= whole;
    arrive(whole);
  }, TICK);
  return { state, stdin, stdout, stop: () => clearInterval(timer) };
}

const realTimeout = setTimeout;

/** The clock is the test's: how busy the machine is does not matter. What React does at once it does in between. */
async function pause(milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += TICK) {
    await vi.advanceTimersByTimeAsync(TICK);
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => realTimeout(resolve, 1));
  }
}

// What is loaded while the program runs takes no time of that clock.
beforeAll(async () => {
  await import('../../src/ui/ink-show.tsx');
  await Promise.all(games.flatMap((game) => [game.load(), loadBoard(game.id)]));
});
beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Pairs of keys that move something to and fro; which of them, the first prompt of a game decides. */
const TO_AND_FRO = [
  ['\u001b[B', '\u001b[A'],
  ['\u001b[C', '\u001b[D'],
] as const;

const terminals = [
  ['tells that it has drawn a frame', true],
  ['is a stream that tells what it has taken', false],
] as const;

describe.each(games)('a terminal that takes 960 bytes a second, in $id', (entry) => {
  it.each(terminals)(
    'and %s has drawn the last of 40 arrow keys 0.6 seconds after it',
    async (_, takesAll) => {
      const bots = Array.from({ length: entry.seats.usual - 1 }, (_, bot) => `Bot ${bot}*`);
      const session = await sessionFor(await entry.load(), around('Ann', ...bots));
      const { state, stdin, stdout, stop } = slowTerminal(takesAll);
      const abort = new AbortController();
      const ended = playOnScreen(
        session,
        { ascii: false, theme: 'default', undo: true, signal: abort.signal },
        {
          stdin: stdin as unknown as NodeJS.ReadStream,
          stdout: stdout as unknown as NodeJS.WriteStream,
          environment: { LANG: 'en_GB.UTF-8', TERM: 'xterm-256color' },
          colours: 1,
        },
      );
      let keys: readonly [string, string] | undefined;
      for (let turn = 0; keys === undefined; turn += 1) {
        if (turn === 20) throw new Error(`${entry.id}: no arrow key moves anything`);
        // The events before the first question are skipped.
        stdin.write(' ');
        await pause(1000);
        for (const pair of TO_AND_FRO) {
          const before = state.bytes;
          for (const key of pair) {
            stdin.write(key);
            await pause(200);
          }
          if (state.bytes > before) keys ??= pair;
        }
      }
      state.isSlow = true;
      let lastKey = 0;
      for (let key = 0; key < 40; key += 1) {
        stdin.write(keys[key % 2]);
        lastKey = performance.now();
        await pause(100);
      }
      await pause(1500);
      expect(state.lastByte).toBeGreaterThan(lastKey - 1000);
      expect(state.lastByte - lastKey).toBeLessThan(600);
      state.isSlow = false;
      abort.abort();
      await ended;
      stop();
    },
  );
});
