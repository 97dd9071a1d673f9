/** How the name of a bot begins that is a program of one's own; the rest is the command that starts it. */
export const OUTSIDE = 'cmd:';

/** What is needed to start programs. */
export interface OutsideParts {
  /** The folder of the logs with their error outputs; it exists. */
  readonly logs: string;
  /** How long they may take for an answer, in milliseconds; default: 10 s. */
  readonly milliseconds?: number;
}

/** Whether a bot's name stands for a program of one's own. */
export function isOutside(level: string): boolean {
  return level.startsWith(OUTSIDE);
}
