import type { Question, Value } from '../engine/question.ts';

/** What a bot is given for one decision: what its seat sees, and chance of its own. Never a state. */
export interface Decision<V = unknown> {
  readonly question: Question;
  /** All that the seat may know now. */
  view(): V;
  /** A whole number 0…n − 1, derived from seed, seat and number of answers: thinking changes no match. */
  number(n: number): number;
}

/** A player without hands. */
export interface Bot<V = unknown> {
  readonly name: string;
  /** One of the question's options. Anything else is a fault of the bot that ends the match with an error. */
  decide(decision: Decision<V>): Value;
}
