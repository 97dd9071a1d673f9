import { lineReader } from '../ui/plain/line-reader.ts';
import type { PlainIo } from '../ui/plain/play-plain.ts';
import { print } from './output.ts';
import { isPersonHere } from './terminal.ts';

/** Lines in and out of the process. Whoever asks for it closes it. */
export function lineIo(): PlainIo {
  return {
    print: (line) => print(`${line}\n`),
    lines: lineReader(process.stdin),
    isTerminal: isPersonHere(),
    rows: process.stdout.rows ?? 24,
  };
}
