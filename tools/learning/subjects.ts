import type { Setting } from '../../src/engine/game.ts';
import { settingOf } from '../../src/engine/match.ts';
import type { Network } from '../../src/engine/network.ts';
import type { Seat } from '../../src/engine/question.ts';
import { finalStanding as greenStanding } from '../../src/games/green-deal/evaluation.ts';
import type { GreenComponents } from '../../src/games/green-deal/figures.ts';
import { greenDeal } from '../../src/games/green-deal/index.ts';
import greenProspects from '../../src/games/green-deal/prospects.json' with { type: 'json' };
import {
  OUTPUT_UNIT as GREEN_UNIT,
  inputsOf as greenInputs,
  isBetweenRounds,
} from '../../src/games/green-deal/prospects.ts';
import type { GreenState } from '../../src/games/green-deal/state.ts';
import type { AnyGame } from '../../src/games/index.ts';
import { finalStanding as limitStanding } from '../../src/games/limit/evaluation.ts';
import type { LimitComponents } from '../../src/games/limit/figures.ts';
import { limit as limitGame } from '../../src/games/limit/index.ts';
import limitProspects from '../../src/games/limit/prospects.json' with { type: 'json' };
import {
  isBetweenGenerations,
  OUTPUT_UNIT as LIMIT_UNIT,
  inputsOf as limitInputs,
} from '../../src/games/limit/prospects.ts';
import type { LimitState } from '../../src/games/limit/state.ts';

/** A game whose prospects are learned: what its network reads, and what it should foresee. */
export interface Subject<S = unknown, C = unknown> {
  readonly game: AnyGame;
  /** The shipped network, which is replaced in place while it learns. */
  readonly network: Network;
  /** The sizes of the network's hidden layers. */
  readonly hidden: readonly number[];
  /** The table at which the n-th game is played. */
  table(number: number): Setting<C>;
  /** Whether searches may end in this state, so that it is worth a sample. */
  isHorizon(state: S): boolean;
  inputsOf(state: S, setting: Setting<C>, seat: Seat): number[];
  /** The final standing of a seat in units of the network's output; undefined if the game has no end for it. */
  target(state: S, setting: Setting<C>, seat: Seat): number;
}

function present(figure: number | undefined): number {
  if (figure === undefined) throw new Error('The game is not over.');
  return figure;
}

const limit: Subject<LimitState, LimitComponents> = {
  game: limitGame as unknown as AnyGame,
  network: limitProspects,
  hidden: [24, 12],
  // Most games are duels and tables of four.
  table: (number) => settingOf(limitGame, [2, 4, 3, 2, 4, 5, 2, 6][number % 8] as number),
  isHorizon: isBetweenGenerations,
  inputsOf: (state, { components }, seat) => limitInputs(state, components, seat),
  target: (state, setting, seat) => present(limitStanding(state, seat, setting)) / LIMIT_UNIT,
};

const green: Subject<GreenState, GreenComponents> = {
  game: greenDeal as unknown as AnyGame,
  network: greenProspects,
  hidden: [24, 12],
  table: (number) => settingOf(greenDeal, [4, 4, 3, 5][number % 4] as number),
  isHorizon: isBetweenRounds,
  inputsOf: (state, { components }, seat) => greenInputs(state, components, seat),
  target: (state, _setting, seat) => present(greenStanding(state, seat)) / GREEN_UNIT,
};

/** The subjects by game. */
export const subjects: Readonly<Record<string, Subject>> = {
  'green-deal': green as unknown as Subject,
  limit: limit as unknown as Subject,
};
