/** How many answers the figures are of. */
const mostKept = 1000;

/** One answer of a person, and when the screens of its table have shown it. */
export class AnswerTime {
  /** Milliseconds until the last screen so far that was another by it; null until one was. */
  shown: number | null = null;

  /** @param readAt when the key was read, in milliseconds of the process */
  constructor(private readonly readAt: number) {}

  /** The last byte for a screen that shows it is on its way. */
  noteShown(at: number): void {
    this.shown = Math.max(this.shown ?? 0, at - this.readAt);
  }
}

/** How long the latest answers took to reach the last screen of their table: the server's own part of it. */
export class AnswerTimes {
  private readonly kept: AnswerTime[] = [];

  begin(readAt: number): AnswerTime {
    const time = new AnswerTime(readAt);
    this.kept.push(time);
    if (this.kept.length > mostKept) this.kept.shift();
    return time;
  }

  /**
   * Milliseconds within which a share of the latest answers were shown; 0 where there are none.
   * @param share 0 to 1
   */
  within(share: number): number {
    const times = this.kept.flatMap(({ shown }) => shown ?? []).sort((one, other) => one - other);
    return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  }
}
