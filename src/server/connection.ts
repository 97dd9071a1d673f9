import type { Socket } from 'node:net';
import type { AuthContext, ServerChannel, Session, Connection as SshClient } from 'ssh2';
import { asksForLines } from '../ui/plain/accessible.ts';
import { serverWords } from '../words/index.ts';
import { runExec } from './exec.ts';
import type { Hall } from './hall.ts';
import { loginInLines } from './line-login.ts';
import { offeredKey } from './offered-key.ts';
import { servingPerson } from './reader-of-person.ts';
import { loginOnScreen } from './screen-login.ts';
import { isRefusal } from './table-refusal.ts';
import { ChannelTerminal, type TerminalKind } from './terminal.ts';

/** The maximum number of login requests per client. */
const mostTries = 12;

/** Milliseconds within which a client must have logged in. */
const loginTime = 20_000;

/** The maximum number of open channels per connection. */
const mostChannels = 4;

/** Milliseconds without a key after which a screen is closed. */
const idleTime = 30 * 60_000;

/** The maximum number of bytes per second that a client may send, averaged over ten seconds. */
const mostBytes = 512 * 1024;

/** Milliseconds within which a client must confirm the end of a channel. */
const closingTime = 1000;

/** Milliseconds for which a connection without channels stays open. */
const withoutChannel = 30_000;

/** The environment variables that a client may set. */
const environmentNames = /^(?:LANG|LC_[A-Z_]{1,20}|NO_COLOR|ACCESSIBLE)$/;

/** The maximum length of an environment variable's value and of a terminal's name, in characters. */
const longestValue = 100;

/** What a connection needs from its server. */
export interface ConnectionHouse {
  readonly hall: Hall;
  readonly name: string;
  readonly isInviteOnly: boolean;
  /** Whether a proved key may log in. */
  mayLogIn(fingerprint: string): boolean;
}

/** One client: its login, and the activity in its channels. */
export class Connection {
  /** The fingerprint of the client's key, once it is proved. */
  fingerprint: string | null = null;
  private user = '';
  private tries = 0;
  private channels = 0;
  private readonly stop = new AbortController();
  private readonly timers: NodeJS.Timeout[] = [];
  private readonly open = new Set<ChannelTerminal>();
  /** Why the server ends the connection; null if it does not. */
  private farewell: (() => string) | null = null;

  constructor(
    private readonly client: SshClient,
    private readonly socket: Socket,
    private readonly house: ConnectionHouse,
  ) {
    client.on('error', (error: Error) => this.drop('client-error', error.message.slice(0, 200)));
    client.on('close', () => this.closed());
    client.on('authentication', (context) => this.authenticate(context));
    client.on('ready', () => {
      clearTimeout(this.timers[0]);
      client.on('session', (accept, reject) => this.session(accept, reject));
    });
    this.timers.push(
      setTimeout(() => this.drop('login-too-slow'), loginTime),
      setInterval(() => this.checkFlow(), 10_000),
    );
    for (const timer of this.timers) timer.unref();
  }

  get isLoggedIn(): boolean {
    return this.fingerprint !== null;
  }

  /**
   * Ends the connection: tells everybody on it, restores their terminals, and then closes it.
   * @param say the message, asked for in the language of the person
   */
  end(say: () => string): void {
    this.farewell ??= say;
    this.stop.abort();
    if (this.channels === 0) this.client.end();
    setTimeout(() => this.socket.destroy(), 2 * closingTime).unref();
  }

  /** Ends the connection without a message, because the client broke the protocol or a limit. */
  private drop(event: string, because?: string): void {
    if (!this.stop.signal.aborted) this.house.hall.log(event, because === undefined ? {} : { because });
    this.stop.abort();
    this.socket.destroy();
  }

  private closed(): void {
    this.stop.abort();
    for (const timer of this.timers) clearInterval(timer);
  }

  private bytesSeen = 0;

  private checkFlow(): void {
    const read = this.socket.bytesRead;
    if (read - this.bytesSeen > 10 * mostBytes) this.drop('client-floods');
    this.bytesSeen = read;
    const { hall } = this.house;
    for (const terminal of this.open)
      if (hall.now() - terminal.lastKey > idleTime) this.end(() => serverWords().idle);
  }

  /**
   * A request without a signature only asks whether the key would be accepted; only a signature over the session logs
   * in.
   */
  private authenticate(context: AuthContext): void {
    this.tries += 1;
    if (this.tries > mostTries) this.drop('too-many-tries');
    else if (this.mayLogIn(context)) context.accept();
    else context.reject(['publickey']);
  }

  /** Whether a request names an acceptable key and, if it is signed, proves it. */
  private mayLogIn(context: AuthContext): boolean {
    if (context.method !== 'publickey') return false;
    const { key, signature, blob, hashAlgo, username } = context;
    const offered = offeredKey(key.algo, key.data, hashAlgo);
    if (offered === undefined || !this.house.mayLogIn(offered.fingerprint)) return false;
    if (signature === undefined) return true;
    if (blob === undefined || !offered.proves(blob, signature)) return false;
    this.fingerprint = offered.fingerprint;
    this.user = username;
    return true;
  }

