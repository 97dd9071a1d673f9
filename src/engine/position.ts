import type { Setting, State } from './setting.ts';

/** A position as people write it: the differences from the state after set-up, in the words of the game. */
export type Given = Readonly<Record<string, unknown>>;

/** The result of reading a position: the state, and the setting with any inline cards added to its components. */
export interface PlacedPosition<S, C> {
  readonly state: S;
  readonly setting: Setting<C>;
}

/** A game's position notation, which one module reads and prints. */
export interface PositionNotation<S extends State, C> {
  /**
   * Applies `given` to the state after set-up, which may be written to. Whatever the notation leaves open, such as the
   * order of decks, stays as in the seeded set-up.
   * @throws PlaceError with the path and the reason: unknown words, impossible values, missing seats
   */
  read(given: Given, state: S, setting: Setting<C>): PlacedPosition<S, C>;
  /** The complete position with complete lists: reading it back gives the same digest. */
  print(state: S, setting: Setting<C>): Record<string, unknown>;
  /**
   * The printed fields that repeat another field or are bounded by it: `pollutionReserve` follows from
   * `nations.*.pollution`. If only that other field is set and these would contradict it, they are derived from it. `*`
   * matches any word.
   */
  readonly follows?: Readonly<Record<string, readonly string[]>>;
  /** Printed fields that only determine how a match continues, such as the next step. `*` matches any word. */
  readonly bookkeeping?: readonly string[];
  /** The words of `given`, `then`, events and answers, for people, in the reader's language. */
  vocabulary(): string;
}
