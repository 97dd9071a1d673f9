import { type GameResult, numbersOf, playGames, type SimulationPlan } from './simulation.ts';
import type { SimulationTask } from './simulation-worker.ts';
import { workerFile } from './worker-files.ts';

/** The most games that one thread is handed at once where all bots decide in no time. */
const MOST_AT_ONCE = 50;
/** So many helpings a job keep all of them busy to the end. */
const HELPINGS = 8;

/** A run, or one part of it, and who is told. */
export interface Run {
  readonly games: number;
  readonly part: number;
  readonly parts: number;
  readonly jobs: number;
  /** Told of every game, in the order of their numbers. */
  take(result: GameResult): void;
  /** Told where the jobs cannot share the work, and why. */
  warn(sentence: string): void;
}

/** Plays a run. However many jobs share it, the results are the same and come in the same order. */
export async function playRun(plan: SimulationPlan, run: Run): Promise<void> {
  const numbers = [...numbersOf(run.games, run.part, run.parts)];
  if (run.jobs > 1 && numbers.length > 1) {
    const fault = await inThreads(plan, numbers, run);
    if (fault === null) return;
    run.warn(`The games are played one after the other: ${fault}.`);
  }
  for (const result of playGames(plan, numbers)) {
    run.take(result);
    // Signals and the closing of a pipe are heard between two games.
    await new Promise<void>((resolve) => setImmediate(resolve));
  }
}

/** Shares the games among threads; says why where that cannot be, and then nothing has been told. */
async function inThreads(plan: SimulationPlan, numbers: readonly number[], run: Run): Promise<string | null> {
  const filename = workerFile('simulation/simulation-worker');
  if (filename === null) return 'this program runs from its sources, without the file of its workers';
  const { Tinypool } = await import('tinypool');
  const jobs = Math.min(run.jobs, numbers.length);
  const pool = new Tinypool({ filename, minThreads: jobs, maxThreads: jobs });
  const { game, loaded: _, ...rest } = plan;
  const helpings = helpingsOf(plan, numbers, jobs);
  const take = inOrder(numbers, run.take);
  let fault: string | null = null;
  const work = async (): Promise<void> => {
    for (let helping = helpings.next(); helping.done !== true && fault === null; helping = helpings.next()) {
      const task: SimulationTask = { plan: { ...rest, game: game.id }, numbers: helping.value };
      const results = (await pool.run(task)) as GameResult[] | null;
      if (results === null) fault = `its workers do not know the game ${game.id}`;
      else for (const result of results) take(result);
    }
  };
  try {
    await Promise.all(Array.from({ length: jobs }, work));
  } finally {
    await pool.destroy();
  }
  return fault;
}

/** Games in helpings: single ones where bots think, more where a thread would else wait for its orders. */
function* helpingsOf(plan: SimulationPlan, numbers: readonly number[], jobs: number): Generator<number[]> {
  const quick = plan.bots.every((level) => plan.loaded.get(level)?.instant === true);
  const size = quick ? Math.max(1, Math.min(MOST_AT_ONCE, Math.ceil(numbers.length / jobs / HELPINGS))) : 1;
  for (let from = 0; from < numbers.length; from += size) yield numbers.slice(from, from + size);
}

/** Hands results on by their number, whichever comes first. */
function inOrder(
  numbers: readonly number[],
  take: (result: GameResult) => void,
): (result: GameResult) => void {
  const waiting = new Map<number, GameResult>();
  let next = 0;
  return (result) => {
    waiting.set(result.number, result);
    for (;;) {
      const number = numbers[next];
      const ready = number === undefined ? undefined : waiting.get(number);
      if (number === undefined || ready === undefined) return;
      waiting.delete(number);
      next += 1;
      take(ready);
    }
  };
}
