import { optionCount, type Question, type Seat, type Value } from './question.ts';

/** An answer with the question it belongs to, so that a replay can tell when the questions are no longer the same. */
export interface Answer {
  readonly seat: Seat;
  readonly ask: string;
  /** How many options the question offered. */
  readonly of: number;
  readonly value: Value;
  /** What was answered, where the rules put `value` in its place (`instead` of the question). */
  readonly given?: Value;
  /** It was the only choice, so nobody was asked. */
  readonly forced?: true;
}

/**
 * The record of an answer to a question. JSON knows no −0, so it is recorded as 0.
 * @param given what was answered, where the rules put another value in its place
 */
export function answerTo(question: Question, value: Value, forced = false, given: Value = value): Answer {
  const answer = {
    seat: question.seat,
    ask: question.ask,
    of: optionCount(question),
    value: value === 0 ? 0 : value,
    ...(given === value ? {} : { given }),
  };
  return forced ? { ...answer, forced: true } : answer;
}
