import type { Alternative, Verdict } from '../bots/bot.ts';
import type { EvaluationUnit } from '../engine/game.ts';
import type { Consequence, Question, RuleId, Seat, Secret, Shape, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';

/** An answer that a bot considered, as others may read it. */
export interface ReasonAlternative {
  readonly value: Value;
  /** How much worse the bot expected it to be than its own choice, in the game's unit; negative: better. */
  readonly behind: number;
  /** Whether the difference is so small that it may well be chance. */
  readonly isAlike: boolean;
}

/** Why a bot answered as it did, without what only the bot knows. */
export interface Reason {
  readonly seat: Seat;
  readonly level: string;
  readonly ask: string;
  readonly shape: Shape;
  readonly rule: RuleId;
  /** The unit of `behind`. */
  readonly unit: EvaluationUnit;
  /** The number of answers before this one. */
  readonly answered: number;
  readonly chosen: Value;
  /** The main answers that were not chosen, the best first. */
  readonly alternatives: readonly ReasonAlternative[];
  /** Whether alternatives are omitted because they, or their number, would reveal what only the bot knows. */
  readonly hidden: boolean;
  /** The number of rollouts it made. */
  readonly rollouts: number;
  /** The number of the step in which it was given; equal for all answers of one move. */
  readonly step: number;
  /** Why the answer is good, from what everybody knew: a key of the words' `reasons` with its figures. */
  readonly because?: Consequence;
}

/** A bot's decision as the table keeps it: complete, so not to be shown as it is. */
export interface KeptReason {
  readonly question: Pick<Question, 'seat' | 'ask' | 'rule' | 'shape'>;
  /** The question's secrets when it was asked; undefined if it had none. */
  readonly secret: Secret | undefined;
  readonly level: string;
  /** The unit in which people read the bot's evaluations; default: points. */
  readonly unit?: EvaluationUnit;
  readonly answered: number;
  /** The number of the first log entry that can report the answer. */
  readonly logged: number;
  /** The number of the step in which it was given. */
  readonly step: number;
  readonly because?: Consequence | undefined;
  readonly verdict: Verdict;
}

/** A reader of the reasons, at a given time. */
export interface ReasonReader {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** Whether the game is over and nothing is secret any more. */
  readonly over: boolean;
  /** The log entries from a number on that this reader may read. */
  log(from: number): readonly LogEntry[];
}

/** The unit of evaluations if a game names none. */
export const pointsUnit: EvaluationUnit = { word: 'points', size: 1 };

/** Smaller differences, in the unit of an evaluation, may well be chance, however many rollouts were played. */
export const LEAST_DIFFERENCE = 0.5;

/** How much worse than the best an answer was expected to be, in tenths of the unit. */
export function comparedWith(
  best: Alternative | undefined,
  other: Alternative,
  { size }: EvaluationUnit,
): ReasonAlternative {
  const behind = ((best?.estimate ?? 0) - (other.estimate ?? 0)) / size;
  const noise = Math.max(LEAST_DIFFERENCE, (other.doubt ?? 0) / size);
  // Adding 0 turns −0, which JSON does not have, into 0.
  return { value: other.value, behind: Math.round(behind * 10) / 10 + 0, isAlike: behind < noise };
}

/** The most alternatives that a reason names. */
const MOST_ALTERNATIVES = 4;

/** The reason as a reader may see it; null if the reader may not even know the answer. */
export function reasonFor(kept: KeptReason, reader: ReasonReader): Reason | null {
  const { question, level, unit = pointsUnit, answered, verdict, step, because } = kept;
  if (!isTold(kept, reader)) return null;
  const secrets = isInitiated(kept, reader) ? [] : (kept.secret?.options ?? []);
  const [best, ...others] = verdict.alternatives;
  const weighed = others.filter(({ estimate }) => estimate !== null);
  const told = weighed.filter(({ value }) => !secrets.includes(value));
  return {
    seat: question.seat,
    level,
    ask: question.ask,
    shape: question.shape,
    rule: question.rule,
    unit,
    answered,
    chosen: verdict.value,
    alternatives: told
      .slice(0, MOST_ALTERNATIVES)
      .map((other) => comparedWith(best, other, unit))
      .sort((one, other) => one.behind - other.behind),
    hidden: told.length < weighed.length,
    rollouts: verdict.alternatives.reduce((sum, { rollouts }) => sum + rollouts, 0),
    step,
    ...(because === undefined ? {} : { because }),
  };
}

/** Whether the reader knows everything that the bot knew. */
function isInitiated({ question }: KeptReason, { seat, over }: ReasonReader): boolean {
  return over || seat === question.seat;
}

/**
 * Whether the reader knows the answer: its question has no secrets, or the answer is not one of them, or the log tells
 * it to the reader. An answer that only the asked seat may know is never told.
 */
function isTold(kept: KeptReason, reader: ReasonReader): boolean {
  const { question, secret, verdict, logged } = kept;
  if (secret === undefined || isInitiated(kept, reader)) return true;
  if (secret.answer === 'kept') return false;
  if (!secret.options.includes(verdict.value)) return true;
  return reader
    .log(logged)
    .some(
      ({ seat, figures = {} }) =>
        seat === question.seat && Object.values(figures).some((figure) => figure === verdict.value),
    );
}
