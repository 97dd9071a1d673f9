import { optionValue } from '../engine/options.ts';
import type { Value } from '../engine/question.ts';
import { games } from '../games/index.ts';
import type { LineSource } from '../ui/plain/line-queue.ts';
import type { PlainIo } from '../ui/plain/plain-io.ts';
import { playPlain } from '../ui/plain/play-plain.ts';
import { serverWords } from '../words/index.ts';
import { gameOf } from './game-of.ts';
import type { TableWish } from './hall.ts';
import { usualWish } from './hall.ts';
import { lineEditor } from './line-editor.ts';
import { openChairs, type Person, seatOf } from './records.ts';
import { type Login, mostWrongCodes } from './screen-login.ts';
import type { ServedTable } from './served-table.ts';
import { aboutTable } from './table-about.ts';
import { isRefusal } from './table-refusal.ts';
import { companyOf, standingOf, tableStatus } from './table-status.ts';
import type { Visit } from './visit.ts';

/** The maximum number of lines read ahead of a match. */
const mostAhead = 20;

/** Lets a person play by printed lines and typed commands until they leave. */
export async function loginInLines(login: Login, echoes: boolean): Promise<void> {
  const { hall, terminal, signal, server } = login;
  const print = (line: string): void => terminal.print(line);
  const lines = lineEditor(terminal, echoes, print);
  const io: PlainIo = {
    print,
    lines,
    isTerminal: true,
    rows: terminal.size.rows,
  };
  const person = (await hall.people.byKey(login.fingerprint)) ?? (await askedWho(login, io));
  if (person === null) return;
  const leave = hall.arrive(person);
  try {
    io.print(serverWords().lineTitle(server, person.name));
    printTables(login, io, person);
    for (const line of serverWords().lineHelp) io.print(line);
    for (;;) {
      const line = await lines.next(signal);
      if (line === null || !(await obeyed(login, io, person, line.trim()))) return;
    }
  } finally {
    leave();
    lines.close();
  }
}

async function askedWho(login: Login, io: PlainIo): Promise<Person | null> {
  const { hall, fingerprint, isInviteOnly, signal, server } = login;
  io.print(serverWords().welcome(server));
  let isInvited = !isInviteOnly;
  for (let tries = 0; tries < 2 * mostWrongCodes; tries += 1) {
    io.print(isInvited ? serverWords().askName : serverWords().askInvitation);
    io.print(isInvited ? `${serverWords().askNameNote} ${serverWords().haveCode}` : serverWords().haveCode);
    const typed = await io.lines.next(signal);
    if (typed === null) return null;
    const owner = await hall.people.redeem(typed, fingerprint);
    if (owner === 'invited') isInvited = true;
    else if (owner !== undefined) return owner;
    else if (!isInvited) io.print(serverWords().noInvitation);
    else {
      const person = await refusalsSaid(io, async () => await hall.people.welcome(fingerprint, typed));
      if (person !== undefined) return person;
    }
  }
  return null;
}

/** The result of `act`; undefined if it was refused, after printing the refusal. */
async function refusalsSaid<T>(io: PlainIo, act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error) || !isRefusal(error)) throw error;
    io.print(error.message);
    return undefined;
  }
}

function printTables({ hall }: Login, io: PlainIo, person: Person): void {
  const { own, open, watch } = hall.listsFor(person);
  const groups: readonly (readonly [string, readonly ServedTable[]])[] = [
    [serverWords().yourTables, own],
    [serverWords().openTables, open],
    [serverWords().watchTables, watch],
  ];
  for (const [heading, tables] of groups) {
    if (tables.length === 0) continue;
    io.print(`${heading}:`);
    for (const table of tables) {
      const standing = standingOf(table, person, hall.now());
      io.print(`  ${table.code}  ${table.title}  ${standing}  ${companyOf(table, person)}`.trimEnd());
    }
  }
}

