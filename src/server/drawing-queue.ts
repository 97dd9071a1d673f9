/**
 * Screens that have news to draw. They are drawn one at a time, and between two of them the server reads what people
 * have typed, so a key never waits for more than one screen of somebody else.
 */
export class DrawingQueue {
  private readonly waiting = new Set<() => void>();
  private turn: NodeJS.Immediate | undefined;

  /**
   * Draws a screen in its turn; a screen that is waiting already keeps its place.
   * @param draw handles its own errors
   * @returns the function that cancels it
   */
  add(draw: () => void): () => void {
    this.waiting.add(draw);
    this.turn ??= setImmediate(this.drawNext);
    return () => void this.waiting.delete(draw);
  }

  /** Drops everything that waits. */
  close(): void {
    this.waiting.clear();
    clearImmediate(this.turn);
  }

  private readonly drawNext = (): void => {
    const [draw] = this.waiting;
    if (draw !== undefined) this.waiting.delete(draw);
    this.turn = this.waiting.size > 0 ? setImmediate(this.drawNext) : undefined;
    draw?.();
  };
}
