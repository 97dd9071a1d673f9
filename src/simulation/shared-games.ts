/** The games of a run, or of a part of it, as threads share them. */
export interface Share {
  /** How many of them are claimed: one whole number that all threads see. */
  readonly counter: Int32Array;
  readonly count: number;
  /** The games are those whose number leaves `part` when divided by `parts`. */
  readonly part: number;
  readonly parts: number;
}

/** Claims the numbers of games, one after the other, until none is left: no two threads get the same. */
export function* claimed({ counter, count, part, parts }: Share): Generator<number> {
  for (;;) {
    const place = Atomics.add(counter, 0, 1);
    if (place >= count) return;
    yield part + place * parts;
  }
}
