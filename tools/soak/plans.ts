import type { Options, Setting, State } from '../../src/engine/game.ts';
import { greenDeal } from '../../src/games/green-deal/index.ts';
import type { AnyGame } from '../../src/games/index.ts';
import { crisisCount } from '../../src/games/limit/figures.ts';
import { limit } from '../../src/games/limit/index.ts';
import type { LimitState } from '../../src/games/limit/state.ts';
import { niceGreenThings } from '../../src/games/nice-green-things/index.ts';
import { reputation } from '../../src/games/reputation/index.ts';
import { greenDealInvariants } from '../../test/games/green-deal/invariants.ts';
import { limitInvariants } from '../../test/games/limit/invariants.ts';
import { niceInvariants } from '../../test/games/nice-green-things/invariants.ts';
import { reputationInvariants } from '../../test/games/reputation/invariants.ts';

/** A number of players with a set of options. */
export interface SoakVariant {
  readonly players: number;
  readonly options?: Options;
}

/** What a long run of a game's random matches plays and checks. */
export interface SoakPlan {
  readonly game: AnyGame;
  /** The total number of matches, divided evenly among the variants. */
  readonly matches: number;
  readonly variants: readonly SoakVariant[];
  /** Called after every step; throws if a piece is lost, money is created or a bound is exceeded. */
  check(state: State, setting: Setting<unknown>): void;
  /** Figures of a finished match beyond its scores and rounds, by name. */
  figures?(state: State): Readonly<Record<string, number>>;
}

/** Each number of players with each set of options. */
function variants(players: readonly number[], options: readonly Options[]): SoakVariant[] {
  return players.flatMap((count) => options.map((option) => ({ players: count, options: option })));
}

function check<S extends State, C>(invariants: (state: S, setting: Setting<C>) => void): SoakPlan['check'] {
  return (state, setting) => invariants(state as S, setting as Setting<C>);
}

/** The long run of each game. */
export const soakPlans: Readonly<Record<string, SoakPlan>> = {
  limit: {
    game: limit,
    matches: 100_000,
    variants: [{ players: 1 }, ...variants([2, 3, 4, 5, 6], [{}, { alliances: true }])],
    check: check(limitInvariants),
    figures: (state) => ({ crises: crisisCount(state as LimitState) }),
  },
  'green-deal': {
    game: greenDeal,
    matches: 30_000,
    variants: variants([3, 4, 5], [{}, { incomeScale: 'linear' }, { variant: 'simple' }]),
    check: check(greenDealInvariants),
  },
  reputation: {
    game: reputation,
    matches: 30_000,
    variants: variants(
      [3, 4, 5],
      [{ identities: 'matched' }, { identities: 'mixed' }, { identities: 'none' }],
    ),
    check: check(reputationInvariants),
  },
  'nice-green-things': {
    game: niceGreenThings,
    matches: 100_000,
    variants: variants([2], [{}, { crowd: 'tie-break' }, { maxCardsPerRow: 1 }, { maxCardsPerRow: 2 }]),
    check: check(niceInvariants),
  },
};
