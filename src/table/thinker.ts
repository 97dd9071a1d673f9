import { type Bot, isSeated, type Verdict } from '../bots/bot.ts';
import type { State } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import { games } from '../games/index.ts';
import { canThinkInWorkers, ThinkingPool, type ThoughtListener } from './thinking-pool.ts';
import { type Position, type ThoughtTask, think } from './thought.ts';

/** Milliseconds of thinking between two checks of the keyboard if there is no worker. */
const BITE_MS = 12;

/** Shared with workers: element 0 becomes 1 when somebody hurries the bot. */
function newHurry(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4));
}

/**
 * Thinks for bots without blocking the program: in a worker, or, if none can be started, in short slices on the
 * program's own thread. It handles one thought at a time.
 */
export class Thinker {
  private readonly isInWorker: boolean;
  private readonly pool: ThinkingPool;
  private readonly isOwnPool: boolean;
  /** Ends the current thought; null if there is none. */
  private ends: AbortController | null = null;
  private isClosed = false;
  /** The flag of the current thought, or of the next one if there is none. */
  private hurried = newHurry();

  /**
   * @param table the sourced component table; default: the shipped one
   * @param pool the workers shared by several thinkers; default: one worker of its own
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

  /** Makes the current thought end with its results so far. */
  hurry(): void {
    Atomics.store(this.hurried, 0, 1);
  }

  /** Cancels the current thought and terminates the thinker's own worker. */
  close(): void {
    this.isClosed = true;
    this.hurry();
    this.ends?.abort();
    if (this.isOwnPool) this.pool.close();
  }

  /**
   * Lets a bot decide its open question.
   * @returns null if the signal was aborted first
   * @throws any error of the bot
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
      if (!this.isInWorker || bot.instant === true || isSeated(bot))
        return await this.inBites(bot, match, task, hurried, listener);
      const order = { task, position: this.positionOf(match, task), hurry: hurried };
      return await this.pool.think(this, order, listener);
    } finally {
      signal?.removeEventListener('abort', end);
      this.ends = null;
      // Hurrying affects the current thought only, not later ones.
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
      // The others' answers in a decision that is still sealed do not even reach the worker.
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
