import { spawn, spawnSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * A program that answers questions line by line. Games of a simulation are played without returning to the event loop,
 * so its pipes are read and written without one: they are named pipes, opened so that no call ever waits, and removed
 * from their folder as soon as they are open.
 */

/** The longest line that is read, in bytes. */
export const LINE_LIMIT = 65_536;

/** A log above this size, in bytes, is begun anew. */
const LOG_LIMIT = 1 << 20;

/**
 * Runs the command `$1` and records its exit status. When descriptor 3 closes, which happens with the end of the match,
 * however this program ends, the command has a second left to end by itself; then everything that it started is killed.
 */
const KEEPER = `exec 5<&0
(sh -c "$1" <&5 3<&- 4>&- 5<&-; echo $? >&4) &
exec 0<&- 1>&- 4>&- 5<&-
bot=$!
read -r over <&3
for moment in 1 2 3 4 5 6 7 8 9 10; do kill -0 $bot 2>&- || break; sleep 0.1; done
kill -KILL 0`;

/** What a look at the program's output finds. */
export type Heard =
  | { readonly line: string }
  /** Nothing yet. */
  | 'silence'
  /** A line is longer than the limit. */
  | 'too-long'
  /** The program has ended; its exit status is unknown if it was killed. */
  | { readonly status: number | undefined };

/** The two ends of a pipe, as file descriptors. */
interface Pipe {
  readonly read: number;
  readonly write: number;
}

/** A running program. No call waits for it. */
export class OutsideProcess {
  /** What is still to be written to it. */
  private unsent: Buffer = Buffer.alloc(0);
  /** What was read of the line under way. */
  private begun: Buffer = Buffer.alloc(0);
  private readonly input: number;
  private readonly output: number;
  private readonly status: number;
  private readonly lifeline: number;
  private closed = false;

  /**
   * Starts a program in a process group of its own.
   * @param command a line for the shell `sh`
   * @param log the file to which its error output is appended
   * @throws the system's error if no process can be started
   */
  constructor(command: string, log: string) {
    const folder = mkdtempSync(join(tmpdir(), 'green-games-bot-'));
    const passed: number[] = [];
    try {
      makePipes(['input', 'output', 'lifeline'].map((name) => join(folder, name)));
      const errors = openSync(log, sizeOf(log) > LOG_LIMIT ? 'w' : 'a', 0o600);
      passed.push(errors);
      const input = pipeAt(join(folder, 'input'), { read: 0, write: constants.O_NONBLOCK });
      const output = pipeAt(join(folder, 'output'), { read: constants.O_NONBLOCK, write: 0 });
      const lifeline = pipeAt(join(folder, 'lifeline'), { read: 0, write: 0 });
      passed.push(input.read, output.write, lifeline.read);
      this.input = input.write;
      this.output = output.read;
      this.lifeline = lifeline.write;
      this.status = openSync(join(folder, 'status'), constants.O_RDWR | constants.O_CREAT, 0o600);
      const stdio = [input.read, output.write, errors, lifeline.read, this.status];
      const child = spawn('sh', ['-c', KEEPER, 'sh', command], { detached: true, stdio });
      // A program that could not be started has ended: its output is at its end.
      child.on('error', () => {});
      child.unref();
    } finally {
      for (const descriptor of passed) closeSync(descriptor);
      rmSync(folder, { recursive: true, force: true });
    }
  }

  /** Sends a line, or as much of it as the program can take now; `flush` sends the rest. */
  send(line: string): void {
    this.unsent = Buffer.concat([this.unsent, Buffer.from(`${line}\n`)]);
    this.flush();
  }

  /** Sends what is unsent, as far as the program can take it. */
  flush(): void {
    while (this.unsent.length > 0 && !this.closed) {
      try {
        this.unsent = this.unsent.subarray(writeSync(this.input, this.unsent));
      } catch (thrown) {
        // A program that no longer reads has ended, or is silent from now on.
        if (isNotNow(thrown) || codeOf(thrown) === 'EPIPE') return;
        throw thrown;
      }
    }
  }

  /** The next line of its output. */
  hear(): Heard {
    if (this.closed) return { status: undefined };
    for (;;) {
      const end = this.begun.indexOf('\n');
      if (end > LINE_LIMIT || (end < 0 && this.begun.length > LINE_LIMIT)) return 'too-long';
      if (end >= 0) {
        const line = this.begun.toString('utf8', 0, end).trim();
        this.begun = this.begun.subarray(end + 1);
        return { line };
      }
      const read = this.readOn();
      if (read === 'silence') return read;
      if (read === 'end') return { status: this.exitStatus() };
    }
  }

  private readOn(): 'silence' | 'end' | 'more' {
    const bytes = Buffer.alloc(LINE_LIMIT);
    try {
      const count = readSync(this.output, bytes);
      if (count === 0) return 'end';
      this.begun = Buffer.concat([this.begun, bytes.subarray(0, count)]);
      return 'more';
    } catch (thrown) {
      if (isNotNow(thrown)) return 'silence';
      throw thrown;
    }
  }

  private exitStatus(): number | undefined {
    const bytes = Buffer.alloc(8);
    const text = bytes.toString('utf8', 0, readSync(this.status, bytes, 0, bytes.length, 0));
    return /^\d+\n$/.test(text) ? Number(text) : undefined;
  }

  /** Closes its input and has it killed if it does not end by itself; may be called repeatedly. */
  close(): void {
    if (this.closed) return;
    this.closed = true;
    for (const descriptor of [this.input, this.output, this.lifeline, this.status]) closeSync(descriptor);
  }
}

/** @throws Error if the system has no named pipes */
function makePipes(paths: readonly string[]): void {
  const made = spawnSync('mkfifo', ['-m', '600', ...paths]);
  if (made.error !== undefined) throw made.error;
}

/** Opens both ends of a named pipe, with further flags. */
function pipeAt(path: string, flags: Pipe): Pipe {
  // While both ends are held, opening either of them does not wait for the other.
  const both = openSync(path, constants.O_RDWR);
  try {
    return {
      read: openSync(path, constants.O_RDONLY | flags.read),
      write: openSync(path, constants.O_WRONLY | flags.write),
    };
  } finally {
    closeSync(both);
  }
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

const codeOf = (thrown: unknown): string | undefined => (thrown as NodeJS.ErrnoException).code;
const isNotNow = (thrown: unknown): boolean => codeOf(thrown) === 'EAGAIN';
