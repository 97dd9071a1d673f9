import assert from 'node:assert/strict';
import type { Setting } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/question.ts';
import type { OrchardComponents } from './components.ts';
import type { OrchardState } from './state.ts';

/** Every card of the box is in one place, and no one has a negative number of coins. */
export function checkOrchard(state: OrchardState, { components }: Setting<OrchardComponents>): void {
  const { pile, discard, looked, lot, seats } = state;
  const cards = [...pile, ...discard, ...looked, ...(lot === null ? [] : [lot])];
  for (const { hand, planted, coins } of seats) {
    cards.push(...hand, ...planted);
    assert.ok(coins >= 0, `a seat has ${coins} coins`);
  }
  assert.deepEqual(cards.sort(), Object.keys(components.cards).sort(), 'the cards are not those of the box');
}

/** The cards of a hand, and those being looked at. */
export function orchardSecrets(state: OrchardState, seat: Seat): string[] {
  const looked = state.turn === seat ? state.looked : [];
  return [...(state.seats[seat]?.hand ?? []), ...looked];
}
