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
