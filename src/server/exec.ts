import type { ServerChannel } from 'ssh2';
import { elementAt } from '../engine/checked.ts';
import { recordLine } from '../engine/journal-records.ts';
import { ownOf } from '../engine/own.ts';
import type { Posed } from '../engine/posed.ts';
import { safeJson, shownLines } from '../engine/shown-text.ts';
import { applyScriptLine, readScriptLine, ScriptSyntaxError } from '../scripts/script.ts';
import { entryLine } from '../ui/plain/log-printer.ts';
import { questionLines } from '../ui/plain/question-lines.ts';
import { viewLines } from '../ui/plain/view-lines.ts';
import { outcomeText, refusalText } from '../ui/words/sentences.ts';
import { sentence, serverWords } from '../words/index.ts';
import type { Hall } from './hall.ts';
import { type Person, seatOf } from './records.ts';
import type { ServedTable } from './served-table.ts';
import { isRefusal, TableRefusal } from './table-refusal.ts';
import { companyOf, standingOf, tableStatus, waitingSeenBy } from './table-status.ts';

/** The exit codes of commands; they are the same as the program's. */
export const execCodes = { ok: 0, failed: 1, usage: 2, refused: 3 } as const;

/** The longest command, in characters. */
const longestCommand = 2000;

/** The result of a command: texts for both outputs, and the exit code. */
export interface ExecReply {
  readonly code: number;
  readonly out?: string;
  readonly complaint?: string;
}

/** A command that cannot be carried out as typed; the message is for the person. */
class ExecFault extends Error {
  override name = 'ExecFault';
}

type Command = (hall: Hall, person: Person, words: readonly string[], json: boolean) => Promise<ExecReply>;

const commands: Readonly<Record<string, Command>> = {
  tables: async (hall, person, _words, json) => listed(hall, person, json),
  show: async (hall, person, [code], json) => await shown(hall, person, tableOf(hall, code), json),
  answer: async (hall, person, [code, ...words], json) =>
    await answered(hall, person, tableOf(hall, code), words, json),
  log: async (hall, person, [code], json) => await logged(person, tableOf(hall, code), json),
  export: async (hall, person, [code]) => await exported(hall, person, tableOf(hall, code)),
};

/**
 * Carries out one command of a client. Only listed commands exist; there is no access to a shell or to files.
 * @param fingerprint the fingerprint of the key that logged in
 */
export async function execReply(hall: Hall, fingerprint: string, typed: string): Promise<ExecReply> {
  const words = typed.slice(0, longestCommand).trim().split(/\s+/);
  const json = words.includes('--json');
  const [name = '', ...rest] = words.filter((word) => word !== '--json');
  const command = ownOf(commands, name);
  if (command === undefined) return usage(serverWords().unknownCommand(JSON.stringify(name.slice(0, 80))));
  const person = await hall.people.byKey(fingerprint);
  if (person === undefined) return { code: execCodes.failed, complaint: `${serverWords().needName}\n` };
  try {
    return await command(hall, person, rest, json);
  } catch (error) {
    if (error instanceof ExecFault) return usage(error.message);
    if (error instanceof Error && isRefusal(error))
      return { code: execCodes.failed, complaint: `${error.message}\n` };
    throw error;
  }
}

/** As `execReply`, written to the client. @returns the exit code */
export async function runExec(
  hall: Hall,
  fingerprint: string,
  typed: string,
  channel: ServerChannel,
): Promise<number> {
  const { code, out = '', complaint = '' } = await execReply(hall, fingerprint, typed);
  const { stderr: complaints } = channel;
  if (complaint !== '') complaints.write(shownLines(complaint));
  if (out !== '') channel.write(out);
  return code;
}

function usage(sentence: string): ExecReply {
  const list = serverWords().commandList.map((line) => `  ${line}`);
  return {
    code: execCodes.usage,
    complaint: `${[sentence, serverWords().noSuchService, ...list].join('\n')}\n`,
  };
}

function tableOf(hall: Hall, code: string | undefined): ServedTable {
  if (code === undefined) throw new ExecFault(serverWords().nameTable);
  return hall.find(code);
}

function asLines(lines: readonly string[]): ExecReply {
  return { code: execCodes.ok, out: shownLines(lines.map((line) => `${line}\n`).join('')) };
}

function asJson(value: unknown): ExecReply {
  return { code: execCodes.ok, out: `${safeJson(JSON.stringify(value))}\n` };
}

