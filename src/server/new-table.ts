import { botNames } from '../bots/index.ts';
import { entryOf } from '../engine/checked.ts';
import type { Options } from '../engine/game.ts';
import type { Journal } from '../engine/journal.ts';
import { checkOptions } from '../engine/options.ts';
import { PlaceError } from '../engine/place.ts';
import { games } from '../games/index.ts';
import { serverWords, signs } from '../words/index.ts';
import { gameOf } from './game-of.ts';
import type { Chair, PaceName, Person, TableRecord } from './records.ts';
import { TableRefusal } from './table-refusal.ts';

/** The settings of a new table. */
export interface TableWish {
  readonly game: string;
  /** The options that differ from the standard game. */
  readonly options: Options;
  readonly seats: number;
  readonly bots: number;
  readonly level: string;
  readonly open: boolean;
  readonly watch: number | null;
  readonly pace: PaceName;
  readonly undo: boolean;
  readonly hints: boolean;
}

/** The default settings of a table. */
export const usualWish: Omit<TableWish, 'game' | 'seats'> = {
  options: {},
  bots: 0,
  level: 'easy',
  open: true,
  watch: 0,
  pace: 'none',
  undo: true,
  hints: false,
};

/**
 * The record of a new table; its host has the first seat, and bots have the last ones.
 * @throws TableRefusal if the game has no such seats, bots or options
 */
export async function newTable(
  code: string,
  host: Pick<Person, 'id' | 'name'>,
  wish: TableWish,
): Promise<TableRecord> {
  const entry = games.find(({ id }) => id === wish.game);
  if (entry === undefined) throw new TableRefusal(serverWords().noGame(wish.game));
  const { from, to } = entry.seats;
  const isWhole = Number.isInteger(wish.seats) && Number.isInteger(wish.bots);
  if (!isWhole || wish.seats < from || wish.seats > to || wish.bots < 0 || wish.bots >= wish.seats)
    throw new TableRefusal(serverWords().seats(from, to));
  if (!botNames.includes(wish.level)) throw new TableRefusal(serverWords().noBot(wish.level, botNames));
  const chairs = Array.from({ length: wish.seats }, (_, seat): Chair => {
    if (seat === 0) return { person: host.id, name: host.name };
    return seat >= wish.seats - wish.bots ? { bot: wish.level } : { open: true };
  });
  return {
    code,
    game: wish.game,
    options: await optionsOf(wish),
    chairs,
    host: host.id,
    open: wish.open,
    watch: wish.watch,
    pace: wish.pace,
    undo: wish.undo,
    hints: wish.hints,
    state: 'gathering',
    touched: '',
    waiting: [],
  };
}

/** The record of a table for a match that was begun elsewhere; it has no host, and people have its seats by its code. */
export function importedTable(code: string, { game, options, seats }: Journal['header']): TableRecord {
  return {
    code,
    game,
    options,
    chairs: seats.map(({ bot }) => (bot === undefined ? { open: true } : { bot })),
    host: '',
    open: false,
    watch: usualWish.watch,
    pace: usualWish.pace,
    undo: usualWish.undo,
    hints: usualWish.hints,
    state: 'gathering',
    isImported: true,
    touched: '',
    waiting: [],
  };
}

/**
 * The options of a new table that differ from the standard game.
 * @throws TableRefusal if the game does not have them
 */
async function optionsOf(wish: TableWish): Promise<Options> {
  const game = await gameOf(wish.game);
  try {
    const full = checkOptions(game, wish.options);
    const chosen = game.options.filter((spec) => full[spec.name] !== spec.default);
    return Object.fromEntries(chosen.map(({ name }) => [name, entryOf(full, name)]));
  } catch (error) {
    if (error instanceof PlaceError) throw new TableRefusal(`${error.message}${signs().stop}`);
    throw error;
  }
}
