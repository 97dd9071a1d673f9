import ssh2 from 'ssh2';
import { quickKey } from './random-people.ts';

/** The bytes before the payload of a packet: its length, and the length of its padding. */
const headBytes = 5;

/** The part of the client library that encrypts, by which packets can be changed and still carry a right checksum. */
interface Encrypting {
  readonly _protocol?: { readonly _cipher?: { encrypt(packet: Buffer): void } };
}

/** When a client begins to send packets that are not what they should be. */
export type Moment = 'before-login' | 'after-login';

/**
 * Connects like any client, and from a moment on changes the bytes of its packets before they are encrypted.
 * @param random numbers from 0 to below 1
 * @returns how many packets were changed before the server closed, or the client had no more to send
 */
export async function sendMutated(port: number, moment: Moment, random: () => number): Promise<number> {
  const client = new ssh2.Client();
  let changed = 0;
  const mutate = (): void => {
    const cipher = (client as unknown as Encrypting)._protocol?._cipher;
    if (cipher === undefined) return;
    const encrypt = cipher.encrypt.bind(cipher);
    cipher.encrypt = (packet) => {
      if (random() < 0.7) {
        changed += 1;
        changeBytes(packet, random);
      }
      encrypt(packet);
    };
  };
  await new Promise<void>((resolve) => {
    const giveUp = setTimeout(() => client.destroy(), 1500);
    client.on('error', () => {});
    client.on('close', () => {
      clearTimeout(giveUp);
      resolve();
    });
    client.on('handshake', () => {
      if (moment === 'before-login') mutate();
    });
    client.on('ready', () => {
      if (moment === 'after-login') mutate();
      askEverything(client);
    });
    client.connect({ host: '127.0.0.1', port, username: 'Mallory', privateKey: quickKey() });
  });
  return changed;
}

function changeBytes(packet: Buffer, random: () => number): void {
  const changes = 1 + Math.floor(random() * 4);
  for (let change = 0; change < changes; change += 1) {
    // The first bytes say what kind of packet it is, and how long its parts are.
    const reach = random() < 0.5 ? Math.min(12, packet.length - headBytes) : packet.length - headBytes;
    packet[headBytes + Math.floor(random() * reach)] = Math.floor(random() * 256);
  }
}

/** Sends every kind of request that the library knows; the replies are ignored. */
function askEverything(client: ssh2.Client): void {
  const ignore = (): void => {};
  try {
    client.shell({ cols: 80, rows: 24, term: 'xterm' }, (_error, channel) => {
      channel?.on('error', ignore);
      for (let line = 0; line < 10; line += 1) channel?.write('help\r');
      for (let size = 0; size < 10; size += 1) channel?.setWindow(size * 7, size * 11, 0, 0);
      channel?.signal('INT');
    });
    client.exec('tables --json', { env: { LANG: 'C' }, pty: true }, ignore);
    client.exec('show oak-2222', ignore);
    client.subsys('sftp', ignore);
    client.forwardIn('127.0.0.1', 0, ignore);
    client.forwardOut('127.0.0.1', 1, '127.0.0.1', 2, ignore);
    client.openssh_noMoreSessions(ignore);
  } catch {
    // The connection is gone already.
  }
}
