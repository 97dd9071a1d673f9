import type { Seat } from '../engine/question.ts';
import type { Client } from '../table/session.ts';
import type { Person } from './records.ts';

/** What a visit needs from its table. */
export interface VisitedPlace {
  /** The visit in which a person has the keyboard. */
  holderOf(person: string): Visit | undefined;
  giveKeys(visit: Visit): void;
  leave(visit: Visit): void;
}

/** A person's presence at a table through one login. */
export class Visit {
  private readonly stop = new AbortController();
  private saying: (() => string) | null = null;

  constructor(
    private readonly place: VisitedPlace,
    readonly person: Person,
    readonly session: Client,
    /** The person's seat; null for a spectator. */
    readonly seat: Seat | null,
    /** Since when this login has the keys, unless a newer one takes them; in milliseconds since 1970. */
    public since: number,
  ) {}

  /** Why the server ended the visit, in the language of the reader; null if it did not. */
  get farewell(): string | null {
    return this.saying?.() ?? null;
  }

  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /**
   * Whether this login has the keyboard: of a person's logins at the table, the newest has it, unless an older one took
   * it back.
   */
  get hasKeys(): boolean {
    return this.seat === null || this.place.holderOf(this.person.id) === this;
  }

  takeKeys(): void {
    this.place.giveKeys(this);
  }

  /** Ends the visit. @param say the message, asked for in the person's language */
  end(say: () => string): void {
    this.saying ??= say;
    this.stop.abort();
  }

  /** Ends the visit when the person leaves the table's screen; they keep the seat. */
  close(): void {
    this.place.leave(this);
  }
}
