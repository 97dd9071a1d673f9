import { connect } from 'node:net';
import { join } from 'node:path';
import { serverWords } from '../words/index.ts';
import type { Language } from '../words/languages.ts';
import { readerLanguage } from '../words/reader.ts';

/** A request of the host to a running server. */
export interface ControlRequest {
  readonly command: 'status' | 'tables' | 'people' | 'invite' | 'ban' | 'backup' | 'import';
  /** A fingerprint, or an absolute path. */
  readonly argument?: string;
  /** The host's language, in which a fault is told; absent in requests of older programs. */
  readonly language?: Language;
}

/** The server's reply: data, or a sentence that says what is wrong. */
export type ControlReply = { readonly result: unknown } | { readonly fault: string };

/** No server is running there, or it cannot be reached; the message says which. */
export class ControlError extends Error {
  override name = 'ControlError';
}

/** The path of the socket on which a server listens to its host. */
export const socketIn = (home: string): string => join(home, 'control.sock');

/** The maximum length of a reply in characters: more than all tables and people of a server take. */
const longestReply = 64 << 20;

/**
 * Sends a request to the server that uses a folder.
 * @param start the command that starts a server
 * @throws ControlError if no server is running, or it refuses
 */
export async function askServer(
  home: string,
  request: Omit<ControlRequest, 'language'>,
  start = 'green-games serve',
): Promise<unknown> {
  const text = await new Promise<string>((resolve, reject) => {
    const socket = connect(socketIn(home));
    let reply = '';
    socket.setEncoding('utf8');
    socket.on('connect', () =>
      socket.write(`${JSON.stringify({ ...request, language: readerLanguage() })}\n`),
    );
    socket.on('data', (part: string) => {
      reply += part;
      if (reply.length > longestReply) socket.destroy(new Error('the reply is too long'));
    });
    socket.on('end', () => resolve(reply));
    socket.on('error', () => reject(new ControlError(serverWords().noServer(home, start))));
  });
  if (text === '') throw new ControlError(serverWords().noServer(home, start));
  const reply = JSON.parse(text) as ControlReply;
  if ('fault' in reply) throw new ControlError(reply.fault);
  return reply.result;
}
