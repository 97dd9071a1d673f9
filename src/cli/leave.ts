import { constants } from 'node:os';
import { isatty } from 'node:tty';
import { reasonOf } from '../engine/disk-error.ts';

/*
 * How the program ends, whatever ends it. What must be done before (a match let go of, the terminal put right) is
 * registered here; it runs once, whether by the normal end, a signal or an error.
 */

const duties = new Set<() => void>();
const controller = new AbortController();
let signalCode: number | null = null;

/** Aborted by the first signal: whoever waits for a person stops waiting. */
export const leaving: AbortSignal = controller.signal;

/** The exit code of the signal that came, 128 + its number; null where none did. */
export function codeOfSignal(): number | null {
  return signalCode;
}

/** Ends as if the signal INT had come, once what is under way has ended by itself: Ctrl-C was a key on a screen. */
export function noteInterrupt(): void {
  signalCode ??= 128 + constants.signals.SIGINT;
}

/** Runs `duty` before the program ends. Returns how to take it off the list. */
export function beforeLeaving(duty: () => void): () => void {
  duties.add(duty);
  return () => duties.delete(duty);
}

/** Runs what is registered, each once. */
export function runDuties(): void {
  for (const duty of duties) {
    duties.delete(duty);
    try {
      duty();
    } catch {
      // The program ends in any case; the other duties still have their turn.
    }
  }
}

/** How long the current work may take to end by itself after a signal. */
const GRACE_MILLISECONDS = 1500;

/** Whoever goes from a replay into a rule-checking session asks for it twice. */
let isWatching = false;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * Turns signals into a quiet end: the first one asks the current work to stop, a second one or the end of the grace
 * period stops it.
 */
export function watchSignals(): void {
  // One screen may follow another; a signal that was heard twice would count as a second one.
  if (isWatching) return;
  isWatching = true;
  watchTerminal();
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const code = 128 + constants.signals[signal];
      if (signalCode !== null) leaveAtOnce(code);
      signalCode = code;
      process.exitCode = code;
      controller.abort();
      setTimeout(() => leaveAtOnce(code), GRACE_MILLISECONDS).unref();
    });
  }
}

/**
 * Runs work that does not look up, before a screen is there: reading large files, setting a match up. Meanwhile a signal
 * ends the program at once, as nobody in it would hear of the signal before the work is done, and there is nothing to
 * put right.
 */
export async function endingAtOnce<T>(act: () => Promise<T>): Promise<T> {
  if (!isWatching || signalCode !== null) return await act();
  const heard = SIGNALS.map((signal) => [signal, process.listeners(signal)] as const);
  for (const [signal] of heard) process.removeAllListeners(signal);
  try {
    return await act();
  } finally {
    for (const [signal, listeners] of heard)
      for (const listener of listeners) process.on(signal, listener as NodeJS.SignalsListener);
  }
}

/**
 * Node puts the terminal right when it ends, and aborts with a trace of its own where that is gone. Then the process
 * ends as if it had never heard of the hang-up: all that was to be done is done by now.
 */
function watchTerminal(): void {
  const terminals = [0, 1, 2].filter((stream) => isatty(stream));
  process.on('exit', () => {
    if (terminals.every((stream) => isatty(stream))) return;
    process.removeAllListeners('SIGHUP');
    process.kill(process.pid, 'SIGHUP');
  });
}

/** Runs the duties and ends the process. */
export function leaveAtOnce(code: number): never {
  runDuties();
  process.exit(code);
}

/**
 * A reader that closed its end of the pipe has all that it wanted; a terminal that is gone is a hang-up; anything else,
 * such as a full disk, is said where it still can be.
 */
export function watchOutputs(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') leaveAtOnce(signalCode ?? 0);
      if (error.code === 'EIO') leaveAtOnce(signalCode ?? 129);
      if (stream === process.stdout && signalCode === null)
        process.stderr.write(`green-games: The output cannot be written: ${reasonOf(error)}.\n`);
      leaveAtOnce(signalCode ?? 1);
    });
  }
}
