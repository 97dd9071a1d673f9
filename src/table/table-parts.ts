import type { Bot } from '../bots/bot.ts';
import { answerTo } from '../engine/answer.ts';
import type { Setting } from '../engine/game.ts';
import { type Inquiry, inquiryOf, type Posed, posedOf } from '../engine/posed.ts';
import type { Seat, Value } from '../engine/question.ts';
import type { Foresight } from '../engine/umpires.ts';
import type { AnyGame } from '../games/index.ts';
import type { Sitter } from './seat-view.ts';
import type { ThinkingPool } from './thinking-pool.ts';

/** The parts of a table. */
export interface TableParts {
  readonly game: AnyGame;
  readonly setting: Setting;
  readonly sitters: readonly Sitter[];
  /** The loaded bots by level. */
  readonly bots: ReadonlyMap<string, Bot>;
  readonly seed: string;
  /** Milliseconds that a bot may think about one decision; default: its level's own budget. */
  readonly think?: number | undefined;
  /** The sourced component table; default: the shipped one. */
  readonly sourced?: unknown;
  /** The workers that think for bots of several tables; default: one worker of its own. */
  readonly pool?: ThinkingPool | undefined;
  /**
   * Whether bots go first in simultaneous decisions, so that a script of the people's answers reproduces the match;
   * default: yes.
   */
  readonly botsFirst?: boolean;
  /** The time in milliseconds since 1970; default: the system's. */
  readonly now?: () => number;
}

/** An answer that the driver gave because it was the only one. */
export interface ForcedAnswer {
  readonly seat: Seat;
  readonly ask: string;
  readonly value: Value;
}

/** The foreseen answer to a question; undefined if there is none. */
export type ForeseenAnswer = { readonly value: Value; readonly forced?: true } | undefined;

/** Knows answers before their questions are asked, as a script does. See the kernel's `Foresight`. */
export type SeatForesight = (posed: Posed, inquiry: Inquiry) => ForeseenAnswer;

/** The foresight of seats, as the kernel asks for it. */
export const forEngine =
  (foresight: SeatForesight): Foresight =>
  (question, isDialogue) => {
    const answer = foresight(
      posedOf(question, isDialogue),
      inquiryOf(() => question),
    );
    return answer && answerTo(question, answer.value, answer.forced === true);
  };
