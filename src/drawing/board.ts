import type { Outcome } from '../engine/game.ts';
import type { Inquiry, Posed } from '../engine/posed.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { Glyphs } from './glyphs.ts';
import type { Layout, Size } from './layout.ts';
import type { Line } from './lines.ts';
import type { Theme } from './theme.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** What a board says of a match: in the words of its game, with names made harmless, in ASCII where the terminal needs it. */
export interface BoardVoice {
  readonly glyphs: Glyphs;
  /** The name of a seat. */
  seat(seat: Seat): string;
  /** The printed form of a word of the game. */
  name(word: Value): string;
  /** The first of these words that the game has a printed form for. */
  firstName(...words: string[]): string | undefined;
  /** One line on what an option does; undefined where the game has none. */
  note(value: Value): string | undefined;
  /** A figure or a word of a view. */
  value(value: Value | null): string;
}

/** A figure of everyone that is worth following over the rounds. */
export interface Plot {
  /** The word by which the game calls the figure. */
  readonly name: string;
  /** The figure's path in the ledger with `*` for the seat; absent for the points. */
  readonly path?: string;
  /** The figure grows in ever larger steps: its small values are drawn apart from each other all the same. */
  readonly isGrowing?: boolean;
}

/** What a board draws. It computes no rule: every figure stands in the view, everything allowed in the question. */
export interface BoardProps<V = unknown> {
  readonly view: V;
  /** The question of the person at the screen; null while nobody is asked. */
  readonly question: Posed | null;
  /** What may be asked about that question; null while nobody is asked. */
  readonly inquiry: Inquiry | null;
  /** The option under the cursor, to be shown on the board as well. */
  readonly focus: Value | null;
  /** The cells that the board may fill; not one more. */
  readonly size: Size;
  readonly layout: Layout;
  /** Which of its panes the board shows, where it has several for this layout. */
  readonly pane: number;
  readonly glyphs: Glyphs;
  readonly theme: Theme;
  readonly voice: BoardVoice;
}

/** Where a match stands, for the first line of the screen. */
export interface Status {
  /** Such as `generation 3 of 7`, and its years. */
  readonly round: string;
  /** The phase that the step belongs to. */
  readonly phase?: string;
}

// biome-ignore lint/suspicious/noExplicitAny: the screen knows no game; each board knows the view of its own
type AnyView = any;

/** What `board/index.ts` in a game's folder exports. */
export interface BoardModule<V = AnyView> {
  /** The rows of the board: as many as the size has, none longer than it. */
  draw(props: BoardProps<V>): readonly Line[];
  /**
   * How many rows the board would use in so many columns.
   * @param most how many there are; a board that has a shorter form for few rows tells how many of them it uses
   */
  rows(props: Omit<BoardProps<V>, 'size'>, columns: number, most?: number): number;
  status?(view: V, voice: BoardVoice, columns: number): Status;
  /** The names of the parts among which Tab goes round; absent or short where everything fits at once. */
  panes?(size: Size): readonly string[];
  /** The boards of the others in full. */
  drawOthers?(props: BoardProps<V>): readonly Line[];
  /** What the seat of the view holds and may have, with whole texts, and what lies open of the others. */
  hand?(props: Omit<BoardProps<V>, 'size'>, columns: number): readonly Line[];
  /** What the signs on the board mean, for the help. */
  legend?(props: Omit<BoardProps<V>, 'size'>, columns: number): readonly Line[];
  /**
   * What the rules say of the score besides its sources and totals, below these: at the end what decided it, before the
   * end what the standings leave out.
   */
  ending?(props: Omit<BoardProps<V>, 'size'>, outcome: Outcome, columns: number): readonly Line[];
  /** What is plotted over the rounds besides the points. */
  readonly plots?: readonly Plot[];
  /** Kinds of log entries that must not be overlooked, such as a crisis. */
  readonly prominent?: readonly string[];
  /** The option next to another on the board; undefined where no option lies in that direction. */
  beside?(view: V, question: Posed, from: Value, direction: Direction): Value | undefined;
}
