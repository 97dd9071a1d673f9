import { expect } from 'vitest';
import type { Options, Setting } from '../../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import { type Question, refusal, type Seat, type Value } from '../../../src/engine/question.ts';
import { runScenario } from '../../../src/engine/scenario.ts';
import type { GreenComponents } from '../../../src/games/green-deal/figures.ts';
import { type GreenView, greenDeal as game } from '../../../src/games/green-deal/index.ts';
import type { GreenState } from '../../../src/games/green-deal/state.ts';

export type Fields = Readonly<Record<string, unknown>>;
export type GreenMatch = Match<GreenState, GreenView, GreenComponents>;

const LINEAR: Options = { incomeScale: 'linear' };

interface Seats {
  readonly players?: number;
  readonly options?: Options;
}

/** The faults of a scenario of three seats on the linear scale; empty if there are none. */
export function faultOf(
  given: Fields,
  when: readonly Fields[],
  then: Fields,
  { players = 3, options = LINEAR }: Seats = {},
): string {
  const scenario = { id: 'test', title: 'test', rules: [], players, options, given, when, then };
  return runScenario(game, scenario).message ?? '';
}

/** Plays steps from a position and compares what came of them. */
export function check(given: Fields, when: readonly Fields[], then: Fields, table: Seats = {}): void {
  expect(faultOf(given, when, then, table)).toBe('');
}

/** One seat's actions in an investment. */
export function invest(...answers: readonly [seat: Seat, ...actions: Fields[]][]): Fields {
  return { step: 'investment', answers: answers.map(([seat, ...actions]) => ({ seat, actions })) };
}

/** A match that goes on from a position. */
export function matchFrom(given: Fields, players = 3, options: Options = LINEAR): GreenMatch {
  const setting: Setting<GreenComponents> = settingOf(game, players, options);
  const placed = game.position.read(given, setUp(game, setting, 'table'), setting);
  return new Match(game, placed.setting, placed.state, { verify: true });
}

/** The open question of a seat, which must be this one. */
export function asked(match: GreenMatch, ask: string, seat?: Seat): Question {
  const question = seat === undefined ? match.open[0] : match.questionOf(seat);
  expect(question?.ask).toBe(ask);
  return question as Question;
}

/** Answers the open questions one by one. */
export function answer(match: GreenMatch, ...values: readonly Value[]): void {
  for (const value of values) {
    const { seat } = match.open[0] as Question;
    expect(match.answer(seat, value), `${String(value)} of seat ${seat}`).toBeUndefined();
  }
}

/** Why the open question refuses a value. */
export function why(match: GreenMatch, value: unknown): string | undefined {
  return refusal(match.open[0] as Question, value)?.because;
}

/** Four cheap projects, one a category. */
export const cheapRow: Fields = {
  environment: { cost: 1, income: 0, vp: 1, size: 1 },
  jobs: { cost: 1, income: 0, vp: 1, size: 1 },
  social: { cost: 1, income: 0, vp: 1, size: 1 },
  research: { cost: 1, income: 0, vp: 1, size: 1 },
};
