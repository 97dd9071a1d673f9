// Runs in the threads of the pool: plays the games of a run that it is given by their numbers.
import { games } from '../games/index.ts';
import { type GameResult, loadBots, playGames, type SimulationPlan } from './simulation.ts';

/** A run as a thread gets it: plain data. */
export type PlainPlan = Omit<SimulationPlan, 'game' | 'loaded'> & { readonly game: string };

/** Some games of a run. */
export interface SimulationTask {
  readonly plan: PlainPlan;
  readonly numbers: readonly number[];
}

/** Plays them; null where this program has no such game. */
export default async function play({ plan, numbers }: SimulationTask): Promise<GameResult[] | null> {
  const entry = games.find(({ id }) => id === plan.game);
  if (entry === undefined) return null;
  const loaded = await loadBots(plan.bots);
  return [...playGames({ ...plan, game: await entry.load(), loaded }, numbers)];
}
