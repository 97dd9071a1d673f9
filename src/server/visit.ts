import type { Seat } from '../engine/question.ts';
import type { Client } from '../table/session.ts';
import type { Person } from './records.ts';

/** What a visit needs of the table where it is. */
export interface VisitedPlace {
  /** The login of a person that has the keys there. */
  holderOf(person: string): Visit | undefined;
  giveKeys(visit: Visit): void;
  leave(visit: Visit): void;
}

/** Somebody at a table, by one login. */
export class Visit {
  private readonly stop = new AbortController();
  /** Why the visit was ended by the server; null where it was not. */
  farewell: string | null = null;

  constructor(
    private readonly place: VisitedPlace,
    readonly person: Person,
    readonly session: Client,
    /** The seat that is played; null for a spectator. */
    readonly seat: Seat | null,
  ) {}

  get signal(): AbortSignal {
    return this.stop.signal;
  }

  /** Whether this login has the keys: the newest of a person's at the table, unless an older one took them back. */
  get hasKeys(): boolean {
    return this.seat === null || this.place.holderOf(this.person.id) === this;
  }

  takeKeys(): void {
    this.place.giveKeys(this);
  }

  /** Ends it with a sentence. */
  end(sentence: string): void {
    this.farewell ??= sentence;
    this.stop.abort();
  }

  /** The person has left the table's screen; the seat stays theirs. */
  close(): void {
    this.place.leave(this);
  }
}
