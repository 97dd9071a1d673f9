import type { Question, RuleId, Seat, Value } from './question.ts';

/** A public figure that changed: its path in the game's ledger, before and after. */
export interface Change {
  readonly path: string;
  readonly from: Value | null;
  readonly to: Value | null;
}

/** What a step reports to the log. The engine adds the changes of the ledger since the previous entry. */
export interface Report {
  /** A log kind in kebab-case; the game's words turn it into a sentence. */
  readonly kind: string;
  /** The seat that the entry is about; absent for the table as a whole. */
  readonly seat?: Seat;
  readonly rule: RuleId;
  readonly figures?: Readonly<Record<string, Value>>;
  /** Who may see the entry; absent: everyone. */
  readonly seenBy?: readonly Seat[];
  /** The name of a step: after it, the entry must be remembered and cannot be looked up. */
  readonly until?: string;
}

/** An entry of the log, beside the state: rewritten whenever its step runs again, absent in rollouts. */
export interface LogEntry extends Report {
  readonly step: string;
  readonly changes: readonly Change[];
}

/**
 * What a step sees of the table. `choose` and the like return the answer, or stop the step by throwing the engine's
 * stop, which only the engine may catch.
 */
export interface Umpire<C = unknown> {
  /** The component table of this match; read only. */
  readonly components: C;
  /** One decision of one seat. */
  choose<T extends Value>(question: Question<T>): T;
  /**
   * Sealed, simultaneous decisions: no answer is seen before all are given. The answers come in the questions' order.
   * The options must be public, such as bids up to open money. If they depend on what only the asked seat knows, such
   * as its hand, use `together`: its dialogues put their questions after hidden things are dealt anew for a bot.
   */
  chooseAll<T extends Value>(questions: readonly Question<T>[]): T[];
  /**
   * Everyone decides at once, each with questions of their own. A dialogue asks only its own seat, draws no chance,
   * reads no shared pool, changes nothing and returns the decision. The results come in the order of `seats`.
   */
  together<R>(seats: readonly Seat[], dialogue: (seat: Seat) => R): R[];
  /**
   * A whole number from 0 to n − 1 from the match's stream; n is 1 or more.
   * @param what what people see drawn, such as the die; default: nothing that shows a face
   * @param faceOf what the thing shows for each number
   */
  random(n: number, what?: string, faceOf?: (index: number) => Value): number;
  /** Absent in rollouts, so call it as `umpire.log?.(…)`: then the report is not even built. */
  log?(report: Report): void;
  /** These seats now know more, so an undo beyond this point must say so. */
  reveal(what: string, seats: readonly Seat[]): void;
}

/** One part of a game, such as a phase: it mutates the draft, asks through the umpire, and is never async. */
export type Step<S, C = unknown> = (state: S, umpire: Umpire<C>) => void;
