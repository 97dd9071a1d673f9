import { durationText } from '../ui/duration.ts';
import { serverWords, signs } from '../words/index.ts';
import { openChairs, type Person, type Remark, seatOf } from './records.ts';
import type { ServedTable } from './served-table.ts';

/** The people at a table now: those of its seats by name, and the number of spectators; empty if nobody is there. */
export function presenceText(table: ServedTable): string {
  const here = [...table.present].sort((one, other) => one - other).map((seat) => table.nameOf(seat));
  const parts = here.length > 0 ? [`${here.join(signs().list)} ${serverWords().here}`] : [];
  if (table.spectators > 0) parts.push(serverWords().watching(table.spectators));
  return parts.join('  ');
}

/** A remark at a table as a line; the table's own announcements are in the language of the reader. */
export function remarkLine({ name, text, isGivingUp }: Remark): string {
  if (isGivingUp === true) return serverWords().said(serverWords().table, serverWords().gaveUp(name));
  return serverWords().said(name, text);
}

/** Whether a person sees a running match only some answers later. */
function isHeldBack({ record }: ServedTable, person: Person): boolean {
  return (record.watch ?? 0) > 0 && record.state === 'playing' && seatOf(record, person.id) === undefined;
}

/** The people that a table is waiting for, limited to what a person may know. */
export function waitingSeenBy(table: ServedTable, person: Person): ServedTable['waiting'] {
  return isHeldBack(table, person) ? [] : table.waiting;
}

/** One line about a table: its code, who is there, and whom it is waiting for, limited to what a person may know. */
export function tableStatus(table: ServedTable, person: Person, now: number): string {
  if (table.storeAway !== null) return `${table.code}  ${table.storeAway}`;
  const waiting = waitingSeenBy(table, person);
  const presence = presenceText(table);
  const parts = presence === '' ? [table.code] : [table.code, presence];
  const since = waiting[0]?.since;
  if (since !== undefined)
    parts.push(
      serverWords().turnOf(
        waiting.map(({ seat }) => table.nameOf(seat)).join(signs().list),
        durationText(now - since),
      ),
    );
  return parts.join('  ');
}

/** The state of a table in a few words, for one person. */
export function standingOf(table: ServedTable, person: Person, now: number): string {
  const { record } = table;
  const waiting = waitingSeenBy(table, person);
  const taken = record.chairs.length - openChairs(record);
  if (record.state === 'gathering') return serverWords().seatsTaken(taken, record.chairs.length);
  if (record.state === 'over') return serverWords().over;
  const own = seatOf(record, person.id);
  const mine = waiting.find(({ seat }) => seat === own);
  const first = mine ?? waiting[0];
  if (isHeldBack(table, person)) return serverWords().beingPlayed;
  if (first === undefined) return serverWords().botsThink;
  const since = durationText(now - first.since);
  if (mine !== undefined) return serverWords().yourTurn(since);
  return serverWords().turnOf(waiting.map(({ seat }) => table.nameOf(seat)).join(signs().list), since);
}

/** Whether a table is waiting for a person. */
export function waitsFor(table: ServedTable, person: Person): boolean {
  const own = seatOf(table.record, person.id);
  return own !== undefined && table.waiting.some(({ seat }) => seat === own);
}

/** The names of the others who have seats; until the match begins, it says who of them is the host. */
export function companyOf({ record }: ServedTable, person: Person): string {
  const isHost = (id: string): boolean => record.state === 'gathering' && id === record.host;
  return record.chairs
    .flatMap((chair) => {
      if ('person' in chair && chair.person !== person.id && isHost(chair.person))
        return [serverWords().host(chair.name)];
      if ('person' in chair) return chair.person === person.id ? [] : [chair.name];
      return 'bot' in chair ? [serverWords().botIn(chair.bot)] : [];
    })
    .join(signs().list);
}
