import type { Bot, Verdict } from '../bots/bot.ts';
import type { State } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { games } from '../games/index.ts';
import { canThinkInWorkers, ThinkingPool, type ThoughtListener } from './thinking-pool.ts';
import { type Position, type ThoughtTask, think } from './thought.ts';

/** Milliseconds of thinking between two looks at the keyboard, where there is no worker. */
const BITE_MS = 12;

/** Place 0 is 1 as soon as somebody is in a hurry; workers read it as well. */
function newHurry(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}

/**
 * Thinks for bots without holding up the program: in a worker, or, where none can be started, in short bites on the
 * program's own thread. One thought at a time.
 */
export class Thinker {
  private readonly isInWorker: boolean;
  private readonly pool: ThinkingPool;
  private readonly isOwnPool: boolean;
  /** Ends the present thought; null where there is none. */
  private ends: AbortController | null = null;
  private isClosed = false;
  /** That of the present thought, or of the next one where there is none. */
  private hurried = newHurry();

  /**
   * @param table the sourced component table, if it is not the shipped one
   * @param pool the workers of several thinkers; default: one worker of its own
   */
  constructor(
    private readonly game: string,
    private readonly table: unknown,
    pool?: ThinkingPool,
  ) {
    this.isInWorker = games.some(({ id }) => id === game) && canThinkInWorkers();
    this.isOwnPool = pool === undefined;
    this.pool = pool ?? new ThinkingPool(1);
  }

  /** The thought under way ends with what it has. */
  hurry(): void {
    Atomics.store(this.hurried, 0, 1);
  }

  /** Nobody waits for a verdict any more; a worker of its own is ended. */
  close(): void {
    this.isClosed = true;
    this.hurry();
    this.ends?.abort();
    if (this.isOwnPool) this.pool.close();
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
    { progress, signal }: ThoughtListener,
  ): Promise<Verdict | null> {
    if (this.isClosed || signal?.aborted === true) return null;
    const { hurried } = this;
    const ends = new AbortController();
    const end = (): void => ends.abort();
    const listener = { progress, signal: ends.signal };
    this.ends = ends;
    signal?.addEventListener('abort', end);
    try {
      if (!this.isInWorker || bot.instant === true)
        return await this.inBites(bot, match, task, hurried, listener);
      const order = { task, position: this.positionOf(match, task), hurry: hurried };
      return await this.pool.think(this, order, listener);
    } finally {
      signal?.removeEventListener('abort', end);
      this.ends = null;
      // Hurrying concerns the present thought only, not later ones.
      this.hurried = newHurry();
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

  private async inBites(
    bot: Bot,
    match: Match<State, unknown, unknown>,
    task: ThoughtTask,
    hurried: Int32Array,
    { progress, signal }: ThoughtListener,
  ): Promise<Verdict | null> {
    const thoughts = think(bot, match, task, () => Atomics.load(hurried, 0) === 1);
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
