import type { Worker } from 'node:worker_threads';
import type { Bot, Verdict } from '../bots/bot.ts';
import type { State } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { games } from '../games/index.ts';
import { workerFile } from '../simulation/worker-files.ts';
import { type Position, type ThoughtOrder, type ThoughtReport, type ThoughtTask, think } from './thought.ts';

/** Milliseconds of thinking between two looks at the keyboard, where there is no worker. */
const BITE_MS = 12;

/** The listener that hears how far a thought is, and may end it. */
export interface ThoughtListener {
  /** The share that is done, 0 to 1. */
  progress(done: number): void;
  /** Aborted when the verdict is no longer needed. */
  readonly signal?: AbortSignal | undefined;
}

function send(worker: Worker, order: ThoughtOrder): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker is no window.
  worker.postMessage(order);
}

/**
 * Thinks for bots without holding up the program: in a worker, or, where none can be started, in short bites on the
 * program's own thread. One thought at a time.
 */
export class Thinker {
  private worker: Worker | null = null;
  /** How often a thought was no longer waited for. */
  private closes = 0;
  private readonly file: string | null;
  private readonly hurried = new Int32Array(new SharedArrayBuffer(4));

  /** @param table the sourced component table, if it is not the shipped one */
  constructor(
    private readonly game: string,
    private readonly table: unknown,
  ) {
    this.file = games.some(({ id }) => id === game) ? workerFile('table/thinking-worker') : null;
  }

  /** The thought under way ends with what it has. */
  hurry(): void {
    Atomics.store(this.hurried, 0, 1);
  }

  /** Ends the worker. */
  close(): void {
    this.closes += 1;
    this.hurry();
    void this.worker?.terminate();
    this.worker = null;
  }

  /**
   * What the bot decides at its open question.
   * @returns null where the signal was aborted before
   * @throws what the bot throws
   */
  async decide(
    bot: Bot,
    match: Match<State, unknown, unknown>,
    task: ThoughtTask,
    listener: ThoughtListener,
  ): Promise<Verdict | null> {
    try {
      if (this.file === null || bot.instant === true) return await this.inBites(bot, match, task, listener);
      const worker = await this.started(this.file);
      if (worker === null) return null;
      worker.ref();
      const order = { task, position: this.positionOf(match, task), hurry: this.hurried };
      return await this.inWorker(worker, order, listener).finally(() => worker.unref());
    } finally {
      // Hurrying concerns the present thought only, not later ones.
      Atomics.store(this.hurried, 0, 0);
    }
  }

  private positionOf(match: Match<State, unknown, unknown>, { seat }: ThoughtTask): Position {
    const { setting, base, cursor } = match;
    return {
      game: this.game,
      players: setting.players,
      options: setting.options,
      ...(this.table === undefined ? {} : { table: this.table }),
      base,
      step: cursor as string,
      // What others have answered in a decision that is still sealed does not even reach the worker.
      answers: match.answersKnownTo(seat),
    };
  }

  /** The worker, started when a bot first thinks; null when it is no longer needed. */
  private async started(file: string): Promise<Worker | null> {
    if (this.worker === null) {
      const { closes } = this;
      // The first screen does not wait for what it takes to start a thread.
      const { Worker: Thread } = await import('node:worker_threads');
      if (closes !== this.closes) return null;
      this.worker = new Thread(file);
      this.worker.setMaxListeners(0);
      this.worker.unref();
    }
    return this.worker;
  }

  private async inWorker(
    worker: Worker,
    order: ThoughtOrder,
    { progress, signal }: ThoughtListener,
  ): Promise<Verdict | null> {
    return await new Promise((resolve, reject) => {
      const settle = (end: () => void): void => {
        worker.off('message', hear);
        worker.off('error', fail);
        worker.off('exit', gone);
        signal?.removeEventListener('abort', abort);
        end();
      };
      const hear = (word: ThoughtReport): void => {
        if ('done' in word) progress(word.done);
        else if ('verdict' in word) settle(() => resolve(signal?.aborted === true ? null : word.verdict));
        else settle(() => reject(new Error(word.fault)));
      };
      const fail = (error: Error): void => {
        this.worker = null;
        settle(() => reject(error));
      };
      const gone = (): void => settle(() => resolve(null));
      // The worker is ended: its verdict would arrive while another one is awaited.
      const abort = (): void => {
        this.close();
        settle(() => resolve(null));
      };
      worker.on('message', hear);
      worker.on('error', fail);
      worker.on('exit', gone);
      signal?.addEventListener('abort', abort);
      if (signal?.aborted === true) abort();
      else send(worker, order);
    });
  }

  private async inBites(
    bot: Bot,
    match: Match<State, unknown, unknown>,
    task: ThoughtTask,
    { progress, signal }: ThoughtListener,
  ): Promise<Verdict | null> {
    const thoughts = think(bot, match, task, () => Atomics.load(this.hurried, 0) === 1);
    let since = performance.now();
    for (;;) {
      const step = thoughts.next();
      if (step.done === true) return step.value;
      if (performance.now() - since < BITE_MS) continue;
      progress(step.value);
      await new Promise<void>((resolve) => setImmediate(resolve));
      if (signal?.aborted === true) return null;
      since = performance.now();
    }
  }
}