function listed(hall: Hall, person: Person, json: boolean): ExecReply {
  const lists = hall.listsFor(person);
  const groups = ['own', 'open', 'watch', 'finished'] as const;
  const all = groups.flatMap((group) => lists[group].map((table) => ({ group, table })));
  if (!json) {
    const rows = all.map(({ group, table }) =>
      [
        table.code,
        group,
        table.record.game,
        standingOf(table, person, hall.now()),
        companyOf(table, person),
      ].join('\t'),
    );
    const { storeAway } = hall;
    return { ...asLines(rows), ...(storeAway === null ? {} : { complaint: `${storeAway}\n` }) };
  }
  return asJson(
    all.map(({ group, table }) => ({
      table: table.code,
      list: group,
      game: table.record.game,
      state: table.record.state,
      seat: seatOf(table.record, person.id) ?? null,
      seats: table.record.chairs.map((_, seat) => table.nameOf(seat)),
      waitingFor: waitingSeenBy(table, person).map(({ seat, since }) => ({
        seat,
        since: new Date(since).toISOString(),
      })),
    })),
  );
}

async function shown(hall: Hall, person: Person, table: ServedTable, json: boolean): Promise<ExecReply> {
  const session = await table.clientOf(person);
  await table.settled();
  const seat = session.seats[0] ?? session.seatAt(null);
  const { posed } = seat;
  const facts = session.table;
  if (json)
    return asJson({
      table: table.code,
      game: table.record.game,
      round: facts.round,
      step: facts.step,
      over: facts.over,
      seat: seat.seat,
      waitingFor: waitingSeenBy(table, person).map((waiting) => waiting.seat),
      question: posed,
      barred: posed === null ? [] : seat.barred(),
      view: seat.view(),
      outcome: seat.outcome(),
    });
  return asLines([
    tableStatus(table, person, hall.now()),
    ...viewLines(seat.view(), session.say),
    ...(facts.over ? outcomeText(seat.outcome(), session) : []),
    ...(posed === null ? [] : questionLines(posed, seat, session).lines),
  ]);
}

async function answered(
  hall: Hall,
  person: Person,
  table: ServedTable,
  words: readonly string[],
  json: boolean,
): Promise<ExecReply> {
  const own = seatOf(table.record, person.id);
  if (own === undefined) throw new TableRefusal(serverWords().notYours(table.code));
  if (words.length < 2) throw new ExecFault(serverWords().nameAnswer);
  const chair = table.record.chairs[own];
  const isAway = chair !== undefined && 'person' in chair && chair.away === true;
  // A visit gives a seat back to its person, but it would take the keys from a screen of theirs.
  const visit = isAway ? await table.enter(person) : null;
  try {
    const session = visit?.session ?? (await table.clientOf(person));
    await table.settled();
    const seat = elementAt(session.seats, 0);
    const line = readScriptLine(`${seat.seat}: ${words.join(' ')}`, 1, session.table.sitters);
    if (line === undefined) throw new ExecFault(serverWords().nameAnswer);
    const { result: refused, isSaved } = await table.answering(own, () => applyScriptLine(session, line));
    if (refused !== undefined) {
      const { barred } = refused;
      const complaint = `${sentence(refusalText(barred, session))}. ${askedNow(seat.posed)}`.trimEnd();
      const out = json ? { out: `${JSON.stringify({ refused: barred })}\n` } : {};
      return { code: execCodes.refused, complaint: `${complaint}\n`, ...out };
    }
    if (!isSaved) throw new TableRefusal(`${serverWords().notSaved} ${askedNow(seat.posed)}`.trimEnd());
    if (json) return asJson({ question: seat.posed, over: session.table.over });
    return asLines([seat.posed === null ? tableStatus(table, person, hall.now()) : askedNow(seat.posed)]);
  } catch (error) {
    if (error instanceof ScriptSyntaxError) throw new ExecFault(error.message);
    throw error;
  } finally {
    visit?.close();
  }
}

function askedNow(posed: Posed | null): string {
  return posed === null ? serverWords().notAskedNow : serverWords().askedNow(posed.ask, posed.rule);
}

async function logged(person: Person, table: ServedTable, json: boolean): Promise<ExecReply> {
  const session = await table.clientOf(person);
  await table.settled();
  const seat = session.seats[0] ?? session.seatAt(null);
  const entries = seat.log(Number.NEGATIVE_INFINITY);
  return json ? asJson(entries) : asLines(entries.map((entry) => entryLine(entry, session)));
}

async function exported(hall: Hall, person: Person, table: ServedTable): Promise<ExecReply> {
  if (seatOf(table.record, person.id) === undefined)
    throw new TableRefusal(serverWords().notYours(table.code));
  if (table.record.state !== 'over') throw new TableRefusal(serverWords().notOver(table.code));
  const records = await hall.store.read(table.code, 0);
  return { code: execCodes.ok, out: records.map(recordLine).join('') };
}
