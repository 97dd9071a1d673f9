import type { Outcome } from '../engine/game.ts';
import type { Path } from '../engine/place.ts';
import type { Inquiry, Posed } from '../engine/posed.ts';
import type { Given } from '../engine/position.ts';
import type { Barred, RuleId, Seat, Value } from '../engine/question.ts';
import type { FixedDraw } from '../engine/umpires.ts';
import type { Moved } from './set-fields.ts';

/** An act, as an event that the scenarios of every game know. */
export type DeskEvent =
  | { readonly begin: string; readonly draws?: readonly FixedDraw[] }
  | {
      readonly seat: Seat;
      readonly ask: string;
      readonly answer: Value | readonly Value[];
      readonly refused?: string;
    };

/** Where answers would lead: the position in the words of scenarios, and the score. */
export interface Tried {
  readonly position: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
}

/** What was done since the beginning, or since a field was last set. */
export interface Recorded {
  /** The position from which it was done. */
  readonly from: Given;
  /** The fields of it that were named by hand. */
  readonly named: readonly Path[];
  readonly events: readonly DeskEvent[];
  /** The position after all of them. */
  readonly position: Given;
  /** The same without a step that has only put its first question yet. */
  readonly settled: { readonly events: readonly DeskEvent[]; readonly position: Given };
  /** The rules of the questions that were answered and of the refusals, in their order. */
  readonly rules: readonly RuleId[];
}

/** What came of setting fields. */
export interface FieldsReport {
  readonly moved: readonly Moved[];
  /** The position as it was. */
  readonly before: Given;
}

/** An answer that the rules refuse; nothing has changed. */
export interface Refusal {
  readonly barred: Barred;
  readonly seat: Seat;
  /** What the seat is asked; undefined where it is not asked at all. */
  readonly question: Posed | undefined;
  /** The answers to the same question that would have been given before it. */
  readonly before: readonly Value[];
}

/** Answers of one seat, given one after the other to the questions that it is asked. */
export interface Answering {
  readonly seat: Seat;
  /** The name of the question that the first answer is for; default: any. */
  readonly ask?: string | undefined;
  readonly words: readonly string[];
  /** The value that a word means to a question. */
  meaning(word: string, question: Posed, inquiry: Inquiry): Value;
}

/** What cannot be done here, in one sentence; nothing has changed. */
export class DeskError extends Error {
  override name = 'DeskError';
}
