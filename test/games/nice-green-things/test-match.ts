import { expect } from 'vitest';
import type { ScenarioEvent } from '../../../src/engine/events.ts';
import type { Options } from '../../../src/engine/game.ts';
import { Match } from '../../../src/engine/match.ts';
import type { Question, Value } from '../../../src/engine/question.ts';
import { runnerFor, runScenario } from '../../../src/engine/scenario.ts';
import type { NiceComponents } from '../../../src/games/nice-green-things/components.ts';
import { niceGreenThings } from '../../../src/games/nice-green-things/index.ts';
import type { NiceState } from '../../../src/games/nice-green-things/state.ts';
import type { NiceView } from '../../../src/games/nice-green-things/view.ts';

type Given = Record<string, unknown>;
export type NiceMatch = Match<NiceState, NiceView, NiceComponents>;

/** Five fillers in the queue, and two in the stock. */
export const fillers = {
  queue: [{ name: 'Q1' }, { name: 'Q2' }, { name: 'Q3' }, { name: 'Q4' }, { name: 'Q5' }],
  stock: [{ name: 'N1' }, { name: 'N2' }],
};

/** What goes wrong when events are played on a position; undefined where all is as expected. */
export function faultIn(
  given: Given,
  when: ScenarioEvent[],
  then: Given,
  options: Options = {},
): string | undefined {
  const scenario = { id: 'T', title: 'test', rules: [], players: 2, options, given, when, then };
  return runScenario(niceGreenThings, scenario).message;
}

/** Plays events on a position and compares the result. */
export function check(given: Given, when: ScenarioEvent[], then: Given, options: Options = {}): void {
  expect(faultIn(given, when, then, options)).toBeUndefined();
}

/** A match that goes on from a position; every step is run twice and compared. */
export function matchFrom(given: Given, options: Options = {}): NiceMatch {
  const { setting, state } = runnerFor(niceGreenThings, { players: 2, options, given });
  return new Match(niceGreenThings, setting, state, { verify: true });
}

/** The open question, which must be the one that is meant. */
export function asked(match: NiceMatch, ask: string): Question {
  const question = match.open[0];
  expect(question?.ask).toBe(ask);
  return question as Question;
}

/** Answers the open questions one after the other; each must be accepted. */
export function answer(match: NiceMatch, ...values: Value[]): void {
  for (const value of values) {
    const question = match.open[0] as Question;
    expect(match.answer(question.seat, value)).toBeUndefined();
  }
}
