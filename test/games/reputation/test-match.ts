import type { Setting } from '../../../src/engine/game.ts';
import { Match, settingOf, setUp } from '../../../src/engine/match.ts';
import type { Question } from '../../../src/engine/question.ts';
import { runnerFor } from '../../../src/engine/scenario.ts';
import type { ReputationComponents } from '../../../src/games/reputation/components.ts';
import { reputation } from '../../../src/games/reputation/index.ts';
import type { ReputationState } from '../../../src/games/reputation/state.ts';
import type { ReputationView } from '../../../src/games/reputation/view.ts';

export const settingFor = (players: number, identities = 'none'): Setting<ReputationComponents> =>
  settingOf(reputation, players, { identities });

export const newState = (players: number, identities = 'none', seed = 'table') =>
  setUp(reputation, settingFor(players, identities), seed);

/** A runner on which the position stands, for tests that look at open questions. */
export const runnerOn = (players: number, given: Readonly<Record<string, unknown>>) =>
  runnerFor(reputation, { players, options: {}, given });

/** The question that is open on a position whose step begins. */
export function openQuestion(
  players: number,
  step: string,
  given: Readonly<Record<string, unknown>>,
): Question {
  const runner = runnerOn(players, given);
  runner.begin(step);
  return runner.open[0] as Question;
}

export type ReputationMatch = Match<ReputationState, ReputationView, ReputationComponents>;

/** Plays a match to its end; `choose` answers every question. */
export function playMatch(
  players: number,
  identities: string,
  seed: string,
  choose: (question: Question) => unknown,
): ReputationMatch {
  const match = new Match(reputation, settingFor(players, identities), newState(players, identities, seed));
  while (!match.over) {
    const question = match.open[0] as Question;
    const barred = match.answer(question.seat, choose(question));
    if (barred !== undefined) throw new Error(`${question.ask}: ${barred.because}`);
  }
  return match;
}
