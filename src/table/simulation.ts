import type { Bot } from '../bots/bot.ts';
import { randomPolicy } from '../bots/random.ts';
import { digest, textDigest } from '../engine/digest.ts';
import type { Options, Setting, State } from '../engine/game.ts';
import { settingOf, setUp } from '../engine/match.ts';
import { playOutGame } from '../engine/rollout.ts';
import type { AnyGame } from '../games/index.ts';
import { playBotGame } from './bot-game.ts';

/** What a run of many games is about. Everything that its digest depends on, but for the number of games. */
export interface SimulationPlan {
  readonly game: AnyGame;
  readonly players: number;
  /** The bot of each seat. */
  readonly bots: readonly string[];
  /** The bots by their level, loaded. */
  readonly loaded: ReadonlyMap<string, Bot>;
  readonly seed: string;
  readonly options: Options;
  /** The sourced component table, where it is not the shipped one. */
  readonly components?: unknown;
}

/** One finished game: one line of `simulate --ndjson`. */
export interface GameResult {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly seed: string;
  /** The digest of what the run is about: results belong together only where it is the same. */
  readonly plan: string;
  /** 0, 1, 2… within the run. */
  readonly number: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly rounds: number;
  readonly decisions: number;
}

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
  readonly rounds: Spread;
  readonly digest: string;
}

/** Results that do not make up one whole run. */
export class SimulationError extends Error {
  override name = 'SimulationError';
}

/** A game that goes on and on: a fault of the rules, told with the seed that shows it. */
export class EndlessGame extends Error {
  override name = 'EndlessGame';
}

/**
 * Plays one game of a run after the other: those whose number leaves the remainder `part` when divided by `parts`.
 * @throws EndlessGame
 */
export function* playGames(plan: SimulationPlan, games: number, part = 0, parts = 1): Generator<GameResult> {
  const { game, players, bots, seed } = plan;
  const sourced = plan.components ?? game.components.sourced;
  const setting: Setting = settingOf(game, players, plan.options, sourced);
  const about = {
    game: game.id,
    players,
    bots,
    seed,
    options: setting.options,
    components: digest(sourced),
    edition: game.edition,
  };
  const planDigest = digest(about);
  for (let number = part; number < games; number += parts) {
    const own = `${seed}/${number}`;
    const { state, decisions, endless } = playOne(plan, setting, own);
    if (endless) {
      throw new EndlessGame(
        `Game ${number} (seed ${own}) does not end: ${decisions} decisions and going on.`,
      );
    }
    const { scores, winners } = game.outcome(state, setting);
    const rounds = game.round(state);
    yield {
      game: game.id,
      players,
      bots,
      seed,
      plan: planDigest,
      number,
      scores,
      winners,
      rounds,
      decisions,
    };
  }
}

interface Played {
  readonly state: State;
  readonly decisions: number;
  readonly endless: boolean;
}

/** One game to its end. Where all seats draw at random, nobody needs a match around it. */
function playOne(plan: SimulationPlan, setting: Setting, seed: string): Played {
  const { game, bots } = plan;
  const state: State = setUp(game, setting, seed);
  if (bots.every((level) => level === 'random')) {
    return { ...playOutGame(game, setting, state, randomPolicy(seed)), state };
  }
  const seated = bots.map((level) => plan.loaded.get(level) as Bot);
  const { match, endless } = playBotGame(game, setting, state, seated, seed);
  return { state: match.state, decisions: match.answered, endless };
}

/**
 * Sums up results in any order.
 * @throws SimulationError where they are of different runs, or some are missing or double
 */
export function summarize(results: readonly GameResult[], seconds: number | null): Summary {
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
    wins: first.scores.map((_, seat) =>
      round(sorted.reduce((sum, { winners }) => sum + (winners.includes(seat) ? 1 / winners.length : 0), 0)),
    ),
    scores: first.scores.map((_, seat) => scoresOf(sorted.map((result) => result.scores[seat] as number))),
    rounds: spreadOf(sorted.map((result) => result.rounds)),
    digest: textDigest([`${first.plan} ${sorted.length}`, ...sorted.map(lineOf)].join('\n')),
  };
}

/** What of a game goes into the digest of a run. */
function lineOf({ number, scores, rounds, decisions }: GameResult): string {
  return `${number} ${scores.join(',')} ${rounds} ${decisions}`;
}

function spreadOf(values: readonly number[]): Spread {
  return { min: least(values), mean: round(meanOf(values)), max: most(values) };
}

function scoresOf(values: readonly number[]): Summary['scores'][number] {
  const mean = meanOf(values);
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  const sd = values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1));
  return { mean: round(mean), sd: round(sd), min: least(values), max: most(values) };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

const least = (values: readonly number[]): number => values.reduce((min, value) => Math.min(min, value));
const most = (values: readonly number[]): number => values.reduce((max, value) => Math.max(max, value));

/** Three decimals: more would only be noise. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
