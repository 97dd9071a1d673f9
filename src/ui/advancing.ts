import type { Session } from '../table/session.ts';

/** Milliseconds between updates of how long the screen has been waiting for others. */
const waitingTick = 30_000;

/** Milliseconds of thinking after which a person may have looked away. */
const longThought = 5000;

/** What happens while the bots decide, and once somebody here is asked. */
interface Follower {
  /** Called regularly while it takes long. */
  tick(): void;
  /** @param isLong whether it took so long that a person may have looked away */
  done(isLong: boolean): void;
  fail(error: unknown): void;
}

/** Lets bots decide and people elsewhere answer, until somebody here is asked. */
export class Advancing {
  isRunning = false;
  /** Whether the screen has ended, so that nothing may run again. */
  isEnded = false;
  private readonly stop = new AbortController();

  constructor(private readonly session: Session) {}

  /** Begins, unless it is running or the screen has ended. */
  begin(follower: Follower): void {
    if (this.isRunning || this.isEnded) return;
    this.isRunning = true;
    const begun = performance.now();
    const clock = setInterval(() => follower.tick(), waitingTick);
    clock.unref();
    void this.session.advance(this.stop.signal).then(
      () => {
        clearInterval(clock);
        this.isRunning = false;
        if (!this.isEnded) follower.done(performance.now() - begun > longThought);
      },
      (error: unknown) => {
        clearInterval(clock);
        follower.fail(error);
      },
    );
  }

  /** Stops after the current decision. */
  halt(): void {
    this.stop.abort();
  }

  /** Stops for good. */
  end(): void {
    this.isEnded = true;
    this.halt();
  }
}
