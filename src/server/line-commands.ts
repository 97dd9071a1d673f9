import { themeNames } from '../drawing/theme.ts';
import { optionValue } from '../engine/options.ts';
import { ownOf } from '../engine/own.ts';
import type { Value } from '../engine/question.ts';
import { games } from '../games/index.ts';
import type { PlainIo } from '../ui/plain/plain-io.ts';
import { replayPlain } from '../ui/plain/replay-plain.ts';
import { serverWords, signs } from '../words/index.ts';
import { languages } from '../words/languages.ts';
import { readerLanguage } from '../words/reader.ts';
import { gameOf } from './game-of.ts';
import { atTable } from './line-table.ts';
import { bells } from './me-page.ts';
import { type TableWish, usualWish } from './new-table.ts';
import { notesOfPerson } from './person-notes.ts';
import { speakAsChosen } from './reader-of-person.ts';
import { openChairs, type PaceName, type Person, type PersonSettings, paceMilliseconds } from './records.ts';
import { type Login, showingOf } from './screen-login.ts';
import type { ServedTable } from './served-table.ts';
import { aboutTable } from './table-about.ts';
import { isRefusal, TableRefusal } from './table-refusal.ts';
import { companyOf, standingOf } from './table-status.ts';

/** The result of `act`; undefined if it was refused, after printing the refusal. */
export async function refusalsSaid<T>(io: PlainIo, act: () => Promise<T>): Promise<T | undefined> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof Error) || !isRefusal(error)) throw error;
    io.print(error.message);
    return undefined;
  }
}

/** Prints the tables that concern a person. */
export function printTables({ hall }: Login, io: PlainIo, person: Person): void {
  if (hall.storeAway !== null) io.print(hall.storeAway);
  const { own, open, watch } = hall.listsFor(person);
  const groups: readonly (readonly [string, readonly ServedTable[]])[] = [
    [serverWords().yourTables, own],
    [serverWords().openTables, open],
    [serverWords().watchTables, watch],
  ];
  for (const [heading, tables] of groups) {
    if (tables.length === 0) continue;
    io.print(`${heading}${signs().colon.trimEnd()}`);
    for (const table of tables) {
      const standing = standingOf(table, person, hall.now());
      io.print(`  ${table.code}  ${table.title}  ${standing}  ${companyOf(table, person)}`.trimEnd());
    }
  }
}

type Command = (words: readonly string[]) => Promise<void>;

/** The commands of line mode between two matches. */
export class LineCommands {
  private readonly commands: Readonly<Record<string, Command>>;

  constructor(
    private readonly login: Login,
    private readonly io: PlainIo,
    private person: Person,
  ) {
    const { hall } = login;
    const about: Command = async ([code = '']) => {
      for (const text of await aboutTable(hall.find(code))) io.print(text);
    };
    const play: Command = async ([code = '']) => await this.toTable(hall.find(code));
    const help: Command = async () => {
      for (const line of serverWords().lineHelp) io.print(line);
    };
    this.commands = {
      help,
      '?': help,
      list: async () => printTables(login, io, this.person),
      new: async (words) => await this.create(words),
      join: async ([code = '']) => {
        const table = hall.find(code);
        await hall.sit(this.person, table);
        await this.toTable(table);
      },
      play,
      watch: play,
      about,
      begin: async ([code = '']) => await hall.begin(this.person, hall.find(code)),
      'give-up': async ([code = '']) => await hall.find(code).giveUp(this.person),
      history: async () => this.printHistory(),
      replay: async ([code = '']) => await this.replay(hall.find(code)),
      me: async () => this.printPerson(),
      name: async (words) => {
        this.person = await hall.rename(this.person, words.join(' '));
        io.print(serverWords().me(this.person.name));
      },
      set: async ([name = '', value = '']) => await this.set(name, value),
      'key-code': async () => io.print(serverWords().meShownCode(await hall.people.keyCode(this.person.id))),
      'remove-key': async ([number = '']) => await this.removeKey(number),
    };
  }

  /** Carries out a typed line. @returns whether the person stays */
  async obey(line: string): Promise<boolean> {
    const [word = '', ...rest] = line.split(/\s+/);
    const name = word.toLowerCase();
    if (name === 'quit' || name === 'q') return false;
    const command = ownOf(this.commands, name);
    if (command !== undefined) await refusalsSaid(this.io, async () => await command(rest));
    else if (word !== '') this.io.print(serverWords().lineUnknown(JSON.stringify(word.slice(0, 40))));
    return true;
  }

  private async toTable(table: ServedTable): Promise<void> {
    if (table.record.state === 'gathering')
      this.io.print(serverWords().waitsForSeats(table.code, openChairs(table.record)));
    else await atTable(this.login, this.io, this.person, table);
  }

  private async create(words: readonly string[]): Promise<void> {
    const table = await this.login.hall.create(this.person, await wishOf(words));
    this.io.print(serverWords().created(table.code));
    if (table.record.state === 'playing') await this.toTable(table);
  }

  private printHistory(): void {
    const { finished } = this.login.hall.listsFor(this.person);
    this.io.print(
      finished.length === 0 ? serverWords().noHistory : `${serverWords().history}${signs().colon.trimEnd()}`,
    );
    for (const table of finished) {
      const day = table.record.touched.slice(0, 10);
      this.io.print(`  ${table.code}  ${day}  ${table.title}  ${companyOf(table, this.person)}`.trimEnd());
    }
  }

  private async replay(table: ServedTable): Promise<void> {
    const { finished } = this.login.hall.listsFor(this.person);
    if (!finished.includes(table)) throw new TableRefusal(serverWords().notFinished(table.code));
    const { signal } = this.login;
    const notes = await notesOfPerson(this.login.hall.store, this.person, table.code);
    await replayPlain(await showingOf(this.login, table), this.io, { signal, notes });
  }

