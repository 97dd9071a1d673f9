import type { Foreseen } from '../engine/forecast.ts';
import type { Outcome, Setting } from '../engine/game.ts';
import { type About, type Inquiry, inquiryOf, type Posed, posedOf } from '../engine/posed.ts';
import type { Barred, Question, Seat, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { AnyGame } from '../games/index.ts';
import type { HintInMaking, HintListener } from './hint-maker.ts';
import type { Reading } from './seat-view.ts';

/** What the owner of a match tells one reader. */
export interface Glance {
  /** The reader's open question; null if there is none. */
  posed(): Posed | null;
  /** What the reader may ask about it. */
  readonly inquiry: Inquiry;
  view(): unknown;
  outcome(): Outcome;
  forecast(): readonly Foreseen[];
  /** A hint for the reader's open question; null if there can be none. */
  hint(posed: Posed, listener: HintListener): HintInMaking | null;
  /** See `Reading.log`. */
  log(from: number): readonly LogEntry[];
}

/** Where the question of a reader is found. */
interface Asking {
  readonly game: AnyGame;
  setting(): Setting;
  /** The reader's open question; undefined if there is none. */
  question(): Question | undefined;
  /** Whether others decide at the same time. */
  isSealed(): boolean;
  /** All that a seat may know now. */
  viewOf(seat: Seat): unknown;
}

/** What a person may ask about an open question; the effects of an option include their consequences. */
export function explainedInquiry({ game, setting, question, viewOf }: Omit<Asking, 'isSealed'>): Inquiry {
  return inquiryOf(
    question,
    (effects, asked, option) =>
      game.explain?.(effects, { question: asked, option, view: viewOf(asked.seat), setting: setting() }) ??
      effects,
  );
}

/** The part of a glance about the open question, where nobody plays. */
export function glanceAtQuestion(asking: Asking): Pick<Glance, 'posed' | 'inquiry'> {
  const { question, isSealed } = asking;
  return {
    posed: () => {
      const asked = question();
      return asked === undefined ? null : posedOf(asked, isSealed());
    },
    inquiry: explainedInquiry(asking),
  };
}

/**
 * A seat for reading: at a table, at one point of a replay, or at the current position of a rule-checking session. It
 * hands out no state.
 */
export class ReadingSeat implements Reading {
  readonly #glance: Glance;

  /** @param seat null: a spectator, or all seats together */
  constructor(
    readonly seat: Seat | null,
    glance: Glance,
  ) {
    this.#glance = glance;
  }

  get posed(): Posed | null {
    return this.#glance.posed();
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
    return this.#glance.log(from);
  }

  about(option: Value): About {
    return this.#glance.inquiry.about(option);
  }

  barred(): readonly Barred[] {
    return this.#glance.inquiry.barred();
  }

  refuse(value: unknown): Barred | undefined {
    return this.#glance.inquiry.refuse(value);
  }

  takes(value: unknown): Value | undefined {
    return this.#glance.inquiry.takes(value);
  }
}
