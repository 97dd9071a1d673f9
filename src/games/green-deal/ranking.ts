import { present } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';

/** One seat's result in a ranking. */
export interface Award {
  /** The place, 1 for the best; 0 for a seat that is left out. */
  readonly place: number;
  /** Whether the seat shares its place with others. */
  readonly tied: boolean;
  /** How many seats share the place, including this one. */
  readonly among: number;
  /** Whether Bribe gave the seat this place in a tie. */
  readonly bribed: boolean;
  /** The total points of all who share the place. */
  readonly sum: number;
  readonly points: number;
}

const LEFT_OUT: Award = { place: 0, tied: false, among: 0, bribed: false, sum: 0, points: 0 };

/**
 * Ranks seats by their values, highest first. Tied seats share the total rewards of the places that they occupy, each
 * share rounded down. Places beyond the last reward are worth 0, and unoccupied places are not paid (GD-PR-15 to
 * GD-PR-20, GD-VAL-02, GD-VAL-03). The owner of Bribe takes the best place of its tie alone, and the others share the
 * rest (GD-CARD-2-02, GD-CARD-2-03, R-53).
 * @param least seats below this value are left out: 1 in PR assessments, 0 in the valuation (GD-PR-16, GD-VAL-05)
 * @param briber the seat that has Bribe, or -1
 */
export function rankAwards(
  values: readonly number[],
  rewards: readonly number[],
  least: number,
  briber: Seat,
): Award[] {
  const awards: Award[] = values.map(() => ({ ...LEFT_OUT }));
  const left = values.map((_, seat) => seat).filter((seat) => present(values[seat], 'value') >= least);
  left.sort(
    (a, b) =>
      present(values[b], 'value') - present(values[a], 'value') ||
      Number(b === briber) - Number(a === briber) ||
      a - b,
  );
  let place = 0;
  while (place < left.length) {
    const best = present(left[place], 'seat');
    let end = place + 1;
    if (best !== briber)
      while (end < left.length && values[present(left[end], 'seat')] === values[best]) end += 1;
    let sum = 0;
    for (let filled = place; filled < end; filled += 1) sum += rewards[filled] ?? 0;
    const points = Math.floor(sum / (end - place));
    const among = end - place;
    const bribed = best === briber && left.some((seat) => seat !== best && values[seat] === values[best]);
    for (let index = place; index < end; index += 1) {
      awards[present(left[index], 'seat')] = {
        place: place + 1,
        tied: among > 1,
        among,
        bribed,
        sum,
        points,
      };
    }
    place = end;
  }
  return awards;
}
