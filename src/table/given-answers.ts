import type { Match } from '../engine/match.ts';
import { outOfTurn, posedOf } from '../engine/posed.ts';
import { DONE, offers, type Seat } from '../engine/question.ts';
import type { RefusedAnswers } from './seat-view.ts';

/**
 * Gives a seat's answers to a match, one after another, up to the first that is refused.
 * @param ask the word of the question that all of them answer
 * @param done whether to add `done` if the same question is then still open and offers it
 * @param forced whether they are forced
 * @returns which one is refused and why; undefined if all are taken
 */
export function giveAnswers(
  match: Match,
  seat: Seat,
  ask: string,
  values: readonly unknown[],
  { done, forced }: { readonly done: boolean; readonly forced: boolean },
): RefusedAnswers | undefined {
  for (const [index, value] of values.entries()) {
    const question = match.questionOf(seat);
    const isAsked = question !== undefined && question.ask === ask;
    const barred = isAsked ? match.answer(seat, value, forced) : outOfTurn(value, question?.rule);
    if (barred === undefined) continue;
    return { index, barred, posed: question === undefined ? null : posedOf(question, match.isSealed) };
  }
  const next = match.questionOf(seat);
  if (done && next?.ask === ask && values.at(-1) !== DONE && offers(next, DONE)) match.answer(seat, DONE);
  return undefined;
}
