import type { Bot, Verdict } from '../../src/bots/bot.ts';
import { offers, optionAt, type Question, type Value } from '../../src/engine/question.ts';

/**
 * Advice that players give each other, turned into a player who follows it blindly.
 * @param V the game's view: a script sees no more than its seat does
 */
export interface Script<V> {
  readonly game: string;
  readonly name: string;
  /** The advice in a sentence. */
  readonly advice: string;
  /** The answer. If it is undefined or not offered, the first option is taken. */
  answer(question: Question, view: V): Value | undefined;
}

/** A script's answer: the one it wishes if that is offered, otherwise the first option. */
export function scriptedAnswer<V>({ answer }: Script<V>, question: Question, view: V): Value {
  const wished = answer(question, view);
  return wished !== undefined && offers(question, wished) ? wished : optionAt(question, 0);
}

/** A bot that plays by a script. */
export function scriptedBot<V>(script: Script<V>): Bot<V> {
  return {
    name: script.name,
    instant: true,
    *think({ question, view }): Generator<number, Verdict, void> {
      yield 1;
      const value = scriptedAnswer(script, question, view());
      return { value, alternatives: [{ value, estimate: null, rollouts: 0 }] };
    },
  };
}

/** The amount nearest to the wished one that the question offers. */
export function nearest({ options }: Question, wished: number): number {
  if (Array.isArray(options)) return wished;
  const { from, to } = options as { from: number; to: number };
  return Math.max(from, Math.min(to, Math.round(wished)));
}

/** The first of these answers that is offered. */
export function firstOffered(question: Question, wished: readonly Value[]): Value | undefined {
  return wished.find((value) => offers(question, value));
}
