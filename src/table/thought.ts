import type { Bot, Budget, Decision, Verdict } from '../bots/bot.ts';
import type { Answer } from '../engine/answer.ts';
import type { Options, Setting, State } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import type { Question, Seat, Value } from '../engine/question.ts';
import { thinkingOf } from '../engine/thinking.ts';
import type { AnyGame } from '../games/index.ts';
import { botNumbers } from '../simulation/bot-game.ts';

/** A decision for a bot to think about. */
export interface ThoughtTask {
  readonly level: string;
  readonly seat: Seat;
  /** The number of answers so far. */
  readonly answered: number;
  /** The result of `botSeed` for the match's seed. */
  readonly seed: number;
  /** The time in milliseconds; default: the usual iterations of the bot's level. */
  readonly milliseconds?: number;
  /** The number of iterations; default: the usual ones of the bot's level. */
  readonly iterations?: number;
  /** An answer that the bot compares with the others. */
  readonly compared?: Value;
}

/** The match at the open question, as it is sent to a worker. */
export interface Position {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  /** The sourced component table; default: the shipped one. */
  readonly table?: unknown;
  readonly base: State;
  readonly step: string;
  readonly answers: readonly Answer[];
}

/** A message to the worker. */
export interface ThoughtOrder {
  readonly task: ThoughtTask;
  readonly position: Position;
  /**
   * Element 0 becomes 1 when somebody hurries the bot. Shared memory is needed because a thinking worker receives no
   * messages.
   */
  readonly hurry: Int32Array;
}

/** A message from the worker. */
export type ThoughtReport =
  | { readonly done: number }
  | { readonly verdict: Verdict }
  | { readonly fault: string };

/** A bot's thinking in slices, as a generator that its caller drives. */
export function think(
  bot: Bot,
  match: Match<State, unknown, unknown>,
  task: ThoughtTask,
  isHurried: () => boolean,
): Generator<number, Verdict, void> {
  const { seat, seed, answered, milliseconds, iterations, compared } = task;
  const began = performance.now();
  const longest = milliseconds ?? bot.usualTime;
  const isLate = () => longest !== undefined && performance.now() - began >= longest;
  const stop = () => isHurried() || isLate();
  // With a time limit, a bot that improves with time uses all of it.
  const budget: Budget =
    milliseconds !== undefined && bot.tireless === true
      ? { stop, iterations: Number.POSITIVE_INFINITY }
      : { stop, ...(iterations === undefined ? {} : { iterations }) };
  const decision: Decision = {
    question: match.questionOf(seat) as Question,
    budget,
    ...(compared === undefined ? {} : { compared }),
    view: () => match.view(seat),
    number: botNumbers(seed, seat, answered),
    thinking: () => thinkingOf(match, seat),
  };
  return withTime(bot.think(decision), () =>
    longest === undefined ? 0 : (performance.now() - began) / longest,
  );
}

/** Reports progress by iterations or by time, whichever is greater. */
function* withTime(
  thoughts: Generator<number, Verdict, void>,
  timeGone: () => number,
): Generator<number, Verdict, void> {
  for (;;) {
    const step = thoughts.next();
    if (step.done === true) return step.value;
    yield Math.min(1, Math.max(step.value, timeGone()));
  }
}

/**
 * A match in which a step has had these answers.
 * @throws Divergence if an answer does not belong to an open question
 */
export function matchAt(
  game: AnyGame,
  setting: Setting,
  { base, step, answers }: Pick<Position, 'base' | 'step' | 'answers'>,
): Match<State, unknown, unknown> {
  const match: Match<State, unknown, unknown> = new Match(game, setting, base, {}, step);
  for (const given of answers) match.replay(given);
  return match;
}
