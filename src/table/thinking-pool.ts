import type { Verdict } from '../bots/bot.ts';
import { workerFile } from '../simulation/worker-files.ts';
import type { ThoughtOrder, ThoughtReport } from './thought.ts';

/** How often a thought is begun: a worker may die of something that is not its task, but not again and again. */
const MOST_TRIES = 3;

/** Milliseconds in which a worker must end a thought that nobody waits for any more; otherwise it is ended itself. */
const LONGEST_END = 2000;

/** The listener that hears how far a thought is, and may end it. */
export interface ThoughtListener {
  /** The share that is done, 0 to 1. */
  progress(done: number): void;
  /** Aborted when the verdict is no longer needed. */
  readonly signal?: AbortSignal | undefined;
}

/** What a pool needs of a worker; a thread of node:worker_threads is one. */
export interface ThinkingWorker {
  postMessage(order: ThoughtOrder): void;
  on(event: 'message', listener: (report: ThoughtReport) => void): unknown;
  on(event: 'error', listener: (error: Error) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): unknown;
  ref(): void;
  unref(): void;
}

/** How a pool gets its workers, and who hears of those that die. */
export interface PoolParts {
  /** Starts a worker; default: a thread of the program. */
  readonly start?: () => Promise<ThinkingWorker>;
  /** Called when a worker has died; its thought is begun again by another. */
  readonly lost?: (error: Error) => void;
}

/** A thought that is waited for. */
interface Thought {
  readonly order: ThoughtOrder;
  readonly listener: ThoughtListener;
  readonly asker: object;
  tries: number;
  /** Whether somebody still waits for the verdict. */
  isWanted: boolean;
  /** Tells the worker that thinks about it; absent while it waits for one. */
  dropped?: () => void;
  settle(verdict: Verdict | null): void;
  fail(error: Error): void;
}

/** A worker, and what hears its words while it thinks. */
interface Seated {
  readonly worker: ThinkingWorker;
  hear: (report: ThoughtReport) => void;
  gone: (error: Error) => void;
  isGone: boolean;
}

/** Whether this program can start workers that think; the sources, as tests load them, have none. */
export function canThinkInWorkers(): boolean {
  return thinkingFile() !== null;
}

function thinkingFile(): string | null {
  return workerFile('table/thinking-worker');
}

async function startThread(): Promise<ThinkingWorker> {
  const file = thinkingFile();
  if (file === null) throw new Error('There is no file of a worker beside the program.');
  // The first screen does not wait for what it takes to start a thread.
  const { Worker: Thread } = await import('node:worker_threads');
  return new Thread(file) as ThinkingWorker;
}

/**
 * A fixed number of workers that think for bots, of one table or of many. Those who ask, such
 * as tables, take turns: each has one thought begun before another has its second. Workers are started when they are first needed and stay.
 */
export class ThinkingPool {
  private readonly free: Seated[] = [];
  private readonly workers = new Set<Seated>();
  /** What waits for a worker, by who asked. */
  private readonly queues = new Map<object, Thought[]>();
  /** When each of those who ask last had a turn, in turns of all. */
  private readonly turns = new WeakMap<object, number>();
  private turn = 0;
  private readonly begun = new Set<Thought>();
  private readonly start: () => Promise<ThinkingWorker>;
  private readonly lost: (error: Error) => void;
  private isClosed = false;
  /** Places that are taken: by a thought, or by a worker that still has to end one. */
  private taken = 0;

  /** @param size how many thoughts are thought at a time, 1 or more */
  constructor(
    readonly size: number,
    { start = startThread, lost = () => {} }: PoolParts = {},
  ) {
    if (!Number.isInteger(size) || size < 1)
      throw new RangeError(`A pool has 1 or more workers, not ${size}.`);
    this.start = start;
    this.lost = lost;
  }

  /** How many thoughts are being thought. */
  get thinking(): number {
    return this.begun.size;
  }

  /** How many thoughts wait for a worker. */
  get waiting(): number {
    let sum = 0;
    for (const queue of this.queues.values()) sum += queue.length;
    return sum;
  }

  /**
   * Thinks as soon as it is the asker's turn and a worker is free.
   * @param asker whose turn it takes: any object that stands for a table
   * @returns what was decided; null where nobody waits for it any more
   * @throws Error what the bot threw, or what killed the workers that tried
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

  /** Ends all workers; nobody gets a verdict any more. */
  close(): void {
    this.isClosed = true;
    const left = [...this.begun, ...[...this.queues.values()].flat()];
    this.queues.clear();
    for (const thought of left) thought.settle(null);
    for (const { worker } of this.workers) void worker.terminate();
  }

  /** Nobody waits for a thought any more: it leaves the queue, or its worker is told to end it. */
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

  /** The first thought of the one who has had none for longest. */
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

  /** Lets a worker think; where it dies, the thought is the next of its asker once more. Never throws. */
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

  /** A worker of the pool's own. */
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
    worker.on('exit', (code) => leave(new Error(`A worker of the bots has ended with ${code}.`)));
    this.workers.add(seated);
    if (this.isClosed) void worker.terminate();
    return seated;
  }

  private rest(seated: Seated): void {
    if (seated.isGone || this.isClosed) return;
    // A worker that rests does not keep the program alive.
    seated.worker.unref();
    this.free.push(seated);
  }

  /** Resolves when the worker is free again. @throws Error where it has died */
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
