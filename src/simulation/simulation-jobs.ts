import type { Worker } from 'node:worker_threads';
import { games } from '../games/index.ts';
import { simulationWords } from '../words/index.ts';
import { readerLanguage } from '../words/reader.ts';
import { claimed, type SharedGames } from './shared-games.ts';
import { EndlessGame, type GameResult, playGames, type SimulationPlan } from './simulation.ts';
import type { SimulationReport, SimulationTask } from './simulation-worker.ts';
import { workerFile } from './worker-files.ts';

/** Milliseconds that one thread plays alone before it decides whether more threads would help. */
const ALONE_MS = 300;
/**
 * Milliseconds of work that must remain for each job. Another thread needs about half a second of processor time to
 * start and to compile its code.
 */
const WORTH_STARTING_MS = 2000;
/** Milliseconds of play between two checks for signals, closed pipes and results of other threads. */
const BITE_MS = 10;

/** A run, or one part of it, with its callbacks. */
export interface Run {
  readonly games: number;
  readonly part: number;
  readonly parts: number;
  readonly jobs: number;
  /** Called with every result, in the order of the game numbers. */
  take(result: GameResult): void;
  /** Called with the reason if the jobs cannot share the work. */
  warn(sentence: string): void;
}

/**
 * Plays a run. The results and their order do not depend on the number of jobs. This thread plays from the beginning;
 * other threads start only if enough work is left for them to help.
 * @throws EndlessGame
 */
export async function playRun(plan: SimulationPlan, run: Run): Promise<void> {
  const count = Math.max(0, Math.ceil((run.games - run.part) / run.parts));
  const { part, parts } = run;
  const share: SharedGames = { counter: new Int32Array(new SharedArrayBuffer(4)), count, part, parts };
  const take = inOrder(run);
  const helpers = new Helpers(plan, share, take);
  const jobs = Math.min(run.jobs, count);
  const thinksLong = plan.bots.some((level) => plan.loaded.get(level)?.tireless === true);
  let undecided = jobs > 1;
  let first = 0;
  const decide = (elapsed: number, played: number): void => {
    if (played === 1) first = elapsed;
    // The first game runs code that is not compiled yet, so the next ones show better how long a game takes.
    const early = elapsed < ALONE_MS || (played < 2 && elapsed < WORTH_STARTING_MS);
    if (!thinksLong && early) return;
    const left = (count - played) * (played < 2 ? elapsed : (elapsed - first) / (played - 1));
    undecided = false;
    if (thinksLong || left / jobs >= WORTH_STARTING_MS) helpers.start(jobs - 1, run.warn);
  };
  try {
    const began = performance.now();
    // If a single game takes long, the other threads start while the first game is played.
    if (undecided && thinksLong) decide(0, 0);
    let rested = began;
    let played = 0;
    for (const result of playGames(plan, claimed(share))) {
      take(result);
      played += 1;
      const now = performance.now();
      if (undecided) decide(now - began, played);
      if (now - rested < BITE_MS) continue;
      // Between two games, the event loop handles signals, closed pipes and results of other threads.
      await new Promise<void>((resolve) => setImmediate(resolve));
      helpers.check();
      rested = performance.now();
    }
    await helpers.finished();
  } finally {
    helpers.stop();
  }
}

/** The other threads. */
class Helpers {
  private readonly workers: Worker[] = [];
  private readonly ends: Promise<void>[] = [];
  private starting: Promise<void> = Promise.resolve();
  private fault: Error | undefined;
  private stopped = false;

  constructor(
    private readonly plan: SimulationPlan,
    private readonly share: SharedGames,
    private readonly take: (result: GameResult) => void,
  ) {}

  /** Starts this many threads, or warns why that is impossible. */
  start(number: number, warn: (sentence: string) => void): void {
    const file = workerFile('simulation/simulation-worker');
    const { game, loaded: _, ...rest } = this.plan;
    if (file === null || !games.some(({ id }) => id === game.id)) {
      warn(simulationWords().oneAfterTheOther(file === null ? undefined : game.id));
      return;
    }
    const task: SimulationTask = {
      plan: { ...rest, game: game.id },
      share: this.share,
      language: readerLanguage(),
    };
    this.starting = import('node:worker_threads').then(({ Worker: Thread }) => {
      if (this.stopped) return;
      for (let place = 0; place < number; place += 1) this.watch(new Thread(file, { workerData: task }));
    });
  }

  private watch(worker: Worker): void {
    this.workers.push(worker);
    this.ends.push(
      new Promise((resolve) => {
        worker.on('message', (report: SimulationReport) => {
          if ('endless' in report) this.fault ??= new EndlessGame(report.endless);
          else for (const result of report.results) this.take(result);
          if ('endless' in report || report.done) resolve();
        });
        worker.on('error', (error: Error) => {
          this.fault ??= error;
        });
        worker.on('exit', () => resolve());
      }),
    );
  }

  /** Rethrows the error of a helper. */
  check(): void {
    if (this.fault !== undefined) throw this.fault;
  }

  /** Waits for the helpers that are still playing. */
  async finished(): Promise<void> {
    await this.starting;
    await Promise.all(this.ends);
    this.check();
  }

  /** Terminates all helpers at once, without waiting for their exit. */
  stop(): void {
    this.stopped = true;
    for (const worker of this.workers) void worker.terminate();
  }
}

/** Passes results on in the order of their numbers, whatever the order of their arrival. */
function inOrder({ part, parts, take }: Run): (result: GameResult) => void {
  const waiting = new Map<number, GameResult>();
  let next = part;
  return (result) => {
    waiting.set(result.number, result);
    for (let ready = waiting.get(next); ready !== undefined; ready = waiting.get(next)) {
      waiting.delete(next);
      next += parts;
      take(ready);
    }
  };
}
