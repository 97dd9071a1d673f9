import { elementAt, entryOf } from '../engine/checked.ts';
import type { GameResult } from './simulation.ts';
import { type GameCounts, meanOf } from './statistics.ts';
import { winOf } from './summary.ts';

export type MeasureGroup = 'game' | 'figure' | 'bot' | 'seat' | 'card' | 'plan';

/**
 * The measures of a group's items: `taken` is the share of the seats of all games; `worth` is in points above the
 * table's mean.
 */
export type MeasureName =
  | 'rounds'
  | 'decisions'
  | 'score'
  | 'best score'
  | 'wins'
  | 'taken'
  | 'worth'
  | 'a game';

/** One figure of a run, counted game by game, so that runs of the same seeds can be compared. */
export interface Measure extends GameCounts {
  readonly group: MeasureGroup;
  /** The bot, the seat, the card, the plan or the figure; empty for the game as a whole. */
  readonly item: string;
  readonly name: MeasureName;
}

/** The key of a measure, which is the same in every run. */
export const keyOf = ({ group, item, name }: Pick<Measure, 'group' | 'item' | 'name'>): string =>
  JSON.stringify([group, item, name]);

/** Adds one game's contribution to a measure. */
type Add = (group: MeasureGroup, item: string, name: MeasureName, sum: number, cases?: number) => void;

/** Measures that are shares of their cases. */
const SHARES: ReadonlySet<MeasureName> = new Set(['wins', 'taken']);

/**
 * All measures of a run: length and scores; wins and scores by bot and seat; how often every card and plan was taken,
 * how often its seats won, and how many points more than the mean of their table they scored.
 * @param results a whole run in the order of its numbers, with counts
 */
export function measuresOf(results: readonly GameResult[]): Measure[] {
  const measures = new Map<string, Measure & { sums: number[]; cases: number[] }>();
  results.forEach((result, game) => {
    addGame(result, (group, item, name, sum, cases = 1) => {
      const key = keyOf({ group, item, name });
      let measure = measures.get(key);
      if (measure === undefined) {
        const zeros = (): number[] => new Array<number>(results.length).fill(0);
        measure = { group, item, name, isShare: SHARES.has(name), sums: zeros(), cases: zeros() };
        measures.set(key, measure);
      }
      measure.sums[game] = entryOf(measure.sums, game) + sum;
      measure.cases[game] = entryOf(measure.cases, game) + cases;
    });
  });
  const seats = results.map(({ scores }) => scores.length);
  return [...measures.values()].map((measure) =>
    // Every seat could have taken the card, even in games in which nobody did.
    measure.name === 'taken' ? { ...measure, cases: seats } : measure,
  );
}

function addGame(result: GameResult, add: Add): void {
  const { scores, bots, rounds, decisions, figures = {}, cards = [], plans = [] } = result;
  const mean = meanOf(scores);
  add('game', '', 'rounds', rounds);
  add('game', '', 'decisions', decisions);
  add('game', '', 'best score', Math.max(...scores));
  for (const [name, figure] of Object.entries(figures)) add('figure', name, 'a game', figure);
  scores.forEach((score, seat) => {
    const wins = winOf(result, seat);
    add('game', '', 'score', score);
    add('seat', String(seat), 'wins', wins);
    add('seat', String(seat), 'score', score);
    add('bot', elementAt(bots, seat), 'wins', wins);
    add('bot', elementAt(bots, seat), 'score', score);
    const plan = plans[seat] ?? '';
    const taken = [
      ...[...new Set(cards[seat])].map((card) => ['card', card] as const),
      ...(plan === '' ? [] : [['plan', plan] as const]),
    ];
    for (const [group, item] of taken) {
      add(group, item, 'taken', 1);
      add(group, item, 'wins', wins);
      add(group, item, 'worth', score - mean);
    }
  });
}
