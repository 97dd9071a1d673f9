import { type AddressInfo, createServer, type Server as NetServer, type Socket } from 'node:net';
import ssh2 from 'ssh2';
import { serverWords } from '../words/index.ts';
import { AllowedKeys } from './allowed-keys.ts';
import { Connection } from './connection.ts';
import type { EventLog } from './event-log.ts';
import { FolderStore } from './folder-store.ts';
import { Hall } from './hall.ts';
import { hostKeyIn } from './host-key.ts';
import type { Store } from './store.ts';

/** The settings of a server. */
export interface ServerWishes {
  readonly host: string;
  /** 0 lets the system choose. */
  readonly port: number;
  /** The folder of everything that the server keeps, or, with a store elsewhere, of its host key and its socket. */
  readonly home: string;
  /** Where people, tables and matches are, if not in the folder; the server closes it. */
  readonly store?: Store;
  /** The server's name, as people read it. */
  readonly name: string;
  readonly isInviteOnly: boolean;
  /** The absolute path of a file with the keys that may log in; default: any key may. */
  readonly authorizedKeys?: string;
  readonly maxConnections: number;
  /** The maximum number of bots that think at the same time, over all tables; at least 1. */
  readonly botWorkers: number;
  /** The version of the program. */
  readonly version: string;
  readonly log: EventLog;
  /** Resident memory of the process, in bytes. */
  readonly memory: () => number;
  /** Collects garbage and returns memory to the system; called when nobody is connected. */
  readonly collect?: () => void;
  readonly now?: () => number;
}

/** The maximum number of simultaneous connections from one address. */
const mostOfAddress = 40;

/** Milliseconds within which a client must send its SSH identification. */
const greetingTime = 10_000;

/** The maximum number of simultaneous handshakes. */
const mostHandshakes = 40;

/** Only algorithms that current clients support, without SHA-1 and CBC. */
const algorithms = {
  kex: [
    'curve25519-sha256',
    'curve25519-sha256@libssh.org',
    'ecdh-sha2-nistp256',
    'ecdh-sha2-nistp384',
    'ecdh-sha2-nistp521',
    'diffie-hellman-group16-sha512',
    'diffie-hellman-group18-sha512',
    'diffie-hellman-group14-sha256',
  ],
  cipher: ['aes128-gcm@openssh.com', 'aes256-gcm@openssh.com', 'aes128-ctr', 'aes192-ctr', 'aes256-ctr'],
  hmac: ['hmac-sha2-256-etm@openssh.com', 'hmac-sha2-512-etm@openssh.com', 'hmac-sha2-256', 'hmac-sha2-512'],
  compress: ['none'],
  serverHostKey: ['ssh-ed25519'],
} satisfies ssh2.Algorithms;

/** The figures of a running server. */
export interface ServerFigures {
  readonly connections: number;
  readonly people: number;
  /** The number of unfinished tables. */
  readonly tables: number;
  /** The number of matches in memory. */
  readonly openMatches: number;
  /** The number of bots that are thinking; at most `botWorkers`. */
  readonly thinkingBots: number;
  /** The number of bots that are waiting for a worker. */
  readonly waitingBots: number;
  /** The maximum number of bots that think at the same time. */
  readonly botWorkers: number;
  /** The number of answers since the start, by people and bots. */
  readonly answers: number;
  /** The number of answers in the last full minute. */
  readonly answersAMinute: number;
  /** Milliseconds from the key of an answer to the last screen of its table: the median of the latest 1,000 answers. */
  readonly answerMedian: number;
  /** The same, as the 99th percentile. */
  readonly answerSlowest: number;
  /** Resident memory, in megabytes. */
  readonly megabytes: number;
}

/** A running server. */
export class GameServer {
  readonly connections = new Set<Connection>();
  private readonly addresses = new Map<string, number>();
  /** Clients that have not sent their SSH identification yet, keyed by address and port. */
  private readonly silent = new Map<string, Socket>();
  private readonly greeting = new WeakMap<Socket, NodeJS.Timeout>();
  private sockets = 0;
  private isClosing = false;
  private readonly counting: NodeJS.Timeout;
  private answersBefore = 0;
  private answersAMinute = 0;
  /** Whether anybody has connected since the last collection. */
  private wasVisited = false;

  private constructor(
    private readonly wishes: ServerWishes,
    readonly hall: Hall,
    readonly fingerprint: string,
    private readonly allowed: AllowedKeys | undefined,
    private readonly net: NetServer,
  ) {
    this.counting = setInterval(() => {
      this.answersAMinute = hall.answers - this.answersBefore;
      this.answersBefore = hall.answers;
      this.giveMemoryBack();
    }, 60_000);
    this.counting.unref();
  }

