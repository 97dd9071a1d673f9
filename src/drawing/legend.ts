import { bold, type Line } from './lines.ts';
import { left, wrap } from './text.ts';

/** The width in cells of a sign and the blanks around it. */
const signColumns = 12;

/** A sign of the board and its meaning. */
export type Sign = readonly [sign: string, meaning: string];

/** The signs in two columns, as the help shows them. */
export function legendLines(signs: readonly Sign[], columns: number): Line[] {
  return signs.flatMap(([sign, meaning]) =>
    wrap(meaning, columns - signColumns - 2).map(
      (part, index): Line => [' ', bold(left(index === 0 ? sign : '', signColumns)), ' ', part],
    ),
  );
}
