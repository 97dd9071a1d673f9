import type { Alternative, Verdict } from '../bots/bot.ts';
import type { EvaluationUnit } from '../engine/game.ts';
import type { Question, RuleId, Seat, Secret, Shape, Value } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';

/** One answer that a bot weighed, as others may read it. */
export interface ReasonAlternative {
  readonly value: Value;
  /** By how much the bot expected to stand worse than with its own choice, in the game's unit; negative: better. */
  readonly behind: number;
}

/** Why a bot answered as it did, without what it alone knows. */
export interface Reason {
  readonly seat: Seat;
  readonly level: string;
  readonly ask: string;
  readonly shape: Shape;
  readonly rule: RuleId;
  /** What `behind` counts. */
  readonly unit: EvaluationUnit;
  /** How many answers the match had before this one. */
  readonly answered: number;
  readonly chosen: Value;
  /** The main ones that were not chosen, the nearest first. */
  readonly alternatives: readonly ReasonAlternative[];
  /** Whether alternatives are left out because they would tell what only the bot knows; their number would tell it too. */
  readonly hidden: boolean;
  /** How many rollouts it thought about. */
  readonly rollouts: number;
}

/** A bot's decision as the table remembers it: everything, for nobody's eyes. */
export interface KeptReason {
  readonly question: Pick<Question, 'seat' | 'ask' | 'rule' | 'shape'>;
  /** What the question said of its secrets when it was asked; undefined where it had none. */
  readonly secret: Secret | undefined;
  readonly level: string;
  /** How people read the bot's evaluations; default: as points. */
  readonly unit?: EvaluationUnit;
  readonly answered: number;
  /** The number of the first log entry that can tell of the answer. */
  readonly logged: number;
  readonly verdict: Verdict;
}

/** Who reads the reasons, and when. */
export interface Reader {
  /** Null is a spectator. */
  readonly seat: Seat | null;
  /** Whether the game is over, so that nothing is secret any more. */
  readonly over: boolean;
  /** What this reader may read of the log from an entry's number on. */
  log(from: number): readonly LogEntry[];
}

/** The unit of evaluations where a game names none. */
export const points: EvaluationUnit = { word: 'points', size: 1 };

/** By how much an answer was expected to be worse than the best, in tenths of the unit. */
export function behindOf(
  best: Alternative | undefined,
  other: Alternative,
  { size }: EvaluationUnit,
): number {
  return Math.round((((best?.estimate ?? 0) - (other.estimate ?? 0)) * 10) / size) / 10;
}

/** How many alternatives are told. */
const MOST_ALTERNATIVES = 4;

/** The reason as a reader may have it; null where the answer itself is none of the reader's business. */
export function reasonFor(kept: KeptReason, reader: Reader): Reason | null {
  const { question, level, unit = points, answered, verdict } = kept;
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
      .map((other) => ({ value: other.value, behind: behindOf(best, other, unit) }))
      .sort((one, other) => one.behind - other.behind),
    hidden: told.length < weighed.length,
    rollouts: verdict.alternatives.reduce((sum, { rollouts }) => sum + rollouts, 0),
  };
}

/** Whether the reader knows all that the bot knew. */
function isInitiated({ question }: KeptReason, { seat, over }: Reader): boolean {
  return over || seat === question.seat;
}

/**
 * Whether the reader knows the answer: its question has no secrets, or the answer is none of them, or the log tells the
 * reader of it. An answer that stays with the asked seat is never told.
 */
function isTold(kept: KeptReason, reader: Reader): boolean {
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
