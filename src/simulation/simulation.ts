import type { Bot, GivenUp, OutsideFault } from '../bots/bot.ts';
import { loadBotOrProgram } from '../bots/index.ts';
import type { OutsideParts } from '../bots/outside-name.ts';
import { randomPolicy } from '../bots/random.ts';
import { elementAt, present } from '../engine/checked.ts';
import { digest } from '../engine/digest.ts';
import type { Options, Outcome, Setting, State } from '../engine/game.ts';
import { settingOf, setUp } from '../engine/match.ts';
import type { Question, Seat, Value } from '../engine/question.ts';
import { playOutGame } from '../engine/rollout.ts';
import type { AnyGame } from '../games/index.ts';
import { simulationWords } from '../words/index.ts';
import { playBotGame } from './bot-game.ts';
import { meanOf, placesOf } from './statistics.ts';

/** The definition of a run of many games: everything that its digest depends on, except the number of games. */
export interface SimulationPlan {
  readonly game: AnyGame;
  readonly players: number;
  /** The bot of each seat in the first game. */
  readonly bots: readonly string[];
  /** The loaded bots by level. */
  readonly loaded: ReadonlyMap<string, Bot>;
  readonly seed: string;
  readonly options: Options;
  /** The sourced component table; default: the shipped one. */
  readonly components?: unknown;
  /** Whether every bot moves on by one seat from game to game. */
  readonly rotate?: boolean;
  /** What is needed to start programs of the user's own; absent if none plays. */
  readonly outside?: OutsideParts;
  /** Whether results include the report's counts: places, cards and the game's figures. */
  readonly counting?: boolean;
}

/** One finished game: one line of `simulate --ndjson`. */
export interface GameResult {
  readonly game: string;
  readonly players: number;
  /** The bot of each seat in this game. */
  readonly bots: readonly string[];
  readonly seed: string;
  /** The digest of the run's definition: only results with the same digest belong together. */
  readonly plan: string;
  /** 0, 1, 2… within the run. */
  readonly number: number;
  readonly scores: readonly number[];
  readonly winners: readonly number[];
  readonly rounds: number;
  readonly decisions: number;
  /** The place of each seat; 1 is best. */
  readonly places?: readonly number[];
  /** The cards that each seat took. */
  readonly cards?: readonly (readonly string[])[];
  /**
   * The plan of each seat: the source of points in which it most exceeds the mean of its table; empty without points.
   */
  readonly plans?: readonly string[];
  /** Figures that the game itself counts, such as crises. */
  readonly figures?: Readonly<Record<string, number>>;
  /** The seats whose bot was given up, and why; the normal bot played on. Absent if there are none. */
  readonly givenUp?: readonly { readonly seat: Seat; readonly because: OutsideFault; readonly log: string }[];
  /** The name of its component table, if several are compared. */
  readonly table?: string;
}

/** A game that does not end: a fault of the rules. The message names the seed that reproduces it. */
export class EndlessGame extends Error {
  override name = 'EndlessGame';
}

/** The levels of a plan, loaded. */
export async function loadBots(levels: readonly string[], outside?: OutsideParts): Promise<Map<string, Bot>> {
  const loaded = new Map<string, Bot>();
  for (const level of levels)
    if (!loaded.has(level)) loaded.set(level, await loadBotOrProgram(level, outside));
  return loaded;
}

/** The numbers of the games of a run that leave the remainder `part` when divided by `parts`. */
export function* numbersOf(games: number, part = 0, parts = 1): Generator<number> {
  for (let number = part; number < games; number += parts) yield number;
}

/**
 * Plays the games of a run one after another.
 * @throws EndlessGame
 */
