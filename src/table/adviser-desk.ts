import { type Advised, adviser } from '../bots/adviser.ts';
import { botSeed } from '../bots/random.ts';
import type { State } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Posed } from '../engine/posed.ts';
import type { Seat } from '../engine/question.ts';
import { type Hint, hintFrom } from './hint.ts';
import { Thinker } from './thinker.ts';
import type { ThinkingPool } from './thinking-pool.ts';

/** The one who waits for a hint. */
export interface HintListener {
  /** Called with the share of the thinking that is done, 0 to 1. */
  progress(done: number): void;
  /** Aborted when nobody waits any more. */
  readonly signal?: AbortSignal;
}

/** A hint that is being thought about. */
export interface HintInMaking {
  /** The hint; null where nobody waits for it any more. */
  readonly hint: Promise<Hint | null>;
  /** It comes now, from what has been thought so far. */
  hurry(): void;
}

/**
 * Where people get their hints: the thinking of the hard bot at their own seat. It begins with what the seat may know
 * and deals the rest anew. Its chance is that of no match: equal knowledge gives equal hints.
 */
export class AdviserDesk {
  private thinker: Thinker | null = null;
  private closed = false;
  /** The last hint that was asked for: the next one begins after it. */
  private last: Promise<unknown> = Promise.resolve();
  private hurryLast = (): void => {};

  /**
   * @param game its name; null where a worker could not set up the match by that alone, so that the thinking is done here
   * @param table the sourced component table, if it is not the shipped one
   * @param pool the workers of several tables; default: one worker of its own
   */
  constructor(
    private readonly game: string | null = null,
    private readonly table?: unknown,
    private readonly pool?: ThinkingPool,
  ) {}

  /** A hint on the open question of a seat. Another one that is still in making comes at once. */
  hint(
    match: Match<State, unknown, unknown>,
    seat: Seat,
    posed: Posed,
    listener: HintListener,
  ): HintInMaking {
    this.thinker ??= new Thinker(this.game ?? '', this.table, this.pool);
    const { thinker } = this;
    let isThinking = false;
    let isHurried = false;
    const hurry = (): void => {
      isHurried = true;
      if (isThinking) thinker.hurry();
    };
    const make = async (): Promise<Hint | null> => {
      if (this.closed || match.questionOf(seat) === undefined) return null;
      // How many answers there are would tell what others do in a sealed decision.
      const task = { level: adviser.name, seat, answered: 0, seed: botSeed(adviser.name) };
      isThinking = true;
      if (isHurried) thinker.hurry();
      const verdict = await thinker.decide(adviser, match, task, listener).finally(() => {
        isThinking = false;
      });
      return verdict === null || this.closed
        ? null
        : hintFrom(posed, verdict as Advised, match.game.advice?.unit);
    };
    this.hurryLast();
    this.hurryLast = hurry;
    const hint = this.last.then(make);
    this.last = hint.catch(() => {});
    return { hint, hurry };
  }

  close(): void {
    this.closed = true;
    this.thinker?.close();
    this.thinker = null;
  }
}
