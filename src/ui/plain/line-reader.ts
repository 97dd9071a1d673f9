import type { Readable } from 'node:stream';
import { StringDecoder } from 'node:string_decoder';
import { LineQueue, type LineSource } from './line-queue.ts';

/** The most characters of a line, in UTF-16 units: more than the longest position on one line takes. */
export const longestLine = 1 << 16;

/** How lines end: as on Unix, Windows, or old machines. */
const LINE_END = /\r\n|\n|\r/;

/**
 * Reads lines as they are asked for. A terminal stays in its own line mode, so that it edits and echoes as everywhere
 * and nothing moves the cursor. Of an input without line ends, or with more lines than anybody asks for, a bounded part
 * is kept.
 * @param say prints the sentence on a line that is too long
 */
export function lineReader(input: Readable, say: (sentence: string) => void): LineSource {
  const decoder = new StringDecoder('utf8');
  const queue = new LineQueue(input, longestLine, say);
  /** What has come of the line whose end is missing. */
  let begun = '';
  let isTooLong = false;
  /** The last line ended with a carriage return: a line feed that comes next belongs to it. */
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
  // A terminal that is gone reports an error in place of an end.
  input.on('error', end);
  // One that was read before may have been paused.
  input.resume();
  return { next: async (signal) => await queue.next(signal), close };
}