  private printPerson(): void {
    const { io } = this;
    const { name, keys, settings } = this.person;
    io.print(serverWords().me(name));
    for (const [setting, { now }] of Object.entries(settable)) io.print(`  ${setting} ${now(settings)}`);
    for (const [index, key] of keys.entries()) io.print(`  ${serverWords().keyNumber(index + 1, key)}`);
  }

  private async set(name: string, value: string): Promise<void> {
    const setting = ownOf(settable, name);
    if (setting === undefined)
      throw new TableRefusal(
        serverWords().noSetting(JSON.stringify(name.slice(0, 40)), Object.keys(settable)),
      );
    const settings = ownOf(setting.values, value);
    if (settings === undefined)
      throw new TableRefusal(serverWords().noValue(name, Object.keys(setting.values)));
    await this.login.hall.people.keep(this.person.id, settings);
    await this.reread();
    await speakAsChosen(this.person);
    this.io.print(serverWords().isSet(name, setting.now(this.person.settings)));
  }

  private async removeKey(number: string): Promise<void> {
    const key = this.person.keys[Number(number) - 1];
    if (key === undefined) throw new TableRefusal(serverWords().noKey(this.person.keys.length));
    const isRemoved = await this.login.hall.people.removeKey(this.person.id, key);
    if (!isRemoved) throw new TableRefusal(serverWords().lastKey);
    await this.reread();
    this.printPerson();
  }

  private async reread(): Promise<void> {
    this.person = (await this.login.hall.people.byId(this.person.id)) ?? this.person;
  }
}

/** A setting of a person that line mode can change: its values by name, and the name of its present value. */
interface Settable {
  readonly values: Readonly<Record<string, PersonSettings>>;
  now(settings: PersonSettings): string;
}

const settable: Readonly<Record<string, Settable>> = {
  screen: {
    values: { full: { plain: false }, lines: { plain: true } },
    now: ({ plain }) => (plain === true ? 'lines' : 'full'),
  },
  bell: {
    values: Object.fromEntries(bells.map((bell) => [bell, { bell }])),
    now: ({ bell }) => bell ?? 'off',
  },
  colours: {
    values: Object.fromEntries(themeNames.map((theme) => [theme, { theme }])),
    now: ({ theme }) => theme ?? 'default',
  },
  symbols: {
    values: { ascii: { ascii: true }, all: { ascii: false } },
    now: ({ ascii }) => (ascii === true ? 'ascii' : 'all'),
  },
  language: {
    values: Object.fromEntries(languages.map((language) => [language, { language }])),
    now: ({ language = readerLanguage() }) => language,
  },
  ambiguous: {
    values: { narrow: { ambiguousWide: false }, wide: { ambiguousWide: true } },
    now: ({ ambiguousWide }) => (ambiguousWide === true ? 'wide' : 'narrow'),
  },
};

/** The maximum number of answers by which spectators may be delayed. */
const mostBehind = 1000;

const yesOrNo: Readonly<Record<string, boolean>> = { yes: true, no: false };

/**
 * The settings of a table that are typed as `name=value`: how each value is read; undefined if the value is invalid.
 */
const tableSettings: Readonly<
  Record<string, { readonly takes: readonly string[]; read(value: string): Partial<TableWish> | undefined }>
> = {
  listed: { takes: Object.keys(yesOrNo), read: (value) => yes(value, (open) => ({ open })) },
  undo: { takes: Object.keys(yesOrNo), read: (value) => yes(value, (undo) => ({ undo })) },
  hints: { takes: Object.keys(yesOrNo), read: (value) => yes(value, (hints) => ({ hints })) },
  pace: {
    takes: Object.keys(paceMilliseconds),
    read: (value) => (Object.hasOwn(paceMilliseconds, value) ? { pace: value as PaceName } : undefined),
  },
  watch: {
    takes: ['none', '0', '…', String(mostBehind)],
    read: (value) => {
      if (value === 'none') return { watch: null };
      return /^\d{1,4}$/.test(value) && Number(value) <= mostBehind ? { watch: Number(value) } : undefined;
    },
  },
};

function yes(value: string, wish: (isYes: boolean) => Partial<TableWish>): Partial<TableWish> | undefined {
  const isYes = ownOf(yesOrNo, value);
  return isYes === undefined ? undefined : wish(isYes);
}

/**
 * Reads the settings of a new table from typed words: the game, the number of seats, the number and level of bots; then
 * settings of the table and options of the game as `name=value`.
 * @throws TableRefusal if there is no such game or value
 */
async function wishOf(words: readonly string[]): Promise<TableWish> {
  const [game = '', seats, bots = '0', level] = words.filter((word) => !word.includes('='));
  const rules = await gameOf(game.slice(0, 40));
  const options: [string, Value][] = [];
  let wish: Partial<TableWish> = {};
  for (const word of words) {
    if (!word.includes('=')) continue;
    const [name = '', value = ''] = word.slice(0, 100).split('=', 2);
    const setting = ownOf(tableSettings, name);
    if (setting === undefined) options.push([name, optionValue(rules, name, value)]);
    else {
      const read = setting.read(value);
      if (read === undefined) throw new TableRefusal(serverWords().noValue(name, setting.takes));
      wish = { ...wish, ...read };
    }
  }
  const entry = games.find(({ id }) => id === game);
  return {
    ...usualWish,
    ...wish,
    game: rules.id,
    options: Object.fromEntries(options),
    seats: seats === undefined ? (entry?.seats.usual ?? 0) : Number(seats),
    bots: Number(bots),
    ...(level === undefined ? {} : { level: level.slice(0, 40) }),
  };
}
