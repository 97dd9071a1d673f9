import type { RuleId, Seat, Value } from './question.ts';

/** A line of a forecast: plain data that the game puts into words. */
export interface Foreseen {
  /** A key of the game's `forecast` sentences. */
  readonly code: string;
  /** The rule that will do it. */
  readonly rule: RuleId;
  /** The seat it concerns; absent for the reader or the table as a whole. */
  readonly seat?: Seat;
  readonly figures?: Readonly<Record<string, Value>>;
}
