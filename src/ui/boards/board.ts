import type { Outcome } from '../../engine/game.ts';
import type { Inquiry, Posed } from '../../engine/posed.ts';
import type { Value } from '../../engine/question.ts';
import type { Glyphs } from '../glyphs.ts';
import type { Layout, Size } from '../layout.ts';
import type { Line } from '../lines.ts';
import type { Plot } from '../plots.ts';
import type { Theme } from '../theme.ts';
import type { Voice } from '../voice.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

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
  readonly voice: Voice;
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

/** What `boards/<game id>/index.tsx` exports. */
export interface BoardModule<V = AnyView> {
  /** The rows of the board: as many as the size has, none longer than it. */
  draw(props: BoardProps<V>): readonly Line[];
  /**
   * How many rows the board would use in so many columns.
   * @param most how many there are; a board that has a shorter form for few rows tells how many of them it uses
   */
  rows(props: Omit<BoardProps<V>, 'size'>, columns: number, most?: number): number;
  status?(view: V, voice: Voice, columns: number): Status;
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
