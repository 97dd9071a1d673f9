import type { Tried } from '../rule-desk/desk-acts.ts';
import { type Difference, differences } from '../rule-desk/differences.ts';
import { signs, tryWords } from '../words/index.ts';
import { formOf } from './try-form.ts';
import type { TryForm, TrySession } from './try-session.ts';

/**
 * A table of every place in which the position or the score differs between two answers.
 * @param compared the current state, the state after the first answer, and the state after the second
 */
export function differenceLines(session: TrySession, compared: readonly Tried[]): readonly string[] {
  const { say } = session;
  // The state of the random numbers would mean nothing to a reader.
  const rows = differences(compared.map(({ position }) => position)).filter(
    ({ path }) => !path.startsWith('random'),
  );
  const outcomes = compared.map(({ outcome }) => outcome);
  const scores = (outcomes[0]?.scores ?? []).map(
    (_, seat): Difference => ({
      path: tryWords().score(say.seat(seat)),
      place: [],
      values: outcomes.map((outcome) => outcome.scores[seat]),
    }),
  );
  const told = [...rows, ...scores.filter(({ values }) => new Set(values).size > 1)];
  const apart = told.filter(({ values }) => JSON.stringify(values[1]) !== JSON.stringify(values[2]));
  if (apart.length === 0) return [tryWords().alike];
  const form = formOf(session);
  return form.compared(
    apart.map(({ path, values: [now, one, other] }) => [
      form.place(path),
      form.value(now),
      changeText(form, now, one),
      changeText(form, now, other),
    ]),
  );
}

/** A value after a change; for a long list, the entries removed and added. */
export function changeText({ value }: Pick<TryForm, 'value'>, before: unknown, after: unknown): string {
  if (!Array.isArray(before) || !Array.isArray(after)) return value(after);
  const gone = without(before, after);
  const come = without(after, before);
  if (gone.length + come.length === 0 || gone.length + come.length > 6) return value(after);
  const listed = (entries: readonly unknown[]): string => entries.map(value).join(signs().list);
  return [
    ...(gone.length === 0 ? [] : [tryWords().gone(listed(gone))]),
    ...(come.length === 0 ? [] : [tryWords().come(listed(come))]),
  ].join(signs().clauses);
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
