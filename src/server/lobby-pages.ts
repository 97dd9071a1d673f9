import { botNames } from '../bots/index.ts';

import {
  bold,
  dim,
  exactly,
  fitted,
  type Line,
  lineWidth,
  painted,
  restyle,
  spread,
  typing,
} from '../drawing/lines.ts';
import { left, shorten, wrap } from '../drawing/text.ts';
import { games } from '../games/index.ts';
import { durationText } from '../ui/duration.ts';
import { type KeyName, longestText, typedInto } from '../ui/keys.ts';
import type { Hall, TableLists, TableWish } from './hall.ts';
import { usualWish } from './hall.ts';
import type { LobbyDesk, Page } from './lobby.ts';
import { openChairs, type PaceName, type Person, seatOf } from './records.ts';
import { type ServedTable, TableRefusal } from './served-table.ts';
import { serverWords } from './words/en.ts';

/** What somebody chose in the lobby: a table to go to, or a finished match to replay. */
export interface LobbyChoice {
  readonly kind: 'table' | 'replay';
  readonly table: ServedTable;
}

/** Whether an error is a refusal, to be said and no more. */
export const isRefusal = (error: Error): boolean =>
  error instanceof TableRefusal || error.name === 'SeatError';

/** Where a table stands, in a few words, as one person reads it. */
export function standingOf(table: ServedTable, person: Person, now: number): string {
  const { record, waiting } = table;
  const taken = record.chairs.length - openChairs(record);
  if (record.state === 'gathering') return serverWords.seatsTaken(taken, record.chairs.length);
  if (record.state === 'over') return serverWords.over;
  const own = seatOf(record, person.id);
  const mine = waiting.find(({ seat }) => seat === own);
  const first = mine ?? waiting[0];
  if (first === undefined) return serverWords.botsThink;
  const since = durationText(now - first.since);
  if (mine !== undefined) return serverWords.yourTurn(since);
  return serverWords.turnOf(waiting.map(({ seat }) => table.nameOf(seat)).join(', '), since);
}

/** Whether a table waits for somebody. */
export function waitsFor(table: ServedTable, person: Person): boolean {
  const own = seatOf(table.record, person.id);
  return own !== undefined && table.waiting.some(({ seat }) => seat === own);
}

/** Who else has a seat. */
export function companyOf({ record }: ServedTable, person: Person): string {
  return record.chairs
    .flatMap((chair) => {
      if ('person' in chair) return chair.person === person.id ? [] : [chair.name];
      return 'bot' in chair ? [chair.bot] : [];
    })
    .join(', ');
}

/** The tables that concern a person, and the keys to all else. */
export class TablesPage implements Page {
  private cursor: string | null = null;

  constructor(
    private readonly hall: Hall,
    private readonly person: Person,
    private readonly server: string,
    private readonly openMe: (desk: LobbyDesk) => void,
  ) {}

  private get lists(): TableLists {
    return this.hall.listsFor(this.person);
  }

  private rows({ own, open, watch }: TableLists): readonly ServedTable[] {
    return [...own, ...open, ...watch];
  }

  private at(rows: readonly ServedTable[]): number {
    return Math.max(
      0,
      rows.findIndex(({ code }) => code === this.cursor),
    );
  }

