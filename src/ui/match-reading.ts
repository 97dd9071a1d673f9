import type { Chapter } from '../engine/chronicle.ts';
import type { Seat } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { Session } from '../table/session.ts';

/** What the seats of a session may read, kept until the match changes. */
export class MatchReading {
  private readonly views = new Map<Seat | null, unknown>();
  /** The latest view of each seat, with its text; an equal view is the same object, so its board is not redrawn. */
  private readonly latest = new Map<Seat | null, { readonly view: unknown; readonly text: string }>();
  private past: { readonly entry: LogEntry; readonly seat: Seat | null; readonly view: unknown } | null =
    null;
  private readonly logs = new Map<Seat | null, readonly LogEntry[]>();
  private chronicle: readonly Chapter[] | null = null;

  constructor(private readonly session: Session) {}

  /** Drops everything that was kept, because the match has changed. */
  forget(): void {
    this.past = null;
    this.chronicle = null;
    this.views.clear();
    this.logs.clear();
  }

  /** The current view of a seat. */
  view(seat: Seat | null): unknown {
    if (!this.views.has(seat)) {
      const view = this.session.seatAt(seat).view();
      const text = JSON.stringify(view);
      if (this.latest.get(seat)?.text !== text) this.latest.set(seat, { view, text });
      this.views.set(seat, this.latest.get(seat)?.view);
    }
    return this.views.get(seat);
  }

  /** See `SeatView.viewAfter`. */
  viewAfter(seat: Seat | null, entry: LogEntry): unknown {
    if (this.past?.entry !== entry || this.past.seat !== seat)
      this.past = { entry, seat, view: this.session.seatAt(seat).viewAfter(entry) };
    return this.past.view;
  }

  /** The log entries that a seat may read. */
  entries(seat: Seat | null): readonly LogEntry[] {
    let entries = this.logs.get(seat);
    if (entries === undefined) {
      entries = this.session.seatAt(seat).log();
      this.logs.set(seat, entries);
    }
    return entries;
  }

  /** The public figures, round by round. */
  get chapters(): readonly Chapter[] {
    this.chronicle ??= this.session.table.chronicle();
    return this.chronicle;
  }
}