/** Carries out a line. @returns whether the person stays */
async function obeyed(login: Login, io: PlainIo, person: Person, line: string): Promise<boolean> {
  const { hall } = login;
  const [word = '', ...rest] = line.split(/\s+/);
  const code = rest[0] ?? '';
  const toTable = async (table: ServedTable): Promise<void> => {
    if (table.record.state === 'gathering')
      io.print(serverWords().waitsForSeats(table.code, openChairs(table.record)));
    else await atTable(login, io, person, table);
  };
  switch (word.toLowerCase()) {
    case '':
      return true;
    case 'quit':
    case 'q':
      return false;
    case 'help':
    case '?':
      for (const help of serverWords().lineHelp) io.print(help);
      return true;
    case 'list':
      printTables(login, io, person);
      return true;
    case 'new':
      await refusalsSaid(io, async () => {
        const table = await hall.create(person, await wishOf(rest));
        io.print(serverWords().created(table.code));
        if (table.record.state === 'playing') await toTable(table);
      });
      return true;
    case 'join':
      await refusalsSaid(io, async () => {
        const table = hall.find(code);
        await hall.sit(person, table);
        await toTable(table);
      });
      return true;
    case 'play':
    case 'watch':
      await refusalsSaid(io, async () => await toTable(hall.find(code)));
      return true;
    case 'about':
      await refusalsSaid(io, async () => {
        for (const text of await aboutTable(hall.find(code))) io.print(text);
      });
      return true;
    case 'name':
      await refusalsSaid(io, async () => {
        const { name } = await hall.rename(person, rest.join(' '));
        io.print(serverWords().me(name));
      });
      return true;
    case 'begin':
      await refusalsSaid(io, async () => await hall.begin(person, hall.find(code)));
      return true;
    case 'give-up':
      await refusalsSaid(io, async () => await hall.find(code).giveUp(person));
      return true;
    default:
      io.print(serverWords().lineUnknown(JSON.stringify(word.slice(0, 40))));
      return true;
  }
}

/**
 * Reads the settings of a new table from typed words: the game, the number of seats, the number and level of bots, and
 * options as `name=value`.
 * @throws TableRefusal if there is no such game
 */
async function wishOf(words: readonly string[]): Promise<TableWish> {
  const [game = '', seats, bots = '0', level] = words.filter((word) => !word.includes('='));
  const rules = await gameOf(game.slice(0, 40));
  const options = words
    .filter((word) => word.includes('='))
    .map((word): [string, Value] => {
      const [name = '', value = ''] = word.slice(0, 100).split('=', 2);
      return [name, optionValue(rules, name, value)];
    });
  const entry = games.find(({ id }) => id === game);
  return {
    ...usualWish,
    game: rules.id,
    options: Object.fromEntries(options),
    seats: seats === undefined ? (entry?.seats.usual ?? 0) : Number(seats),
    bots: Number(bots),
    ...(level === undefined ? {} : { level: level.slice(0, 40) }),
  };
}

async function atTable(login: Login, io: PlainIo, person: Person, table: ServedTable): Promise<void> {
  const visit = await table.enter(person);
  const stop = new AbortController();
  const signal = AbortSignal.any([login.signal, visit.signal, stop.signal]);
  const lines = tableLines(login, io, table, visit, signal, () => stop.abort());
  const stopNews = printNews(login, io, table, person);
  try {
    io.print(serverWords().lineTable);
    io.print(tableStatus(table, login.hall.now()));
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

/** Prints the remarks at a table. Undo requests are left to the match. */
function printNews({ hall }: Login, io: PlainIo, table: ServedTable, person: Person): () => void {
  let told: unknown = table.remarks.at(-1);
  return table.subscribe(() => {
    const last = table.remarks.at(-1);
    if (last !== undefined && last !== told && last.name !== person.name)
      io.print(serverWords().said(last.name, last.text));
    told = last;
    hall.changed();
  });
}

/** The lines for the match. Lines for the table are carried out as they arrive, whoever's turn it is. */
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
  const pump = async (): Promise<void> => {
    for (;;) {
      const line = await io.lines.next(signal);
      if (line === null) {
        // Lines typed before the end of the input still go to the match.
        if (waiting.length === 0 && wanting === null) leave();
        give(null);
        return;
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
      if (word === 'say') await table.say(visit.person, text);
      else if (word === 'who') io.print(tableStatus(table, hall.now()));
      else if (word === 'agree') visit.session.seats[0]?.agree();
      else if (word === 'decline') visit.session.seats[0]?.decline();
      else leave();
    }
  };
  pump().catch((error: unknown) => visit.end(String(error)));
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
