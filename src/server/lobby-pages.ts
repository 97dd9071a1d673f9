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
} from '../drawing/lines.ts';
import { left, shorten, wrap } from '../drawing/text.ts';
import { lastOf } from '../engine/checked.ts';
import type { KeyName } from '../ui/keys.ts';
import { serverWords, signs } from '../words/index.ts';
import type { Hall, TableLists } from './hall.ts';
import { HistoryPage } from './history-page.ts';
import type { LobbyDesk, Page } from './lobby.ts';
import type { LobbyChoice } from './lobby-choice.ts';
import { openChairs, type Person, seatOf } from './records.ts';
import type { ServedTable } from './served-table.ts';
import { aboutTable } from './table-about.ts';
import { NewTablePage } from './table-form.ts';
import { isRefusal, TableRefusal } from './table-refusal.ts';
import { companyOf, standingOf, waitsFor } from './table-status.ts';
import { ReadPage, SurePage, TextPage } from './text-pages.ts';

/** The tables that concern a person, and the keys for everything else. */
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
    const state = `${serverWords().tablesWait(waiting)} ${glyphs.dot} ${serverWords().peopleHere(hall.peopleHere)}`;
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
      [serverWords().yourTables, lists.own],
      [serverWords().openTables, lists.open],
      [serverWords().watchTables, lists.watch],
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
      body.push(...wrap(serverWords().noTables, size.columns - 2).map((text): Line => [` ${text}`]));
    const foot = footLines(notice ?? this.hall.storeAway, serverWords().lobbyKeys, desk);
    const room = size.rows - head.length - foot.length;
    const from = Math.max(0, Math.min(cursorRow - Math.floor(room / 2), body.length - room));
    return [...head, ...exactly(body.slice(from), room), ...foot];
  }

  private rowOf(table: ServedTable, isChosen: boolean, { size, glyphs }: LobbyDesk): Line {
    const { person, hall } = this;
    const mark = isChosen ? glyphs.cursor : ' ';
    const game = serverWords().gameFor(table.title, table.record.chairs.length);
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
    else if (key === 'j') desk.open(new TextPage(serverWords().typeCode, (typed) => this.join(typed, desk)));
    else if (key === 'h') desk.open(new HistoryPage(this.hall, this.person));
    else if (key === 'm') this.openMe(desk);
    else if (key === '?') desk.open(new ReadPage(serverWords().lobbyHelp));
    else if (table !== undefined) this.pressOn(key, table, desk);
  }

  private pressOn(key: KeyName, table: ServedTable, desk: LobbyDesk): void {
    const { hall, person } = this;
    const isOwn = seatOf(table.record, person.id) !== undefined;
    if (key === 'enter' && isOwn) this.goTo(table, desk);
    else if (key === 'enter' && table.record.state === 'gathering') this.sit(table, desk);
    else if (key === 'enter' || key === 'w') desk.finish({ kind: 'table', table } satisfies LobbyChoice);
    else if (key === 'i')
      desk.act(
        aboutTable(table).then((texts) => desk.open(new ReadPage(texts))),
        isRefusal,
      );
    else if (key === 'b' && isOwn) desk.act(hall.begin(person, table), isRefusal);
    else if (key === 'g' && isOwn)
      desk.open(
        new SurePage(serverWords().giveUpSure(table.code), () => desk.act(table.giveUp(person), isRefusal)),
      );
  }

  private goTo(table: ServedTable, desk: LobbyDesk): void {
    const { record } = table;
    if (record.state !== 'gathering') {
      desk.finish({ kind: 'table', table } satisfies LobbyChoice);
      return;
    }
    const begin = record.host === this.person.id ? `${signs().gap}${serverWords().beginNow}` : '';
    desk.say(serverWords().waitsForSeats(table.code, openChairs(record)) + begin);
  }

  private sit(table: ServedTable, desk: LobbyDesk): void {
    this.cursor = table.code;
    desk.act(
      this.hall.sit(this.person, table).then(() => {
        if (table.record.state === 'playing') desk.finish({ kind: 'table', table } satisfies LobbyChoice);
        else desk.say(serverWords().waitsForSeats(table.code, openChairs(table.record)));
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

/** The last rows of a page: the notice, and as many keys as fit. */
function footLines(
  notice: string | null,
  keys: readonly (readonly [string, string])[],
  { size, glyphs }: LobbyDesk,
): Line[] {
  const hints: Line[] = [[' ']];
  for (const [key, label] of keys) {
    const last = lastOf(hints);
    const hint: Line = [painted(key, 'key', true), ` ${label}  `];
    if (lineWidth(last) + lineWidth(hint) > size.columns + 1) hints.push([' ', ...hint]);
    else hints[hints.length - 1] = [...last, ...hint];
  }
  const said = notice === null ? [] : wrap(notice, size.columns - 2).map((text): Line => [' ', bold(text)]);
  return [[dim(glyphs.line.repeat(size.columns))], ...said, ...hints];
}
