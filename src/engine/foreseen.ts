import type { RuleId, Seat, Value } from './question.ts';

/** One line of what the rules will do by themselves: plain data, put into words by the game. */
export interface Foreseen {
  /** A word of the game's `forecast` sentences. */
  readonly code: string;
  /** The rule that will do it. */
  readonly rule: RuleId;
  /** Whom it concerns; absent: the reader, or the table as a whole. */
  readonly seat?: Seat;
  readonly figures?: Readonly<Record<string, Value>>;
}