  lines(desk: LobbyDesk): readonly Line[] {
    const { hall, person } = this;
    const { size, glyphs, notice } = desk;
    const lists = this.lists;
    const waiting = lists.own.filter((table) => waitsFor(table, person)).length;
    const state = `${serverWords.tablesWait(waiting)} ${glyphs.dot} ${serverWords.peopleHere(hall.peopleHere)}`;
    const title: Line = [' ', bold(this.server.toUpperCase()), '  ', person.name];
    const head =
      lineWidth(title) + state.length + 3 <= size.columns
        ? [spread(title, [dim(`${state} `)], size.columns, glyphs.more)]
        : [
            fitted(title, size.columns, glyphs.more),
            [dim(` ${shorten(state, size.columns - 2, glyphs.more)}`)],
          ];
    const rows = this.rows(lists);
    const chosen = this.at(rows);
    const body: Line[] = [];
    let cursorRow = 0;
    for (const [heading, tables] of [
      [serverWords.yourTables, lists.own],
      [serverWords.openTables, lists.open],
      [serverWords.watchTables, lists.watch],
    ] as const) {
      if (tables.length === 0) continue;
      body.push([' ', bold(heading)]);
      for (const table of tables) {
        const isChosen = rows[chosen] === table;
        if (isChosen) cursorRow = body.length;
        body.push(this.rowOf(table, isChosen, desk));
      }
    }
    if (rows.length === 0)
      body.push(...wrap(serverWords.noTables, size.columns - 2).map((text): Line => [` ${text}`]));
    const foot = footLines(notice, serverWords.lobbyKeys, desk);
    const room = size.rows - head.length - foot.length;
    const from = Math.max(0, Math.min(cursorRow - Math.floor(room / 2), body.length - room));
    return [...head, ...exactly(body.slice(from), room), ...foot];
  }

  private rowOf(table: ServedTable, isChosen: boolean, { size, glyphs }: LobbyDesk): Line {
    const { person, hall } = this;
    const mark = isChosen ? glyphs.cursor : ' ';
    const game = `${table.title}, ${table.record.chairs.length}`;
    const standing = standingOf(table, person, hall.now());
    const text =
      size.columns < 70
        ? `${mark}${left(table.code, 12, glyphs.more)} ${left(table.title, 9, glyphs.more)} ${standing}`
        : `${mark} ${left(table.code, 13, glyphs.more)} ${left(game, 21, glyphs.more)} ${left(standing, 26, glyphs.more)} ${companyOf(table, person)}`;
    const line = fitted([` ${text}`], size.columns, glyphs.more);
    return isChosen ? restyle(line, { inverse: true }) : line;
  }

  press(key: KeyName, desk: LobbyDesk): void {
    const lists = this.lists;
    const rows = this.rows(lists);
    const at = this.at(rows);
    const table = rows[at];
    const moves: Record<string, number> = {
      up: -1,
      down: 1,
      k: -1,
      pageup: -10,
      pagedown: 10,
      home: -1e6,
      end: 1e6,
    };
    const move = moves[key];
    if (move !== undefined) {
      const to = Math.min(rows.length - 1, Math.max(0, at + move));
      this.cursor = rows[to]?.code ?? null;
    } else if (key === 'q') desk.finish(null);
    else if (key === 'n') desk.open(new NewTablePage(this.hall, this.person));
    else if (key === 'j') desk.open(new TextPage(serverWords.typeCode, (typed) => this.join(typed, desk)));
    else if (key === 'h') desk.open(new HistoryPage(this.hall, this.person));
    else if (key === 'm') this.openMe(desk);
    else if (key === '?') desk.open(new ReadPage(serverWords.lobbyHelp));
    else if (table !== undefined) this.pressOn(key, table, desk);
  }

  private pressOn(key: KeyName, table: ServedTable, desk: LobbyDesk): void {
    const { hall, person } = this;
    const isOwn = seatOf(table.record, person.id) !== undefined;
    if (key === 'enter' && isOwn) this.goTo(table, desk);
    else if (key === 'enter' && table.record.state === 'gathering') this.sit(table, desk);
    else if (key === 'enter' || key === 'w') desk.finish({ kind: 'table', table } satisfies LobbyChoice);
    else if (key === 'b' && isOwn) desk.act(hall.begin(person, table), isRefusal);
    else if (key === 'g' && isOwn)
      desk.open(
        new SurePage(serverWords.giveUpSure(table.code), () => desk.act(table.giveUp(person), isRefusal)),
      );
  }

  private goTo(table: ServedTable, desk: LobbyDesk): void {
    const { record } = table;
    if (record.state !== 'gathering') {
      desk.finish({ kind: 'table', table } satisfies LobbyChoice);
      return;
    }
    const begin = record.host === this.person.id ? ` ${serverWords.beginNow}` : '';
    desk.say(serverWords.waitsForSeats(table.code, openChairs(record)) + begin);
  }

