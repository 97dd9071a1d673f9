import { elementAt } from '../engine/checked.ts';
import { textDigest } from '../engine/digest.ts';
import { simulationWords } from '../words/index.ts';
import type { GameResult } from './simulation.ts';
import { deviationOf, meanOf, type Share, wilson } from './statistics.ts';

export interface Spread {
  readonly min: number;
  readonly mean: number;
  readonly max: number;
}

/** The summary of a run: what `simulate --json` prints. */
export interface Summary {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  /** Null if the time was not measured, as after a merge. */
  readonly seconds: number | null;
  readonly gamesPerSecond: number | null;
  readonly decisionsPerSecond: number | null;
  readonly decisionsPerGame: Spread;
  /** Wins by seat; a victory shared by k seats counts 1/k for each. */
  readonly wins: readonly number[];
  readonly scores: readonly {
    readonly mean: number;
    readonly sd: number;
    readonly min: number;
    readonly max: number;
  }[];
  /** Wins by bot over all its seats; the bots are in the order of their first seats. */
  readonly byBot: readonly BotSummary[];
  readonly rounds: Spread;
  readonly digest: string;
}

/** How all seats of one bot fared. */
export interface BotSummary {
  readonly bot: string;
  /** The number of seats it had over all games. */
  readonly seats: number;
  /** Its wins; a victory shared by k seats counts 1/k for each of its seats among them. */
  readonly wins: number;
  /** Its wins by seat, with the 95 % interval: chance alone would give one in `players`. */
  readonly share: Share;
  readonly scores: Summary['scores'][number];
}

/** The results do not make up one complete run. */
export class SimulationError extends Error {
  override name = 'SimulationError';
}

/**
 * The results of one complete run in the order of their numbers.
 * @throws SimulationError if they belong to different runs, or some are missing or duplicated
 */
export function wholeRun(results: readonly GameResult[]): GameResult[] {
  const sorted = [...results].sort((a, b) => a.number - b.number);
  const first = sorted[0];
  if (first === undefined) throw new SimulationError(simulationWords().nothingToSum);
  for (const [index, result] of sorted.entries()) {
    if (result.plan !== first.plan) {
      throw new SimulationError(simulationWords().differentRuns);
    }
    if (result.number === index) continue;
    throw new SimulationError(
      result.number < index
        ? simulationWords().gameTwice(result.number)
        : simulationWords().gameMissing(index),
    );
  }
  return sorted;
}

/**
 * Summarizes results given in any order.
 * @throws SimulationError if they do not make up one complete run
 */
export function summarize(results: readonly GameResult[], seconds: number | null): Summary {
  const sorted = wholeRun(results);
  const first = elementAt(sorted, 0);
  const decisions = sorted.map((result) => result.decisions);
  const perSecond = (count: number): number | null =>
    seconds === null || seconds <= 0 ? null : round(count / seconds);
  return {
    game: first.game,
    players: first.players,
    bots: first.bots,
    games: sorted.length,
    seed: first.seed,
    seconds: seconds === null ? null : round(seconds),
    gamesPerSecond: perSecond(sorted.length),
    decisionsPerSecond: perSecond(decisions.reduce((sum, count) => sum + count, 0)),
    decisionsPerGame: spreadOf(decisions),
    wins: first.scores.map((_, seat) => round(sorted.reduce((sum, result) => sum + winOf(result, seat), 0))),
    scores: first.scores.map((_, seat) => scoresOf(sorted.map((result) => elementAt(result.scores, seat)))),
    byBot: [...new Set(first.bots)].map((bot) => botSummary(sorted, bot)),
    rounds: spreadOf(sorted.map((result) => result.rounds)),
    digest: textDigest([`${first.plan} ${sorted.length}`, ...sorted.map(lineOf)].join('\n')),
  };
}

function botSummary(results: readonly GameResult[], bot: string): BotSummary {
  let wins = 0;
  const scores: number[] = [];
  for (const result of results) {
    result.bots.forEach((level, seat) => {
      if (level !== bot) return;
      wins += winOf(result, seat);
      scores.push(elementAt(result.scores, seat));
    });
  }
  const { share, low, high } = wilson(wins, scores.length);
  return {
    bot,
    seats: scores.length,
    wins: round(wins),
    share: { share: round(share), low: round(low), high: round(high) },
    scores: scoresOf(scores),
  };
}

/** A seat's share of the victory: 1/k if k seats share it. */
export function winOf({ winners }: GameResult, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** The part of a result that enters the digest of a run. */
function lineOf({ number, scores, rounds, decisions }: GameResult): string {
  return `${number} ${scores.join(',')} ${rounds} ${decisions}`;
}

/** The minimum, mean and maximum of some figures. */
export function spreadOf(values: readonly number[]): Spread {
  return { min: least(values), mean: round(meanOf(values)), max: most(values) };
}

function scoresOf(values: readonly number[]): Summary['scores'][number] {
  return {
    mean: round(meanOf(values)),
    sd: round(deviationOf(values)),
    min: least(values),
    max: most(values),
  };
}

const least = (values: readonly number[]): number => values.reduce((min, value) => Math.min(min, value));
const most = (values: readonly number[]): number => values.reduce((max, value) => Math.max(max, value));

/** Rounds to three decimals; more would be noise. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
