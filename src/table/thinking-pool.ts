import type { Verdict } from '../bots/bot.ts';
import { workerFile } from '../simulation/worker-files.ts';
import type { Language } from '../words/languages.ts';
import { readerLanguage } from '../words/reader.ts';
import type { ThoughtOrder, ThoughtReport } from './thought.ts';

/**
 * The most attempts at a thought. A worker may die for a reason unrelated to its task, but hardly several times in a
 * row.
 */
const MOST_TRIES = 3;

/** Milliseconds in which a worker must end a cancelled thought; otherwise the worker is terminated. */
const LONGEST_END = 2000;

/** Receives the progress of a thought and can cancel it. */
export interface ThoughtListener {
  /** The progress, from 0 to 1. */
  progress(done: number): void;
  /** Aborted when the verdict is no longer needed. */
  readonly signal?: AbortSignal | undefined;
}

/** What a pool needs from a worker; a `Worker` of node:worker_threads has it. */
export interface ThinkingWorker {
  postMessage(order: ThoughtOrder): void;
  on(event: 'message', listener: (report: ThoughtReport) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): unknown;
  ref(): void;
  unref(): void;
}

/** How a pool gets its workers, and who is told when one dies. */
export interface PoolParts {
  /** Starts a worker; default: a thread of this program. */
  readonly start?: () => Promise<ThinkingWorker>;
  /** Called when a worker has died; another one restarts its thought. */
  readonly lost?: (error: Error) => void;
}

/** A pending thought. */
interface Thought {
  readonly order: ThoughtOrder;
  readonly listener: ThoughtListener;
  readonly asker: object;
  tries: number;
  /** Whether the verdict is still needed. */
  isWanted: boolean;
  /** Tells its worker that it was cancelled; absent while it waits for a worker. */
  dropped?: () => void;
  settle(verdict: Verdict | null): void;
  fail(error: Error): void;
}

/** A worker with the handlers of its messages. */
interface Seated {
  readonly worker: ThinkingWorker;
  hear: (report: ThoughtReport) => void;
  gone: (error: Error) => void;
  isGone: boolean;
}

/** Whether this program can start thinking workers; it cannot if tests load the sources. */
export function canThinkInWorkers(): boolean {
  return thinkingFile() !== null;
}

function thinkingFile(): string | null {
  return workerFile('table/thinking-worker');
}

/** Starts threads that tell their faults in a language. */
const threadsIn = (language: Language) => async (): Promise<ThinkingWorker> => {
  const file = thinkingFile();
  if (file === null) throw new Error('The file of the worker is missing beside the program.');
  // Loaded late, so that the first screen does not wait for it.
  const { Worker: Thread } = await import('node:worker_threads');
  return new Thread(file, { workerData: language }) as ThinkingWorker;
};

/**
 * A fixed number of workers that think for the bots of one or more tables. Askers, such as tables, take turns: no asker
 * starts a second thought before every waiting asker has started one. Workers start when first needed and then stay.
 */
export class ThinkingPool {
  private readonly free: Seated[] = [];
  private readonly workers = new Set<Seated>();
  /** The thoughts waiting for a worker, by asker. */
  private readonly queues = new Map<object, Thought[]>();
  /** When each asker last had a turn, counted in turns of all askers. */
  private readonly turns = new WeakMap<object, number>();
  private turn = 0;
  private readonly begun = new Set<Thought>();
  private readonly start: () => Promise<ThinkingWorker>;
  private readonly lost: (error: Error) => void;
  private isClosed = false;
  /** The number of busy places: those with a thought, or with a worker that has yet to end one. */
  private taken = 0;

  /** @param size the number of simultaneous thoughts, 1 or more */
  constructor(
    readonly size: number,
    { start = threadsIn(readerLanguage()), lost = () => {} }: PoolParts = {},
  ) {
    if (!Number.isInteger(size) || size < 1)
      throw new RangeError(`A pool must have at least 1 worker, not ${size}.`);
    this.start = start;
    this.lost = lost;
  }

  /** The number of thoughts in progress. */
  get thinking(): number {
    return this.begun.size;
  }

  /** The number of thoughts waiting for a worker. */
  get waiting(): number {
    let sum = 0;
    for (const queue of this.queues.values()) sum += queue.length;
    return sum;
  }

  /**
   * Thinks once it is the asker's turn and a worker is free.
   * @param asker whose turn this takes: any object that identifies a table
   * @returns the verdict; null if it was cancelled
   * @throws Error the bot's error, or the one that killed the workers that tried
   */
  think(asker: object, order: ThoughtOrder, listener: ThoughtListener): Promise<Verdict | null> {
    const { signal } = listener;
    if (this.isClosed || signal?.aborted === true) return Promise.resolve(null);
    return new Promise((resolve, reject) => {
      const over = (): void => {
        thought.isWanted = false;
        signal?.removeEventListener('abort', drop);
      };
      const drop = (): void => this.drop(thought);
      const thought: Thought = {
        order,
        listener,
        asker,
        tries: 0,
        isWanted: true,
        settle: (verdict) => {
          over();
          resolve(verdict);
        },
        fail: (error) => {
          over();
          reject(error);
        },
      };
      signal?.addEventListener('abort', drop);
      this.queues.set(asker, [...(this.queues.get(asker) ?? []), thought]);
      this.goOn();
    });
  }

