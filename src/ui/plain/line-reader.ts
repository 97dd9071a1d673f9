import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { LineQueue, type LineSource } from './line-queue.ts';

/** The maximum length of a line, in UTF-16 units: more than the longest position on one line. */
export const longestLine = 1 << 16;

/** The line ends of Unix, Windows and old Macs. */
const LINE_END = /\r\n|\n|\r/;

/**
 * Reads lines on demand. A terminal stays in its own line mode, so editing and echo work as usual and nothing moves the
 * cursor. Only a bounded part is kept of an input without line ends, or with more lines than are read.
 * @param say prints the message about a line that is too long
 */
export function lineReader(input: Readable, say: (sentence: string) => void): LineSource {
  const decoder = new StringDecoder('utf8');
  const queue = new LineQueue(input, longestLine, say);
  /** The part so far of an incomplete line. */
  let begun = '';
  let isTooLong = false;
  /** The last line ended with a carriage return; if a line feed comes next, it belongs to the same line end. */
  let afterReturn = false;

  const endLine = (): void => {
    if (isTooLong) queue.giveTooLong();
    else queue.give(begun);
    begun = '';
    isTooLong = false;
  };
  const add = (part: string): void => {
    isTooLong ||= begun.length + part.length > longestLine;
    begun = isTooLong ? '' : begun + part;
  };
  const take = (text: string): void => {
    if (text === '') return;
    const [first = '', ...lines] = (afterReturn && text.startsWith('\n') ? text.slice(1) : text).split(
      LINE_END,
    );
    afterReturn = text.endsWith('\r');
    add(first);
    for (const line of lines) {
      endLine();
      add(line);
    }
  };
  const read = (bytes: Buffer | string): void =>
    take(typeof bytes === 'string' ? bytes : decoder.write(bytes));
  const end = (): void => {
    if (queue.isOver) return;
    take(decoder.end());
    if (begun !== '' || isTooLong) endLine();
    queue.end();
  };
  const close = (): void => {
    input.off('data', read);
    input.pause();
  };
  input.on('data', read);
  input.on('end', end);
  input.on('close', end);
  // A closed terminal reports an error instead of an end.
  input.on('error', end);
  // An earlier reader may have paused the input.
  input.resume();
  return { next: async (signal) => await queue.next(signal), close };
}
