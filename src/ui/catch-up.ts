import type { Seat } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { Session } from '../table/session.ts';

/** What is told at once: a step, or several short ones that find room together. */
export interface Page {
  readonly steps: readonly string[];
  readonly entries: readonly LogEntry[];
}

/** Remembers for each seat up to which entry of the log it has been told. */
export class CatchUp {
  private readonly told = new Map<Seat, number>();

  constructor(private readonly session: Pick<Session, 'table' | 'seatAt'>) {}

  /** What the seat has not been told yet, oldest first. */
  news(seat: Seat): readonly LogEntry[] {
    return this.session.seatAt(seat).log(Math.min(this.told.get(seat) ?? 0, this.session.table.logged));
  }

  /** Whether the seat has decided, or been told, anything at all before. */
  knows(seat: Seat): boolean {
    return this.told.has(seat);
  }

  /** The seat knows everything that has happened until now. */
  markTold(seat: Seat): void {
    this.told.set(seat, this.session.table.logged);
  }

  /** After an undo, nobody counts as having been told what no longer happened. */
  rewind(): void {
    for (const [seat, entry] of this.told) this.told.set(seat, Math.min(entry, this.session.table.logged));
  }
}

/**
 * Entries gathered by the steps in which they fell.
 * @param rows how many rows an entry takes
 * @param room how many rows a page has; a step that is longer gets a page of its own
 */
export function pagesOf(
  entries: readonly LogEntry[],
  rows: (entry: LogEntry) => number,
  room: number,
): Page[] {
  const pages: { steps: string[]; entries: LogEntry[]; used: number }[] = [];
  for (const stretch of stretchesOf(entries)) {
    const step = (stretch[0] as LogEntry).step;
    const needed = 1 + stretch.reduce((sum, entry) => sum + rows(entry), 0);
    const page = pages.at(-1);
    if (page === undefined || page.used + needed > room) {
      pages.push({ steps: [step], entries: [...stretch], used: needed });
    } else {
      page.steps.push(step);
      page.entries.push(...stretch);
      page.used += needed;
    }
  }
  return pages.map(({ steps, entries: gathered }) => ({ steps, entries: gathered }));
}

function stretchesOf(entries: readonly LogEntry[]): LogEntry[][] {
  const stretches: LogEntry[][] = [];
  for (const entry of entries) {
    const stretch = stretches.at(-1);
    if (stretch !== undefined && stretch[0]?.step === entry.step) stretch.push(entry);
    else stretches.push([entry]);
  }
  return stretches;
}

/**
 * Whether something happened that the seat did not do itself: acts of others, or steps after the one in which it
 * answered. What a person has just done is not told to that person.
 */
export function isNews(entries: readonly LogEntry[], seat: Seat, answeredIn: string | null): boolean {
  return entries.some((entry) => entry.seat !== seat || (answeredIn !== null && entry.step !== answeredIn));
}
