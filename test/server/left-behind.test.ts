import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Duplex } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { ServerChannel } from 'ssh2';
import { afterEach, describe, expect, it } from 'vitest';
import { FolderStore } from '../../src/server/folder-store.ts';
import { Hall } from '../../src/server/hall.ts';
import { loginInLines } from '../../src/server/line-login.ts';
import { usualWish } from '../../src/server/new-table.ts';
import { loginOnScreen } from '../../src/server/screen-login.ts';
import { ChannelTerminal } from '../../src/server/terminal.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** How many people there are, two at a table; one more watches the first table. */
const seated = 4;

/** The channel of a client, which remembers only the end of what it was sent. */
class FakeChannel extends Duplex {
  recent = '';

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.recent = (this.recent + chunk.toString('utf8')).slice(-8000);
    done();
  }
}

/** How a login ends. */
const endings = {
  // A machine that does other work may take longer to leave the table, so the key is pressed until it has been heard.
  'by keys': ({ channel, over }: Login) => {
    channel.push('\u0003');
    const pressing = setInterval(() => void channel.push('\u0003'), 500);
    void over.finally(() => clearInterval(pressing));
  },
  'when the connection breaks': ({ channel, stop }: Login) => {
    channel.destroy();
    stop.abort();
  },
  'when the server ends it': ({ stop }: Login) => stop.abort(),
};

interface Login {
  readonly channel: FakeChannel;
  readonly stop: AbortController;
  readonly over: Promise<unknown>;
}

let hall: Hall | undefined;
let home: string | undefined;
/** What must not outlive a login: its terminal and its channel. */
let held: WeakRef<object>[] = [];
let clock = Date.parse('2026-01-01');
afterEach(async () => {
  await hall?.close();
  if (home !== undefined) rmSync(home, { recursive: true, force: true });
});

function login(name: string, inLines: boolean): Login {
  const channel = new FakeChannel();
  const stop = new AbortController();
  const kind = { columns: 80, rows: 24, environment: { TERM: 'xterm-256color' } };
  const terminal = new ChannelTerminal(
    channel as unknown as ServerChannel,
    kind,
    () => 0,
    () => {},
    () => clock,
  );
  held.push(new WeakRef(terminal), new WeakRef(channel));
  const parts = {
    hall: hall as Hall,
    fingerprint: `SHA256:${name}`,
    user: name,
    server: 'here',
    isInviteOnly: false,
    signal: stop.signal,
    terminal,
  };
  return { channel, stop, over: inLines ? loginInLines(parts, false) : loginOnScreen(parts) };
}

async function until(isThere: () => boolean): Promise<void> {
  for (let tries = 0; !isThere(); tries += 1) {
    if (tries > 500) throw new Error('It does not come to that.');
    await pause(10);
  }
}

/**
 * Everybody logs in, sits down, plays for a while, and leaves; then their matches are closed.
 * @returns what was measured while all were there; 0 where nothing was
 */
async function visits(ending: keyof typeof endings, measure = async () => 0): Promise<number> {
  const house = hall as Hall;
  const people = Array.from({ length: seated + 1 }, (_, number) => login(`P${number}`, false));
  const plain = login('P0', true);
  await until(() => people.every(({ channel }) => channel.recent.includes('leave')));
  // Tables that wait for the person come first; spectators join a table by its code.
  for (const { channel } of people.slice(0, seated)) channel.push('\r');
  people[seated]?.channel.push(`j${house.all[0]?.code}\r`);
  plain.channel.push(`play ${house.all[0]?.code}\n`);
  await until(() => people.every(({ channel }) => /NICE GREEN|hidden|\? help/.test(channel.recent)));
  for (let keys = 0; keys < 6; keys += 1) {
    for (const { channel } of people) channel.push(keys % 3 === 2 ? '\u001b[B' : '\r');
    await pause(20);
  }
  const measured = await measure();
  for (const table of house.all) for (const name of [0, 1]) expect(table.present.has(name)).toBe(true);
  for (const { channel } of people) if (ending === 'by keys') channel.push('\u001b\u0003');
  await pause(ending === 'by keys' ? 300 : 0);
  for (const one of people) endings[ending](one);
  plain.channel.push(null);
  await Promise.all([...people, plain].map(({ over }) => over));
  for (const { channel } of [...people, plain]) channel.destroy();
  clock += 120_000;
  for (const table of house.all) await table.sweep();
  expect(house.all.filter(({ isOpen }) => isOpen)).toEqual([]);
  await pause(20);
  return measured;
}

/** Bytes of all objects, garbage left out. */
async function heap(): Promise<number> {
  for (let round = 0; round < 6; round += 1) {
    collect();
    await pause(10);
  }
  return process.memoryUsage().heapUsed;
}

const listeners = (): Record<string, number> =>
  Object.fromEntries(process.eventNames().map((name) => [String(name), process.listenerCount(name)]));

describe('when all have left', () => {
  it.each(Object.keys(endings) as (keyof typeof endings)[])(
    'nothing of them remains in memory, and no listener: %s',
    async (ending) => {
      held = [];
      home = mkdtempSync(join(tmpdir(), 'green-games-left-'));
      hall = await Hall.open({
        store: new FolderStore(home),
        log: () => {},
        version: '0.0.0',
        botWorkers: 1,
        now: () => clock,
      });
      const names = Array.from({ length: seated + 1 }, (_, number) => `P${number}`);
      const people = await Promise.all(
        names.map(async (name) => await (hall as Hall).people.welcome(`SHA256:${name}`, name)),
      );
      for (let first = 0; first < seated; first += 2) {
        const wish = { ...usualWish, game: 'nice-green-things', seats: 2 };
        const table = await hall.create(people[first] as (typeof people)[0], wish);
        await hall.sit(people[first + 1] as (typeof people)[0], table);
      }
      // What is loaded once stays.
      await visits(ending);
      await visits(ending);
      const before = { heap: await heap(), listeners: listeners() };
      const full = await visits(ending, heap);
      await visits(ending);
      const after = { heap: await heap(), listeners: listeners() };
      expect(after.listeners).toEqual(before.listeners);
      expect(hall.peopleHere).toBe(0);
      expect(held.filter((reference) => reference.deref() !== undefined)).toHaveLength(0);
      // Of two houses full of people there is less left than one of them took: the engine compiles, and notes what it sees.
      expect(after.heap - before.heap).toBeLessThan(full - before.heap);
    },
    120_000,
  );
});
