import type { BoardModule, BoardProps } from '../drawing/board.ts';
import type { Glyphs } from '../drawing/glyphs.ts';
import type { Size } from '../drawing/layout.ts';
import type { Line } from '../drawing/lines.ts';
import type { Theme } from '../drawing/theme.ts';
import type { Foreseen } from '../engine/forecast.ts';
import type { Setting } from '../engine/game.ts';
import type { Preferences } from '../table/preferences.ts';
import type { ActionId, KeyName, ScreenKind, Situation } from './keys.ts';
import type { Prompt } from './prompts/prompt.ts';
import type { Voice } from './voice.ts';

/** What an overlay or a line of any screen reads and does: a match, a replay, a demo or a rule-checking session. */
export interface ShownScreen {
  readonly kind: ScreenKind;
  readonly size: Size;
  readonly glyphs: Glyphs;
  readonly theme: Theme;
  readonly voice: Voice;
  readonly board: BoardModule;
  readonly pane: number;
  readonly preferences: Preferences;
  /** The options and figures of the match on the screen. */
  readonly setting: Setting;
  /** What the screen shows, which determines the keys that work. */
  readonly situation: Situation;
  /** The overlay over the board; null if none is open. */
  readonly overlay: { readonly hint?: string } | null;
  /** One line of news; null if there is none. */
  readonly notice: string | null;
  /** The remark on the last key, shown in the last line until the next key. */
  readonly flash: string | null;
  /** The prompt of the open question; null if the screen asks nothing. */
  readonly openPrompt: Prompt | null;
  /** Labels of actions that currently differ from the usual ones. */
  readonly labels: Readonly<Partial<Record<ActionId, string>>>;
  /** Actions that do nothing here. */
  readonly hidden: ReadonlySet<ActionId>;
  /**
   * The properties of the board, except its size; null at an earlier point of a running match where public cards must
   * be remembered.
   */
  boardProps(): Omit<BoardProps, 'size'> | null;
  /** The forecast for the reader whose board is shown. */
  forecast(): readonly Foreseen[];
  /** More lines for the help, such as the legend of the board. */
  helpLines(size: Size): readonly Line[];
  /** Carries out an action of the key table, whether a key or the palette asked for it. */
  run(action: ActionId, key?: KeyName): void;
  /** Closes the overlay. */
  close(): void;
  /** Notifies the listeners of a change. */
  changed(): void;
  /** Ends the screen with an error. */
  fail(error: unknown): void;
}