  /**
   * Opens the store and listens.
   * @throws FolderError, DiskError; the system's error if it cannot listen
   */
  static async start(wishes: ServerWishes): Promise<GameServer> {
    const { home, log, version, botWorkers, now } = wishes;
    const store = wishes.store ?? new FolderStore(home, log);
    const allowed =
      wishes.authorizedKeys === undefined ? undefined : new AllowedKeys(wishes.authorizedKeys, log);
    const { privateKey, fingerprint } = hostKeyIn(home);
    const hall = await Hall.open({ store, log, version, botWorkers, ...(now === undefined ? {} : { now }) });
    const ssh = new ssh2.Server({
      hostKeys: [privateKey],
      algorithms,
      ident: 'green-games',
      keepaliveInterval: 15_000,
      keepaliveCountMax: 3,
    });
    const net = createServer({ noDelay: true });
    const server = new GameServer(wishes, hall, fingerprint, allowed, net);
    ssh.on('connection', (client, { ip, port }) => server.take(client, `${ip} ${port}`));
    net.on('connection', (socket) => {
      if (server.admits(socket)) ssh.injectSocket(socket);
    });
    await new Promise<void>((resolve, reject) => {
      net.once('error', reject);
      net.listen(wishes.port, wishes.host, () => resolve());
    });
    store.subscribe(({ kind }) => {
      if (kind === 'bans') server.endBanned();
    });
    net.on('error', (error) => log('listening-fault', { fault: error.message }));
    return server;
  }

  get port(): number {
    return (this.net.address() as AddressInfo).port;
  }

  /** The number of people who are logged in; handshakes do not count. */
  get loggedIn(): number {
    return [...this.connections].filter(({ isLoggedIn }) => isLoggedIn).length;
  }

  /** Tells everybody, saves everything and closes every connection, within five seconds. */
  async close(): Promise<void> {
    if (this.isClosing) return;
    this.isClosing = true;
    clearInterval(this.counting);
    this.net.close();
    for (const socket of this.silent.values()) socket.destroy();
    for (const connection of this.connections) connection.end(() => serverWords().shutDown);
    const until = Date.now() + 3000;
    while (this.connections.size > 0 && Date.now() < until)
      await new Promise((resolve) => setTimeout(resolve, 20));
    await this.hall.close();
  }

  /** The current figures of the server. */
  figures(): ServerFigures {
    const tables = this.hall.all;
    return {
      connections: this.sockets,
      people: this.hall.peopleHere,
      tables: tables.filter(({ record }) => record.state !== 'over').length,
      openMatches: tables.filter(({ isOpen }) => isOpen).length,
      thinkingBots: this.hall.pool.thinking,
      waitingBots: this.hall.pool.waiting,
      botWorkers: this.hall.pool.size,
      answers: this.hall.answers,
      answersAMinute: this.answersAMinute,
      answerMedian: Math.round(this.hall.answerTimes.within(0.5)),
      answerSlowest: Math.round(this.hall.answerTimes.within(0.99)),
      megabytes: Math.round(this.wishes.memory() / 2 ** 20),
    };
  }

  /** Bans a key; a person who is logged in with it is disconnected. */
  async ban(fingerprint: string): Promise<void> {
    await this.hall.store.bans.add(fingerprint);
    this.endBanned();
  }

  /** Disconnects everybody whose key has been banned, whichever process banned it. */
  private endBanned(): void {
    for (const connection of this.connections)
      if (connection.fingerprint !== null && this.hall.store.bans.has(connection.fingerprint))
        connection.end(() => serverWords().banned);
  }

  /** Collects garbage once everybody has left, when no person has to wait for it. */
  private giveMemoryBack(): void {
    if (this.sockets > 0 || !this.wasVisited || this.hall.all.some(({ isOpen }) => isOpen)) return;
    this.wasVisited = false;
    this.wishes.collect?.();
  }

  /** Whether there is room for one more connection; checked before any work is done for it. */
  private admits(socket: Socket): boolean {
    const { maxConnections, log } = this.wishes;
    const address = socket.remoteAddress ?? '';
    const ofAddress = this.addresses.get(address) ?? 0;
    const handshakes = this.sockets - this.loggedIn;
    const isFull =
      this.isClosing ||
      this.sockets >= maxConnections ||
      ofAddress >= Math.min(mostOfAddress, maxConnections) ||
      handshakes >= mostHandshakes;
    if (isFull) {
      log('refused', { connections: this.sockets, ofAddress, handshakes });
      socket.destroy();
      return false;
    }
    this.addresses.set(address, ofAddress + 1);
    this.sockets += 1;
    this.wasVisited = true;
    const key = `${address} ${socket.remotePort}`;
    this.silent.set(key, socket);
    const tooSlow = setTimeout(() => socket.destroy(), greetingTime);
    this.greeting.set(socket, tooSlow);
    socket.on('close', () => {
      clearTimeout(tooSlow);
      this.sockets -= 1;
      this.silent.delete(key);
      const left = (this.addresses.get(address) ?? 1) - 1;
      if (left > 0) this.addresses.set(address, left);
      else this.addresses.delete(address);
    });
    socket.setKeepAlive(true, 30_000);
    return true;
  }

  private take(client: ssh2.Connection, key: string): void {
    const { hall, wishes } = this;
    const socket = this.silent.get(key);
    if (socket === undefined) {
      client.end();
      return;
    }
    this.silent.delete(key);
    const connection = new Connection(client, socket, {
      hall,
      name: wishes.name,
      isInviteOnly: wishes.isInviteOnly,
      mayLogIn: (fingerprint) =>
        !hall.store.bans.has(fingerprint) && (this.allowed?.has(fingerprint) ?? true),
    });
    this.connections.add(connection);
    clearTimeout(this.greeting.get(socket));
    socket.on('close', () => this.connections.delete(connection));
  }
}