  /** Terminates all workers; no more verdicts arrive. */
  close(): void {
    this.isClosed = true;
    const left = [...this.begun, ...[...this.queues.values()].flat()];
    this.queues.clear();
    for (const thought of left) thought.settle(null);
    for (const { worker } of this.workers) void worker.terminate();
  }

  /** Cancels a thought: removes it from the queue, or tells its worker to end it. */
  private drop(thought: Thought): void {
    const { asker, order, dropped } = thought;
    const queue = (this.queues.get(asker) ?? []).filter((other) => other !== thought);
    if (queue.length > 0) this.queues.set(asker, queue);
    else this.queues.delete(asker);
    Atomics.store(order.hurry, 0, 1);
    thought.settle(null);
    dropped?.();
  }

  private goOn(): void {
    while (this.taken < this.size) {
      const thought = this.next();
      if (thought === undefined) return;
      this.taken += 1;
      this.begun.add(thought);
      void this.begin(thought).finally(() => {
        this.taken -= 1;
        this.goOn();
      });
    }
  }

  /** The first thought of the asker that has waited longest since its last turn. */
  private next(): Thought | undefined {
    const turnOf = (asker: object): number => this.turns.get(asker) ?? 0;
    const [first, ...others] = this.queues.keys();
    if (first === undefined) return undefined;
    const asker = others.reduce((one, other) => (turnOf(other) < turnOf(one) ? other : one), first);
    const [thought, ...rest] = this.queues.get(asker) ?? [];
    if (rest.length > 0) this.queues.set(asker, rest);
    else this.queues.delete(asker);
    this.turn += 1;
    this.turns.set(asker, this.turn);
    return thought;
  }

  /** Lets a worker think. If the worker dies, the thought goes back to the head of its asker's queue. Never throws. */
  private async begin(thought: Thought): Promise<void> {
    thought.tries += 1;
    try {
      const seated = this.free.pop() ?? (await this.seat());
      if (thought.isWanted) await this.inWorker(seated, thought);
      else this.rest(seated);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      if (!this.isClosed) this.lost(error);
      if (thought.isWanted && thought.tries < MOST_TRIES)
        this.queues.set(thought.asker, [thought, ...(this.queues.get(thought.asker) ?? [])]);
      else thought.fail(error);
    } finally {
      delete thought.dropped;
      this.begun.delete(thought);
    }
  }

  /** Starts a worker of the pool. */
  private async seat(): Promise<Seated> {
    const worker = await this.start();
    const seated: Seated = { worker, hear: () => {}, gone: () => {}, isGone: false };
    const leave = (error: Error): void => {
      if (seated.isGone) return;
      seated.isGone = true;
      this.workers.delete(seated);
      const place = this.free.indexOf(seated);
      if (place >= 0) {
        this.free.splice(place, 1);
        if (!this.isClosed) this.lost(error);
      }
      seated.gone(error);
    };
    worker.on('message', (report) => seated.hear(report));
    worker.on('error', leave);
    worker.on('exit', (code) => leave(new Error(`A bot's worker has exited with code ${code}.`)));
    this.workers.add(seated);
    if (this.isClosed) void worker.terminate();
    return seated;
  }

  private rest(seated: Seated): void {
    if (seated.isGone || this.isClosed) return;
    // An idle worker does not keep the program alive.
    seated.worker.unref();
    this.free.push(seated);
  }

  /** Resolves when the worker is free again. @throws Error if it has died */
  private async inWorker(seated: Seated, thought: Thought): Promise<void> {
    const { worker } = seated;
    let patience: NodeJS.Timeout | undefined;
    try {
      await new Promise<void>((resolve, reject) => {
        seated.gone = reject;
        seated.hear = (report) => {
          if ('done' in report) {
            if (thought.isWanted) thought.listener.progress(report.done);
            return;
          }
          if (thought.isWanted && 'verdict' in report) thought.settle(report.verdict);
          else if (thought.isWanted && 'fault' in report) thought.fail(new Error(report.fault));
          resolve();
        };
        thought.dropped = () => {
          this.begun.delete(thought);
          patience = setTimeout(() => void worker.terminate(), LONGEST_END);
          patience.unref();
        };
        worker.ref();
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window.
        worker.postMessage(thought.order);
      });
    } finally {
      clearTimeout(patience);
      seated.hear = () => {};
      seated.gone = () => {};
    }
    this.rest(seated);
  }
}
