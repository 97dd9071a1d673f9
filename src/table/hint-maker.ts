import { type Advised, adviser } from '../bots/adviser.ts';
import { botSeed } from '../bots/random.ts';
import type { Game, Setting, State } from '../engine/game.ts';
import type { Match } from '../engine/match.ts';
import type { Posed } from '../engine/posed.ts';
import type { Consequence, Seat } from '../engine/question.ts';
import { type Advising, type Hint, hintFrom } from './hint.ts';
import { Thinker } from './thinker.ts';
import type { ThinkingPool } from './thinking-pool.ts';

/** An open question, and what the asked seat knew. */
interface Asked {
  readonly game: Pick<Game<State, unknown, unknown>, 'reason'>;
  readonly setting: Setting;
  readonly posed: Posed;
  readonly view: unknown;
}

/** The game's reasons for answers of the asked seat. */
export function reasonsOf({ game, setting, posed, view }: Asked) {
  return ({ ask, value, gains }: Advising): Consequence | undefined =>
    game.reason?.({
      seat: posed.seat,
      ask,
      value,
      gains,
      view,
      setting,
      ...(ask === posed.ask && posed.figures !== undefined ? { figures: posed.figures } : {}),
    });
}

/** Receives the progress of a hint and can cancel it. */
export interface HintListener {
  /** Called with the progress of the thinking, from 0 to 1. */
  progress(done: number): void;
  /** Aborted when the hint is no longer needed. */
  readonly signal?: AbortSignal;
}

/** A hint in progress. */
export interface HintInMaking {
  /** The hint; null if it was cancelled. */
  readonly hint: Promise<Hint | null>;
  /** Ends the thinking now; the hint comes from the results so far. */
  hurry(): void;
}

/**
 * Computes hints for people: what the hard bot would answer at their seat. The bot knows only what the seat may know
 * and deals the rest again. Its random numbers do not depend on the match, so equal knowledge gives equal hints.
 */
export class HintMaker {
  private thinker: Thinker | null = null;
  private closed = false;
  /** The last requested hint; the next one begins after it. */
  private last: Promise<unknown> = Promise.resolve();
  private hurryLast = (): void => {};

  /**
   * @param game the game's id; null if a worker cannot set up the match from that alone, so that this thread must think
   * @param table the sourced component table; default: the shipped one
   * @param pool the workers shared by several tables; default: one worker of its own
   */
  constructor(
    private readonly game: string | null = null,
    private readonly table?: unknown,
    private readonly pool?: ThinkingPool,
  ) {}

  /** A hint for the open question of a seat. A hint still in progress is finished at once. */
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
      // The true number of answers would reveal what others do in a sealed decision.
      const view = match.view(seat);
      const task = { level: adviser.name, seat, answered: 0, seed: botSeed(adviser.name) };
      isThinking = true;
      if (isHurried) thinker.hurry();
      const verdict = await thinker.decide(adviser, match, task, listener).finally(() => {
        isThinking = false;
      });
      if (verdict === null || this.closed) return null;
      const { game, setting } = match;
      return hintFrom(
        posed,
        verdict as Advised,
        game.advice?.unit,
        reasonsOf({ game, setting, posed, view }),
      );
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