  private session(accept: () => Session, reject: () => void): void {
    if (this.channels >= mostChannels || this.stop.signal.aborted) {
      reject();
      return;
    }
    this.channels += 1;
    const session = accept();
    const environment: Record<string, string> = {};
    let kind: TerminalKind | undefined;
    let terminal: ChannelTerminal | undefined;
    let isTaken = false;
    const begin = (channel: ServerChannel): ChannelTerminal => {
      isTaken = true;
      const size = kind ?? { columns: 80, rows: 24 };
      terminal = new ChannelTerminal(
        channel,
        { columns: size.columns, rows: size.rows, environment },
        () => channel.writableLength + this.socket.writableLength,
        () => this.end(() => serverWords().slow),
        this.house.hall.now,
      );
      this.open.add(terminal);
      return terminal;
    };
    session.on('pty', (yes, no, info) => {
      if (kind !== undefined || isTaken) return no?.();
      environment['TERM'] = String(info.term).slice(0, longestValue);
      kind = { columns: info.cols, rows: info.rows, environment };
      yes?.();
    });
    session.on('window-change', (yes, _no, info) => {
      const size = { columns: info.cols, rows: info.rows };
      if (kind !== undefined) kind = { ...kind, ...size };
      terminal?.resize(size);
      yes?.();
    });
    session.on('env', (yes, no, { key, val }) => {
      if (!environmentNames.test(key) || val.length > longestValue) return no?.();
      environment[key] = val;
      yes?.();
    });
    session.on('shell', (yes, no) => {
      if (isTaken) return no?.();
      const opened = begin(yes());
      this.run(opened, environment, async () => await this.play(opened, kind !== undefined, false));
    });
    session.on('exec', (yes, no, { command }) => {
      if (isTaken) return no?.();
      const opened = begin(yes());
      const isPlain = command.trim() === 'plain';
      this.run(opened, environment, async () =>
        isPlain
          ? await this.play(opened, kind !== undefined, true)
          : await runExec(this.house.hall, this.fingerprint ?? '', command, opened.channel),
      );
    });
    session.on('close', () => {
      this.channels -= 1;
      terminal?.close();
      if (terminal !== undefined) this.open.delete(terminal);
    });
  }

  /** Runs the full screen, or line mode if it is requested or nothing else is possible. @returns the exit code */
  private async play(terminal: ChannelTerminal, isTerminal: boolean, isPlain: boolean): Promise<number> {
    const { house, fingerprint, user } = this;
    const { environment } = terminal.streams;
    const person = await house.hall.people.byKey(fingerprint ?? '');
    const inLines =
      isPlain ||
      !isTerminal ||
      person?.settings.plain === true ||
      asksForLines(environment) ||
      environment['TERM'] === 'dumb';
    const login = {
      hall: house.hall,
      fingerprint: fingerprint ?? '',
      user,
      server: house.name,
      isInviteOnly: house.isInviteOnly,
      signal: AbortSignal.any([this.stop.signal, goneSignal(terminal.channel)]),
      terminal,
    };
    if (inLines) await loginInLines(login, isTerminal);
    else await loginOnScreen(login);
    return 0;
  }

  /** Runs the request for which a channel was opened; an error ends only this channel. */
  private run(terminal: ChannelTerminal, environment: NodeJS.ProcessEnv, act: () => Promise<number>): void {
    const { channel } = terminal;
    this.house.hall.people
      .byKey(this.fingerprint ?? '')
      .then(
        async (person) =>
          await servingPerson(person, environment, async () => await this.told(terminal, act)),
      )
      .catch((error: unknown) => {
        this.house.hall.log('connection-fault', {
          fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
        });
        terminal.print(serverWords().unexpected);
        return 1;
      })
      .then((code) => this.finish(channel, code))
      .catch((error: unknown) => this.drop('connection-fault', String(error)));
  }

  /** Does something for a person, and tells them afterwards why the connection ends, if it does. */
  private async told(terminal: ChannelTerminal, act: () => Promise<number>): Promise<number> {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Error && isRefusal(error))) throw error;
      terminal.print(error.message);
      return 1;
    } finally {
      if (this.farewell !== null) terminal.print(this.farewell());
    }
  }

  /**
   * Closes a channel after the last bytes have reached the client, so that its terminal is restored. The connection
   * stays open for a while, because the client may open another channel.
   */
  private finish(channel: ServerChannel, code: number): void {
    const endSoon = (milliseconds: number): void => {
      const timer = setTimeout(() => {
        if (this.channels === 0 || this.farewell !== null) this.client.end();
      }, milliseconds);
      timer.unref();
    };
    if (this.farewell !== null) endSoon(closingTime);
    channel.on('close', () => endSoon(this.farewell === null ? withoutChannel : 0));
    if (!channel.writable) return;
    channel.exit(code);
    channel.end();
  }
}

/** A signal that is aborted when the client has closed the channel. */
function goneSignal(channel: ServerChannel): AbortSignal {
  const gone = new AbortController();
  channel.on('close', () => gone.abort());
  return gone.signal;
}
