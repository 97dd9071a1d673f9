/** The number of latest answers that the figures are computed from. */
const mostKept = 1000;

/** One answer of a person, and how long it took to reach the screens of its table. */
export class AnswerTime {
  /** Milliseconds until the last screen that has shown it so far; null until the first one has. */
  shown: number | null = null;

  /** @param readAt when the key was read (by `performance.now`) */
  constructor(private readonly readAt: number) {}

  /**
   * Notes that the last byte for one more screen was written.
   * @param at when it was written (by `performance.now`)
   */
  noteShown(at: number): void {
    this.shown = Math.max(this.shown ?? 0, at - this.readAt);
  }
}

/** The server's own time from the key of an answer to the last screen of its table, for the latest answers. */
export class AnswerTimes {
  private readonly kept: AnswerTime[] = [];

  /**
   * Begins to time an answer.
   * @param readAt when its key was read (by `performance.now`)
   */
  begin(readAt: number): AnswerTime {
    const time = new AnswerTime(readAt);
    this.kept.push(time);
    if (this.kept.length > mostKept) this.kept.shift();
    return time;
  }

  /**
   * A percentile of the latest answers in milliseconds; 0 while there are none.
   * @param share the percentile as a share, 0 to 1
   */
  within(share: number): number {
    const times = this.kept.flatMap(({ shown }) => shown ?? []).sort((one, other) => one - other);
    return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  }
}
