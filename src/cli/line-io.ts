import { spawnSync } from 'node:child_process';
import { lineReader } from '../ui/plain/line-reader.ts';
import type { PlainIo } from '../ui/plain/plain-io.ts';
import { beforeLeaving } from './leave.ts';
import { print, printLine } from './output.ts';
import { isPersonHere } from './terminal.ts';

/** Lines in and out of the process. The caller closes it. */
export function lineIo(): PlainIo {
  const isTerminal = isPersonHere();
  return {
    print: printLine,
    printWhole: (line) => print(`${line}\n`),
    lines: lineReader(process.stdin, printLine),
    isTerminal,
    rows: process.stdout.rows || 24,
    ...(isTerminal ? { whenContinued } : {}),
    ...(isTerminal && canHide() ? { hide } : {}),
  };
}

/** Switches the terminal's echo on or off; line editing and signals stay. Returns whether this succeeded. */
function setEcho(on: boolean): boolean {
  return spawnSync('stty', [on ? 'echo' : '-echo'], { stdio: ['inherit', 'ignore', 'ignore'] }).status === 0;
}

/** Whether this system can hide what is typed. */
function canHide(): boolean {
  return process.platform !== 'win32' && setEcho(true);
}

/** Hides what is typed. The terminal's echo returns at the latest when the program ends. */
function hide(): () => void {
  setEcho(false);
  const stop = beforeLeaving(() => void setEcho(true));
  return () => {
    stop();
    setEcho(true);
  };
}

function whenContinued(listener: () => void): () => void {
  process.on('SIGCONT', listener);
  return () => process.off('SIGCONT', listener);
}
