import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server as NetServer, type Socket } from 'node:net';
import { isAbsolute } from 'node:path';
import { loadLanguage } from '../games/index.ts';
import { serverWords } from '../words/index.ts';
import { isLanguage } from '../words/languages.ts';
import { readerLanguage, speaking } from '../words/reader.ts';
import { type ControlReply, type ControlRequest, socketIn } from './control-client.ts';
import type { GameServer } from './server.ts';
import { isRefusal, TableRefusal } from './table-refusal.ts';

/** The longest request, in bytes. */
const longestRequest = 10_000;

/** Errors that tell the host what is wrong with a request; they are not faults of the program. */
const saidErrors = ['JournalError', 'ReplayError', 'DiskError', 'FolderError', 'InUse'];

/**
 * Accepts the host's requests through a socket that only its owner may open.
 * @returns the function that closes it
 */
export async function openControl(server: GameServer, home: string): Promise<() => void> {
  const path = socketIn(home);
  // This process already holds the store's folder, so an existing socket was left by a killed process.
  rmSync(path, { force: true });
  const net: NetServer = createServer((socket) => listen(socket, server));
  await new Promise<void>((resolve, reject) => {
    net.once('error', reject);
    net.listen(path, resolve);
  });
  chmodSync(path, 0o600);
  return () => {
    net.close();
    rmSync(path, { force: true });
  };
}

function listen(socket: Socket, server: GameServer): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (part: string) => {
    text += part;
    if (text.length > longestRequest) socket.destroy();
    if (!text.includes('\n')) return;
    socket.removeAllListeners('data');
    replyTo(server, text)
      .then((reply) => socket.end(`${JSON.stringify(reply)}\n`))
      .catch(() => socket.destroy());
  });
}

async function replyTo(server: GameServer, line: string): Promise<ControlReply> {
  try {
    const { command, argument = '', language } = JSON.parse(line) as ControlRequest;
    const told = isLanguage(language) ? language : readerLanguage();
    await loadLanguage(told);
    return { result: await speaking(told, () => obeyed(server, command, argument)) };
  } catch (error) {
    if (!(error instanceof Error)) return { fault: String(error) };
    const isSaid = isRefusal(error) || saidErrors.includes(error.name);
    if (!isSaid) server.hall.log('control-fault', { fault: error.stack ?? error.message });
    return { fault: error.message };
  }
}

async function obeyed(
  server: GameServer,
  command: ControlRequest['command'],
  argument: string,
): Promise<unknown> {
  const { hall } = server;
  switch (command) {
    case 'status':
      return server.figures();
    case 'tables':
      return hall.all.map((table) => ({
        table: table.code,
        game: table.record.game,
        state: table.record.state,
        seats: table.record.chairs.map((_, seat) => table.nameOf(seat)),
        here: [...table.present].map((seat) => table.nameOf(seat)),
        spectators: table.spectators,
        touched: table.record.touched,
      }));
    case 'people':
      return (await hall.people.all()).map(({ name, keys, since }) => ({ name, keys, since }));
    case 'invite':
      return { code: await hall.people.invitation() };
    case 'ban':
      if (!/^SHA256:[A-Za-z0-9+/]{43}$/.test(argument)) throw new TableRefusal(serverWords().noFingerprint);
      await server.ban(argument);
      return { banned: argument };
    case 'backup':
      if (!isAbsolute(argument)) throw new TableRefusal(serverWords().noAbsolutePath);
      await hall.store.backup(argument);
      return { backup: argument };
    case 'import':
      return { table: (await hall.importMatch(argument)).code };
    default:
      throw new TableRefusal(serverWords().unknownCommand(JSON.stringify(command)));
  }
}