  private sit(table: ServedTable, desk: LobbyDesk): void {
    this.cursor = table.code;
    desk.act(
      this.hall.sit(this.person, table).then(() => {
        if (table.record.state === 'playing') desk.finish({ kind: 'table', table } satisfies LobbyChoice);
        else desk.say(serverWords.waitsForSeats(table.code, openChairs(table.record)));
      }),
      isRefusal,
    );
  }

  private join(typed: string, desk: LobbyDesk): void {
    desk.back();
    try {
      const table = this.hall.find(typed);
      const isOwn = seatOf(table.record, this.person.id) !== undefined;
      if (isOwn || table.record.state !== 'gathering') this.goTo(table, desk);
      else this.sit(table, desk);
    } catch (error) {
      if (!(error instanceof TableRefusal)) throw error;
      desk.say(error.message);
    }
  }
}

/** The last rows of a page: what there is to say, and the keys, as many as find room. */
function footLines(
  notice: string | null,
  keys: readonly (readonly [string, string])[],
  { size, glyphs }: LobbyDesk,
): Line[] {
  const hints: Line[] = [[' ']];
  for (const [key, label] of keys) {
    const last = hints.at(-1) as Line;
    const hint: Line = [painted(key, 'key', true), ` ${label}  `];
    if (lineWidth(last) + lineWidth(hint) > size.columns + 1) hints.push([' ', ...hint]);
    else hints[hints.length - 1] = [...last, ...hint];
  }
  const said = notice === null ? [] : wrap(notice, size.columns - 2).map((text): Line => [' ', bold(text)]);
  return [[dim(glyphs.line.repeat(size.columns))], ...said, ...hints];
}

/** One field of the form for a new table: its values in the order of the arrow keys. */
interface Field {
  readonly label: string;
  values(wish: TableWish): readonly { readonly said: string; readonly wish: TableWish }[];
  said(wish: TableWish): string;
}

function field<T>(
  label: string,
  choices: (wish: TableWish) => readonly T[],
  said: (value: T) => string,
  get: (wish: TableWish) => T,
  set: (wish: TableWish, value: T) => TableWish,
): Field {
  return {
    label,
    values: (wish) => choices(wish).map((value) => ({ said: said(value), wish: set(wish, value) })),
    said: (wish) => said(get(wish)),
  };
}

const titleOf = (id: string): string => games.find((game) => game.id === id)?.title ?? id;

function seatsOf(id: string): readonly number[] {
  const seats = games.find((game) => game.id === id)?.seats;
  return seats === undefined
    ? []
    : Array.from({ length: seats.to - seats.from + 1 }, (_, index) => seats.from + index);
}

/** The wish with seats and bots that the game allows. */
function within(wish: TableWish): TableWish {
  const all = seatsOf(wish.game);
  const seats = Math.min(Math.max(wish.seats, all[0] ?? 1), all.at(-1) ?? 1);
  return { ...wish, seats, bots: Math.min(wish.bots, seats - 1) };
}

