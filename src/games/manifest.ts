import type { BoardModule } from '../drawing/board.ts';
import type { Game, GameFacts, Options } from '../engine/game.ts';
import type { Given } from '../engine/position.ts';
import type { Spoken } from '../engine/spoken.ts';

// A list of games of different states cannot name one state type; each game is checked where it is written.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type AnyGame = Game<any, any, any>;

/** How many sit at the table of a game. */
export interface SeatNumbers {
  /** The fewest that the rules allow. */
  readonly from: number;
  /** The most that the rules allow. */
  readonly to: number;
  /** How many sit there where nobody says who plays. */
  readonly usual: number;
  /** The fewest that make company: a match of fewer is a mode of its own, played only where that number is asked for. */
  readonly company: number;
}

/** A position in which a rule can be tried out. */
export interface RuleCase {
  /** What happens there, in one sentence. */
  readonly title: string;
  readonly rules: readonly string[];
  readonly players: number;
  readonly options?: Options;
  /** What differs from the state right after set-up, in the words of positions. */
  readonly given: Given;
}

/** The walk-through of a game. */
export interface GameDemo {
  /** A whole match as a script with captions. */
  readonly script: string;
  /** How the caption begins with which the demo stands in the documents as a picture. */
  readonly picture: string;
}

/**
 * All that belongs to a game: what may be said of it before anything of it is loaded, and where its parts are. Its
 * folder has one, in `manifest.ts`.
 */
// biome-ignore lint/suspicious/noExplicitAny: the list holds games of different component tables
export interface Manifest<C = any> extends GameFacts, Pick<Game<never, unknown, C>, 'words' | 'rules'> {
  /** What one does in it, in one sentence. */
  readonly about: string;
  readonly seats: SeatNumbers;
  /** Playing time at a table, with its unit. */
  readonly minutes: string;
  /** What of it is not the printed game, in one line. */
  readonly reconstructed: string;
  /** What a seat sees, in sentences for people who listen. */
  // biome-ignore lint/suspicious/noExplicitAny: the list holds games of different views
  spoken(): Promise<Spoken<any>>;
  /** The rules. */
  load(): Promise<AnyGame>;
  /** What shows a match of it; a game without a board gets its public figures as a list. */
  board?(): Promise<BoardModule>;
  demo?(): Promise<GameDemo>;
  /** The options of a first match that teaches it, as far as they differ from the standard game. */
  readonly teaching?: Options;
  /** Positions in which its rules can be tried out. */
  cases?(): Promise<readonly RuleCase[]>;
}
