import { randomBytes } from 'node:crypto';
import { connect } from 'node:net';
import ssh2 from 'ssh2';
import { afterEach, describe, expect, it } from 'vitest';
import { TestServer } from './client.ts';
import { newKey } from './ssh-client.ts';

let server: TestServer | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** Sends bytes to the server and waits until it closes, or a moment has passed. */
async function send(port: number, parts: readonly (string | Buffer)[]): Promise<void> {
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const part of parts) socket.write(part);
    });
    socket.on('error', () => resolve());
    socket.on('close', () => resolve());
    socket.on('data', () => {});
    setTimeout(() => socket.destroy(), 300);
  });
}

describe('strangers', () => {
  it('that send noise before and in the handshake harm nobody', async () => {
    server = await TestServer.start();
    const ann = await server.arrive('Ann');
    const { port } = server.server;
    for (let round = 0; round < 20; round += 1)
      await Promise.all([
        send(port, [randomBytes(2000)]),
        send(port, ['SSH-2.0-x\r\n', randomBytes(5000)]),
        send(port, ['SSH-2.0-x\r\n', Buffer.from([0x7f, 0xff, 0xff, 0xff, 0]), randomBytes(100)]),
        send(port, ['GET / HTTP/1.1\r\n\r\n']),
        send(port, [`SSH-2.0-${'x'.repeat(10_000)}\r\n`]),
      ]);
    ann.press('?');
    await ann.shows(/A table is a match with its seats/);
  });

  it('get in only with a key whose possession they prove', async () => {
    server = await TestServer.start();
    const { port } = server.server;
    const refused = async (further: ssh2.ConnectConfig): Promise<string> =>
      await new Promise((resolve, reject) => {
        const client = new ssh2.Client();
        client.on('ready', () => reject(new Error('it was let in')));
        client.on('error', (error) => resolve(error.message));
        client.connect({ host: '127.0.0.1', port, username: 'Eve', ...further });
      });
    expect(await refused({ password: 'secret' })).toMatch(/authentication methods failed/);
    expect(await refused({})).toMatch(/authentication methods failed/);
    // A key that signs something else proves nothing.
    const parsed = ssh2.utils.parseKey(newKey());
    if (parsed instanceof Error) throw parsed;
    const { sign } = parsed;
    parsed.sign = (_blob, algorithm) => sign.call(parsed, Buffer.from('something else'), algorithm);
    const agent = new (class extends ssh2.BaseAgent {
      override getIdentities(callback: (error: Error | undefined, keys?: ssh2.ParsedKey[]) => void): void {
        callback(undefined, [parsed as ssh2.ParsedKey]);
      }
      override sign(
        _key: unknown,
        _data: Buffer,
        _options: unknown,
        callback?: (error: Error | undefined, signature?: Buffer) => void,
      ): void {
        callback?.(undefined, (parsed as ssh2.ParsedKey).sign(Buffer.from('x'), 'sha256') as Buffer);
      }
    })();
    expect(await refused({ agent })).toMatch(/authentication methods failed/);
  });

  it('get no forwarding, no files, no agent, no fifth channel', async () => {
    server = await TestServer.start();
    const client = await server.client(newKey(), 'Eve');
    const { connection } = client;
    const forwarded = await new Promise<string>((resolve) =>
      connection.forwardOut('127.0.0.1', 1, '127.0.0.1', 22, (error) => resolve(error?.message ?? 'open')),
    );
    expect(forwarded).not.toBe('open');
    const files = await new Promise<string>((resolve) =>
      connection.sftp((error) => resolve(error?.message ?? 'open')),
    );
    expect(files).not.toBe('open');
    const listening = await new Promise<string>((resolve) =>
      connection.forwardIn('127.0.0.1', 0, (error) => resolve(error?.message ?? 'open')),
    );
    expect(listening).not.toBe('open');
    for (let channels = 0; channels < 3; channels += 1) await client.screen();
    await expect(
      (async () => {
        for (let channels = 0; channels < 3; channels += 1) await client.screen();
      })(),
    ).rejects.toThrow(/open failure/);
  });

  it('who paste a megabyte and resize a thousand times do not delay others', async () => {
    server = await TestServer.start();
    const ann = await server.arrive('Ann');
    const bo = await server.arrive('Bo');
    for (let times = 0; times < 1000; times += 1) bo.channel.setWindow(times % 300, times % 400, 0, 0);
    bo.channel.write('x'.repeat(1_000_000));
    ann.press('?');
    await ann.shows(/A table is a match with its seats/);
    bo.channel.setWindow(24, 80, 0, 0);
  });
});
