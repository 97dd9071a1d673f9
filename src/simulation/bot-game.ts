import { type Bot, decide, type GivenUp, isSeated, seatedBots, type Verdict } from '../bots/bot.ts';
import { botSeed } from '../bots/random.ts';
import { elementAt } from '../engine/checked.ts';
import type { Setting, State } from '../engine/game.ts';
import { Match } from '../engine/match.ts';
import { optionAt, optionCount, type Question, type Seat, type Value } from '../engine/question.ts';
import { derivedNumber, mix } from '../engine/random.ts';
import { thinkingOf } from '../engine/thinking.ts';
import type { AnyGame } from '../games/index.ts';

/** More answers than any of our games can take. */
const ENDLESS = 200_000;

/** A game between bots that was finished or exceeded the limit of answers. */
export interface BotGame {
  readonly match: Match<State, unknown, unknown>;
  readonly endless: boolean;
  /** The bots that were given up, by seat. */
  readonly givenUp: ReadonlyMap<Seat, GivenUp>;
}

/**
 * The random numbers for one decision of a bot. They derive from the seed, the seat and the number of answers, so none
 * has to be stored.
 * @param seed the result of `botSeed` for the match's seed
 */
export function botNumbers(seed: number, seat: Seat, answered: number): (n: number) => number {
  let drawn = 0;
  return (n) => {
    const own = drawn === 0 ? seed : mix(seed ^ drawn);
    drawn += 1;
    return derivedNumber(own, seat, answered, n);
  };
}

/** Called with every answer, forced ones included. */
export type Watcher = (question: Question, value: Value) => void;

/**
 * Plays a game in which bots hold all seats, each thinking as long as its level allows.
 * @param bots by seat
 * @throws Error if a bot gives an illegal answer
 */
export function playBotGame(
  game: AnyGame,
  setting: Setting,
  state: State,
  bots: readonly Bot[],
  seed: string,
  watch?: Watcher,
): BotGame {
  const match: Match<State, unknown, unknown> = new Match(game, setting, state);
  const numbers = botSeed(seed);
  const { players, options } = setting;
  const seated = seatedBots(bots, { game: game.id, edition: game.edition, players, options });
  const ended = (endless: boolean): BotGame => ({
    match,
    endless,
    givenUp: new Map(
      seated.flatMap((bot, seat) =>
        isSeated(bot) && bot.givenUp !== null ? [[seat, bot.givenUp] as const] : [],
      ),
    ),
  });
  try {
    while (!match.over) {
      if (match.answered >= ENDLESS) return ended(true);
      const question = elementAt(match.open, 0);
      const forced = optionCount(question) === 1;
      const verdict = forced ? null : verdictOf(match, question, seated, numbers);
      const value: Value = verdict === null ? optionAt(question, 0) : verdict.value;
      answerFor(match, question, value, forced, seated);
      watch?.(question, value);
      // There is no undo here, so finished steps need not be kept.
      match.history.length = 0;
    }
    return ended(false);
  } finally {
    closeSeated(seated, match);
  }
}

/** Closes the bots of a match, and tells them its result. */
function closeSeated(seated: readonly Bot[], { over, game, setting, state }: Match): void {
  const own = seated.filter(isSeated);
  if (own.length === 0) return;
  const { scores, winners } = over ? game.outcome(state, setting) : { scores: [], winners: [] };
  for (const bot of own) bot.close(over ? { scores, winners } : undefined);
}

function verdictOf(
  match: Match<State, unknown, unknown>,
  question: Question,
  bots: readonly Bot[],
  numbers: number,
): Verdict {
  const { seat } = question;
  return decide(elementAt(bots, seat), {
    question,
    budget: {},
    view: () => match.view(seat),
    number: botNumbers(numbers, seat, match.answered),
    thinking: () => thinkingOf(match, seat),
  });
}

function answerFor(
  match: Match<State, unknown, unknown>,
  question: Question,
  value: Value,
  forced: boolean,
  bots: readonly Bot[],
): void {
  const refused = match.answer(question.seat, value, forced);
  if (refused === undefined) return;
  const { name } = elementAt(bots, question.seat);
  throw new Error(
    `The bot ${name} answered ${question.ask} with ${String(value)}, which is not allowed (${refused.because}).`,
  );
}
