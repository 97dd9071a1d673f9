import type { Outcome } from '../engine/game.ts';
import type { Path } from '../engine/place.ts';
import type { Inquiry, Posed } from '../engine/posed.ts';
import type { Given } from '../engine/position.ts';
import type { Barred, RuleId, Seat, Value } from '../engine/question.ts';
import type { FixedDraw } from '../engine/umpires.ts';
import type { Moved } from './set-fields.ts';

/** An act, in the form of an event that every game's scenarios understand. */
export type DeskEvent =
  | { readonly begin: string; readonly draws?: readonly FixedDraw[] }
  | {
      readonly seat: Seat;
      readonly ask: string;
      readonly answer: Value | readonly Value[];
      readonly refused?: string;
    };

/** The result of trying answers: the position in the scenarios' words, and the score. */
export interface Tried {
  readonly position: Readonly<Record<string, unknown>>;
  readonly outcome: Outcome;
}

/** The acts since the session began, or since a field was last set. */
export interface Recorded {
  /** The position before the acts. */
  readonly from: Given;
  /** The fields of that position that the user set. */
  readonly named: readonly Path[];
  readonly events: readonly DeskEvent[];
  /** The position after all acts. */
  readonly position: Given;
  /** The same without a step that has only asked its first question. */
  readonly settled: { readonly events: readonly DeskEvent[]; readonly position: Given };
  /** The rules of the answered questions and of the refusals, in order. */
  readonly rules: readonly RuleId[];
}

/** The result of setting fields. */
export interface FieldsReport {
  readonly moved: readonly Moved[];
  /** The previous position. */
  readonly before: Given;
}

/** An answer that the rules refuse; nothing has changed. */
export interface Refusal {
  readonly barred: Barred;
  readonly seat: Seat;
  /** The seat's open question; undefined if it has none. */
  readonly question: Posed | undefined;
  /** The answers to the same question that would have come before it. */
  readonly before: readonly Value[];
}

/** Answers of one seat to the questions that it is asked, in order. */
export interface Answering {
  readonly seat: Seat;
  /** The name of the question that the first answer is for; default: any. */
  readonly ask?: string | undefined;
  readonly words: readonly string[];
  /** The value that a word stands for in a question. */
  meaning(word: string, question: Posed, inquiry: Inquiry): Value;
}

/** Something cannot be done here; the message is one sentence, and nothing has changed. */
export class DeskError extends Error {
  override name = 'DeskError';
}
