import type { Setting, State } from './setting.ts';

/** A position as people write it: what differs from the state right after set-up, in the field's words. */
export type Given = Readonly<Record<string, unknown>>;

/** What a position came to: the state, and the setting with any inline cards joined to its components. */
export interface PlacedPosition<S, C> {
  readonly state: S;
  readonly setting: Setting<C>;
}

/** A game's position notation: read and printed by one module. */
export interface PositionNotation<S extends State, C> {
  /**
   * The position that `given` describes, over the state right after set-up (which may be written to). What the
   * notation leaves open, such as the order of decks, stays as the seeded set-up made it.
   * @throws PlaceError with the place and the reason: unknown words, impossible values, missing seats
   */
  read(given: Given, state: S, setting: Setting<C>): PlacedPosition<S, C>;
  /** The whole position, every list whole: reading it back gives the same digest. */
  print(state: S, setting: Setting<C>): Record<string, unknown>;
  /**
   * Which printed fields say again, or are bounded by, what another one says: `pollutionReserve` follows from
   * `nations.*.pollution`. Where that one is set alone, these are worked out from it if they would contradict it. `*` is
   * any word.
   */
  readonly follows?: Readonly<Record<string, readonly string[]>>;
  /** Printed fields that only say how a match goes on exactly, such as the step to come. `*` is any word. */
  readonly bookkeeping?: readonly string[];
  /** The words of `given`, `then`, events and answers, for people. */
  readonly vocabulary: string;
}
