/**
 * Thrown by an umpire when the answers run out. It is not an Error, is created once and carries no data. Only the
 * kernel catches it; rules must let it pass.
 */
export const STOP: unique symbol = Symbol('the step waits for an answer');

/** The questions of a step no longer match the recorded answers. */
export class Divergence extends Error {
  override name = 'Divergence';
  constructor(
    message: string,
    /** The index, within its step, of the first answer that does not fit. */
    readonly index: number,
  ) {
    super(message);
  }
}
