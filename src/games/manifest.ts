import type { BoardModule } from '../drawing/board.ts';
import type { Game, GameFacts, Options } from '../engine/game.ts';
import type { Given } from '../engine/position.ts';
import type { Spoken } from '../engine/spoken.ts';

// The list holds games with different state types, so it cannot name one; each game is checked in its own folder.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any, any, any>;

/** The numbers of seats of a game. */
export interface SeatNumbers {
  /** The fewest that the rules allow. */
  readonly from: number;
  /** The most that the rules allow. */
  readonly to: number;
  /** The default number of seats. */
  readonly usual: number;
  /** The fewest seats of an ordinary match; with fewer, the game is a separate mode, played only on request. */
  readonly company: number;
}

/** A position in which a rule can be tried out. */
export interface RuleCase {
  /** What happens there, in one sentence. */
  readonly title: string;
  readonly rules: readonly string[];
  readonly players: number;
  readonly options?: Options;
  /** The differences from the state after set-up, in the words of positions. */
  readonly given: Given;
}

/** The walk-through of a game. */
export interface GameDemo {
  /** A whole match as a script with captions. */
  readonly script: string;
  /** The beginning of the caption at which the picture in the documents is taken. */
  readonly picture: string;
}

/**
 * Everything that belongs to a game: what can be said about it before it is loaded, and where its parts are. The
 * `manifest.ts` in the game's folder contains it.
 */
// biome-ignore lint/suspicious/noExplicitAny: the list holds games of different component tables
export interface Manifest<C = any> extends GameFacts, Pick<Game<never, unknown, C>, 'words' | 'rules'> {
  /** What players do in it, in one sentence. */
  readonly about: string;
  readonly seats: SeatNumbers;
  /** Playing time at a table, with its unit. */
  readonly minutes: string;
  /** How it differs from the printed game, in one line. */
  readonly reconstructed: string;
  /** A seat's view in sentences, for speech output. */
  // biome-ignore lint/suspicious/noExplicitAny: the list holds games of different views
  spoken(): Promise<Spoken<any>>;
  /** The rules. */
  load(): Promise<AnyGame>;
  /** The board that shows a match; without one, the public figures are shown as a list. */
  board?(): Promise<BoardModule>;
  demo?(): Promise<GameDemo>;
  /** The options of a teaching match that differ from the standard game. */
  readonly teaching?: Options;
  /** Positions in which its rules can be tried out. */
  cases?(): Promise<readonly RuleCase[]>;
}
