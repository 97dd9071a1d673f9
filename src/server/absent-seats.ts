import type { Seat } from '../engine/question.ts';
import type { Chair, TableRecord } from './records.ts';

/**
 * Notes that bots answer for absent people.
 * @returns the record, and how many of the seats were not noted before
 */
export function markedAway(
  record: TableRecord,
  seats: readonly Seat[],
): { readonly record: TableRecord; readonly count: number } {
  let count = 0;
  const chairs = record.chairs.map((chair, seat): Chair => {
    if (!('person' in chair) || chair.away === true || !seats.includes(seat)) return chair;
    count += 1;
    return { ...chair, away: true };
  });
  return { record: { ...record, chairs }, count };
}

/**
 * Whether a match has waited since before a time for somebody for whom a bot answers: the process that was to let the
 * bot answer is gone.
 * @param time in milliseconds since 1970
 */
export function isLeftTo({ chairs, waiting, touched }: TableRecord, time: number): boolean {
  const isAway = (seat: Seat): boolean => {
    const chair = chairs[seat];
    return chair !== undefined && 'person' in chair && chair.away === true;
  };
  return waiting.some(isAway) && Date.parse(touched) < time;
}
