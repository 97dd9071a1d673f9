import type { Question, RuleId, Seat, Value } from './question.ts';

/** A public figure that changed: its path in the game's ledger, before and after. */
export interface Change {
  readonly path: string;
  readonly from: Value | null;
  readonly to: Value | null;
}

/** What a step reports. The changes of the ledger since the entry before are added by the kernel. */
export interface Report {
  /** A log kind in kebab-case; the game's words put it into a sentence. */
  readonly kind: string;
  /** Whose act or fate it is; absent for the table as a whole. */
  readonly seat?: Seat;
  readonly rule: RuleId;
  readonly figures?: Readonly<Record<string, Value>>;
  /** Who may see the entry; absent: everyone. */
  readonly seenBy?: readonly Seat[];
  /** The name of a step: what was open once must be remembered, not looked up, after it. */
  readonly until?: string;
}

/** An entry of the log, beside the state: rewritten whenever its step runs again, absent in rollouts. */
export interface LogEntry extends Report {
  readonly step: string;
  readonly changes: readonly Change[];
}

/**
 * What a step sees of the table. `choose` and its kin return the answer, or stop the step by throwing the kernel's
 * stop, which only the kernel may catch.
 */
export interface Umpire<C = unknown> {
  /** The component table of this match: read, never written. */
  readonly components: C;
  /** One decision of one seat. */
  choose<T extends Value>(question: Question<T>): T;
  /**
   * Sealed, simultaneous decisions: nobody sees an answer before all are in. The answers come in the questions' order.
   * The options must be public, such as bids up to open money. Where they hang on what only the asked seat knows, such
   * as its hand, use `together`: its dialogues put their questions after hidden things are dealt anew for a bot.
   */
  chooseAll<T extends Value>(questions: readonly Question<T>[]): T[];
  /**
   * Everyone decides at once, each with questions of their own. A dialogue asks only its own seat, draws no chance,
   * reads no shared pool, changes nothing and returns the decision. The results come in the order of `seats`.
   */
  together<R>(seats: readonly Seat[], dialogue: (seat: Seat) => R): R[];
  /** A whole number from 0 to n − 1 from the match's stream; n is 1 or more. */
  random(n: number): number;
  /** Absent in rollouts, so call it as `umpire.log?.(…)`: there the report is not even built. */
  log?(report: Report): void;
  /** These seats now know more: undo may not pass silently behind this point. */
  reveal(what: string, seats: readonly Seat[]): void;
}

/** One stretch of a game: mutates the draft, asks through the umpire, is never async. */
export type Step<S, C = unknown> = (state: S, umpire: Umpire<C>) => void;
