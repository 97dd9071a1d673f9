import { present } from '../engine/checked.ts';

/** The results of one player against another: victories count 1, draws a half. */
export interface PairResult {
  readonly one: string;
  readonly other: string;
  /** What `one` has won; a whole number of halves. */
  readonly won: number;
  readonly games: number;
}

/** The strength of a player on a scale where 400 points more mean winning ten times as often as losing. */
export interface Rated {
  readonly name: string;
  readonly rating: number;
  /** Half the width of the interval of 95 %; 0 for the player to whom the scale is tied. */
  readonly margin: number;
  /** The number of pairs in which it was compared. */
  readonly games: number;
}

/** Points of the scale for each unit of the logarithm of a strength. */
const POINTS = 400 / Math.LN10;
/** The z-score of a two-sided 95 % interval. */
const Z = 1.959964;
/** The rating of the player to whom the scale is tied. */
export const ANCHOR_RATING = 1500;
/** Rounds of the iteration, far more than it needs to converge. */
const ROUNDS = 2000;

/**
 * The ratings under which the results are most likely (the Bradley–Terry model). Between any two players that met, one
 * draw is added, so that a player who has won everything has a rating, too.
 * @param anchor the player with the rating 1500
 * @throws RangeError if nobody with this name has played
 */
export function ratingsOf(results: readonly PairResult[], anchor: string): Rated[] {
  const names = [...new Set(results.flatMap(({ one, other }) => [one, other]))];
  if (!names.includes(anchor)) throw new RangeError(`${anchor} has not played.`);
  const place = new Map(names.map((name, index) => [name, index]));
  const count = names.length;
  const table = (): number[][] => names.map(() => new Array<number>(count).fill(0));
  const [won, met] = [table(), table()];
  const at = (rows: readonly number[][], row: number, column: number): number => rows[row]?.[column] ?? 0;
  const add = (rows: number[][], row: number, column: number, by: number): void => {
    present(rows[row], 'row')[column] = at(rows, row, column) + by;
  };
  for (const { one, other, won: points, games } of results) {
    const [row, column] = [present(place.get(one), 'player'), present(place.get(other), 'player')];
    add(won, row, column, points);
    add(won, column, row, games - points);
    add(met, row, column, games);
    add(met, column, row, games);
  }
  const games = names.map((_, row) => names.reduce((sum, __, column) => sum + at(met, row, column), 0));
  for (let row = 0; row < count; row += 1)
    for (let column = 0; column < count; column += 1)
      if (row !== column && at(met, row, column) > 0) {
        add(won, row, column, 0.5);
        add(met, row, column, 1);
      }
  let strengths = names.map(() => 1);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = strengths.map((own, row) => {
      let wins = 0;
      let weight = 0;
      strengths.forEach((other, column) => {
        wins += at(won, row, column);
        weight += at(met, row, column) / (own + other);
      });
      return wins / weight;
    });
    const scale = Math.exp(next.reduce((sum, each) => sum + Math.log(each), 0) / count);
    strengths = next.map((each) => each / scale);
  }
  const fixed = present(place.get(anchor), 'player');
  const deviations = deviationsOf(strengths, met, fixed);
  const zero = Math.log(present(strengths[fixed], 'strength'));
  return names.map((name, index) => ({
    name,
    rating: ANCHOR_RATING + POINTS * (Math.log(present(strengths[index], 'strength')) - zero),
    margin: Z * POINTS * (deviations[index] ?? 0),
    games: games[index] ?? 0,
  }));
}

/** The standard deviations of the logarithms of strengths, one of which is fixed: from the inverse of the information. */
function deviationsOf(strengths: readonly number[], met: readonly number[][], fixed: number): number[] {
  const free = strengths.map((_, index) => index).filter((index) => index !== fixed);
  const information = free.map((row) =>
    free.map((column) => {
      const weight = (one: number, other: number): number => {
        const [a, b] = [strengths[one] ?? 0, strengths[other] ?? 0];
        return ((met[one]?.[other] ?? 0) * a * b) / (a + b) ** 2;
      };
      if (row !== column) return -weight(row, column);
      return strengths.reduce((sum, _, other) => (other === row ? sum : sum + weight(row, other)), 0);
    }),
  );
  const inverse = inverseOf(information);
  const found = strengths.map(() => 0);
  free.forEach((index, row) => {
    found[index] = Math.sqrt(Math.max(0, inverse[row]?.[row] ?? 0));
  });
  return found;
}

/** The inverse of a symmetric positive definite matrix, by Gauss–Jordan elimination. */
function inverseOf(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, index) => [...row, ...row.map((_, column) => Number(column === index))]);
  for (let pivot = 0; pivot < size; pivot += 1) {
    const own = present(rows[pivot], 'row');
    const divisor = own[pivot] ?? 1;
    const scaled = own.map((value) => value / divisor);
    rows[pivot] = scaled;
    for (let row = 0; row < size; row += 1) {
      if (row === pivot) continue;
      const other = present(rows[row], 'row');
      const factor = other[pivot] ?? 0;
      rows[row] = other.map((value, column) => value - factor * (scaled[column] ?? 0));
    }
  }
  return rows.map((row) => row.slice(size));
}
