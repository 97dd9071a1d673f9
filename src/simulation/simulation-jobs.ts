import type { Worker } from 'node:worker_threads';
import { games } from '../games/index.ts';
import { claimed, type Share } from './shared-games.ts';
import { EndlessGame, type GameResult, playGames, type SimulationPlan } from './simulation.ts';
import type { SimulationReport, SimulationTask } from './simulation-worker.ts';
import { workerFile } from './worker-files.ts';

/** Milliseconds that one thread plays by itself before it looks whether others would be a help. */
const ALONE_MS = 300;
/**
 * Milliseconds of work for each job that must be left. Another thread takes about half a second of processor time to
 * start and to compile what it plays.
 */
const WORTH_STARTING_MS = 2000;
/** Milliseconds of play between two looks at signals, pipes and the results of others. */
const BITE_MS = 10;

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

/**
 * Plays a run. However many jobs share it, the results are the same and come in the same order. This thread plays from
 * the beginning, whoever helps: others are started only where so much is left that they are a help.
 * @throws EndlessGame
 */
export async function playRun(plan: SimulationPlan, run: Run): Promise<void> {
  const count = Math.max(0, Math.ceil((run.games - run.part) / run.parts));
  const { part, parts } = run;
  const share: Share = { counter: new Int32Array(new SharedArrayBuffer(4)), count, part, parts };
  const take = inOrder(run);
  const helpers = new Helpers(plan, share, take);
  const jobs = Math.min(run.jobs, count);
  const thinksLong = plan.bots.some((level) => plan.loaded.get(level)?.tireless === true);
  let undecided = jobs > 1;
  let first = 0;
  const decide = (elapsed: number, played: number): void => {
    if (played === 1) first = elapsed;
    // The first game is played by code that is not compiled yet: unless it lasts, the next ones say how long a game takes.
    const early = elapsed < ALONE_MS || (played < 2 && elapsed < WORTH_STARTING_MS);
    if (!thinksLong && early) return;
    const left = (count - played) * (played < 2 ? elapsed : (elapsed - first) / (played - 1));
    undecided = false;
    if (thinksLong || left / jobs >= WORTH_STARTING_MS) helpers.start(jobs - 1, run.warn);
  };
  try {
    const began = performance.now();
    // Where a single game takes long, the others start while the first is played.
    if (undecided && thinksLong) decide(0, 0);
    let rested = began;
    let played = 0;
    for (const result of playGames(plan, claimed(share))) {
      take(result);
      played += 1;
      const now = performance.now();
      if (undecided) decide(now - began, played);
      if (now - rested < BITE_MS) continue;
      // Signals, the closing of a pipe and what others have played are heard between two games.
      await new Promise<void>((resolve) => setImmediate(resolve));
      helpers.check();
      rested = performance.now();
    }
    await helpers.finished();
  } finally {
    helpers.stop();
  }
}

/** The threads beside this one. */
class Helpers {
  private readonly workers: Worker[] = [];
  private readonly ends: Promise<void>[] = [];
  private starting: Promise<void> = Promise.resolve();
  private fault: Error | undefined;
  private stopped = false;

  constructor(
    private readonly plan: SimulationPlan,
    private readonly share: Share,
    private readonly take: (result: GameResult) => void,
  ) {}

  /** Starts so many; says why where that cannot be. */
  start(number: number, warn: (sentence: string) => void): void {
    const file = workerFile('simulation/simulation-worker');
    const { game, loaded: _, ...rest } = this.plan;
    if (file === null || !games.some(({ id }) => id === game.id)) {
      const why =
        file === null
          ? 'this program runs from its sources, without the file of its workers'
          : `its workers do not know the game ${game.id}`;
      warn(`The games are played one after the other: ${why}.`);
      return;
    }
    const task: SimulationTask = { plan: { ...rest, game: game.id }, share: this.share };
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

  /** Throws what a helper threw. */
  check(): void {
    if (this.fault !== undefined) throw this.fault;
  }

  /** Waits for those that still play. */
  async finished(): Promise<void> {
    await this.starting;
    await Promise.all(this.ends);
    this.check();
  }

  /** Ends them, whatever they are at; nobody waits until they are gone. */
  stop(): void {
    this.stopped = true;
    for (const worker of this.workers) void worker.terminate();
  }
}

/** Hands results on by their number, whichever comes first. */
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
