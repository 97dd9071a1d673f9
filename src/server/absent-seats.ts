import type { Seat } from '../engine/question.ts';
import { type Chair, openChairs, type TableRecord } from './records.ts';

/** Milliseconds after which a table with all seats taken is begun, if nobody has begun it. */
const staysUnbegun = 10_000;

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

/** Whether all seats of a table were taken a while ago, and nobody has begun its match. */
export function isLeftUnbegun(record: TableRecord, now: number): boolean {
  const isFull = record.state === 'gathering' && openChairs(record) === 0;
  return isFull && now - Date.parse(record.touched) > staysUnbegun;
}
