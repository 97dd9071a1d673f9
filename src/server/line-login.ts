import type { PlainIo } from '../ui/plain/plain-io.ts';
import { serverWords, signs } from '../words/index.ts';
import { LineCommands, printTables, refusalsSaid } from './line-commands.ts';
import { lineEditor } from './line-editor.ts';
import type { Person } from './records.ts';
import { type Login, mostWrongCodes } from './screen-login.ts';

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
    const commands = new LineCommands(login, io, person);
    for (;;) {
      const line = await lines.next(signal);
      if (line === null || !(await commands.obey(line.trim()))) return;
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
    io.print(
      isInvited
        ? `${serverWords().askNameNote}${signs().gap}${serverWords().haveCode}`
        : serverWords().haveCode,
    );
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
