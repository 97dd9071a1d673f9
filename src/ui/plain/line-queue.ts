import { programWords } from '../../words/index.ts';

/** A source of input lines, one at a time. */
export interface LineSource {
  /** The next line; null at the end of the input, or once the signal is aborted. */
  next(signal: AbortSignal): Promise<string | null>;
  close(): void;
}

/** Pauses and resumes an input. */
export interface Tap {
  pause(): void;
  resume(): void;
}

/** How many lines are read ahead; further ones wait in the input. */
export const mostWaiting = 100;

/** Stands for a line that was too long to be kept. */
const TOO_LONG = Symbol('too long');

/** The lines that have arrived but have not been read yet; their number is bounded. */
export class LineQueue {
  private readonly waiting: (string | typeof TOO_LONG)[] = [];
  private wanting: (() => void) | null = null;
  private ended = false;

  /**
   * @param tap the input, paused while many lines wait
   * @param longest the maximum length of a line, which the message about a longer one names
   * @param say prints a sentence
   */
  constructor(
    private readonly tap: Tap,
    private readonly longest: number,
    private readonly say: (sentence: string) => void,
  ) {}

  /** Whether no more lines are expected. */
  get isOver(): boolean {
    return this.ended;
  }

  /** Adds a line. */
  give(line: string): void {
    this.add(line);
  }

  /** Adds a line that was too long to be kept: a message reports it in its turn, and it answers nothing. */
  giveTooLong(): void {
    this.add(TOO_LONG);
  }

  /** Marks the end of the input; the lines before it can still be read. */
  end(): void {
    this.ended = true;
    this.wake();
  }

  /** The next line; null at the end of the input, or once the signal is aborted. */
  async next(signal: AbortSignal): Promise<string | null> {
    // A signal can arrive between two waiting lines, however long the work on one takes.
    await new Promise((resolve) => setImmediate(resolve));
    for (;;) {
      const line = signal.aborted ? undefined : this.waiting.shift();
      if (!signal.aborted && !this.ended && this.waiting.length < mostWaiting) this.tap.resume();
      if (line === TOO_LONG) this.say(programWords().lineTooLong(this.longest));
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

  /** Waits until a line arrives, the input ends, or the signal is aborted. */
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
