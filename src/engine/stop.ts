/**
 * What an umpire throws when the answers run out. It is no Error, is made once and carries nothing; only the kernel
 * catches it, and nothing in the rules may swallow it.
 */
export const STOP: unique symbol = Symbol('the step waits for an answer');

/** The questions of a step no longer are those that the recorded answers were given to. */
export class Divergence extends Error {
  override name = 'Divergence';
  constructor(
    message: string,
    /** Index of the first answer that does not fit, within its step. */
    readonly index: number,
  ) {
    super(message);
  }
}
