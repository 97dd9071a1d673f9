/** A function that hears of changes. */
export type Listener<News extends readonly unknown[] = []> = (...news: News) => void;

/** Those who hear of the changes of one thing. */
export class Listeners<News extends readonly unknown[] = []> {
  private readonly all = new Set<Listener<News>>();

  /** Calls the listener after every change. Returns the function that unsubscribes it. */
  readonly subscribe = (listener: Listener<News>): (() => void) => {
    this.all.add(listener);
    return () => void this.all.delete(listener);
  };

  /** Tells every listener of a change. */
  tell(...news: News): void {
    for (const listener of this.all) listener(...news);
  }
}
