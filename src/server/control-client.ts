import { connect } from 'node:net';
import { join } from 'node:path';

/** What the host asks of a running server. */
export interface ControlRequest {
  readonly command: 'status' | 'tables' | 'people' | 'invite' | 'ban' | 'backup' | 'import';
  /** A fingerprint, or an absolute path. */
  readonly argument?: string;
}

/** What a running server answers: data, or a sentence that says what is wrong. */
export type ControlReply = { readonly result: unknown } | { readonly fault: string };

/** No server runs there, or it cannot be spoken to; the message says so. */
export class ControlError extends Error {
  override name = 'ControlError';
}

/** Where a server listens to its host. */
export const socketIn = (home: string): string => join(home, 'control.sock');

/** More than all tables and people of a server take, in characters. */
const longestReply = 64 << 20;

const noServer = (home: string, start: string): string =>
  `No server runs on ${home}: start it with ${start}, or name its folder with --home.`;

/**
 * Asks something of the server that runs on a folder.
 * @param start what one types to start a server
 * @throws ControlError where none runs, or it refuses
 */
export async function askServer(
  home: string,
  request: ControlRequest,
  start = 'green-games serve',
): Promise<unknown> {
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(socketIn(home));
    let reply = '';
    socket.setEncoding('utf8');
    socket.on('connect', () => socket.write(`${JSON.stringify(request)}\n`));
    socket.on('data', (part: string) => {
      reply += part;
      if (reply.length > longestReply) socket.destroy(new Error('the reply is too long'));
    });
    socket.on('end', () => resolve(reply));
    socket.on('error', () => reject(new ControlError(noServer(home, start))));
  });
  if (text === '') throw new ControlError(noServer(home, start));
  const reply = JSON.parse(text) as ControlReply;
  if ('fault' in reply) throw new ControlError(reply.fault);
  return reply.result;
}
