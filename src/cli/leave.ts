import { constants } from 'node:os';
import { isatty } from 'node:tty';
import { reasonOf } from '../engine/disk-error.ts';
import { commandWords } from '../words/index.ts';

/*
 * How the program ends. Clean-up duties, such as releasing a match or restoring the terminal, are registered here. Each
 * runs once, whether the program ends normally, by a signal or by an error.
 */

const duties = new Set<() => void>();
const controller = new AbortController();
let signalCode: number | null = null;

/** Aborted by the first signal, so that code waiting for a person stops waiting. */
export const leaving: AbortSignal = controller.signal;

/** The exit code of the received signal, 128 + its number; null if there was none. */
export function codeOfSignal(): number | null {
  return signalCode;
}

/**
 * Records a Ctrl-C typed on a screen: when the current work has ended by itself, the program ends as after the signal
 * INT.
 */
export function noteInterrupt(): void {
  signalCode ??= 128 + constants.signals.SIGINT;
}

/** Runs `duty` before the program ends. Returns a function that cancels it. */
export function beforeLeaving(duty: () => void): () => void {
  duties.add(duty);
  return () => duties.delete(duty);
}

/** Runs each registered duty once. */
export function runDuties(): void {
  for (const duty of duties) {
    duties.delete(duty);
    try {
      duty();
    } catch {
      // The program ends in any case, and the other duties must still run.
    }
  }
}

/** How long the current work has to end by itself after a signal. */
const GRACE_MILLISECONDS = 1500;

/** Set because a replay that leads to a rule-checking session calls `watchSignals` twice. */
let isWatching = false;

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGQUIT'] as const;

/**
 * Turns signals into an orderly end: the first asks the current work to stop; a second one, or the end of the grace
 * period, ends the program.
 */
export function watchSignals(): void {
  // One screen may follow another. If two listeners heard the same signal, it would count as a second one.
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
 * Runs work that blocks the event loop before a screen is up, such as reading large files or setting up a match.
 * Meanwhile a signal ends the program at once: no listener could run before the work is done, and there is nothing to
 * clean up.
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
 * Node restores the terminal when it exits, and aborts with a trace of its own if the terminal is gone. In that case
 * the process kills itself with SIGHUP instead; all duties have run by then.
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
 * Handles errors of the outputs. A closed pipe means that its reader has read enough, and a lost terminal is a hang-up.
 * Any other error, such as a full disk, is reported on stderr if possible.
 */
export function watchOutputs(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') leaveAtOnce(signalCode ?? 0);
      if (error.code === 'EIO') leaveAtOnce(signalCode ?? 129);
      if (stream === process.stdout && signalCode === null)
        process.stderr.write(commandWords().outputNotWritten(reasonOf(error)));
      leaveAtOnce(signalCode ?? 1);
    });
  }
}
