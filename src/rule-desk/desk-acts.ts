import type { Outcome } from '../engine/game.ts';
import type { Inquiry, Posed } from '../engine/posed.ts';
import type { Given } from '../engine/position.ts';
import type { Barred, Seat, Value } from '../engine/question.ts';

/** An act, as an event that the scenarios of every game know. */
export type DeskEvent =
  | { readonly begin: string; readonly draws?: readonly number[] }
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
  readonly events: readonly DeskEvent[];
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
