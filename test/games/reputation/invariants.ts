import assert from 'node:assert/strict';
import type { Setting } from '../../../src/engine/game.ts';
import type { ReputationComponents } from '../../../src/games/reputation/components.ts';
import { creditsOfBox } from '../../../src/games/reputation/setup.ts';
import {
  allSeats,
  creditsInAll,
  type ReputationState,
  workersInAll,
} from '../../../src/games/reputation/state.ts';

/** Pieces that no step loses or doubles: workers of each colour, credits, project cards (REP-ROUND-04, REP-ROUND-03). */
export function reputationInvariants(state: ReputationState, setting: Setting<ReputationComponents>): void {
  const { components, players } = setting;
  for (const seat of allSeats(state)) {
    assert.equal(workersInAll(state, seat), components.workers[players], `workers of seat ${seat}`);
    const { hq, breakRoom } = state.players[seat] as ReputationState['players'][number];
    assert.ok(hq >= 0 && Object.values(breakRoom).every((resting) => resting === 0 || resting === 1));
  }
  assert.equal(creditsInAll(state), creditsOfBox(components), 'credits of the box');
  const cards = [
    ...state.privateDeck,
    ...state.publicDeck,
    ...state.unusedPrivate,
    ...state.unusedPublic,
    ...state.box,
    ...[state.privateCard, state.publicCard, state.pendingPublic?.card ?? null].filter(
      (card) => card !== null,
    ),
    ...state.players.flatMap(({ privateCards }) => privateCards),
    ...state.sharedStacks.flatMap((stack) => stack.cards),
  ];
  const { privateProjects, publicProjects } = components.cardsOfBox;
  assert.deepEqual(cards.sort(), [...privateProjects, ...publicProjects].sort(), 'project cards');
}
