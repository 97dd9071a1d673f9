import assert from 'node:assert/strict';
import type { Setting } from '../../src/engine/game.ts';
import type { LimitComponents } from '../../src/games/limit/components.ts';
import {
  crisisCount,
  disruptionTotal,
  pollutionReserve,
  pollutionTotal,
} from '../../src/games/limit/figures.ts';
import { limit } from '../../src/games/limit/index.ts';
import type { LimitState, Nation } from '../../src/games/limit/state.ts';
import type { SoakPlan, SoakVariant } from './soak-plan.ts';

/** Cards of a nation wherever they lie. */
function cardsOf(nation: Nation): string[] {
  const { decks } = nation;
  return [
    ...nation.hand,
    ...nation.aside,
    ...nation.played,
    ...nation.permanents,
    ...decks.society,
    ...decks.militaryEconomy,
    ...decks.production,
  ];
}

const CARDS = 37;

function check(state: LimitState, start: LimitState, { components }: Setting<LimitComponents>): void {
  for (const [seat, nation] of state.nations.entries()) {
    const cards = cardsOf(nation);
    assert.ok(
      cards.length === CARDS && new Set(cards).size === CARDS,
      `nation ${seat} has ${cards.length} cards`,
    );
    for (const stock of ['money', 'renewable', 'industrial', 'military', 'fossil', 'territory'] as const) {
      assert.ok(
        Number.isInteger(nation[stock]) && nation[stock] >= 0,
        `nation ${seat} has ${nation[stock]} ${stock}`,
      );
    }
    assert.ok(nation.unrest >= 1 && nation.unrest <= components.unrest.positions, `unrest ${nation.unrest}`);
    nation.classes.forEach((standard, index) => {
      const above = nation.classes[index - 1] ?? 4;
      assert.ok(standard >= 1 && standard <= above, `classes ${nation.classes}`);
    });
  }
  const holders = [...state.nations, ...(state.star === null ? [] : [state.star])];
  const pollution = holders.reduce((sum, holder) => sum + holder.pollution, 0);
  assert.equal(
    pollutionReserve(state, components),
    Math.max(0, pollutionTotal(state, components) - pollution),
  );
  const disruption = holders.reduce((sum, holder) => sum + holder.disruption, 0);
  assert.ok(
    state.disruptionReserve >= Math.max(0, disruptionTotal(state, components) - disruption),
    'disruption is lost',
  );
  // Territories leave the game, but nobody makes one.
  const territory = (from: LimitState) =>
    from.nations.reduce(
      (sum, nation) => sum + nation.territory,
      from.colonization.territory + (from.star?.territory ?? 0),
    );
  assert.ok(territory(state) <= territory(start), 'a territory was made');
  assert.ok(state.bank >= 0, `the bank holds ${state.bank}`);
  for (const stock of Object.values(state.market.stock)) assert.ok(stock >= 0, `market stock ${stock}`);
  assert.ok(crisisCount(state) <= 6, `${crisisCount(state)} crises`);
}

const variants: SoakVariant[] = [{ players: 1 }];
for (const players of [2, 3, 4, 5, 6]) {
  variants.push({ players }, { players, options: { alliances: true } });
}

/** Limit with 1 to 6 nations, with and without alliances. */
export const limitSoak: SoakPlan<LimitState, LimitComponents> = {
  game: limit,
  matches: 100_000,
  variants,
  check,
  figures: (state) => ({ crises: crisisCount(state) }),
};
