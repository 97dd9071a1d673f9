import { elementAt } from '../engine/checked.ts';

/** A share of successes with its 95 % interval. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** The z-score of a two-sided 95 % interval. */
const Z = 1.959964;

/**
 * Wilson's interval: it holds even for few tries and never leaves 0…1. Successes may be fractional, since shared wins
 * are.
 */
export function wilson(successes: number, tries: number): Share {
  if (tries === 0) return { share: 0, low: 0, high: 1 };
  const share = successes / tries;
  const square = (Z * Z) / tries;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / tries + square / (4 * tries));
  return {
    share,
    low: successes <= 0 ? 0 : Math.max(0, middle - half),
    high: successes >= tries ? 1 : Math.min(1, middle + half),
  };
}

export function meanOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The standard deviation of a sample; 0 for a single value. */
export function deviationOf(values: readonly number[]): number {
  if (values.length < 2) return 0;
  const mean = meanOf(values);
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1));
}

/** Half the width of the 95 % interval of a mean. */
export function marginOf(values: readonly number[]): number {
  return values.length < 2 ? Number.POSITIVE_INFINITY : (Z * deviationOf(values)) / Math.sqrt(values.length);
}

/** The place of every seat; 1 is best. Tied seats share the mean of their places, and so do unranked ones. */
export function placesOf(players: number, ranking: readonly (readonly number[])[]): number[] {
  const places = new Array<number>(players).fill(0);
  let before = 0;
  for (const group of ranking) {
    for (const seat of group) places[seat] = before + (group.length + 1) / 2;
    before += group.length;
  }
  const left = players - before;
  return places.map((place) => (place === 0 ? before + (left + 1) / 2 : place));
}

/** A figure over all games of a run with its 95 % interval. */
export interface Estimate {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/** The counts of each game: the sum of some figure, and the number of cases in the sum. */
export interface GameCounts {
  readonly sums: readonly number[];
  readonly cases: readonly number[];
  /** Whether every case is a success or a failure. */
  readonly isShare: boolean;
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/**
 * The mean over all cases. Its interval assumes that games, not cases, are independent, since the seats of one game are
 * not. A share has Wilson's interval. Null without cases.
 */
export function meanEstimate(counted: GameCounts): Estimate | null {
  const { sums, cases, isShare } = counted;
  const tries = sumOf(cases);
  if (tries === 0) return null;
  const value = sumOf(sums) / tries;
  if (isShare) {
    const { low, high } = wilson(sumOf(sums), tries);
    return { value, low, high };
  }
  const margin = marginOf(residualsOf(counted, value, tries));
  return { value, low: value - margin, high: value + margin };
}

/** How much each game contributes to the deviation from the mean. */
function residualsOf({ sums, cases }: GameCounts, mean: number, tries: number): number[] {
  const casesPerGame = tries / sums.length;
  return sums.map((sum, game) => (sum - mean * elementAt(cases, game)) / casesPerGame);
}

/**
 * The change between two runs of the same seeds. Its interval combines those of both runs with the correlation of their
 * games (Newcombe's square-and-add method for paired samples). Null if a run has no cases.
 */
export function changeOf(before: GameCounts, after: GameCounts): Estimate | null {
  const [from, to] = [meanEstimate(before), meanEstimate(after)];
  if (from === null || to === null) return null;
  const together = correlationOf(
    residualsOf(before, from.value, sumOf(before.cases)),
    residualsOf(after, to.value, sumOf(after.cases)),
  );
  const value = to.value - from.value;
  const reach = (one: number, other: number): number => {
    if (one === Number.POSITIVE_INFINITY || other === Number.POSITIVE_INFINITY)
      return Number.POSITIVE_INFINITY;
    return Math.sqrt(Math.max(0, one * one + other * other - 2 * together * one * other));
  };
  return {
    value,
    low: value - reach(to.value - to.low, from.high - from.value),
    high: value + reach(to.high - to.value, from.value - from.low),
  };
}

/** Pearson's correlation of figures with mean 0; 0 if one of them never varies. */
function correlationOf(one: readonly number[], other: readonly number[]): number {
  let [both, squaresOfOne, squaresOfOther] = [0, 0, 0];
  one.forEach((value, index) => {
    const beside = elementAt(other, index);
    both += value * beside;
    squaresOfOne += value * value;
    squaresOfOther += beside * beside;
  });
  const scale = Math.sqrt(squaresOfOne * squaresOfOther);
  return scale === 0 ? 0 : Math.max(-1, Math.min(1, both / scale));
}
