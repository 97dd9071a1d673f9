import type { Advised, Ends } from '../bots/adviser.ts';
import type { EvaluationUnit } from '../engine/game.ts';
import type { Posed } from '../engine/posed.ts';
import type { Value } from '../engine/question.ts';
import { behindOf, points, type ReasonAlternative } from './reasons.ts';

/** Something in which two answers lead to different ends. Figures are averages over the games that were played out. */
export interface EndDifference {
  /** A source of the seat's points; `rival`: the best score among the others; `wins`: games won of a hundred. */
  readonly of: string;
  /** How much more of it there is after the advised answer than after the next best one; negative: less. */
  readonly by: number;
}

/** The answer that a hard bot would give at a seat, on what the seat may know. */
export interface Hint {
  readonly posed: Posed;
  readonly advised: Value;
  /** The next best answers, the nearest first; none where nothing else was worth a look. */
  readonly alternatives: readonly ReasonAlternative[];
  readonly unit: EvaluationUnit;
  /** In what the ends differ from those after the first alternative, the greatest difference first. */
  readonly because: readonly EndDifference[];
  /** How many games were played out. */
  readonly rollouts: number;
}

/** How many alternatives are told. */
const MOST_ALTERNATIVES = 2;
/** Of so few games hardly anything can be said. */
const FEWEST_GAMES = 8;
/** Smaller differences of average points are luck as likely as not. */
const LEAST_DIFFERENCE = 0.5;
/** The same for games won of a hundred. */
const LEAST_WINS = 3;

/** What the thinking of an adviser comes to for the one who asked. */
export function hintFrom(posed: Posed, { value, alternatives, ends }: Advised, unit = points): Hint {
  const [best, ...others] = alternatives;
  const told = others
    .filter(({ estimate, rollouts }) => estimate !== null && rollouts >= FEWEST_GAMES)
    .map((other) => ({ value: other.value, behind: behindOf(best, other, unit) }))
    .sort((one, other) => one.behind - other.behind)
    .slice(0, MOST_ALTERNATIVES);
  const endOf = (answer: Value | undefined): Ends | undefined => ends.find((each) => each.value === answer);
  const [own, next] = [endOf(value), endOf(told[0]?.value)];
  return {
    posed,
    advised: value,
    alternatives: told,
    unit,
    because: own === undefined || next === undefined ? [] : differencesOf(own, next),
    rollouts: ends.reduce((sum, { rollouts }) => sum + rollouts, 0),
  };
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
