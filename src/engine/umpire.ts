import type { Question, RuleId, Seat, Value } from './question.ts';

/** A change of a public figure: its path in the game's ledger, and its values before and after. */
export interface Change {
  readonly path: string;
  readonly from: Value | null;
  readonly to: Value | null;
}

/** What a step reports to the log. The engine adds the changes of the ledger since the previous entry. */
export interface Report {
  /** A log kind in kebab-case; the game's words turn it into a sentence. */
  readonly kind: string;
  /** The seat that the entry concerns; absent for the table as a whole. */
  readonly seat?: Seat;
  readonly rule: RuleId;
  readonly figures?: Readonly<Record<string, Value>>;
  /** Who may see the entry; default: everyone. */
  readonly seenBy?: readonly Seat[];
  /** The name of a step. After it, players must remember the entry and cannot look it up. */
  readonly until?: string;
}

/**
 * An entry of the log, which is not part of the state: it is rewritten whenever its step runs again, and absent in
 * rollouts.
 */
export interface LogEntry extends Report {
  readonly step: string;
  readonly changes: readonly Change[];
}

/**
 * A step's access to the table. `choose` and its relatives return the answer, or stop the step by throwing the engine's
 * stop, which only the engine may catch.
 */
export interface Umpire<C = unknown> {
  /** The component table of this match; read only. */
  readonly components: C;
  /** A decision of one seat. */
  choose<T extends Value>(question: Question<T>): T;
  /**
   * Sealed, simultaneous decisions: no answer is seen before all are given. The answers are returned in the order of
   * the questions. The options must be public, such as bids up to public money. If they depend on what only the asked
   * seat knows, such as its hand, use `together`: its dialogues ask their questions after hidden information has been
   * dealt again for a bot.
   */
  chooseAll<T extends Value>(questions: readonly Question<T>[]): T[];
  /**
   * Everyone decides at once, each in a dialogue. A dialogue asks only its own seat, uses no chance, reads no shared
   * pool, changes nothing and returns the decision. The results are in the order of `seats`.
   */
  together<R>(seats: readonly Seat[], dialogue: (seat: Seat) => R): R[];
  /**
   * A whole number from 0 to n − 1 from the match's stream; n is 1 or more.
   * @param what the thing that people see drawn, such as the die; default: nothing visible
   * @param faceOf the face shown for each number
   */
  random(n: number, what?: string, faceOf?: (index: number) => Value): number;
  /** Absent in rollouts; call it as `umpire.log?.(…)`, so that the report is not even built there. */
  log?(report: Report): void;
  /** Records that these seats now know more, which an undo beyond this point must mention. */
  reveal(what: string, seats: readonly Seat[]): void;
}

/** A part of a game, such as a phase. It changes the draft, asks through the umpire, and is never async. */
export type Step<S, C = unknown> = (state: S, umpire: Umpire<C>) => void;
