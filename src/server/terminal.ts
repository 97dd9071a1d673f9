import { PassThrough, Writable } from 'node:stream';
import type { ServerChannel } from 'ssh2';
import type { Size } from '../drawing/layout.ts';
import { shownLines } from '../engine/shown-text.ts';
import type { Streams } from '../ui/mount.ts';

/** Bytes that may wait for a client before its screens draw no further frames. */
const fewWaiting = 64 * 1024;

/** Milliseconds for which a client may take nothing before it is disconnected. */
const slowAfter = 30_000;

/** Bytes that are read at a time, and milliseconds between two times where more wait: 100 kB a second. */
const partLength = 1024;
const partEvery = 10;

/** Milliseconds between two redraws for another size. */
const resizeEvery = 60;

/** Milliseconds between two looks at whether a client has taken what was sent. */
const lookEvery = 50;

/** What a client says of its terminal. */
export interface TerminalKind extends Size {
  readonly environment: Readonly<Record<string, string>>;
}

/** How much still waits to be sent to a client, in bytes. */
export type Waiting = () => number;

/** The largest terminal that anybody draws for. */
const largest: Size = { columns: 500, rows: 200 };

/** A size as a client reports it, within what is drawn for; the usual one where it reports none. */
export function sizeWithin({ columns, rows }: Size): Size {
  const within = (value: number, usual: number, most: number): number =>
    Number.isInteger(value) && value > 0 ? Math.min(value, most) : usual;
  return { columns: within(columns, 80, largest.columns), rows: within(rows, 24, largest.rows) };
}

/** Many clients do not tell their locale; the terminals of today show more than ASCII. */
function withLocale(environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isTold = Object.keys(environment).some((name) => /^(?:LANG|LC_)/.test(name));
  return isTold ? environment : { ...environment, LANG: 'C.UTF-8' };
}

/** The output of a channel as a terminal's: with a size, and with whole line ends, which no kernel puts there. */
class ChannelOutput extends Writable {
  readonly isTTY = true;
  columns: number;
  rows: number;

  constructor(
    private readonly channel: ServerChannel,
    size: Size,
    private readonly written: () => void,
  ) {
    super({ decodeStrings: false });
    this.columns = size.columns;
    this.rows = size.rows;
  }

  override _write(chunk: string | Buffer, _encoding: string, done: () => void): void {
    const text = typeof chunk === 'string' ? chunk : chunk.toString('utf8');
    // Nobody waits for a client that takes nothing: screens hold back their frames instead.
    if (this.channel.writable) this.channel.write(text.replace(/\r?\n/g, '\r\n'));
    this.written();
    done();
  }
}

/** The input of a channel as a terminal's: keys come one by one by nature. */
class ChannelInput extends PassThrough {
  readonly isTTY = true;

  setRawMode(): this {
    return this;
  }

  ref(): this {
    return this;
  }

  unref(): this {
    return this;
  }
}

/** A client's terminal: its streams for screens, its size, and whether it keeps up. */
export class ChannelTerminal {
  readonly streams: Streams;
  /** When somebody last pressed a key, in milliseconds since 1970. */
  lastKey: number;
  /** When the latest of what the client sent was read, in milliseconds of the process. */
  readAt = 0;
  /** Called when something was written to the client. */
  onWritten: (() => void) | null = null;
  private readonly output: ChannelOutput;
  /** What the client sends; it waits here until somebody reads. */
  readonly input = new ChannelInput();
  private readonly drained = new Set<() => void>();
  private looking: NodeJS.Timeout | undefined;
  private isBehind = false;
  private unread = Buffer.alloc(0);
  private hasEnded = false;
  private feeding: NodeJS.Timeout | undefined;
  private resizing: NodeJS.Timeout | undefined;

  /**
   * @param waiting how many bytes still wait to be sent to the client
   * @param onSlow called when the client has taken nothing for too long
   */
  constructor(
    readonly channel: ServerChannel,
    kind: TerminalKind,
    private readonly waiting: Waiting,
    private readonly onSlow: () => void,
    private readonly now: () => number,
  ) {
    this.lastKey = now();
    this.output = new ChannelOutput(channel, sizeWithin(kind), () => this.onWritten?.());
    const environment: NodeJS.ProcessEnv = { ...withLocale(kind.environment), SSH_CONNECTION: 'yes' };
    const noColours =
      (environment['NO_COLOR'] ?? '') !== '' || /^(dumb|vt\d+)?$/.test(environment['TERM'] ?? '');
    this.streams = {
      stdin: this.input as unknown as NodeJS.ReadStream,
      stdout: this.output as unknown as NodeJS.WriteStream,
      environment,
      colours: noColours ? 0 : 1,
    };
    channel.on('data', (bytes: Buffer) => {
      this.lastKey = this.now();
      this.readAt = performance.now();
      this.unread = Buffer.concat([this.unread, bytes]);
      this.feed();
    });
    channel.on('end', () => {
      this.hasEnded = true;
      this.feed();
    });
    channel.on('close', () => this.close());
  }

  get size(): Size {
    return { columns: this.output.columns, rows: this.output.rows };
  }

  /** The client's terminal has another size; of many in a row the last one counts. */
  resize(size: Size): void {
    const { columns, rows } = sizeWithin(size);
    if (columns === this.output.columns && rows === this.output.rows) return;
    this.output.columns = columns;
    this.output.rows = rows;
    this.resizing ??= setTimeout(() => {
      this.resizing = undefined;
      this.output.emit('resize');
    }, resizeEvery);
  }

  /** Hands on what the client has sent, in small parts: no paste of one client keeps the others waiting. */
  private feed(): void {
    if (this.feeding !== undefined || this.input.writableEnded) return;
    if (this.unread.length === 0) {
      if (this.hasEnded) this.input.end();
      this.channel.resume();
      return;
    }
    const part = this.unread.subarray(0, partLength);
    this.unread = this.unread.subarray(part.length);
    if (this.unread.length > 0) this.channel.pause();
    const goOn = (): void => {
      this.feeding = undefined;
      this.feed();
    };
    const isRoom = this.input.write(part);
    if (isRoom) this.feeding = setTimeout(goOn, this.unread.length > 0 ? partEvery : 0);
    else {
      this.feeding = setTimeout(() => {}, 0);
      this.input.once('drain', goOn);
    }
  }

  print(line: string): void {
    this.output.write(`${shownLines(line)}\n`);
  }

  /** Whether so much still waits for the client that a further frame would only come too late. */
  get isCongested(): boolean {
    if (this.waiting() <= fewWaiting) return false;
    this.lookForDrain();
    return true;
  }

  /** Calls the listener whenever the client has taken what it was behind. Returns how to stop it. */
  whenDrained(listener: () => void): () => void {
    this.drained.add(listener);
    return () => this.drained.delete(listener);
  }

  close(): void {
    clearTimeout(this.resizing);
    clearTimeout(this.feeding);
    clearInterval(this.looking);
    this.looking = undefined;
    this.input.end();
  }

  private lookForDrain(): void {
    if (this.isBehind) return;
    this.isBehind = true;
    let least = this.waiting();
    let since = this.now();
    this.looking = setInterval(() => {
      const waiting = this.waiting();
      if (waiting < least) {
        least = waiting;
        since = this.now();
      }
      if (waiting <= fewWaiting / 4) {
        clearInterval(this.looking);
        this.isBehind = false;
        for (const listener of this.drained) listener();
      } else if (this.now() - since > slowAfter) {
        clearInterval(this.looking);
        this.onSlow();
      }
    }, lookEvery);
  }
}
