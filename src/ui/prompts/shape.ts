import type { Direction } from '../../drawing/board.ts';
import type { Glyphs } from '../../drawing/glyphs.ts';
import type { Size } from '../../drawing/layout.ts';
import type { Line } from '../../drawing/lines.ts';
import type { Value } from '../../engine/question.ts';
import type { KeyName } from '../keys.ts';
import type { Voice } from '../voice.ts';
import type { Prompt } from './prompt.ts';

/** What drawing and keys of a prompt need to know. */
export interface PromptContext {
  readonly prompt: Prompt;
  readonly voice: Voice;
  readonly glyphs: Glyphs;
  /** What this decision has picked so far. */
  readonly picked: readonly Value[];
  /** The option that lies in a direction on the board; undefined where options do not lie on the board. */
  beside?(from: Value, direction: Direction): Value | undefined;
}

/** The prompt of one question shape: how its options are drawn, and what the arrows do among them. */
export interface ShapePrompt {
  /** How many rows the options would take if they had all they want. */
  rows(context: PromptContext, columns: number): number;
  /** The options in at most so many rows. */
  lines(context: PromptContext, size: Size): Line[];
  /** @returns whether the key meant something to the options */
  press(key: KeyName, context: PromptContext): boolean;
}