const fields: readonly Field[] = [
  field(
    serverWords.fieldGame,
    () => games.map(({ id }) => id as string),
    titleOf,
    ({ game }) => game,
    (wish, game) =>
      within({ ...wish, game, seats: games.find(({ id }) => id === game)?.seats.usual ?? wish.seats }),
  ),
  field(
    serverWords.fieldSeats,
    ({ game }) => seatsOf(game),
    String,
    ({ seats }) => seats,
    (wish, seats) => within({ ...wish, seats }),
  ),
  field(
    serverWords.fieldBots,
    ({ seats }) => Array.from({ length: seats }, (_, bots) => bots),
    (bots) => (bots === 0 ? serverWords.noBots : String(bots)),
    ({ bots }) => bots,
    (wish, bots) => ({ ...wish, bots }),
  ),
  field(
    serverWords.fieldLevel,
    () => botNames,
    String,
    ({ level }) => level,
    (wish, level) => ({ ...wish, level }),
  ),
  field(
    serverWords.fieldOpen,
    () => [true, false],
    (open) => (open ? serverWords.openYes : serverWords.openNo),
    ({ open }) => open,
    (wish, open) => ({ ...wish, open }),
  ),
  field<number | null>(
    serverWords.fieldWatch,
    () => [0, 10, 50, null],
    (watch) => {
      if (watch === null) return serverWords.watchNone;
      return watch === 0 ? serverWords.watchNow : serverWords.watchBehind(watch);
    },
    ({ watch }) => watch,
    (wish, watch) => ({ ...wish, watch }),
  ),
  field<PaceName>(
    serverWords.fieldPace,
    () => ['none', 'live', 'daily'],
    (pace) => serverWords.paces[pace],
    ({ pace }) => pace,
    (wish, pace) => ({ ...wish, pace }),
  ),
  field(
    serverWords.fieldUndo,
    () => [true, false],
    (undo) => (undo ? serverWords.undoYes : serverWords.undoNo),
    ({ undo }) => undo,
    (wish, undo) => ({ ...wish, undo }),
  ),
  field(
    serverWords.fieldHints,
    () => [false, true],
    (hints) => (hints ? serverWords.hintsYes : serverWords.hintsNo),
    ({ hints }) => hints,
    (wish, hints) => ({ ...wish, hints }),
  ),
];

/** The form for a new table. */
class NewTablePage implements Page {
  private wish: TableWish;
  private cursor = 0;

  constructor(
    private readonly hall: Hall,
    private readonly person: Person,
  ) {
    const [first] = games;
    this.wish = { ...usualWish, game: first?.id ?? '', seats: first?.seats.usual ?? 2 };
  }

  lines({ size, glyphs, notice }: LobbyDesk): readonly Line[] {
    const rows = fields.map((each, index): Line => {
      const isChosen = index === this.cursor;
      const text = ` ${isChosen ? glyphs.cursor : ' '} ${left(each.label, 13)} ${each.said(this.wish)}`;
      const line = fitted([text], size.columns, glyphs.more);
      return isChosen ? restyle(line, { inverse: true }) : line;
    });
    return [
      [' ', bold(serverWords.newTable)],
      ...rows,
      [],
      ...(notice === null ? [] : wrap(notice, size.columns - 2).map((text): Line => [' ', bold(text)])),
      [dim(` ${serverWords.formKeys}`)],
    ];
  }

  press(key: KeyName, desk: LobbyDesk): void {
    if (key === 'escape' || key === 'q') desk.back();
    else if (key === 'up') this.cursor = (this.cursor + fields.length - 1) % fields.length;
    else if (key === 'down' || key === 'tab') this.cursor = (this.cursor + 1) % fields.length;
    else if (key === 'left' || key === 'right' || key === ' ') this.turn(key === 'left' ? -1 : 1);
    else if (key === 'enter') {
      desk.act(
        this.hall.create(this.person, this.wish).then((table) => {
          if (table.record.state === 'playing') desk.finish({ kind: 'table', table } satisfies LobbyChoice);
          else {
            desk.back();
            desk.say(serverWords.created(table.code));
          }
        }),
        isRefusal,
      );
    }
  }

  private turn(by: 1 | -1): void {
    const chosen = fields[this.cursor] as Field;
    const values = chosen.values(this.wish);
    const at = values.findIndex(({ said }) => said === chosen.said(this.wish));
    const next = values[(at + by + values.length) % values.length];
    if (next !== undefined) this.wish = next.wish;
  }
}

/** One line to type. */
export class TextPage implements Page {
  private typed = '';

  constructor(
    private readonly sentence: string,
    private readonly take: (typed: string) => void,
    private readonly notes: readonly string[] = [],
    private readonly canLeave = true,
  ) {}

