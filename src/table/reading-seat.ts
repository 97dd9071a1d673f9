import type { Foreseen } from '../engine/forecast.ts';
import type { Outcome } from '../engine/game.ts';
import { type About, type Inquiry, inquiryOf, type Posed, posedOf } from '../engine/posed.ts';
import type { Barred, Effect, Question, Seat, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { HintInMaking, HintListener } from './hint-maker.ts';
import type { Reading } from './seat-view.ts';

/** What the owner of a match tells one reader. */
export interface Glance {
  view(): unknown;
  outcome(): Outcome;
  forecast(): readonly Foreseen[];
  /** A hint for the reader's open question; null if there can be none. */
  hint(posed: Posed, listener: HintListener): HintInMaking | null;
  log(): readonly LogEntry[];
  /** The reader's open question; undefined if there is none. */
  question(): Question | undefined;
  /** The consequences of an option's effects. */
  explain(effects: readonly Effect[], question: Question, option: Value): readonly Effect[];
  /** Whether others decide at the same time. */
  isSealed(): boolean;
}

/**
 * A seat for reading where nobody plays: at one point of a replay, or at the current position of a rule-checking
 * session. It hands out no state.
 */
export class ReadingSeat implements Reading {
  readonly #glance: Glance;
  readonly #inquiry: Inquiry;

  /** @param seat null: a spectator, or all seats together */
  constructor(
    readonly seat: Seat | null,
    glance: Glance,
  ) {
    this.#glance = glance;
    this.#inquiry = inquiryOf(
      () => glance.question(),
      (effects, question, option) => glance.explain(effects, question, option),
    );
  }

  get posed(): Posed | null {
    const question = this.#glance.question();
    return question === undefined ? null : posedOf(question, this.#glance.isSealed());
  }

  /** All that the seat may know; undefined if players must remember what was face up instead of looking it up. */
  view(): unknown {
    return this.#glance.view();
  }

  outcome(): Outcome {
    return this.#glance.outcome();
  }

  forecast(): readonly Foreseen[] {
    return this.#glance.forecast();
  }

  hint(listener: HintListener): HintInMaking | null {
    const { posed } = this;
    return posed === null ? null : this.#glance.hint(posed, listener);
  }

  log(from = 0): readonly LogEntry[] {
    return this.#glance.log().slice(Math.max(0, from));
  }

  about(option: Value): About {
    return this.#inquiry.about(option);
  }

  barred(): readonly Barred[] {
    return this.#inquiry.barred();
  }

  refuse(value: unknown): Barred | undefined {
    return this.#inquiry.refuse(value);
  }

  takes(value: unknown): Value | undefined {
    return this.#inquiry.takes(value);
  }
}
