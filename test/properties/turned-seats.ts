import { expect } from 'vitest';
import type { Game, Setting, State } from '../../src/engine/game.ts';
import { Match } from '../../src/engine/match.ts';
import { optionAt, optionCount, type Question, type Seat, type Value } from '../../src/engine/question.ts';
import { drawNumber, randomStream } from '../../src/engine/random.ts';

/** A table, and the same table with everybody one seat further. */
export interface TurnedTables<S extends State, V, C> {
  readonly game: Game<S, V, C>;
  readonly setting: Setting<C>;
  readonly start: S;
  readonly turned: S;
  readonly seed: string;
  /** What to answer, where not any option will do. */
  choose?(question: Question, random: (n: number) => number): Value;
  /** The corresponding answer at the turned table; default: the answer itself. */
  move?(question: Question, value: Value, left: (seat: Seat) => Seat): Value;
}

/** The corresponding seat at the turned table. */
export function leftOf(players: number): (seat: Seat) => Seat {
  return (seat) => (seat + 1) % players;
}

/** A list with a place a seat, everybody one seat further. */
export function turnedList<T>(list: readonly T[]): T[] {
  return list.map((_, seat) => list[(seat + list.length - 1) % list.length] as T);
}

/**
 * Plays the same game of random answers at both tables: the same questions go to the seats that correspond, and it ends
 * with the same points, winners and ranking for them.
 */
export function playTurned<S extends State, V, C>(tables: TurnedTables<S, V, C>) {
  const { game, setting, seed } = tables;
  const left = leftOf(setting.players);
  const here = new Match(game, setting, tables.start);
  const there = new Match(game, setting, tables.turned);
  const chance = randomStream(seed);
  const random = (n: number) => drawNumber(chance, n);
  while (!here.over) {
    const question = here.open[0] as Question;
    const other = there.questionOf(left(question.seat)) as Question;
    expect([other.ask, optionCount(other)]).toEqual([question.ask, optionCount(question)]);
    const value = tables.choose?.(question, random) ?? optionAt(question, random(optionCount(question)));
    expect(here.answer(question.seat, value)).toBeUndefined();
    expect(there.answer(other.seat, tables.move?.(question, value, left) ?? value)).toBeUndefined();
  }
  expect(there.over).toBe(true);
  const outcome = game.outcome(here.state, setting);
  const mirrored = game.outcome(there.state, setting);
  const moved = (seats: readonly Seat[]) => seats.map(left).sort((one, two) => one - two);
  expect(mirrored.scores).toEqual(turnedList(outcome.scores));
  expect(mirrored.parts).toEqual(turnedList(outcome.parts));
  expect(mirrored.winners).toEqual(moved(outcome.winners));
  expect(mirrored.ranking).toEqual(outcome.ranking.map(moved));
  return { here, there, left };
}
