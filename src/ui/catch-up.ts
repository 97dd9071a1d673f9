import { elementAt } from '../engine/checked.ts';
import type { Seat } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';
import type { Session } from '../table/session.ts';

/** The content of one page: a step, or several short steps that fit together. */
export interface CatchUpPage {
  readonly steps: readonly string[];
  readonly entries: readonly LogEntry[];
}

/** Remembers how far each seat has read the log. */
export class CatchUp {
  private readonly told = new Map<Seat, number>();

  constructor(private readonly session: Pick<Session, 'table' | 'seatAt' | 'known'>) {}

  /** The entries that the seat has not read yet, oldest first. */
  news(seat: Seat): readonly LogEntry[] {
    return this.session.seatAt(seat).log(Math.min(this.toldTo(seat), this.session.table.logged));
  }

  /**
   * The entries not yet read by the seat that has read least; only those that everybody may know, because all seats
   * read them together.
   */
  newsForAll(seats: readonly Seat[]): { readonly since: Seat; readonly entries: readonly LogEntry[] } {
    const since = seats.reduce((least, seat) => (this.toldTo(seat) < this.toldTo(least) ? seat : least));
    const from = Math.min(this.toldTo(since), this.session.table.logged);
    return { since, entries: this.session.seatAt(null).log(from) };
  }

  private toldTo(seat: Seat): number {
    return this.told.get(seat) ?? this.session.known ?? 0;
  }

  /** Whether the seat has decided or read anything before. */
  knows(seat: Seat): boolean {
    return this.told.has(seat);
  }

  /** Marks everything up to now as read by the seat. */
  markTold(seat: Seat): void {
    this.told.set(seat, this.session.table.logged);
  }

  /** After an undo, moves marks beyond the end of the log back to its end. */
  rewind(): void {
    for (const [seat, entry] of this.told) this.told.set(seat, Math.min(entry, this.session.table.logged));
  }
}

/**
 * Groups events into pages; an event is never split, and a step is split only if it does not fit.
 * @param events events to tell: an entry each, or several similar ones
 * @param rows the number of rows that an event takes
 * @param room the rows of a page; a longer event gets a page of its own
 */
export function pagesOf(
  events: readonly Event[],
  rows: (event: Event) => number,
  room: number,
): CatchUpPage[] {
  const pages: { steps: string[]; entries: LogEntry[]; used: number }[] = [];
  const add = (step: string, stretch: readonly Event[], needed: number, isGoingOn: boolean): void => {
    const page = pages.at(-1);
    // The extra row is the heading of the step.
    if (page === undefined || page.used + needed + 1 > room) {
      pages.push({ steps: [step], entries: stretch.flat(), used: needed + 1 });
      return;
    }
    if (!isGoingOn || page.steps.at(-1) !== step) {
      page.steps.push(step);
      page.used += 1;
    }
    page.entries.push(...stretch.flat());
    page.used += needed;
  };
  for (const stretch of stretchesOf(events)) {
    const { step } = elementAt(elementAt(stretch, 0), 0);
    const needed = stretch.reduce((sum, event) => sum + rows(event), 0);
    if (needed + 1 <= room) add(step, stretch, needed, false);
    else stretch.forEach((event, index) => add(step, [event], rows(event), index > 0));
  }
  return pages.map(({ steps, entries }) => ({ steps, entries }));
}

/** Entries that are told as one; never empty. */
export type Event = readonly LogEntry[];

/** An entry's sentence without the name of its seat, split into its words and its figures, both in order. */
export interface ToldWords {
  readonly words: string;
  readonly figures: readonly string[];
}

/**
 * The positions of the figures that differ between an event's entries.
 * @param told the words of each entry of the event
 */
export function differingFigures(told: readonly ToldWords[]): readonly number[] {
  const [first, ...others] = told;
  return (first?.figures ?? []).flatMap((figure, place) =>
    others.some(({ figures }) => figures[place] !== figure) ? [place] : [],
  );
}

/**
 * Groups entries into events: consecutive entries of one step that say the same about several seats are one event. One
 * figure may differ from seat to seat.
 * @param told the words of an entry without the name of its seat; null if it cannot be grouped
 */
export function eventsOf(
  entries: readonly LogEntry[],
  told: (entry: LogEntry) => ToldWords | null,
): readonly Event[] {
  const events: { readonly entries: LogEntry[]; readonly told: (ToldWords | null)[] }[] = [];
  for (const entry of entries) {
    const event = events.at(-1);
    const now = told(entry);
    if (event !== undefined && isAlike(event, entry, now)) {
      event.entries.push(entry);
      event.told.push(now);
    } else events.push({ entries: [entry], told: [now] });
  }
  return events.map((event) => event.entries);
}

function isAlike(
  event: { readonly entries: readonly LogEntry[]; readonly told: readonly (ToldWords | null)[] },
  entry: LogEntry,
  now: ToldWords | null,
): boolean {
  const before = event.told.filter((each) => each !== null);
  if (now === null || before.length < event.told.length) return false;
  const isSameStep = event.entries.every(
    ({ step, kind, seat }) => step === entry.step && kind === entry.kind && seat !== entry.seat,
  );
  return isSameStep && before.at(-1)?.words === now.words && differingFigures([...before, now]).length <= 1;
}

function stretchesOf(events: readonly Event[]): Event[][] {
  const stretches: Event[][] = [];
  for (const event of events) {
    const stretch = stretches.at(-1);
    if (stretch?.[0]?.[0]?.step === event[0]?.step) stretch?.push(event);
    else stretches.push([event]);
  }
  return stretches;
}

/**
 * Whether something happened that the seat did not do itself: acts of others, or steps after the one in which it
 * answered. People are not told what they have just done.
 */
export function isNews(entries: readonly LogEntry[], seat: Seat, answeredIn: string | null): boolean {
  return entries.some((entry) => entry.seat !== seat || (answeredIn !== null && entry.step !== answeredIn));
}
