const LEAST_SPEED = 0.25;
const MOST_SPEED = 8;

/** What a playback moves: the place it shows, and how long it stays there. */
export interface Played {
  index: number;
  /** The last index. */
  readonly lastIndex: number;
  /** How long the current place is shown at normal speed, in seconds. */
  readonly seconds: number;
  changed(): void;
  fail(error: unknown): void;
}

/** Moves a replay or demo from one place to the next by itself while it runs. */
export class Playback {
  private timer: NodeJS.Timeout | undefined;

  /**
   * @param speed a factor, from 0.25 to 8
   * @param isRunning whether it runs once it is scheduled
   */
  constructor(
    private readonly played: Played,
    public speed: number,
    public isRunning: boolean,
  ) {}

  /** Schedules the next place, after the current one has been shown long enough; stops at the end. */
  schedule(): void {
    const { played } = this;
    clearTimeout(this.timer);
    if (played.index >= played.lastIndex) this.isRunning = false;
    if (this.isRunning) this.timer = setTimeout(() => this.move(), (played.seconds * 1000) / this.speed);
  }

  /** Stops where it is. */
  pause(): void {
    clearTimeout(this.timer);
    this.isRunning = false;
  }

  /** Runs or stops; from the end, it runs from the beginning. */
  toggle(): void {
    this.isRunning = !this.isRunning;
    if (this.isRunning && this.played.index === this.played.lastIndex) this.played.index = 0;
    this.schedule();
  }

  /** Multiplies the speed, within its limits. */
  accelerate(factor: number): void {
    this.speed = Math.min(MOST_SPEED, Math.max(LEAST_SPEED, this.speed * factor));
    this.schedule();
  }

  private move(): void {
    try {
      this.played.index += 1;
      this.schedule();
      this.played.changed();
    } catch (error) {
      this.played.fail(error);
    }
  }
}
