import { textDigest } from '../engine/digest.ts';
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
  /** Null where nobody took the time, as after a merge. */
  readonly seconds: number | null;
  readonly gamesPerSecond: number | null;
  readonly decisionsPerSecond: number | null;
  readonly decisionsPerGame: Spread;
  /** Wins by seat; a victory that k share counts 1/k for each. */
  readonly wins: readonly number[];
  readonly scores: readonly {
    readonly mean: number;
    readonly sd: number;
    readonly min: number;
    readonly max: number;
  }[];
  /** The same by bot, whatever its seats; the bots in the order of their first seats. */
  readonly byBot: readonly BotSummary[];
  readonly rounds: Spread;
  readonly digest: string;
}

/** How all seats of one bot fared. */
export interface BotSummary {
  readonly bot: string;
  /** How many seats it had in all games together. */
  readonly seats: number;
  /** Its wins; a victory that k share counts 1/k for each of its seats among them. */
  readonly wins: number;
  /** Its wins by seat, with the 95 % interval: chance alone would give one in `players`. */
  readonly share: Share;
  readonly scores: Summary['scores'][number];
}

/** Results that do not make up one whole run. */
export class SimulationError extends Error {
  override name = 'SimulationError';
}

/**
 * The results of one whole run by their number.
 * @throws SimulationError where they are of different runs, or some are missing or double
 */
export function wholeRun(results: readonly GameResult[]): GameResult[] {
  const sorted = [...results].sort((a, b) => a.number - b.number);
  const first = sorted[0];
  if (first === undefined) throw new SimulationError('There are no games to sum up.');
  for (const [index, result] of sorted.entries()) {
    if (result.plan !== first.plan) {
      throw new SimulationError(
        'The games are of different runs: game, players, bots, seed, options, components or edition differ.',
      );
    }
    if (result.number === index) continue;
    throw new SimulationError(
      result.number < index ? `Game ${result.number} is there twice.` : `Game ${index} is missing.`,
    );
  }
  return sorted;
}

/**
 * Sums up results in any order.
 * @throws SimulationError where they do not make up one whole run
 */
export function summarize(results: readonly GameResult[], seconds: number | null): Summary {
  const sorted = wholeRun(results);
  const first = sorted[0] as GameResult;
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
    scores: first.scores.map((_, seat) => scoresOf(sorted.map((result) => result.scores[seat] as number))),
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
      scores.push(result.scores[seat] as number);
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

/** A seat's part of the victory: 1/k where k share it. */
export function winOf({ winners }: GameResult, seat: number): number {
  return winners.includes(seat) ? 1 / winners.length : 0;
}

/** What of a game goes into the digest of a run. */
function lineOf({ number, scores, rounds, decisions }: GameResult): string {
  return `${number} ${scores.join(',')} ${rounds} ${decisions}`;
}

/** The least, the mean and the most of some figures. */
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

/** Three decimals: more would only be noise. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
