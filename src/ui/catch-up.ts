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

  /**
   * What one of several seats has not been told yet, the one that was told least; of that only what everybody may know,
   * as all of them read it together.
   */
  newsForAll(seats: readonly Seat[]): { readonly since: Seat; readonly entries: readonly LogEntry[] } {
    const toldOf = (seat: Seat): number => this.told.get(seat) ?? 0;
    const since = seats.reduce((least, seat) => (toldOf(seat) < toldOf(least) ? seat : least));
    const from = Math.min(toldOf(since), this.session.table.logged);
    return { since, entries: this.session.seatAt(null).log(from) };
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
 * Entries gathered into pages: whole steps where they find room, and whole events always.
 * @param events what is told as one: an entry, or several that are alike
 * @param rows how many rows an event takes
 * @param room how many rows a page has; an event that is longer gets a page of its own
 */
export function pagesOf(events: readonly Event[], rows: (event: Event) => number, room: number): Page[] {
  const pages: { steps: string[]; entries: LogEntry[]; used: number }[] = [];
  const add = (step: string, stretch: readonly Event[], needed: number, isGoingOn: boolean): void => {
    const page = pages.at(-1);
    // One row is the heading of the step.
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
    const { step } = (stretch[0] as Event)[0] as LogEntry;
    const needed = stretch.reduce((sum, event) => sum + rows(event), 0);
    if (needed + 1 <= room) add(step, stretch, needed, false);
    else stretch.forEach((event, index) => add(step, [event], rows(event), index > 0));
  }
  return pages.map(({ steps, entries }) => ({ steps, entries }));
}

/** Entries that are told as one; never empty. */
export type Event = readonly LogEntry[];

/** What is told of an entry without the name of its seat: the words, and the figures in them in their order. */
export interface ToldWords {
  readonly words: string;
  readonly figures: readonly string[];
}

/**
 * The places at which figures of an event's entries differ from those of its first one.
 * @param told what is told of each entry of the event
 */
export function differingFigures(told: readonly ToldWords[]): readonly number[] {
  const [first, ...others] = told;
  return (first?.figures ?? []).flatMap((figure, place) =>
    others.some(({ figures }) => figures[place] !== figure) ? [place] : [],
  );
}

/**
 * Entries gathered into events: what several seats do alike, one after the other in one step, is one event. One figure
 * may differ from seat to seat.
 * @param told what is told of an entry without the name of its seat; null where it stands by itself
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
 * answered. What a person has just done is not told to that person.
 */
export function isNews(entries: readonly LogEntry[], seat: Seat, answeredIn: string | null): boolean {
  return entries.some((entry) => entry.seat !== seat || (answeredIn !== null && entry.step !== answeredIn));
}
