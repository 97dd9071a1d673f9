/** The games of a run, or of a part of it, shared between threads. */
export interface SharedGames {
  /** The number of games claimed so far: one integer in shared memory. */
  readonly counter: Int32Array;
  readonly count: number;
  /** The games whose number leaves the remainder `part` when divided by `parts`. */
  readonly part: number;
  readonly parts: number;
}

/** Claims game numbers one by one until none is left. No two threads get the same number. */
export function* claimed({ counter, count, part, parts }: SharedGames): Generator<number> {
  for (;;) {
    const place = Atomics.add(counter, 0, 1);
    if (place >= count) return;
    yield part + place * parts;
  }
}
