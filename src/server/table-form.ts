import { botNames } from '../bots/index.ts';
import { bold, dim, exactly, fitted, type Line, restyle } from '../drawing/lines.ts';
import { left, wrap } from '../drawing/text.ts';
import type { OptionSpec } from '../engine/game.ts';
import type { Value } from '../engine/question.ts';
import { printedName, type Words } from '../engine/words.ts';
import { type AnyGame, games } from '../games/index.ts';
import type { KeyName } from '../ui/keys.ts';
import { optionLines } from '../ui/words/options.ts';
import { serverWords } from '../words/index.ts';
import type { Hall } from './hall.ts';
import type { LobbyDesk, Page } from './lobby.ts';
import type { LobbyChoice } from './lobby-choice.ts';
import { type TableWish, usualWish } from './new-table.ts';
import type { PaceName, Person } from './records.ts';
import { isRefusal } from './table-refusal.ts';

/** One field of the form for a new table: its values in the order of the arrow keys. */
interface Field {
  readonly label: string;
  /** What it does, or what its current value means, in one line; empty if the label says enough. */
  readonly about: string;
  values(wish: TableWish): readonly { readonly said: string; readonly wish: TableWish }[];
  said(wish: TableWish): string;
}

function field<T>(
  label: string,
  choices: (wish: TableWish) => readonly T[],
  said: (value: T) => string,
  get: (wish: TableWish) => T,
  set: (wish: TableWish, value: T) => TableWish,
  about = '',
): Field {
  return {
    label,
    about,
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

/** The settings with seats and bots limited to what the game allows. */
function within(wish: TableWish): TableWish {
  const all = seatsOf(wish.game);
  const seats = Math.min(Math.max(wish.seats, all[0] ?? 1), all.at(-1) ?? 1);
  return { ...wish, seats, bots: Math.min(wish.bots, seats - 1) };
}

/** The fields that every table has, in the reader's language. */
const tableFields = (): readonly Field[] => [
  field(
    serverWords().fieldGame,
    () => games.map(({ id }) => id as string),
    titleOf,
    ({ game }) => game,
    (wish, game) =>
      within({
        ...wish,
        game,
        options: {},
        seats: games.find(({ id }) => id === game)?.seats.usual ?? wish.seats,
      }),
  ),
  field(
    serverWords().fieldSeats,
    ({ game }) => seatsOf(game),
    String,
    ({ seats }) => seats,
    (wish, seats) => within({ ...wish, seats }),
  ),
  field(
    serverWords().fieldBots,
    ({ seats }) => Array.from({ length: seats }, (_, bots) => bots),
    (bots) => (bots === 0 ? serverWords().noBots : String(bots)),
    ({ bots }) => bots,
    (wish, bots) => ({ ...wish, bots }),
  ),
  field(
    serverWords().fieldLevel,
    () => botNames,
    serverWords().level,
    ({ level }) => level,
    (wish, level) => ({ ...wish, level }),
  ),
  field(
    serverWords().fieldOpen,
    () => [true, false],
    (open) => (open ? serverWords().openYes : serverWords().openNo),
    ({ open }) => open,
    (wish, open) => ({ ...wish, open }),
  ),
  field<number | null>(
    serverWords().fieldWatch,
    () => [0, 10, 50, null],
    (watch) => {
      if (watch === null) return serverWords().watchNone;
      return watch === 0 ? serverWords().watchNow : serverWords().watchBehind(watch);
    },
    ({ watch }) => watch,
    (wish, watch) => ({ ...wish, watch }),
  ),
  field<PaceName>(
    serverWords().fieldPace,
    () => ['none', 'live', 'daily'],
    (pace) => serverWords().paces[pace],
    ({ pace }) => pace,
    (wish, pace) => ({ ...wish, pace }),
  ),
  field(
    serverWords().fieldUndo,
    () => [true, false],
    (undo) => (undo ? serverWords().undoYes : serverWords().undoNo),
    ({ undo }) => undo,
    (wish, undo) => ({ ...wish, undo }),
  ),
  field(
    serverWords().fieldHints,
    () => [false, true],
    (hints) => (hints ? serverWords().hintsYes : serverWords().hintsNo),
    ({ hints }) => hints,
    (wish, hints) => ({ ...wish, hints }),
  ),
];

/** A game's options and the words for them, as the form shows them. */
interface FormRules {
  readonly game: AnyGame;
  readonly words: Words;
}

/** The options of a game as fields; those without effect for these seats and options are left out. */
function optionFields({ game, words }: FormRules, wish: TableWish): readonly Field[] {
  return optionLines(game, words, wish.seats, wish.options).map(({ spec, description }) =>
    field<Value>(
      printedName(words, spec.name) ?? spec.name,
      () => valuesOf(spec),
      (value) => printedName(words, String(value)) ?? String(value),
      ({ options }) => options[spec.name] ?? spec.default,
      (before, value) => ({ ...before, options: { ...before.options, [spec.name]: value } }),
      description,
    ),
  );
}

function valuesOf({ values }: OptionSpec): readonly Value[] {
  if (!('from' in values)) return values;
  return Array.from({ length: values.to - values.from + 1 }, (_, index) => values.from + index);
}

/** The form for a new table: the table's settings, and below them the options of its game. */
export class NewTablePage implements Page {
  private wish: TableWish;
  private cursor = 0;
  /** The options of the games chosen so far. */
  private readonly rules = new Map<string, FormRules>();
  /** The game whose options are being loaded. */
  private learning: string | null = null;

  constructor(
    private readonly hall: Hall,
    private readonly person: Person,
  ) {
    const [first] = games;
    this.wish = { ...usualWish, game: first?.id ?? '', seats: first?.seats.usual ?? 2 };
  }

  private get fields(): readonly Field[] {
    const rules = this.rules.get(this.wish.game);
    const common = tableFields();
    return rules === undefined ? common : [...common, ...optionFields(rules, this.wish)];
  }

  lines(desk: LobbyDesk): readonly Line[] {
    this.learnRules(desk);
    const { size, glyphs, notice } = desk;
    const { fields } = this;
    const widest = Math.min(26, Math.floor(size.columns / 2) - 4);
    const rows = fields.map((each, index): Line => {
      const isChosen = index === this.cursor;
      const text = ` ${isChosen ? glyphs.cursor : ' '} ${left(each.label, widest, glyphs.more)} ${each.said(this.wish)}`;
      const line = fitted([text], size.columns, glyphs.more);
      return isChosen ? restyle(line, { inverse: true }) : line;
    });
    const common = tableFields().length;
    const body = [...rows.slice(0, common), ...rulesPart(rows.slice(common))];
    const cursorRow = this.cursor < common ? this.cursor : this.cursor + 1;
    const told = notice ?? fields[this.cursor]?.about ?? '';
    const foot = [
      ...wrap(told, size.columns - 2)
        .slice(0, 3)
        .map((text): Line => [' ', notice === null ? dim(text) : bold(text)]),
      [dim(` ${serverWords().formKeys}`)],
    ];
    const room = size.rows - 1 - foot.length;
    const from = Math.max(0, Math.min(cursorRow - Math.floor(room / 2), body.length - room));
    return [[' ', bold(serverWords().newTable)], ...exactly(body.slice(from), room), ...foot];
  }

  press(key: KeyName, desk: LobbyDesk): void {
    const { length } = this.fields;
    if (key === 'escape' || key === 'q') desk.back();
    else if (key === 'up') this.cursor = (this.cursor + length - 1) % length;
    else if (key === 'down' || key === 'tab') this.cursor = (this.cursor + 1) % length;
    else if (key === 'left' || key === 'right' || key === ' ') this.turn(key === 'left' ? -1 : 1);
    else if (key === 'enter') this.create(desk);
  }

  private create(desk: LobbyDesk): void {
    desk.act(
      this.hall.create(this.person, this.wish).then((table) => {
        if (table.record.state === 'playing') desk.finish({ kind: 'table', table } satisfies LobbyChoice);
        else {
          desk.back();
          desk.say(serverWords().created(table.code));
        }
      }),
      isRefusal,
    );
  }

  private turn(by: 1 | -1): void {
    const chosen = this.fields[this.cursor];
    if (chosen === undefined) return;
    const values = chosen.values(this.wish);
    const at = values.findIndex(({ said }) => said === chosen.said(this.wish));
    const next = values[(at + by + values.length) % values.length];
    if (next !== undefined) this.wish = next.wish;
    // The form may have become shorter, because a changed option can make others meaningless.
    this.cursor = Math.min(this.cursor, this.fields.length - 1);
  }

  /** Loads the options of the chosen game, once. */
  private learnRules(desk: LobbyDesk): void {
    const { game: id } = this.wish;
    if (this.rules.has(id) || this.learning === id) return;
    this.learning = id;
    const learn = async (): Promise<void> => {
      const game = await games.find((entry) => entry.id === id)?.load();
      if (game !== undefined) this.rules.set(id, { game, words: await game.words() });
      this.learning = null;
    };
    desk.act(learn(), isRefusal);
  }
}

/** The rows of a game's options below their heading; empty if there are none. */
function rulesPart(rows: readonly Line[]): readonly Line[] {
  return rows.length === 0 ? [] : [[' ', bold(serverWords().formRules)], ...rows];
}
