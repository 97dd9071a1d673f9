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
 * Whether a match has been waiting since before a given time for somebody for whom a bot answers: the process that
 * should have run the bot is gone.
 * @param time in milliseconds since 1970
 */
export function isLeftTo({ chairs, waiting, touched }: TableRecord, time: number): boolean {
  return waiting.some((seat) => isAway(chairs[seat])) && Date.parse(touched) < time;
}

/** Whether all seats of a table were taken a while ago, and nobody has begun its match. */
export function isLeftUnbegun(record: TableRecord, now: number): boolean {
  const isFull = record.state === 'gathering' && openChairs(record) === 0;
  return isFull && now - Date.parse(record.touched) > staysUnbegun;
}

/** Whether a bot answers for a person who was away for too long. */
export function isAway(chair: Chair | undefined): boolean {
  return chair !== undefined && 'person' in chair && chair.away === true;
}

/** Gives a seat back to its person, for whom a bot has answered. */
export function withoutBot(record: TableRecord, seat: Seat): TableRecord {
  const chairs = record.chairs.map((chair, index) => {
    if (index !== seat || !('person' in chair)) return chair;
    const { away: _, ...back } = chair;
    return back;
  });
  return { ...record, chairs };
}

/** Gives a person a new name at a table. */
export function renamedIn(record: TableRecord, person: string, name: string): TableRecord {
  const chairs = record.chairs.map((chair) =>
    'person' in chair && chair.person === person ? { ...chair, name } : chair,
  );
  return { ...record, chairs };
}

/** Hands a seat to a bot for good; before the match begins, the seat is free again. */
export function givenUpIn(record: TableRecord, seat: Seat): TableRecord {
  const chairs = record.chairs.map((chair, index): Chair => {
    if (index !== seat || !('person' in chair)) return chair;
    return record.state === 'gathering' ? { open: true } : { ...chair, givenUp: true };
  });
  return { ...record, chairs };
}
