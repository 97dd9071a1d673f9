import { durationText } from '../ui/duration.ts';
import { serverWords } from '../words/index.ts';
import { openChairs, type Person, seatOf } from './records.ts';
import type { ServedTable } from './served-table.ts';

/** One line about a table: its code, who is there, and whom it is waiting for. */
export function tableStatus(table: ServedTable, now: number): string {
  const { present, spectators, waiting } = table;
  const here = [...present].sort((one, other) => one - other).map((seat) => table.nameOf(seat));
  const parts = [table.code];
  if (here.length > 0) parts.push(`${here.join(', ')} ${serverWords().here}`);
  if (spectators > 0) parts.push(serverWords().watching(spectators));
  const since = waiting[0]?.since;
  if (since !== undefined)
    parts.push(
      serverWords().turnOf(
        waiting.map(({ seat }) => table.nameOf(seat)).join(', '),
        durationText(now - since),
      ),
    );
  return parts.join('  ');
}

/** The state of a table in a few words, for one person. */
export function standingOf(table: ServedTable, person: Person, now: number): string {
  const { record, waiting } = table;
  const taken = record.chairs.length - openChairs(record);
  if (record.state === 'gathering') return serverWords().seatsTaken(taken, record.chairs.length);
  if (record.state === 'over') return serverWords().over;
  const own = seatOf(record, person.id);
  const mine = waiting.find(({ seat }) => seat === own);
  const first = mine ?? waiting[0];
  if (first === undefined) return serverWords().botsThink;
  const since = durationText(now - first.since);
  if (mine !== undefined) return serverWords().yourTurn(since);
  return serverWords().turnOf(waiting.map(({ seat }) => table.nameOf(seat)).join(', '), since);
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
      return 'bot' in chair ? [chair.bot] : [];
    })
    .join(', ');
}
