import type { Seat } from '../../engine/question.ts';
import type { LineSource } from './line-queue.ts';

/** What line mode writes to and reads from. */
export interface PlainIo {
  print(line: string): void;
  /** Prints a line of a document, which is never broken; absent if no line is ever broken. */
  readonly printWhole?: (line: string) => void;
  readonly lines: LineSource;
  /** Whether a person types. If not, a file or a program answers, and only answers are read. */
  readonly isTerminal: boolean;
  readonly rows: number;
  /**
   * Stops the terminal from echoing what is typed; absent if this is impossible.
   * @returns how to show it again
   */
  readonly hide?: () => () => void;
  /** Calls the listener when the program continues after it was stopped. Returns the function that unsubscribes it. */
  readonly whenContinued?: (listener: () => void) => () => void;
}

/** The options of a match in line mode. */
export interface PlainOptions {
  readonly undo: boolean;
  /** Whether hints are offered, if the table offers them; default: yes. */
  readonly hints?: boolean;
  /** Whether nobody has played this game here before, so that its aim is told first. */
  readonly isFirst?: boolean;
  readonly signal: AbortSignal;
}

/** How line mode ended: the game is over, the people left, or the input ended while this seat's answer was missing. */
export type PlainEnd = 'over' | 'left' | { readonly missing: Seat };
