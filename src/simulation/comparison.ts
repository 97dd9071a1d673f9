import { elementAt } from '../engine/checked.ts';
import { simulationWords } from '../words/index.ts';
import { keyOf, type Measure, measuresOf } from './measures.ts';
import type { GameResult } from './simulation.ts';
import { changeOf, type Estimate, meanEstimate } from './statistics.ts';
import { SimulationError, summarize, wholeRun } from './summary.ts';

/** One figure of one component table. */
export interface Finding extends Pick<Measure, 'group' | 'item' | 'name' | 'isShare'> {
  /** The number of games, seats or winners that the figure is the mean of. */
  readonly cases: number;
  readonly estimate: Estimate;
  /** The change from the first table; null for the first, or if the first has no such case. */
  readonly change: Estimate | null;
}

/** A component table and its effect on the game. */
export interface ComparedComponents {
  readonly name: string;
  readonly digest: string;
  readonly findings: readonly Finding[];
  /** The whole run in the order of its numbers. */
  readonly results: readonly GameResult[];
}

/** Runs of the same games with different component tables. The others are compared with the first. */
export interface Comparison {
  readonly game: string;
  readonly players: number;
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly tables: readonly ComparedComponents[];
}

/**
 * Compares runs of the same seeds with different component tables.
 * @param runs results by the name of their table, each in any order; the first is the one to compare with
 * @throws SimulationError if a run is incomplete, or the runs differ in more than their tables
 */
export function compareRuns(runs: ReadonlyMap<string, readonly GameResult[]>): Comparison {
  let base: { readonly first: GameResult; readonly measures: ReadonlyMap<string, Measure> } | undefined;
  let games = 0;
  const tables: ComparedComponents[] = [];
  for (const [name, run] of runs) {
    const results = wholeRun(run);
    const first = elementAt(results, 0);
    const measures = measuresOf(results);
    if (base !== undefined) checkAlike(base.first, first, games, results.length);
    const before = base?.measures;
    tables.push({
      name,
      digest: summarize(results, null).digest,
      results,
      findings: measures.flatMap((measure) => findingOf(measure, before?.get(keyOf(measure))) ?? []),
    });
    base ??= { first, measures: new Map(measures.map((measure) => [keyOf(measure), measure])) };
    games = results.length;
  }
  if (base === undefined) throw new SimulationError(simulationWords().nothingToCompare);
  const { game, players, bots, seed } = base.first;
  return { game, players, bots, games, seed, tables };
}

function findingOf(measure: Measure, before: Measure | undefined): Finding | undefined {
  const estimate = meanEstimate(measure);
  if (estimate === null) return undefined;
  const { group, item, name, isShare, cases } = measure;
  return {
    group,
    item,
    name,
    isShare,
    cases: cases.reduce((sum, each) => sum + each, 0),
    estimate,
    change: before === undefined ? null : changeOf(before, measure),
  };
}

function checkAlike(one: GameResult, other: GameResult, games: number, otherGames: number): void {
  const about = ({ game, players, bots, seed }: GameResult) => JSON.stringify([game, players, bots, seed]);
  if (about(one) === about(other) && games === otherGames) return;
  throw new SimulationError(simulationWords().notComparable);
}
