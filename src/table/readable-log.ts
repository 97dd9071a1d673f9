import { elementAt } from '../engine/checked.ts';
import type { Seat } from '../engine/question.ts';
import type { LogEntry } from '../engine/umpire.ts';

/**
 * The entries from number `from` on that a seat may read: its own secrets but no one else's, and no entry that was
 * public only until a step that has begun since. Once the game is over, such entries are readable again.
 */
export function readableLog(
  stages: readonly { readonly step: string; readonly log: readonly LogEntry[] }[],
  seat: Seat | null,
  from: number,
  over: boolean,
): LogEntry[] {
  const begunLater = new Set<string>();
  const backward: LogEntry[] = [];
  let number = stages.reduce((sum, stage) => sum + stage.log.length, 0);
  for (let place = stages.length - 1; place >= 0 && number > from; place -= 1) {
    const { step, log } = elementAt(stages, place);
    for (let index = log.length - 1; index >= 0 && number > from; index -= 1) {
      number -= 1;
      const entry = elementAt(log, index);
      const isForgotten = !over && entry.until !== undefined && begunLater.has(entry.until);
      if (mayRead(entry, seat) && !isForgotten) backward.push(entry);
    }
    begunLater.add(step);
  }
  return backward.reverse();
}

/** Whether a seat may read an entry. */
export function mayRead(entry: LogEntry, seat: Seat | null): boolean {
  return entry.seenBy === undefined || (seat !== null && entry.seenBy.includes(seat));
}

/** The entries from this number on, where there are none before number 0. */
export function entriesFrom(log: readonly LogEntry[], from: number): readonly LogEntry[] {
  return log.slice(Math.max(0, from));
}
