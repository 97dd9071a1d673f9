import type { Bot, Budget, Decision, Verdict } from '../bots/bot.ts';
import type { Answer } from '../engine/answer.ts';
import type { Options, Setting, State } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import type { Question, Seat } from '../engine/question.ts';
import { thinkingOf } from '../engine/thinking.ts';
import type { AnyGame } from '../games/index.ts';
import { botNumbers } from '../simulation/bot-game.ts';

/** One decision that a bot is to think about. */
export interface ThoughtTask {
  readonly level: string;
  readonly seat: Seat;
  /** How many answers the match has had. */
  readonly answered: number;
  /** What `botSeed` makes of the match's seed. */
  readonly seed: number;
  /** Milliseconds; default: the usual iterations of the bot's level. */
  readonly milliseconds?: number;
}

/** The match at the open question, as a worker gets it. */
export interface Position {
  readonly game: string;
  readonly players: number;
  readonly options: Options;
  /** The sourced component table, where it is not the shipped one. */
  readonly table?: unknown;
  readonly base: State;
  readonly step: string;
  readonly answers: readonly Answer[];
}

/** A word to the worker. */
export interface ThoughtOrder {
  readonly task: ThoughtTask;
  readonly position: Position;
  /** Place 0 is 1 as soon as somebody is in a hurry: the worker, deep in thought, hears no messages. */
  readonly hurry: Int32Array;
}

/** What the worker says. */
export type ThoughtReport =
  | { readonly done: number }
  | { readonly verdict: Verdict }
  | { readonly fault: string };

/** The thinking of a bot in bites, for whoever drives it. */
export function think(
  bot: Bot,
  match: Match<State, unknown, unknown>,
  task: ThoughtTask,
  isHurried: () => boolean,
): Generator<number, Verdict, void> {
  const { seat, seed, answered, milliseconds } = task;
  const began = performance.now();
  const isLate = () => milliseconds !== undefined && performance.now() - began >= milliseconds;
  const stop = () => isHurried() || isLate();
  // Where time is the measure, who gets better by thinking on thinks until it is up.
  const budget: Budget =
    milliseconds !== undefined && bot.tireless === true
      ? { stop, iterations: Number.POSITIVE_INFINITY }
      : { stop };
  const decision: Decision = {
    question: match.questionOf(seat) as Question,
    budget,
    view: () => match.view(seat),
    number: botNumbers(seed, seat, answered),
    thinking: () => thinkingOf(match, seat),
  };
  return withTime(bot.think(decision), () =>
    milliseconds === undefined ? 0 : (performance.now() - began) / milliseconds,
  );
}

/** Progress by iterations or by time, whichever is further. */
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
 * A match that stands where a step has had these answers.
 * @throws Divergence where an answer does not belong to an open question
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
