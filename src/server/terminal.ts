import { PassThrough, Writable } from 'node:stream';
import type { ServerChannel } from 'ssh2';
import type { Size } from '../drawing/layout.ts';
import { shownLines } from '../engine/shown-text.ts';
import type { Streams } from '../ui/mount.ts';

/** The maximum number of bytes waiting for a client; above it, the client's screens draw no frames. */
const fewWaiting = 64 * 1024;

/** Milliseconds without receiving anything after which a slow client is disconnected. */
const slowAfter = 30_000;

/** Bytes per read, and milliseconds between reads while more wait: 100 kB per second. */
const partLength = 1024;
const partEvery = 10;

/** Milliseconds between two redraws after changes of size. */
const resizeEvery = 60;

/** Milliseconds between two checks of whether a client has received everything sent. */
const lookEvery = 50;

/** A client's description of its terminal. */
export interface TerminalKind extends Size {
  readonly environment: Readonly<Record<string, string>>;
}

/** Returns the number of bytes still waiting to be sent to a client. */
export type UnsentBytes = () => number;

/** The largest terminal size that screens are drawn for. */
const largest: Size = { columns: 500, rows: 200 };

/** A client's reported size, limited to what can be drawn; the default size if it reports none. */
export function sizeWithin({ columns, rows }: Size): Size {
  const within = (value: number, usual: number, most: number): number =>
    Number.isInteger(value) && value > 0 ? Math.min(value, most) : usual;
  return { columns: within(columns, 80, largest.columns), rows: within(rows, 24, largest.rows) };
}

/** Adds a UTF-8 locale if the client sends none, because today's terminals show more than ASCII. */
function withLocale(environment: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const isTold = Object.keys(environment).some((name) => /^(?:LANG|LC_)/.test(name));
  return isTold ? environment : { ...environment, LANG: 'C.UTF-8' };
}

/**
 * The output of a channel in the form of a terminal's: with a size, and with CR LF line ends, because no kernel adds
 * the CR.
 */
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
    // Writing never waits for a slow client; instead, screens hold back their frames.
    if (this.channel.writable) this.channel.write(text.replace(/\r?\n/g, '\r\n'));
    this.written();
    done();
  }
}

/** The input of a channel in the form of a terminal's; it is always in raw mode. */
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

/** A client's terminal: the streams for screens, its size, and whether it keeps up. */
export class ChannelTerminal {
  readonly streams: Streams;
  /** The time of the last key press, in milliseconds since 1970. */
  lastKey: number;
  /** When the latest input of the client was read (by `performance.now`). */
  readAt = 0;
  /** Called after every write to the client. */
  onWritten: (() => void) | null = null;
  private readonly output: ChannelOutput;
  /** What the client sends; it waits here until it is read. */
  readonly input = new ChannelInput();
  private readonly drained = new Set<() => void>();
  private looking: NodeJS.Timeout | undefined;
  private isBehind = false;
  private unread = Buffer.alloc(0);
  private hasEnded = false;
  private feeding: NodeJS.Timeout | undefined;
  private resizing: NodeJS.Timeout | undefined;

  /**
   * @param waiting returns the number of bytes still waiting to be sent to the client
   * @param onSlow called when the client has received nothing for too long
   */
  constructor(
    readonly channel: ServerChannel,
    kind: TerminalKind,
    private readonly waiting: UnsentBytes,
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

  /** Sets a new size of the client's terminal; of several in quick succession, the last one counts. */
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

  /** Passes on the client's input in small parts, so that one client's paste does not delay the others. */
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

  /** Whether so much is waiting for the client that a further frame would arrive too late. */
  get isCongested(): boolean {
    if (this.waiting() <= fewWaiting) return false;
    this.lookForDrain();
    return true;
  }

  /** Calls the listener whenever the client has caught up. Returns the function that unsubscribes it. */
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
