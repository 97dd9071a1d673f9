import type { Advised, Ends } from '../bots/adviser.ts';
import type { EvaluationUnit } from '../engine/game.ts';
import type { Posed } from '../engine/posed.ts';
import type { Value } from '../engine/question.ts';
import { behindOf, pointsUnit, type ReasonAlternative } from './reasons.ts';

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
/** Fewer rollouts than this say hardly anything. */
const FEWEST_GAMES = 8;
/** Smaller differences in average points may well be chance. */
export const LEAST_DIFFERENCE = 0.5;
/** The same for games won out of a hundred. */
const LEAST_WINS = 3;

/** Turns an adviser's result into a hint. */
export function hintFrom(posed: Posed, { value, alternatives, ends }: Advised, unit = pointsUnit): Hint {
  const [best, ...others] = alternatives;
  const rated = others.filter(({ estimate }) => estimate !== null);
  const sure = rated.filter(({ rollouts }) => rollouts >= FEWEST_GAMES);
  // What soon looked worse is named too where nothing else was compared.
  const told = (sure.length > 0 ? sure : rated)
    .map((other) => ({ value: other.value, behind: behindOf(best, other, unit) }))
    .sort((one, other) => one.behind - other.behind)
    .slice(0, MOST_ALTERNATIVES);
  const endOf = (answer: Value | undefined): Ends | undefined => ends.find((each) => each.value === answer);
  const [own, next] = [value, told[0]?.value]
    .map(endOf)
    .map((end) => ((end?.rollouts ?? 0) >= FEWEST_GAMES ? end : undefined));
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
