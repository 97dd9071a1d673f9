import type { Bot } from '../../src/bots/bot.ts';
import type { Options, State } from '../../src/engine/game.ts';
import { JOURNAL_FORMAT } from '../../src/engine/journal-records.ts';
import { KeptMatch } from '../../src/engine/kept-match.ts';
import { type Match, settingOf, setUp } from '../../src/engine/match.ts';
import { optionAt, optionCount, type Question } from '../../src/engine/question.ts';
import { derivedNumber } from '../../src/engine/random.ts';
import type { Umpire } from '../../src/engine/umpire.ts';
import type { AnyGame } from '../../src/games/index.ts';
import type { Sitter } from '../../src/table/seat-view.ts';
import { HotSeat } from '../../src/table/session.ts';
import { Table } from '../../src/table/table.ts';

export interface SessionOptions {
  readonly seed?: string;
  readonly bots?: 'first' | 'random';
  readonly options?: Options;
}

export type TestSession = HotSeat & {
  readonly match: Match<State, unknown, unknown>;
  /** What people answered. */
  readonly given: unknown[];
};

/** A table for tests: a match in memory, persons and bots that take the first of their options or a random one. */
export async function sessionFor(
  game: AnyGame,
  sitters: readonly Sitter[],
  { seed = 'oak', bots = 'random', options = {} }: SessionOptions = {},
): Promise<TestSession> {
  const setting = settingOf(game, sitters.length, options);
  const header = {
    record: 'match',
    format: JOURNAL_FORMAT,
    program: '',
    game: game.id,
    edition: game.edition,
    components: '',
    options,
    players: sitters.length,
    seats: sitters.map(({ name }) => ({ name })),
    seed,
    began: '',
  } as const;
  const keeping = { game, setting, components: '' };
  const kept = KeptMatch.begin<State, unknown, unknown>(keeping, setUp(game, setting, seed), header, null);
  const { match } = kept;
  const bot: Bot = {
    name: bots,
    instant: true,
    *think({ question }) {
      const count = optionCount(question);
      const index = bots === 'first' ? 0 : derivedNumber(7, question.seat, match.answered, count);
      yield 1;
      return { value: optionAt(question, index), alternatives: [] };
    },
  };
  const levels = new Map(sitters.flatMap(({ bot: level }) => (level === undefined ? [] : [[level, bot]])));
  const table = new Table({ game, setting, sitters, bots: levels, seed }, kept, () => 0);
  const saved = { name: 'oak-limit', path: 'matches/oak-limit.jsonl' };
  const session = new HotSeat(table, { words: await game.words(), saved, notes: [] });
  const given: unknown[] = [];
  for (const seat of session.seats) {
    const { answer } = seat;
    seat.answer = (value, to) => {
      const refused = answer.call(seat, value, to);
      if (refused === undefined) given.push(value);
      return refused;
    };
  }
  return Object.assign(session, { match, given });
}

/** People and bots around a table: a name ends with `*` for a bot. */
export function around(...names: readonly string[]): Sitter[] {
  return names.map((name, seat) =>
    name.endsWith('*') ? { seat, name: name.slice(0, -1), bot: 'random' } : { seat, name },
  );
}

/** A table at which one person is asked these questions in order, instead of the game's. */
export async function asking(game: AnyGame, ...questions: readonly Question[]): Promise<TestSession> {
  interface Asking extends State {
    isOver?: boolean;
  }
  const ask = (state: Asking, umpire: Umpire): void => {
    for (const question of questions) umpire.choose(question);
    state.isOver = true;
  };
  const asked = {
    ...game,
    steps: { ...game.steps, ask },
    next: (state: Asking) => (state.isOver === true ? null : 'ask'),
  };
  return await sessionFor(asked as unknown as AnyGame, around('Ann', 'Bo*', 'Cy*'));
}

/** How most tests let a screen look: with colours, undo, and no introduction. */
export const usualLook = () => ({
  ascii: false,
  theme: 'default',
  undo: true,
  isFirst: false,
  signal: new AbortController().signal,
});
