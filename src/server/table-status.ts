import type { Seat } from '../engine/question.ts';
import type { Session } from '../table/session.ts';
import type { ServedTable } from './served-table.ts';
import { durationText } from './times.ts';
import { serverWords } from './words/en.ts';

/** One line on a table: its code, who is there, and whom it waits for. */
export function tableStatus(table: ServedTable, now: number): string {
  const { present, spectators, waiting } = table;
  const here = [...present].sort((one, other) => one - other).map((seat) => table.nameOf(seat));
  const parts = [table.code];
  if (here.length > 0) parts.push(`${here.join(', ')} ${serverWords.here}`);
  if (spectators > 0) parts.push(serverWords.watching(spectators));
  const since = waiting[0]?.since;
  if (since !== undefined)
    parts.push(
      serverWords.turnOf(waiting.map(({ seat }) => table.nameOf(seat)).join(', '), durationText(now - since)),
    );
  return parts.join('  ');
}

/** What is asked, or was declined, about taking back, for the one who sits here; null where nothing is. */
export function undoSentence(
  session: Session,
  nameOf: (seat: Seat) => string,
  keys: { readonly agrees: string; readonly declines: string },
): string | null {
  const request = session.table.undoRequest;
  const own = session.seats[0]?.seat;
  if (request === null || own === undefined || own === null) return null;
  const { seat, answers, revealed, asks, agreed, declined } = request;
  if (declined !== undefined) return seat === own ? serverWords.undoDeclined(nameOf(declined)) : null;
  const missing = asks.filter((asked) => !agreed.includes(asked));
  if (seat === own) return serverWords.undoWaits(missing.map(nameOf).join(', '), keys);
  return missing.includes(own)
    ? serverWords.undoAsked(nameOf(seat), answers, revealed.length > 0, keys)
    : null;
}