export function* playGames(plan: SimulationPlan, numbers: Iterable<number>): Generator<GameResult> {
  const { game, players, bots, seed } = plan;
  const sourced = plan.components ?? game.components.sourced;
  const setting: Setting = settingOf(game, players, plan.options, sourced);
  const planDigest = digest({
    game: game.id,
    players,
    bots,
    seed,
    options: setting.options,
    components: digest(sourced),
    edition: game.edition,
    ...(plan.rotate === true ? { rotate: true } : {}),
  });
  for (const number of numbers) {
    const own = `${seed}/${number}`;
    const seated = plan.rotate === true ? rotated(bots, number) : bots;
    const taken: string[][] | null = plan.counting === true ? bots.map(() => []) : null;
    const { state, decisions, endless, givenUp } = playOne(plan, seated, setting, own, taken);
    if (endless) {
      throw new EndlessGame(simulationWords().endless(number, own, decisions));
    }
    const { scores, winners, ranking, parts } = game.outcome(state, setting);
    const about = { game: game.id, players, bots: seated, seed, plan: planDigest, number };
    const failed = [...(givenUp ?? [])].map(([seat, { because, log }]) => ({ seat, because, log }));
    const result: GameResult = {
      ...about,
      scores,
      winners,
      rounds: game.round(state),
      decisions,
      ...(failed.length === 0 ? {} : { givenUp: failed }),
    };
    yield taken === null
      ? result
      : {
          ...result,
          places: placesOf(players, ranking),
          plans: plansOf(parts),
          ...countsOf(game, state, setting, taken),
        };
  }
}

/** By seat, the source of points in which it most exceeds the mean of its table; empty if nobody has points. */
function plansOf(parts: Outcome['parts']): string[] {
  const bySource = parts.map((own) => {
    const points = new Map<string, number>();
    for (const part of own) points.set(part.source, (points.get(part.source) ?? 0) + part.points);
    return points;
  });
  const sources = [...new Set(bySource.flatMap((own) => [...own.keys()]))];
  const means = sources.map((source) => meanOf(bySource.map((own) => own.get(source) ?? 0)));
  return bySource.map((own) => {
    const ahead = sources.map((source, index) => (own.get(source) ?? 0) - elementAt(means, index));
    return sources[ahead.indexOf(Math.max(...ahead))] ?? '';
  });
}

/** The bots, each moved on by `by` seats. */
function rotated(bots: readonly string[], by: number): string[] {
  return bots.map((_, seat) => elementAt(bots, (seat + by) % bots.length));
}

interface Played {
  readonly state: State;
  readonly decisions: number;
  readonly endless: boolean;
  readonly givenUp?: ReadonlyMap<Seat, GivenUp>;
}

/** Plays one game to its end. If all seats play at random, no match object is needed. */
function playOne(
  plan: SimulationPlan,
  levels: readonly string[],
  setting: Setting,
  seed: string,
  taken: string[][] | null,
): Played {
  const { game } = plan;
  const state: State = setUp(game, setting, seed);
  const note = taken === null ? null : noteFor(game, taken);
  if (levels.every((level) => level === 'random')) {
    const policy = randomPolicy(seed);
    const noting = (question: Question): Value => {
      const value = policy(question);
      note?.(question, value);
      return value;
    };
    return { ...playOutGame(game, setting, state, note === null ? policy : noting), state };
  }
  const seated = levels.map((level) => present(plan.loaded.get(level), 'bot'));
  const watch = (question: Question, value: Value) => note?.(question, value);
  const { match, endless, givenUp } = playBotGame(game, setting, state, seated, seed, watch);
  return { state: match.state, decisions: match.answered, endless, givenUp };
}

/** Records the answers that take cards; null if the game's last view shows them. */
function noteFor(game: AnyGame, taken: string[][]): ((question: Question, value: Value) => void) | null {
  const asks = game.tally?.asks;
  if (asks === undefined) return null;
  const components = JSON.stringify(game.components.sourced);
  const isCard = new Map<Value, boolean>();
  return ({ ask, seat }, value) => {
    if (!asks.includes(ask) || typeof value !== 'string') return;
    const known = isCard.get(value) ?? components.includes(`${JSON.stringify(value)}:`);
    isCard.set(value, known);
    if (known) taken[seat]?.push(value);
  };
}

function countsOf(
  game: AnyGame,
  state: State,
  setting: Setting,
  taken: readonly (readonly string[])[],
): Pick<GameResult, 'cards' | 'figures'> {
  const { tally } = game;
  if (tally === undefined) return {};
  const view: unknown = game.view(state, null, setting, []);
  const figures = tally.figures?.(view);
  const cards = tally.cards === undefined ? taken : taken.map((_, seat) => tally.cards?.(view, seat) ?? []);
  return { cards, ...(figures === undefined ? {} : { figures }) };
}
