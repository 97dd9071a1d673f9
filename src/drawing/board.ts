import type { Outcome } from '../engine/game.ts';
import type { Inquiry, Posed } from '../engine/posed.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { Glyphs } from './glyphs.ts';
import type { Layout, Size } from './layout.ts';
import type { Line } from './lines.ts';
import type { Theme } from './theme.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/**
 * The texts of a board: in the game's words, with control characters in names escaped, in ASCII if the terminal needs
 * it.
 */
export interface BoardVoice {
  readonly glyphs: Glyphs;
  /** The name of a seat. */
  seat(seat: Seat): string;
  /** The printed form of a word of the game. */
  name(word: Value): string;
  /** The first of these words that the game has a printed form for. */
  firstName(...words: string[]): string | undefined;
  /** One line on what an option does; undefined if the game has none. */
  note(value: Value): string | undefined;
  /** The printed form of a number or a word of a view. */
  value(value: Value | null): string;
}

/** A figure of every player that is worth plotting over the rounds. */
export interface Plot {
  /** The game's name for the figure. */
  readonly name: string;
  /** The figure's path in the ledger with `*` for the seat; absent for the points. */
  readonly path?: string;
  /** The figure grows in ever larger steps, so the plot needs a scale that still separates its small values. */
  readonly isGrowing?: boolean;
}

/**
 * What a board draws. A board computes no rules: the view holds every figure, and the question holds every legal
 * option.
 */
export interface BoardProps<V = unknown> {
  readonly view: V;
  /** The question put to the person at the screen; null while there is none. */
  readonly question: Posed | null;
  /** Answers about that question, such as forecasts; null while there is none. */
  readonly inquiry: Inquiry | null;
  /** The option under the cursor, which the board highlights, too. */
  readonly focus: Value | null;
  /** The cells that the board may fill, and no more. */
  readonly size: Size;
  readonly layout: Layout;
  /** The pane that the board shows if it has several for this layout. */
  readonly pane: number;
  readonly glyphs: Glyphs;
  readonly theme: Theme;
  readonly voice: BoardVoice;
}

/** A story without the figures that changed. */
export interface BriefStory {
  /** The kinds of entries whose sentences do not give them, so that they are told. */
  readonly except: readonly string[];
}

/** The state of a match, for the first line of the screen. */
export interface Status {
  /** For example `generation 3 of 7`, with its years. */
  readonly round: string;
  /** The phase that the step belongs to. */
  readonly phase?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the screen knows no game; each board knows the view of its own
type AnyView = any;

/** What `board/index.ts` in a game's folder exports. */
export interface BoardModule<V = AnyView> {
  /** The rows of the board: exactly as many as the size has, none wider than it. */
  draw(props: BoardProps<V>): readonly Line[];
  /**
   * The number of rows that the board would use at this width.
   * @param most the number of rows available; a board with a shorter form for few rows returns how many of them it uses
   */
  rows(props: Omit<BoardProps<V>, 'size'>, columns: number, most?: number): number;
  status?(view: V, voice: BoardVoice, columns: number): Status;
  /** The names of the panes that Tab cycles through; absent, or with one name, if everything fits at once. */
  panes?(size: Size): readonly string[];
  /** The full boards of the other players. */
  drawOthers?(props: BoardProps<V>): readonly Line[];
  /** What the viewing seat holds and can get, with full card texts, and what the others have face up. */
  hand?(props: Omit<BoardProps<V>, 'size'>, columns: number): readonly Line[];
  /** The meaning of each sign on the board, for the help screen. */
  legend?(props: Omit<BoardProps<V>, 'size'>, columns: number): readonly Line[];
  /**
   * Lines below the sources and totals of the score: what decided the game once it is over, or what the standings leave
   * out while it runs.
   */
  ending?(props: Omit<BoardProps<V>, 'size'>, outcome: Outcome, columns: number): readonly Line[];
  /** The figures that are plotted over the rounds in addition to the points. */
  readonly plots?: readonly Plot[];
  /** The story repeats no figures, since the sentences of the log give those that matter and the board shows all. */
  readonly briefStory?: BriefStory;
  /** Part of the points is secret until the end, so their course over the rounds would say nothing. */
  readonly secretPoints?: true;
  /** Kinds of log entries, such as a crisis, that must not be overlooked. */
  readonly prominent?: readonly string[];
  /**
   * The heading under which an option is listed; options of one group stand together. Undefined: no heading, as for an
   * option that ends the decision.
   */
  groupOf?(question: Posed, option: Value): string | undefined;
  /** The option next to another on the board; undefined if there is none in that direction. */
  beside?(view: V, question: Posed, from: Value, direction: Direction): Value | undefined;
}
