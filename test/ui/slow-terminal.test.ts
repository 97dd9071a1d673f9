import { EventEmitter } from 'node:events';
import { PassThrough } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { games } from '../../src/games/index.ts';
import { playOnScreen } from '../../src/ui/play.ts';
import { around, tableFor } from './table.ts';

vi.setConfig({ testTimeout: 60_000 });

const BYTES_A_SECOND = 960;
const TICK = 20;

/**
 * A terminal at the end of a slow line. With `takesAll` the line takes everything at once and delivers it slowly, as a
 * network does, and the terminal answers what it is asked; else the stream tells when bytes are gone.
 */
function slowTerminal(takesAll: boolean) {
  const state = { isSlow: false, lastByte: 0, text: '' };
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

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe('a terminal that takes 960 bytes a second', () => {
  it.concurrent.each([
    ['tells that it has drawn a frame', true],
    ['is a stream that tells what it has taken', false],
  ])('and %s has drawn the last of 40 arrow keys 0.6 seconds after it', async (_, takesAll) => {
    const entry = games.find(({ id }) => id === 'limit');
    const session = await tableFor(await entry!.load(), around('Ann', 'Bo*', 'Cy*'));
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
    await pause(1500);
    state.isSlow = true;
    let lastKey = 0;
    for (let key = 0; key < 40; key += 1) {
      stdin.write(key % 6 < 3 ? '\u001b[B' : '\u001b[A');
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
  });
});
