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
 * Listens to the signals TSTP and CONT. The process stops by the default action of TSTP, which the system leaves out
 * where nobody could continue it: a program that a server runs without a shell would stand still for ever.
 */
function whenStopped({ away, back }: { readonly away: () => void; readonly back: () => void }): () => void {
  let backAt = Number.NEGATIVE_INFINITY;
  // The signal CONT also comes after the stop that is answered below; a stop by STOP has only this.
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
/** The screens that are up, the newest last, and who heard of faults before the first of them. */
const takers: Take[] = [];
let others: Take[][] = [];
const toNewest: Take = (error) => takers.at(-1)?.(error);

/**
 * Holds uncaught errors back, since a message written now would land on a screen that is about to vanish; they are handed
 * on when the screen is gone. Returns a function that gives them back to the earlier listeners.
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
