import type { Advised, Ends } from '../bots/adviser.ts';
import type { Later } from '../bots/bot.ts';
import type { EvaluationUnit } from '../engine/game.ts';
import type { Posed } from '../engine/posed.ts';
import type { Consequence, Value } from '../engine/question.ts';
import { comparedWith, LEAST_DIFFERENCE, pointsUnit, type ReasonAlternative } from './reasons.ts';

/** A difference between the outcomes of two answers. Figures are averages over the rollouts. */
export interface EndDifference {
  /** A source of the seat's points; `rival`: the best score among the others; `wins`: games won of a hundred. */
  readonly of: string;
  /** How much more of it follows from the advised answer than from the next best one; negative: less. */
  readonly by: number;
}

/** The answer that a hard bot would give at a seat, knowing only what the seat may know. */
export interface Hint {
  readonly posed: Posed;
  readonly advised: Value;
  /** The answers that the bot would give next. */
  readonly plan: readonly Later[];
  /** Why the answers are good, in the game's terms: keys of the words' `reasons` with their figures. */
  readonly reasons: readonly Consequence[];
  /** The next best answers, the best first; none if no other answer was considered. */
  readonly alternatives: readonly ReasonAlternative[];
  readonly unit: EvaluationUnit;
  /** How the outcomes differ from those of the first alternative, the greatest difference first. */
  readonly because: readonly EndDifference[];
  /** The number of rollouts. */
  readonly rollouts: number;
}

/** The most alternatives that a hint names. */
const MOST_ALTERNATIVES = 2;
/** The most reasons that a hint gives for a move. */
const MOST_REASONS = 2;
/** Fewer rollouts than this say hardly anything. */
const FEWEST_GAMES = 8;
/** The same for games won out of a hundred. */
const LEAST_WINS = 3;

/** An answer of a hint, and the sources of points from which it brought more. */
export interface Advising {
  readonly ask: string;
  readonly value: Value;
  readonly gains: readonly string[];
}

/**
 * Turns an adviser's result into a hint.
 * @param unit the unit of evaluations
 * @param reason the game's reason for an answer of the hint; undefined if it gives none
 */
export function hintFrom(
  posed: Posed,
  { value, alternatives, ends, plan = [] }: Advised,
  unit: EvaluationUnit = pointsUnit,
  reason: (advising: Advising) => Consequence | undefined = () => undefined,
): Hint {
  const [best, ...others] = alternatives;
  const rated = others.filter(({ estimate }) => estimate !== null);
  const sure = rated.filter(({ rollouts }) => rollouts >= FEWEST_GAMES);
  // Answers that soon looked worse are named, too, if nothing else was compared.
  const told = (sure.length > 0 ? sure : rated)
    .map((other) => comparedWith(best, other, unit))
    .sort((one, other) => one.behind - other.behind)
    .slice(0, MOST_ALTERNATIVES);
  const endOf = (answer: Value | undefined): Ends | undefined => ends.find((each) => each.value === answer);
  const [own, next] = [value, told[0]?.value]
    .map(endOf)
    .map((end) => ((end?.rollouts ?? 0) >= FEWEST_GAMES ? end : undefined));
  const because = own === undefined || next === undefined ? [] : differencesOf(own, next);
  const gains = because.filter(({ of, by }) => of !== 'rival' && of !== 'wins' && by > 0).map(({ of }) => of);
  return {
    posed,
    advised: value,
    plan,
    reasons: reasonsOf([{ ask: posed.ask, value }, ...plan], gains, reason),
    alternatives: told,
    unit,
    because,
    rollouts: ends.reduce((sum, { rollouts }) => sum + rollouts, 0),
  };
}

/** The first reason that the game gives for the answers of a move; if there are further ones, one more. */
function reasonsOf(
  answers: readonly Pick<Advising, 'ask' | 'value'>[],
  gains: readonly string[],
  reason: (advising: Advising) => Consequence | undefined,
): Consequence[] {
  const reasons = answers.flatMap(({ ask, value }) => reason({ ask, value, gains }) ?? []);
  const codes = reasons.map(({ code }) => code);
  return reasons.filter(({ code }, place) => codes.indexOf(code) === place).slice(0, MOST_REASONS);
}

function differencesOf(own: Ends, next: Ends): EndDifference[] {
  const sources = [...new Set([...Object.keys(own.points), ...Object.keys(next.points)])];
  const differences: EndDifference[] = sources.map((of) => ({
    of,
    by: (own.points[of] ?? 0) - (next.points[of] ?? 0),
  }));
  if (own.rival !== undefined && next.rival !== undefined)
    differences.push({ of: 'rival', by: own.rival - next.rival });
  const wins = 100 * (own.wins - next.wins);
  return [
    ...differences
      .filter(({ by }) => Math.abs(by) >= LEAST_DIFFERENCE)
      .sort((one, other) => Math.abs(other.by) - Math.abs(one.by)),
    ...(Math.abs(wins) >= LEAST_WINS && own.rival !== undefined ? [{ of: 'wins', by: wins }] : []),
  ].map(({ of, by }) => ({ of, by: Math.round(by * 10) / 10 }));
}