  lines({ size, notice }: LobbyDesk): readonly Line[] {
    const sentences = (texts: readonly string[], show: (text: string) => Line): Line[] =>
      texts.flatMap((text) => wrap(text, size.columns - 2).map(show));
    return [
      [],
      ...sentences([this.sentence], (text) => [' ', bold(text)]),
      [],
      [' ', typing(this.typed, size.columns - 3)],
      [],
      ...sentences(notice === null ? [] : [notice], (text) => [' ', bold(text)]),
      ...sentences(this.notes, (text) => [dim(` ${text}`)]),
      ...(this.canLeave ? [[dim(` ${serverWords.typeKeys}`)]] : []),
    ];
  }

  press(key: KeyName, desk: LobbyDesk): void {
    if (key === 'escape') {
      if (this.canLeave) desk.back();
    } else if (key === 'backspace') this.typed = [...this.typed].slice(0, -1).join('');
    else if (key === 'enter') {
      if (this.typed.trim() !== '') this.take(this.typed.trim());
    } else this.typed = typedInto(this.typed, key) ?? this.typed;
  }

  paste(line: string): void {
    for (const character of [...line].slice(0, longestText))
      this.typed = typedInto(this.typed, character) ?? this.typed;
  }
}

/** A question to which only y says yes. */
class SurePage implements Page {
  constructor(
    private readonly sentence: string,
    private readonly act: () => void,
  ) {}

  lines({ size }: LobbyDesk): readonly Line[] {
    return [
      [],
      ...wrap(this.sentence, size.columns - 2).map((text): Line => [' ', bold(text)]),
      [],
      [dim(` ${serverWords.back}`)],
    ];
  }

  press(key: KeyName, desk: LobbyDesk): void {
    desk.back();
    if (key === 'y') this.act();
  }
}

/** Texts to read. */
class ReadPage implements Page {
  private from = 0;

  constructor(private readonly texts: readonly string[]) {}

  lines({ size }: LobbyDesk): readonly Line[] {
    const all = this.texts.flatMap((text) => [
      ...wrap(text, size.columns - 2).map((line): Line => [` ${line}`]),
      [] as Line,
    ]);
    const room = size.rows - 1;
    this.from = Math.max(0, Math.min(this.from, all.length - room));
    return [...exactly(all.slice(this.from), room), [dim(` ${serverWords.back}`)]];
  }

  press(key: KeyName, desk: LobbyDesk): void {
    if (key === 'down' || key === 'pagedown' || key === ' ') this.from += key === 'down' ? 1 : 8;
    else if (key === 'up' || key === 'pageup') this.from -= key === 'up' ? 1 : 8;
    else desk.back();
  }
}

/** Finished matches of a person, to be replayed. */
class HistoryPage implements Page {
  private cursor = 0;

  constructor(
    private readonly hall: Hall,
    private readonly person: Person,
  ) {}

  lines({ size, glyphs }: LobbyDesk): readonly Line[] {
    const { finished } = this.hall.listsFor(this.person);
    const rows = finished.map((table, index): Line => {
      const isChosen = index === this.cursor;
      const day = table.record.touched.slice(0, 10);
      const text = ` ${isChosen ? glyphs.cursor : ' '} ${left(table.code, 13)} ${day}  ${table.title}  ${companyOf(table, this.person)}`;
      const line = fitted([text], size.columns, glyphs.more);
      return isChosen ? restyle(line, { inverse: true }) : line;
    });
    const room = size.rows - 2;
    const from = Math.max(0, Math.min(this.cursor - Math.floor(room / 2), rows.length - room));
    return [
      [' ', bold(serverWords.history)],
      ...exactly(rows.length === 0 ? [[` ${serverWords.noHistory}`]] : rows.slice(from), room),
      [dim(` ${serverWords.back}`)],
    ];
  }

  press(key: KeyName, desk: LobbyDesk): void {
    const { finished } = this.hall.listsFor(this.person);
    const table = finished[this.cursor];
    if (key === 'up') this.cursor = Math.max(0, this.cursor - 1);
    else if (key === 'down') this.cursor = Math.min(Math.max(0, finished.length - 1), this.cursor + 1);
    else if (key === 'enter' && table !== undefined)
      desk.finish({ kind: 'replay', table } satisfies LobbyChoice);
    else if (key === 'escape' || key === 'q') desk.back();
  }
}
