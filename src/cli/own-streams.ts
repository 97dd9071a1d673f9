import chalk from 'chalk';
import type { Streams } from '../ui/mount.ts';

/** The streams of the process itself. */
export function ownStreams(): Streams {
  return {
    stdin: process.stdin,
    stdout: process.stdout,
    environment: process.env,
    colours: chalk.level,
    takeFaults,
    quit: () => void process.kill(process.pid, 'SIGQUIT'),
    stop: () => void process.kill(0, 'SIGTSTP'),
    whenStopped,
    whenExiting: (listener) => {
      process.on('exit', listener);
      return () => process.off('exit', listener);
    },
  };
}

/**
 * Listens to the signals TSTP and CONT. The process stops by the default action of TSTP. The system skips that action
 * for a program that nobody could continue, such as one run without a shell, which would otherwise hang for ever.
 */
function whenStopped({ away, back }: { readonly away: () => void; readonly back: () => void }): () => void {
  let backAt = Number.NEGATIVE_INFINITY;
  // The stop handled below also ends with CONT; after a stop by STOP, CONT is the only signal.
  const continued = (): void => {
    if (performance.now() - backAt > 500) back();
  };
  const stopped = (): void => {
    away();
    process.off('SIGTSTP', stopped);
    process.kill(process.pid, 'SIGTSTP');
    process.on('SIGTSTP', stopped);
    backAt = performance.now();
    back();
  };
  process.on('SIGTSTP', stopped);
  process.on('SIGCONT', continued);
  return () => {
    process.off('SIGTSTP', stopped);
    process.off('SIGCONT', continued);
  };
}

const faults = ['uncaughtException', 'unhandledRejection'] as const;
type Take = (error: unknown) => void;
/** The handlers of the open screens, the newest last. */
const takers: Take[] = [];
/** The earlier listeners of each kind of fault, to be restored when the last screen closes. */
let others: Take[][] = [];
const toNewest: Take = (error) => takers.at(-1)?.(error);

/**
 * Takes over uncaught errors from their earlier listeners, since a message written now would land on a screen that is
 * about to vanish; the screen passes them on once it is closed. Returns a function that restores the earlier listeners.
 */
function takeFaults(take: Take): () => void {
  if (takers.length === 0) {
    others = faults.map((fault) => process.listeners(fault as 'uncaughtException') as Take[]);
    for (const fault of faults) process.removeAllListeners(fault).on(fault, toNewest);
  }
  takers.push(take);
  return () => {
    const place = takers.indexOf(take);
    if (place >= 0) takers.splice(place, 1);
    if (takers.length > 0) return;
    faults.forEach((fault, index) => {
      process.off(fault, toNewest);
      for (const listener of others[index] ?? []) process.on(fault, listener);
    });
    others = [];
  };
}
