import type { LineSource } from '../ui/plain/line-queue.ts';
import type { PlainIo } from '../ui/plain/plain-io.ts';
import { playPlain } from '../ui/plain/play-plain.ts';
import { serverWords } from '../words/index.ts';
import { asOwnReader } from '../words/reader.ts';
import { type Person, seatOf } from './records.ts';
import type { Login } from './screen-login.ts';
import type { ServedTable } from './served-table.ts';
import { isRefusal } from './table-refusal.ts';
import { remarkLine, tableStatus } from './table-status.ts';
import type { Visit } from './visit.ts';

/** The maximum number of lines read ahead of a match. */
const mostAhead = 20;

/** Lets a person play or watch at a table by printed lines and typed commands until they leave it. */
export async function atTable(login: Login, io: PlainIo, person: Person, table: ServedTable): Promise<void> {
  const visit = await table.enter(person);
  const stop = new AbortController();
  const signal = AbortSignal.any([login.signal, visit.signal, stop.signal]);
  const lines = tableLines(login, io, table, visit, signal, () => stop.abort());
  const stopNews = printNews(io, table, visit);
  try {
    io.print(serverWords().lineTable);
    io.print(tableStatus(table, person, login.hall.now()));
    await playPlain(visit.session, { ...io, lines }, { undo: table.record.undo, signal });
    if (visit.farewell !== null) io.print(visit.farewell);
    else if (
      !table.record.chairs.every((chair) => 'bot' in chair) &&
      seatOf(table.record, person.id) !== undefined
    )
      io.print(serverWords().lineLeft(table.code));
  } finally {
    stop.abort();
    stopNews();
    visit.close();
  }
}

/**
 * Prints the remarks at a table, and that another login of this person has taken the keys. Undo requests are left to the
 * match.
 */
function printNews(io: PlainIo, table: ServedTable, visit: Visit): () => void {
  let told: unknown = table.remarks.at(-1);
  let hadKeys = visit.hasKeys;
  const tell = asOwnReader((): void => {
    const last = table.remarks.at(-1);
    if (last !== undefined && last !== told && last.name !== visit.person.name) io.print(remarkLine(last));
    told = last;
    const { hasKeys } = visit;
    if (hadKeys && !hasKeys) io.print(serverWords().elsewhere);
    hadKeys = hasKeys;
  });
  return table.subscribe(tell);
}

/** The lines for the match. Lines for the table are carried out as they arrive, regardless of whose turn it is. */
function tableLines(
  { hall }: Login,
  io: PlainIo,
  table: ServedTable,
  visit: Visit,
  signal: AbortSignal,
  leave: () => void,
): LineSource {
  const waiting: (string | null)[] = [];
  let wanting: ((line: string | null) => void) | null = null;
  let wake = (): void => {};
  const give = (line: string | null): void => {
    if (wanting === null) waiting.push(line);
    else wanting(line);
    wanting = null;
  };
  const say = async (text: string): Promise<void> => {
    try {
      await table.say(visit.person, text);
    } catch (error) {
      if (!(error instanceof Error && isRefusal(error))) throw error;
      io.print(serverWords().unsaid(error.message));
    }
  };
  const pump = async (): Promise<void> => {
    for (;;) {
      const line = await io.lines.next(signal);
      if (line === null) {
        // Lines typed before the end of the input still go to the match.
        if (waiting.length === 0 && wanting === null) leave();
        give(null);
        return;
      }
      if (!visit.hasKeys) {
        visit.takeKeys();
        io.print(serverWords().keysBack);
        continue;
      }
      const [, word, text = ''] = /^\/(say|who|agree|decline|leave)\b\s*(.*)$/.exec(line.trim()) ?? [];
      if (word === undefined) {
        give(line);
        // Pasted lines wait in the channel until the match reads them.
        if (waiting.length >= mostAhead)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
        continue;
      }
      if (word === 'say') await say(text);
      else if (word === 'who') io.print(tableStatus(table, visit.person, hall.now()));
      else if (word === 'agree') visit.session.seats[0]?.agree();
      else if (word === 'decline') visit.session.seats[0]?.decline();
      else leave();
    }
  };
  pump().catch((error: unknown) => table.endForFault(visit, error));
  return {
    next: (given) =>
      new Promise((resolve) => {
        const line = waiting.shift();
        wake();
        if (line !== undefined) resolve(line);
        else if (given.aborted) resolve(null);
        else {
          const stop = (): void => give(null);
          given.addEventListener('abort', stop, { once: true });
          wanting = (next) => {
            given.removeEventListener('abort', stop);
            resolve(next);
          };
        }
      }),
    close: () => {},
  };
}
