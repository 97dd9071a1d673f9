import { EventEmitter } from 'node:events';
import { connect, type Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import type { ServerChannel, Connection as SshClient } from 'ssh2';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from '../../src/server/connection.ts';
import type { Hall } from '../../src/server/hall.ts';
import { ChannelTerminal } from '../../src/server/terminal.ts';
import { TestServer } from './client.ts';
import { newKey } from './ssh-client.ts';

async function secondsPass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
}

/** A connection whose client does only what the test says. */
function connection() {
  const client = Object.assign(new EventEmitter(), { end: vi.fn() });
  const socket = Object.assign(new EventEmitter(), {
    bytesRead: 0,
    writableLength: 0,
    destroy: vi.fn(() => client.emit('close')),
  });
  const events: string[] = [];
  const hall = { now: Date.now, log: (event: string) => void events.push(event) } as unknown as Hall;
  const house = { hall, name: 'here', isInviteOnly: false, mayLogIn: () => true };
  const made = new Connection(client as unknown as SshClient, socket as unknown as Socket, house);
  return { made, client, socket, events };
}

describe('a client', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('that has not logged in after 20 seconds is disconnected, and one that has is not', async () => {
    const slow = connection();
    const quick = connection();
    await secondsPass(19);
    quick.client.emit('ready');
    expect(slow.socket.destroy).not.toHaveBeenCalled();
    await secondsPass(2);
    expect(slow.socket.destroy).toHaveBeenCalled();
    expect(slow.events).toEqual(['login-too-slow']);
    await secondsPass(60);
    expect(quick.events).toEqual([]);
  });

  it('that tries to log in more than twelve times is disconnected', () => {
    const { client, socket, events } = connection();
    const context = { method: 'password', accept: vi.fn(), reject: vi.fn() };
    for (let tries = 0; tries < 12; tries += 1) client.emit('authentication', context);
    expect(context.reject).toHaveBeenCalledTimes(12);
    expect(socket.destroy).not.toHaveBeenCalled();
    client.emit('authentication', context);
    expect(socket.destroy).toHaveBeenCalled();
    expect(events).toEqual(['too-many-tries']);
    expect(context.accept).not.toHaveBeenCalled();
  });

  it('that sends more than 512 kB per second is disconnected, and one that sends less is not', async () => {
    const flood = connection();
    const fast = connection();
    for (const { client } of [flood, fast]) client.emit('ready');
    for (let round = 1; round <= 3; round += 1) {
      fast.socket.bytesRead += 5_000_000;
      await secondsPass(10);
    }
    expect(fast.events).toEqual([]);
    flood.socket.bytesRead += 6_000_000;
    await secondsPass(10);
    expect(flood.events).toEqual(['client-floods']);
  });

  it('that presses no key for 30 minutes is told so and disconnected', async () => {
    const { made, client } = connection();
    client.emit('ready');
    const end = vi.spyOn(made, 'end');
    const session = new EventEmitter();
    client.emit(
      'session',
      () => session,
      () => {},
    );
    const channel = Object.assign(new PassThrough(), { exit: () => {}, stderr: new PassThrough() });
    // A shell whose user is asked for a name and types nothing.
    const hall = (made as unknown as { house: { hall: Record<string, unknown> } }).house.hall;
    hall['people'] = { byKey: async () => undefined };
    session.emit('shell', () => channel);
    await secondsPass(29 * 60);
    channel.emit('data', Buffer.from('x'));
    await secondsPass(29 * 60);
    expect(end).not.toHaveBeenCalled();
    await secondsPass(2 * 60);
    expect(end.mock.calls[0]?.[0]()).toMatch(/30 minutes\. Your seat stays yours/);
    channel.destroy();
  });

  it('that reads nothing for 30 seconds is disconnected; a slow one gets the newest frame', async () => {
    let waiting = 100_000;
    const slow = vi.fn();
    const channel = new PassThrough() as unknown as ServerChannel;
    const kind = { columns: 80, rows: 24, environment: {} };
    const terminal = new ChannelTerminal(channel, kind, () => waiting, slow, Date.now);
    const drained = vi.fn();
    terminal.whenDrained(drained);
    expect(terminal.isCongested).toBe(true);
    for (let seconds = 0; seconds < 60; seconds += 10) {
      waiting -= 10_000;
      await secondsPass(10);
    }
    expect([drained.mock.calls.length, slow.mock.calls.length]).toEqual([0, 0]);
    waiting = 0;
    await secondsPass(1);
    expect([drained.mock.calls.length, terminal.isCongested]).toEqual([1, false]);
    waiting = 100_000;
    expect(terminal.isCongested).toBe(true);
    await secondsPass(29);
    expect(slow).not.toHaveBeenCalled();
    await secondsPass(2);
    expect(slow).toHaveBeenCalledTimes(1);
    terminal.close();
  });
});

describe('a server', () => {
  let server: TestServer | undefined;
  afterEach(async () => {
    await server?.close();
    server = undefined;
  });

  it('admits the maximum number of connections and no more, and as many again once they are gone', async () => {
    server = await TestServer.start({ maxConnections: 2 });
    const first = await server.client(newKey());
    await server.client(newKey());
    await expect(server.client(newKey())).rejects.toThrow(/./);
    expect(server.events.map(({ event }) => event)).toContain('refused');
    first.end();
    const started = server;
    await vi.waitFor(() => expect(started.server.figures().connections).toBe(1));
    await server.client(newKey());
  });

  it('admits at most 40 strangers from one address, and disconnects those who stay silent', async () => {
    server = await TestServer.start();
    const { port } = server.server;
    const strangers = Array.from({ length: 41 }, () =>
      connect(port, '127.0.0.1')
        .on('error', () => {})
        .resume(),
    );
    const closed = strangers.map((socket) => new Promise((resolve) => socket.once('close', resolve)));
    await Promise.race(closed);
    const started = server;
    await vi.waitFor(() => expect(started.server.figures().connections).toBe(40));
    expect(server.events.filter(({ event }) => event === 'refused')).toHaveLength(1);
    await Promise.all(closed);
    await vi.waitFor(() => expect(started.server.figures().connections).toBe(0));
  }, 30_000);
});
