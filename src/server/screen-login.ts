import { readReplay, type Showing } from '../replay/showing.ts';
import { usualPreferences } from '../table/preferences.ts';
import { sayOf } from '../table/session.ts';
import { playOnScreen } from '../ui/play.ts';
import { replayOnScreen } from '../ui/replay-screen.ts';
import { serverWords, signs } from '../words/index.ts';
import { gameOf } from './game-of.ts';
import type { Hall } from './hall.ts';
import { type LobbyDesk, showPages } from './lobby.ts';
import type { LobbyChoice } from './lobby-choice.ts';
import { TablesPage } from './lobby-pages.ts';
import { MePage } from './me-page.ts';
import { notesOfPerson } from './person-notes.ts';
import type { Person } from './records.ts';
import type { ServedTable } from './served-table.ts';
import { TableFrame } from './table-frame.ts';
import { isRefusal } from './table-refusal.ts';
import type { ChannelTerminal } from './terminal.ts';
import { TextPage } from './text-pages.ts';

/** One login, in whichever mode it continues. */
export interface Login {
  readonly hall: Hall;
  readonly fingerprint: string;
  /** The SSH user name, which is offered as the person's name here. */
  readonly user: string;
  readonly server: string;
  readonly isInviteOnly: boolean;
  /** Aborted when the connection is gone or must end. */
  readonly signal: AbortSignal;
  readonly terminal: ChannelTerminal;
}

/** How many wrong codes or names end the connection. */
export const mostWrongCodes = 5;

/**
 * Lets a person play on the full screen until they leave: at the first login they choose a name, then they move between
 * the lobby and tables.
 * @returns the last message, for the restored terminal
 */
export async function loginOnScreen(login: Login): Promise<string> {
  const { hall, terminal, signal } = login;
  const known = await hall.people.byKey(login.fingerprint);
  const person =
    known ?? ((await showPages(terminal, {}, signal, (desk) => askWho(login, desk))) as Person | null);
  if (person === null) return '';
  const leave = hall.arrive(person);
  try {
    await betweenTables(login, person);
  } finally {
    leave();
  }
  return '';
}

/**
 * Asks a new person for an invitation, if one is required, and for a name, or for a code that adds the key to an
 * existing person.
 */
function askWho(login: Login, desk: LobbyDesk): () => void {
  const { hall, fingerprint, isInviteOnly, user, server } = login;
  let wrong = 0;
  const askName = (): void => {
    const notes = [serverWords().askNameNote, serverWords().haveCode];
    const page = new TextPage(
      `${serverWords().welcome(server)}${signs().gap}${serverWords().askName}`,
      (typed) => desk.act(take(typed), isRefusal),
      notes,
      false,
    );
    page.paste(user);
    desk.open(page);
  };
  const take = async (typed: string): Promise<void> => {
    const owner = await hall.people.redeem(typed, fingerprint);
    desk.finish(
      owner !== undefined && owner !== 'invited' ? owner : await hall.people.welcome(fingerprint, typed),
    );
  };
  const takeInvitation = async (typed: string): Promise<void> => {
    const owner = await hall.people.redeem(typed, fingerprint);
    if (owner === 'invited') askName();
    else if (owner !== undefined) desk.finish(owner);
    else {
      wrong += 1;
      if (wrong >= mostWrongCodes) desk.finish(null);
      desk.say(serverWords().noInvitation);
    }
  };
  if (isInviteOnly)
    desk.open(
      new TextPage(
        serverWords().askInvitation,
        (typed) => desk.act(takeInvitation(typed), isRefusal),
        [serverWords().haveCode],
        false,
      ),
    );
  else askName();
  return () => {};
}

async function betweenTables(login: Login, first: Person): Promise<void> {
  const { hall, terminal, signal, server } = login;
  let person = first;
  let notice: string | null = null;
  while (!signal.aborted) {
    const said: string | null = notice;
    const page = new TablesPage(hall, person, server, (desk) =>
      desk.open(
        new MePage(hall, person, (changed) => {
          person = changed;
        }),
      ),
    );
    const choice = (await showPages(terminal, person.settings, signal, (desk) => {
      desk.open(page);
      desk.notice = said;
      return hall.subscribe(() => void hall.drawing.add(desk.drawNews));
    })) as LobbyChoice | null;
    if (choice === null) return;
    person = (await hall.people.byId(person.id)) ?? person;
    notice = await visited(login, person, choice);
  }
}

/** Goes to a table or replays a match. @returns the message to show afterwards */
async function visited(login: Login, person: Person, { kind, table }: LobbyChoice): Promise<string | null> {
  try {
    return kind === 'table' ? await atTable(login, person, table) : await replayed(login, person, table);
  } catch (error) {
    const isKnown =
      error instanceof Error &&
      (isRefusal(error) || ['JournalError', 'ReplayError', 'InUse', 'DiskError'].includes(error.name));
    if (!isKnown) throw error;
    login.hall.log('cannot-open', { table: table.code, fault: error.message });
    return isRefusal(error) ? error.message : serverWords().cannotOpen(table.code, error.message);
  }
}

async function atTable(login: Login, person: Person, table: ServedTable): Promise<string | null> {
  const { hall, terminal, signal } = login;
  const visit = await table.enter(person);
  try {
    const { settings } = person;
    const frame = new TableFrame(table, visit, terminal, hall.now, hall.drawing);
    await playOnScreen(
      visit.session,
      {
        ascii: settings.ascii === true,
        theme: settings.theme ?? 'default',
        undo: table.record.undo,
        preferences: {
          ...usualPreferences,
          telling: settings.telling ?? usualPreferences.telling,
          bell: settings.bell ?? usualPreferences.bell,
          keep: async (setting, value) => await hall.people.keep(person.id, { [setting]: value }),
        },
        signal: AbortSignal.any([signal, visit.signal]),
      },
      terminal.streams,
      frame,
    );
    return visit.farewell;
  } finally {
    visit.close();
  }
}

/** A finished match for replay, with the names that its players have now. */
export async function showingOf({ hall }: Login, table: ServedTable): Promise<Showing> {
  const { showing } = await readReplay(table.code, gameOf, await hall.store.journal(table.code), hall.pool);
  return { ...showing, ...namesNow(table, showing) };
}

async function replayed(login: Login, person: Person, table: ServedTable): Promise<null> {
  const { terminal, signal } = login;
  const showing = await showingOf(login, table);
  const { settings } = person;
  await replayOnScreen(
    showing,
    {
      ascii: settings.ascii === true,
      theme: settings.theme ?? 'default',
      index: 0,
      speed: 1,
      runs: false,
      notes: await notesOfPerson(login.hall.store, person, table.code),
      signal,
    },
    terminal.streams,
  );
  return null;
}

/** The players of a match by their current names; the file has the names from its beginning. */
function namesNow(table: ServedTable, { sitters, words }: Showing): Pick<Showing, 'sitters' | 'say'> {
  const now = sitters.map((sitter) => {
    const chair = table.record.chairs[sitter.seat];
    return chair !== undefined && 'person' in chair ? { ...sitter, name: chair.name } : sitter;
  });
  return { sitters: now, say: sayOf(words, now) };
}
