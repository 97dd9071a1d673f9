import { type Question, settledAnswer, type Value } from '../engine/question.ts';
import { type RandomStream, randomStream } from '../engine/random.ts';
import type { Thinking } from '../engine/thinking.ts';

/** How long a bot may think about one decision. */
export interface Budget {
  /** The most iterations; default: those of the bot's level. Equal iterations give equal decisions. */
  readonly iterations?: number;
  /** Asked between two iterations: true where the time is up or somebody is in a hurry. */
  stop?(): boolean;
}

/** What a bot is given for one decision: what its seat sees, and chance of its own. Never a state. */
export interface Decision<V = unknown> {
  readonly question: Question;
  readonly budget: Budget;
  /** All that the seat may know now. */
  view(): V;
  /** A whole number 0…n − 1, derived from seed, seat and number of answers: thinking changes no match. */
  number(n: number): number;
  /** Rollouts from the open question in which all that the seat cannot know is dealt anew; made when first called. */
  thinking(): Thinking<V>;
}

/** An answer that a bot weighed. */
export interface Alternative {
  readonly value: Value;
  /** The game's evaluation that the bot expects after it; null where it did not weigh the answer. */
  readonly estimate: number | null;
  /** How many rollouts the estimate rests on. */
  readonly rollouts: number;
}

/** What a bot came to. */
export interface Verdict {
  readonly value: Value;
  /** What it weighed, best first, the chosen answer before all others. */
  readonly alternatives: readonly Alternative[];
}

/** A player without hands. */
export interface Bot<V = unknown> {
  readonly name: string;
  /** Decides at once: no worker is started for it. */
  readonly instant?: true;
  /** Gets better by thinking on: where time is the measure it thinks until the time is up. */
  readonly tireless?: true;
  /**
   * Thinks in small bites: it yields the share of its iterations that is done, 0 to 1, and may be left alone for a
   * while after each. It ends with one of the question's options; anything else is a fault that ends the match with
   * an error.
   */
  think(decision: Decision<V>): Generator<number, Verdict, void>;
}

/** What a bot decides when nobody interrupts it. */
export function decide<V>(bot: Bot<V>, decision: Decision<V>): Verdict {
  const thoughts = bot.think(decision);
  for (;;) {
    const step = thoughts.next();
    if (step.done === true) return step.value;
  }
}

/** The verdict on a question with only one option, or with one that no other can beat; undefined where there is a choice. */
export function settledVerdict(question: Question): Verdict | undefined {
  const value = settledAnswer(question);
  return value === undefined ? undefined : { value, alternatives: [{ value, estimate: null, rollouts: 0 }] };
}

/** A stream of chance for one decision. */
export function streamOf({ number }: Decision): RandomStream {
  const word = () => number(4294967296);
  return randomStream(`${word()}/${word()}`);
}
