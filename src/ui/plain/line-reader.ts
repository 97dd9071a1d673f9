import { createInterface, type Interface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Lines of an input, one at a time; `null` once it has ended. */
export interface LineSource {
  /** The next line; null at the end of the input, or once the signal is aborted. */
  next(signal: AbortSignal): Promise<string | null>;
  close(): void;
}

/**
 * Reads lines as they are asked for. A terminal stays in its own line mode, so that it edits and echoes as everywhere
 * and nothing moves the cursor.
 */
export function lineReader(input: Readable): LineSource {
  const waiting: string[] = [];
  let wanting: ((line: string | null) => void) | null = null;
  let ended = false;
  const reader: Interface = createInterface({ input, terminal: false, crlfDelay: Number.POSITIVE_INFINITY });
  const give = (line: string | null): void => {
    const take = wanting;
    wanting = null;
    if (take !== null) take(line);
    else if (line !== null) waiting.push(line);
  };
  const end = (): void => {
    ended = true;
    give(null);
  };
  reader.on('line', give);
  reader.on('close', end);
  // A terminal that is gone reports an error in place of an end.
  input.on('error', end);
  return {
    next: (signal) =>
      new Promise((resolve) => {
        const line = waiting.shift();
        if (signal.aborted) resolve(null);
        else if (line !== undefined) resolve(line);
        else if (ended) resolve(null);
        else {
          const stop = (): void => give(null);
          signal.addEventListener('abort', stop, { once: true });
          wanting = (next) => {
            signal.removeEventListener('abort', stop);
            resolve(next);
          };
        }
      }),
    close: () => {
      reader.close();
      input.pause();
    },
  };
}
