import type { Bot, Decision } from '../../src/bots/bot.ts';
import { botSeed } from '../../src/bots/random.ts';
import type { Setting, State } from '../../src/engine/game.ts';
import { Match, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount, type Question, type Seat, type Value } from '../../src/engine/question.ts';
import type { Rollout, Thinking } from '../../src/engine/thinking.ts';
import type { AnyGame } from '../../src/games/index.ts';
import { botNumbers } from '../../src/simulation/bot-game.ts';
import { meanOf, placesOf } from '../../src/simulation/statistics.ts';

/** One of the two sides of a contest: a bot as a checkout of this project has it. */
export interface Side {
  readonly bot: Bot;
  /** The game as that checkout has it, with its own advice and evaluation. */
  readonly game: AnyGame;
  /** What the bot thinks with: that checkout's rollouts. */
  thinkingOf(match: Match<State, unknown, unknown>, seat: Seat): Thinking;
}

/** How long both sides may think about a decision: milliseconds of this process's CPU, or iterations. */
export type Thought = { readonly milliseconds: number } | { readonly iterations: number };

/** What a side has thought in a game. */
export interface Effort {
  decisions: number;
  iterations: number;
  /** Milliseconds of CPU. */
  milliseconds: number;
}

/** The result of a game for the first side. */
export interface ContestGame {
  /** 1: all winners are of the first side; 0: none is; null: winners on both sides, or none at all. */
  readonly won: 1 | 0 | null;
  /** The mean place and the mean score of the first side's seats, and the mean score of the others. */
  readonly place: number;
  readonly score: number;
  readonly rivalScore: number;
  readonly efforts: readonly [Effort, Effort];
}

/** The number of seatings of a table, each of which puts the first side elsewhere. */
export function seatingsOf(players: number, seats: 'one' | 'half'): number {
  return seats === 'one' ? players : 2;
}

/** Whether a seat is of the first side in the n-th game: one seat that moves on, or every second seat. */
export function isOfFirst(seat: Seat, number: number, players: number, seats: 'one' | 'half'): boolean {
  return seats === 'one' ? seat === number % players : (seat + number) % 2 === 0;
}

/**
 * Plays a game by the rules of `game` between two sides.
 * @param number the place of the game in the contest; games with the same seed must differ in their seating
 * @throws Error if a bot gives an answer that is not allowed
 */
export function playContestGame(
  game: AnyGame,
  setting: Setting,
  sides: readonly [Side, Side],
  { seed, number, seats }: { readonly seed: string; readonly number: number; readonly seats: 'one' | 'half' },
  thought: Thought,
): ContestGame {
  const { players } = setting;
  const isFirst = (seat: Seat) => isOfFirst(seat, number, players, seats);
  const ownSeed = `${seed}/${Math.floor(number / seatingsOf(players, seats))}`;
  const match: Match<State, unknown, unknown> = new Match(game, setting, setUp(game, setting, ownSeed));
  const numbers = botSeed(ownSeed);
  const efforts = [newEffort(), newEffort()] as const;
  while (!match.over) {
    const question = match.open[0] as Question;
    const { seat } = question;
    const forced = optionCount(question) === 1;
    const which = isFirst(seat) ? 0 : 1;
    const value = forced
      ? optionAt(question, 0)
      : answerOf(
          sides[which],
          match,
          question,
          botNumbers(numbers, seat, match.answered),
          thought,
          efforts[which],
        );
    const refused = match.answer(seat, value, forced);
    if (refused !== undefined)
      throw new Error(`${question.ask} was answered with ${String(value)} (${refused.because}).`);
    // There is no undo here, so finished steps need not be kept.
    match.history.length = 0;
  }
  const { winners, ranking, scores } = game.outcome(match.state, setting);
  const ofFirst = winners.filter(isFirst).length;
  return {
    won:
      winners.length > 0 && ofFirst === winners.length ? 1 : winners.length > 0 && ofFirst === 0 ? 0 : null,
    place: meanOf(placesOf(players, ranking).filter((_, seat) => isFirst(seat))),
    score: meanOf(scores.filter((_, seat) => isFirst(seat))),
    rivalScore: meanOf(scores.filter((_, seat) => !isFirst(seat))),
    efforts,
  };
}

function newEffort(): Effort {
  return { decisions: 0, iterations: 0, milliseconds: 0 };
}

/** A side's answer. Only decisions in which it thought count as effort. */
function answerOf(
  { bot, game, thinkingOf }: Side,
  match: Match<State, unknown, unknown>,
  question: Question,
  number: Decision['number'],
  thought: Thought,
  effort: Effort,
): Value {
  const { seat } = question;
  // The bot thinks in a match of its own checkout's game.
  const own = Object.create(match, { game: { value: game } }) as typeof match;
  const began = cpuMilliseconds();
  let iterations = 0;
  const thoughts = bot.think({
    question,
    budget: budgetOf(bot, thought, began),
    view: () => own.view(seat),
    number,
    thinking() {
      const thinking = thinkingOf(own, seat);
      return {
        ...thinking,
        rollout(...given): Rollout {
          iterations += 1;
          return thinking.rollout(...given);
        },
      };
    },
  });
  let step = thoughts.next();
  while (step.done !== true) step = thoughts.next();
  if (iterations > 0) {
    effort.decisions += 1;
    effort.iterations += iterations;
    effort.milliseconds += cpuMilliseconds() - began;
  }
  return step.value.value;
}

/** Only a bot that improves with more thinking has a limit; the others think as briefly as in play. */
function budgetOf({ tireless }: Bot, thought: Thought, began: number): Decision['budget'] {
  if (tireless !== true) return {};
  if ('iterations' in thought) return { iterations: thought.iterations };
  return {
    iterations: Number.POSITIVE_INFINITY,
    stop: () => cpuMilliseconds() - began >= thought.milliseconds,
  };
}

/** The CPU that this process has used, in milliseconds; unlike the clock it does not count the work of others. */
function cpuMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
