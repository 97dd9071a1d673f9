import { durationText } from '../ui/duration.ts';
import type { ServedTable } from './served-table.ts';
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
