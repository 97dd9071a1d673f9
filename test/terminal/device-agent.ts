import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { type SecurityDevice, wire } from '../server/security-device.ts';

/** Messages of the protocol between `ssh` and its agent. */
const messages = { failure: 5, askKeys: 11, keys: 12, askSignature: 13, signature: 14 } as const;

/**
 * An agent of `ssh` with one key, held by a security device.
 * @param path where it listens
 * @returns the function that ends it
 */
export async function deviceAgent(device: SecurityDevice, path: string): Promise<() => void> {
  const server = createServer((socket) => listen(socket, device));
  server.listen(path);
  await once(server, 'listening');
  return () => server.close();
}

function listen(socket: Socket, device: SecurityDevice): void {
  let unread = Buffer.alloc(0);
  socket.on('error', () => socket.destroy());
  socket.on('data', (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes]);
    while (unread.length >= 4 && unread.length >= 4 + unread.readUInt32BE(0)) {
      const end = 4 + unread.readUInt32BE(0);
      socket.write(wire(answerTo(unread.subarray(4, end), device)));
      unread = unread.subarray(end);
    }
  });
}

function answerTo(request: Buffer, device: SecurityDevice): Buffer {
  if (request[0] === messages.askKeys)
    return Buffer.concat([Buffer.of(messages.keys, 0, 0, 0, 1), wire(device.publicKey, 'a device')]);
  if (request[0] !== messages.askSignature) return Buffer.of(messages.failure);
  // The request: the key, then the bytes to sign, then flags.
  const at = 5 + request.readUInt32BE(1);
  const bytes = request.subarray(at + 4, at + 4 + request.readUInt32BE(at));
  const signed = device.sign(bytes);
  const signature = Buffer.concat([
    wire(device.algorithm),
    wire(signed.subarray(0, -5)),
    signed.subarray(-5),
  ]);
  return Buffer.concat([Buffer.of(messages.signature), wire(signature)]);
}
