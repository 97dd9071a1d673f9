import type { Verdict } from '../bots/bot.ts';
import type { Question, RuleId, Seat, Value } from '../engine/question.ts';

/** One answer that a bot weighed, as others may read it. */
export interface ReasonAlternative {
  readonly value: Value;
  /** By how much the bot expected to stand worse than with its own choice, in the units of the game's evaluation. */
  readonly behind: number;
}

/** Why a bot answered as it did, without what it alone knows. */
export interface Reason {
  readonly seat: Seat;
  readonly level: string;
  readonly ask: string;
  readonly rule: RuleId;
  /** How many answers the match had before this one. */
  readonly answered: number;
  /** What it chose; null where the reader may not know it. */
  readonly chosen: Value | null;
  /** The main ones that were not chosen, the nearest first. */
  readonly alternatives: readonly ReasonAlternative[];
  /** Alternatives that are left out because they would tell what only the bot knows. */
  readonly hidden: number;
  /** How many rollouts it thought about. */
  readonly rollouts: number;
}

/** A bot's decision as the table remembers it: everything, for nobody's eyes. */
export interface KeptReason {
  readonly question: Pick<Question, 'seat' | 'ask' | 'rule' | 'shape'>;
  readonly level: string;
  readonly answered: number;
  readonly verdict: Verdict;
}

/** How many alternatives are told. */
const MOST_ALTERNATIVES = 4;

/** What the table knows of its secrets when it tells a reason. */
export interface Reader {
  /** All that the reader may know, as text; null where nothing is secret any more. */
  readonly known: string | null;
  /** All that the bot may know, as text. */
  readonly own: string;
  /** The component table, as text: what stands in it may be a card in a hand. */
  readonly components: string;
}

/** The reason as a reader may have it. */
export function reasonFor(kept: KeptReason, reader: Reader): Reason {
  const { question, level, answered, verdict } = kept;
  const [best, ...others] = verdict.alternatives;
  const isOpen = (value: Value) => isKnown(value, reader);
  const weighed = others.filter(({ estimate }) => estimate !== null);
  const told = weighed.filter(({ value }) => isOpen(value));
  return {
    seat: question.seat,
    level,
    ask: question.ask,
    rule: question.rule,
    answered,
    chosen: isOpen(verdict.value) ? verdict.value : null,
    alternatives: told.slice(0, MOST_ALTERNATIVES).map(({ value, estimate }) => ({
      value,
      behind: Math.round(((best?.estimate ?? 0) - (estimate as number)) * 10) / 10,
    })),
    hidden: weighed.length - told.length,
    rollouts: verdict.alternatives.reduce((sum, { rollouts }) => sum + rollouts, 0),
  };
}

/**
 * Whether naming the answer tells nothing: amounts, yes and no, and the words of the rules never do; a card only where
 * the reader sees it anyway.
 */
function isKnown(value: Value, { known, own, components }: Reader): boolean {
  if (known === null || typeof value !== 'string') return true;
  const word = JSON.stringify(value);
  return known.includes(word) || !(own.includes(word) || components.includes(word));
}
