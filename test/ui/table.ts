import type { Options } from '../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../src/engine/match.ts';
import {
  type Barred,
  optionAt,
  optionCount,
  type Question,
  refusal,
  type Seat,
} from '../../src/engine/question.ts';
import { derivedNumber } from '../../src/engine/random.ts';
import type { LogEntry } from '../../src/engine/umpire.ts';
import type { AnyGame } from '../../src/games/index.ts';
import { openSeed } from '../../src/table/seed.ts';
import type { Session, Sitter } from '../../src/table/session.ts';

export interface TableOptions {
  readonly seed?: string;
  readonly bots?: 'first' | 'random';
  readonly options?: Options;
}

export type TestSession = Session & {
  readonly match: Match;
  /** What people answered. */
  readonly given: unknown[];
};

/** A table for tests: a match in memory, persons and bots that take the first of their options or a random one. */
export async function tableFor(
  game: AnyGame,
  sitters: readonly Sitter[],
  { seed = 'oak', bots = 'random', options = {} }: TableOptions = {},
): Promise<TestSession> {
  const setting = settingOf(game, sitters.length, options);
  const match = new Match(game, setting, setUp(game, setting, seed)) as Match;
  const words = await game.words();
  const listeners = new Set<() => void>();
  const told = () => {
    for (const listener of listeners) listener();
  };
  const isPerson = (seat: Seat) => sitters[seat]?.bot === undefined;
  const single = (question: Question) => optionCount(question) === 1;
  const mayRead = (seat: Seat | null, entry: LogEntry) =>
    entry.seenBy === undefined || (seat !== null && entry.seenBy.includes(seat));
  const given: unknown[] = [];
  const session: TestSession = {
    match,
    given,
    game,
    setting,
    words,
    sitters,
    get seed() {
      return openSeed(seed, sitters, match.over);
    },
    say: {
      seat: (seat) => sitters[seat]?.name ?? `seat ${seat}`,
      name: (word) => words.names[String(word)] ?? String(word),
    },
    saved: { name: 'oak-limit', path: 'matches/oak-limit.jsonl' },
    notes: [],
    get asked() {
      return match.open.find((question) => isPerson(question.seat) && !single(question)) ?? null;
    },
    get over() {
      return match.over;
    },
    get round() {
      return game.round(match.state);
    },
    get step() {
      return match.cursor;
    },
    view: (seat) => match.view(seat),
    log: (seat, from = 0) =>
      match
        .log()
        .slice(Math.max(0, from))
        .filter((entry) => mayRead(seat, entry)),
    get logged() {
      return match.log().length;
    },
    outcome: () => game.outcome(match.state, setting),
    chronicle: () => match.chronicle(),
    answer(value): Barred | undefined {
      const question = this.asked as Question;
      const refused = match.answer(question.seat, value);
      if (refused === undefined) given.push(value);
      told();
      return refused;
    },
    undoOutlook: () => match.undoOutlook((answer) => isPerson(answer.seat)),
    undo() {
      match.undo(this.undoOutlook()?.answers ?? 0);
      told();
    },
    async advance(signal) {
      for (let answers = 0; answers < 100_000 && !match.over; answers += 1) {
        const question = match.open.find((each) => !isPerson(each.seat) || single(each));
        if (question === undefined || signal?.aborted === true || this.asked !== null) return;
        const count = optionCount(question);
        const index = bots === 'first' ? 0 : derivedNumber(7, question.seat, match.answered, count);
        match.answer(question.seat, optionAt(question, index), single(question));
        told();
        if (answers % 20 === 19) await new Promise((resolve) => setImmediate(resolve));
      }
    },
    thought: null,
    hurry: () => undefined,
    reasons: () => [],
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: () => undefined,
  };
  return session;
}

/** People and bots around a table: a name ends with `*` for a bot. */
export function around(...names: readonly string[]): Sitter[] {
  return names.map((name, seat) =>
    name.endsWith('*') ? { seat, name: name.slice(0, -1), bot: 'random' } : { seat, name },
  );
}

/** A table at which one person is asked these questions, one after the other, whatever the game would ask. */
export async function asking(game: AnyGame, ...questions: readonly Question[]): Promise<TestSession> {
  const session = await tableFor(game, around('Ann', 'Bo*', 'Cy*'));
  let place = 0;
  const listeners = new Set<() => void>();
  return Object.defineProperties(session, {
    asked: { get: () => questions[place] ?? null },
    over: { get: () => place >= questions.length },
    log: { value: () => [] },
    logged: { get: () => 0 },
    advance: { value: () => Promise.resolve() },
    undoOutlook: { value: () => null },
    subscribe: {
      value: (listener: () => void) => listeners.add(listener) && (() => listeners.delete(listener)),
    },
    answer: {
      value: (value: unknown) => {
        const refused = refusal(questions[place] as Question, value);
        if (refused !== undefined) return refused;
        session.given.push(value);
        place += 1;
        return undefined;
      },
    },
  });
}
