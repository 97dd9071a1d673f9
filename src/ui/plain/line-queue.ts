import { program } from '../words/en.ts';

/** Lines of an input, one at a time; `null` once it has ended. */
export interface LineSource {
  /** The next line; null at the end of the input, or once the signal is aborted. */
  next(signal: AbortSignal): Promise<string | null>;
  close(): void;
}

/** How an input is held back while enough of it waits. */
export interface Tap {
  pause(): void;
  resume(): void;
}

/** How many lines are read ahead; what comes after them waits in the input. */
export const mostWaiting = 100;

/** In the place of a line that was too long to be kept. */
const TOO_LONG = Symbol('too long');

/** The lines that have come and that nobody has asked for yet. It holds a bounded number of them. */
export class LineQueue {
  private readonly waiting: (string | typeof TOO_LONG)[] = [];
  private wanting: (() => void) | null = null;
  private ended = false;

  /**
   * @param tap the input, held back while many lines wait
   * @param longest the most characters of a line, which the sentence on a longer one names
   * @param say prints a sentence
   */
  constructor(
    private readonly tap: Tap,
    private readonly longest: number,
    private readonly say: (sentence: string) => void,
  ) {}

  /** Whether nothing is expected any more. */
  get isOver(): boolean {
    return this.ended;
  }

  /** A line has come. */
  give(line: string): void {
    this.add(line);
  }

  /** A line has come that was too long to be kept: it is told of in its turn, and answers nothing. */
  giveTooLong(): void {
    this.add(TOO_LONG);
  }

  /** The input has ended; the lines that came before are still given. */
  end(): void {
    this.ended = true;
    this.wake();
  }

  /** The next line; null at the end of the input, or once the signal is aborted. */
  async next(signal: AbortSignal): Promise<string | null> {
    // Between two lines that have come already a signal is heard, however long the work of one takes.
    await new Promise((resolve) => setImmediate(resolve));
    for (;;) {
      const line = signal.aborted ? undefined : this.waiting.shift();
      if (!signal.aborted && !this.ended && this.waiting.length < mostWaiting) this.tap.resume();
      if (line === TOO_LONG) this.say(program.lineTooLong(this.longest));
      else if (line !== undefined) return line;
      else if (signal.aborted || this.ended) return null;
      else await this.arrival(signal);
    }
  }

  private add(line: string | typeof TOO_LONG): void {
    if (this.ended) return;
    this.waiting.push(line);
    if (this.waiting.length >= mostWaiting) this.tap.pause();
    this.wake();
  }

  private wake(): void {
    const wake = this.wanting;
    this.wanting = null;
    wake?.();
  }

  /** Until a line has come, the input has ended, or the signal is aborted. */
  private async arrival(signal: AbortSignal): Promise<void> {
    await new Promise<void>((resolve) => {
      const stop = (): void => {
        this.wanting = null;
        resolve();
      };
      signal.addEventListener('abort', stop, { once: true });
      this.wanting = () => {
        signal.removeEventListener('abort', stop);
        resolve();
      };
    });
  }
}
