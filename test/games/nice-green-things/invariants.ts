import assert from 'node:assert/strict';
import type { Setting } from '../../../src/engine/game.ts';
import { cardOf, type NiceComponents } from '../../../src/games/nice-green-things/components.ts';
import { countsOf, ecoFigures } from '../../../src/games/nice-green-things/eco-systems.ts';
import { type NiceState, ownedCards, queuePoints, ROWS } from '../../../src/games/nice-green-things/state.ts';

/** Every card is in one place, and every figure follows from the cards and stays within its bounds. */
export function niceInvariants(state: NiceState, { components }: Setting<NiceComponents>): void {
  const owned = [0, 1].map((seat) => ownedCards(state, seat));
  const all = [...state.queue, ...state.stock, ...state.trash, ...owned.flat()];
  assert.equal(all.length, components.deck.length);
  assert.equal(new Set(all).size, all.length, 'a card lies in two places');
  assert.ok(Math.abs(state.qp) <= components.queuePointLimit);
  assert.equal(queuePoints(state, 0) + queuePoints(state, 1), 0);
  assert.ok(state.queue.length <= components.queueSize);
  const ecosystems = state.players.flatMap((player) => player.ecosystems);
  assert.equal(new Set(ecosystems.map(({ id }) => id)).size, ecosystems.length);
  state.players.forEach((player, seat) => {
    const nets = (owned[seat] ?? []).map((id) => cardOf(components, id).net);
    assert.equal(
      player.cash,
      nets.reduce((sum, net) => sum + net, components.cashStart),
    );
    assert.ok(player.cash >= 0);
    const totals = countsOf(state, components, seat).map(() => 0);
    for (const eco of player.ecosystems) {
      const { science, habitat, pops, value } = ecoFigures(components, eco);
      value.forEach((count, type) => {
        assert.ok(count <= Math.min(science, habitat, pops[type] ?? 0));
        totals[type] = (totals[type] ?? 0) + count;
      });
      for (const row of ROWS) {
        const cards = eco[row].map((id) => cardOf(components, id));
        assert.ok(cards.every((card) => card.suit === eco.suit && card.rows.includes(row)));
      }
    }
    assert.deepEqual(countsOf(state, components, seat), totals);
  });
}
