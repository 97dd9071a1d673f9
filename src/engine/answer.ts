import { optionCount, type Question, type Seat, type Value } from './question.ts';

/** An answer with its question, so that a replay can tell when the questions have changed. */
export interface Answer {
  readonly seat: Seat;
  readonly ask: string;
  /** The number of options that the question offered. */
  readonly of: number;
  readonly value: Value;
  /** The original answer, if the rules replaced it by `value` (see the question's `instead`). */
  readonly given?: Value;
  /** It was the only option, so nobody was asked. */
  readonly forced?: true;
}

/**
 * Records an answer to a question. JSON has no −0, so it is recorded as 0.
 * @param given the original answer, if the rules replaced it by `value`
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
