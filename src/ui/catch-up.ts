import type { Seat } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { Session } from '../table/session.ts';

/** What happened in one step, told as one page. */
export interface Page {
  readonly step: string;
  readonly entries: readonly LogEntry[];
}

/** Remembers for each seat up to which entry of the log it has been told. */
export class CatchUp {
  private readonly told = new Map<Seat, number>();

  constructor(private readonly session: Session) {}

  /** What the seat has not been told yet, oldest first. */
  news(seat: Seat): readonly LogEntry[] {
    return this.session.log(seat, Math.min(this.told.get(seat) ?? 0, this.session.logged));
  }

  /** The seat knows everything that has happened until now. */
  markTold(seat: Seat): void {
    this.told.set(seat, this.session.logged);
  }

  /** After answers were taken back, nobody has been told what no longer happened. */
  rewind(): void {
    for (const [seat, entry] of this.told) this.told.set(seat, Math.min(entry, this.session.logged));
  }
}

/** Entries gathered by the step in which they fell. */
export function pagesOf(entries: readonly LogEntry[]): Page[] {
  const pages: { step: string; entries: LogEntry[] }[] = [];
  for (const entry of entries) {
    const page = pages.at(-1);
    if (page !== undefined && page.step === entry.step) page.entries.push(entry);
    else pages.push({ step: entry.step, entries: [entry] });
  }
  return pages;
}

/**
 * Whether something happened that the seat did not do itself: acts of others, or steps after the one in which it
 * answered. What somebody has just done needs no telling.
 */
export function isNews(entries: readonly LogEntry[], seat: Seat, answeredIn: string | null): boolean {
  return entries.some((entry) => entry.seat !== seat || (answeredIn !== null && entry.step !== answeredIn));
}
