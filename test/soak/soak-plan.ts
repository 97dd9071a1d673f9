import type { Options, Setting, State } from '../../src/engine/game.ts';
import type { AnyGame } from '../../src/games/index.ts';

/** One way to sit down to a game. */
export interface SoakVariant {
  readonly players: number;
  readonly options?: Options;
}

/** What a long run of random matches of one game plays and checks. */
export interface SoakPlan<S extends State, C> {
  readonly game: AnyGame;
  /** How many matches in all, shared evenly among the variants. */
  readonly matches: number;
  readonly variants: readonly SoakVariant[];
  /**
   * Called after every step, with the state as it was set up.
   * @throws Error where a piece is lost, money is made, a bound is passed
   */
  check(state: S, start: S, setting: Setting<C>): void;
  /** Figures of a finished match beyond its scores and rounds, by name. */
  figures?(state: S): Readonly<Record<string, number>>;
}
