import { left, widthOf } from '../drawing/text.ts';
import type { Tried } from '../rule-desk/desk-acts.ts';
import { type Difference, differences } from '../rule-desk/differences.ts';
import { tryWords } from '../words/en/try.ts';
import type { TrySession } from './try-session.ts';

/**
 * A table of every place in which the position or the score differs between two answers.
 * @param compared the current state, the state after the first answer, and the state after the second
 */
export function comparison({ say }: TrySession, compared: readonly Tried[]): string[] {
  // The state of the random numbers would mean nothing to a reader.
  const rows = differences(compared.map(({ position }) => position)).filter(
    ({ path }) => !path.startsWith('random'),
  );
  const outcomes = compared.map(({ outcome }) => outcome);
  const scores = (outcomes[0]?.scores ?? []).map(
    (_, seat): Difference => ({
      path: tryWords.score(say.seat(seat)),
      place: [],
      values: outcomes.map((outcome) => outcome.scores[seat]),
    }),
  );
  const told = [...rows, ...scores.filter(({ values }) => new Set(values).size > 1)];
  const apart = told.filter(({ values }) => JSON.stringify(values[1]) !== JSON.stringify(values[2]));
  if (apart.length === 0) return [tryWords.alike];
  const cells = [
    [...tryWords.columns],
    ...apart.map(({ path, values: [now, one, other] }) => [
      path,
      valueText(now),
      changeText(now, one),
      changeText(now, other),
    ]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => widthOf(row[column] ?? ''))));
  const isWide = widths.reduce((sum, width) => sum + width + 2, 0) > WIDEST_TABLE;
  return cells.flatMap((row, index) => {
    const [path = '', now = '', one = '', other = ''] = row;
    if (isWide && index === 0) return [];
    if (isWide)
      return [
        path,
        ...[now, one, other].map((cell, at) => `    ${left(tryWords.columns[at + 1] ?? '', 3)}  ${cell}`),
      ];
    return [
      row
        .map((cell, column) => left(cell, widths[column] ?? widthOf(cell)))
        .join('  ')
        .trimEnd(),
    ];
  });
}

/** A table of differences wider than this is written one below another instead of side by side. */
const WIDEST_TABLE = 60;

export function valueText(value: unknown): string {
  if (value === undefined || value === null) return tryWords.none;
  if (Array.isArray(value) && value.length > 3) return tryWords.entries(value.length);
  return typeof value === 'object' ? JSON.stringify(value).replaceAll('"', '') : String(value);
}

/** A value after a change; for a long list, the entries removed and added. */
export function changeText(before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return valueText(after);
  const gone = without(before, after);
  const come = without(after, before);
  if (gone.length + come.length === 0 || gone.length + come.length > 6) return valueText(after);
  const listed = (entries: readonly unknown[]): string => entries.map(valueText).join(', ');
  return [
    ...(gone.length === 0 ? [] : [tryWords.gone(listed(gone))]),
    ...(come.length === 0 ? [] : [tryWords.come(listed(come))]),
  ].join('; ');
}

/** The entries of a list that another does not have; repeated entries are counted. */
function without(list: readonly unknown[], other: readonly unknown[]): unknown[] {
  const left = other.map((entry) => JSON.stringify(entry));
  return list.filter((entry) => {
    const place = left.indexOf(JSON.stringify(entry));
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}
