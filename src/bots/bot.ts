import type { Options } from '../engine/game.ts';
import { type Question, type Seat, settledAnswer, type Value } from '../engine/question.ts';
import { type RandomStream, randomStream } from '../engine/random.ts';
import type { Thinking } from '../engine/thinking.ts';

/** How long a bot may think about one decision. */
export interface Budget {
  /** The maximum number of iterations; default: that of the bot's level. Equal iterations give equal decisions. */
  readonly iterations?: number;
  /** Called between iterations; returns true when the time is up or a person asks for the answer now. */
  stop?(): boolean;
}

/** What a bot receives for one decision: its seat's view and its own random numbers, never a state. */
export interface Decision<V = unknown> {
  readonly question: Question;
  readonly budget: Budget;
  /** An answer to compare with the others, however unlikely it is; default: none. */
  readonly compared?: Value;
  /** All that the seat may know now. */
  view(): V;
  /**
   * A random whole number 0…n − 1, derived from the seed, the seat and the number of answers, so thinking does not
   * affect the match.
   */
  number(n: number): number;
  /**
   * Rollouts from the open question, in which everything that the seat cannot know is dealt again; created on the first
   * call.
   */
  thinking(): Thinking<V>;
}

/** An answer that a bot considered. */
export interface Alternative {
  readonly value: Value;
  /** The evaluation that the bot expects after it; null if it did not evaluate the answer. */
  readonly estimate: number | null;
  /** The number of rollouts behind the estimate. */
  readonly rollouts: number;
  /**
   * The standard error of the difference between this estimate and that of the first alternative; infinite if there
   * are too few rollouts to tell. Default: unknown.
   */
  readonly doubt?: number;
}

/** An answer to a later question of the same seat. */
export interface Later extends Pick<Question, 'ask' | 'shape'> {
  readonly value: Value;
}

/** A bot's decision. */
export interface Verdict {
  readonly value: Value;
  /** The answers that it considered, best first; the chosen answer leads the list. */
  readonly alternatives: readonly Alternative[];
  /** The answers that it expects to give next, before anybody else decides; default: unknown. */
  readonly plan?: readonly Later[];
}

/** A player that is not a person. */
export interface Bot<V = unknown> {
  readonly name: string;
  /** It decides at once, so no worker is started for it. */
  readonly instant?: true;
  /** It improves with more thinking, so with a time limit it thinks until the time is up. */
  readonly tireless?: true;
  /** The time in milliseconds after which it decides in a match if no time was given; default: none. */
  readonly usualTime?: number;
  /**
   * Thinks in small portions: it yields the share of its iterations that is done, 0 to 1, and may be suspended after
   * each yield. It returns one of the question's options; anything else ends the match with an error.
   */
  think(decision: Decision<V>): Generator<number, Verdict, void>;
  /** The bot for one seat of one match, if it keeps something of its own there; it must be closed. */
  seated?(place: BotPlace): SeatedBot<V>;
}

/** A seat of a match, as a bot that sits there is told of it. */
export interface BotPlace {
  readonly game: string;
  readonly edition: number;
  readonly seat: Seat;
  readonly players: number;
  readonly options: Options;
}

/** Why a bot was given up. */
export interface OutsideFault {
  readonly code:
    | 'not-started'
    | 'not-found'
    | 'ended'
    | 'silent'
    | 'too-long'
    | 'not-json'
    | 'no-answer'
    | 'other-question'
    | 'not-allowed';
  /** What it said, how long it took in seconds, or its exit status. */
  readonly what?: string;
}

/** The end of a bot's play, and what follows. */
export interface GivenUp {
  readonly because: OutsideFault;
  /** The bot that decides in its place. */
  readonly standIn: Bot;
  /** The file with what it has reported. */
  readonly log: string;
}

/** A bot that plays one seat of one match, in the program's own thread. */
export interface SeatedBot<V = unknown> extends Bot<V> {
  readonly isSeated: true;
  /** Null while it decides itself. */
  readonly givenUp: GivenUp | null;
  /**
   * Ends whatever it has started; may be called repeatedly.
   * @param outcome how the match ended; absent if it was broken off
   */
  close(outcome?: { readonly scores: readonly number[]; readonly winners: readonly number[] }): void;
}

/** The bots at the seats of a match; those that keep something there are made for their seats. */
export function seatedBots(bots: readonly Bot[], place: Omit<BotPlace, 'seat'>): (Bot | SeatedBot)[] {
  return bots.map((bot, seat) => bot.seated?.({ ...place, seat }) ?? bot);
}

export function isSeated(bot: Bot): bot is SeatedBot {
  return 'isSeated' in bot;
}

/** The verdict of a bot that is not interrupted. */
export function decide<V>(bot: Bot<V>, decision: Decision<V>): Verdict {
  const thoughts = bot.think(decision);
  for (;;) {
    const step = thoughts.next();
    if (step.done === true) return step.value;
  }
}

/** The verdict on a question with only one option or with a dominant one; undefined if there is a real choice. */
export function settledVerdict(question: Question): Verdict | undefined {
  const value = settledAnswer(question);
  return value === undefined ? undefined : { value, alternatives: [{ value, estimate: null, rollouts: 0 }] };
}

/** The stream of random numbers for one decision. */
export function streamOf({ number }: Decision): RandomStream {
  const word = () => number(4294967296);
  return randomStream(`${word()}/${word()}`);
}
