import type { Direction } from '../../drawing/board.ts';
import type { Glyphs } from '../../drawing/glyphs.ts';
import type { Size } from '../../drawing/layout.ts';
import type { Line } from '../../drawing/lines.ts';
import type { Value } from '../../engine/question.ts';
import type { KeyName } from '../keys.ts';
import type { Voice } from '../voice.ts';
import type { Prompt } from './prompt.ts';

/** What a prompt needs to draw itself and to handle keys. */
export interface PromptContext {
  readonly prompt: Prompt;
  readonly voice: Voice;
  readonly glyphs: Glyphs;
  /** The picks of this decision so far. */
  readonly picked: readonly Value[];
  /** Whether the screen is too small for the board's parts to be seen at once; then Tab goes through them. */
  readonly isCompact: boolean;
  /** The heading under which an option is listed; absent if the list has no headings. */
  groupOf?(option: Value): string | undefined;
  /** The option in a direction on the board; undefined if options are not on the board. */
  beside?(from: Value, direction: Direction): Value | undefined;
}

/** The prompt for one shape of question: how its options are drawn, and how keys move among them. */
export interface ShapePrompt {
  /** How many rows the options would take if they had enough room. */
  rows(context: PromptContext, columns: number): number;
  /** The options in at most as many rows as the size has. */
  lines(context: PromptContext, size: Size): Line[];
  /** @returns whether the key did something */
  press(key: KeyName, context: PromptContext): boolean;
}
