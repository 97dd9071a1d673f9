import { elementAt } from '../../engine/checked.ts';
import type { Seat } from '../../engine/question.ts';
import { mayPay } from './agendas.ts';
import { askDeclining, type Movement } from './declining.ts';
import { hasPower } from './powers.ts';
import {
  addWorkersAt,
  allSeats,
  playerAt,
  type ReputationState,
  type ReputationUmpire,
  setNext,
  workersAt,
} from './state.ts';

/**
 * Step 1: all players at the same time move up to three of their own workers from the projects to the break room, one
 * from each source into its own space (REP-RET-02 to REP-RET-06). Skipped in round 1 (REP-RET-01).
 */
export function returnWorkers(state: ReputationState, umpire: ReputationUmpire): void {
  if (state.round === 1) {
    setNext(state, 'reveal');
    umpire.log?.({ kind: 'return-skipped', rule: 'REP-RET-01' });
    return;
  }
  const seats = allSeats(state).filter((seat) => mayReturn(state, seat));
  const moved = askDeclining(state, umpire, seats, returning);
  seats.forEach((seat, index) => {
    const spaces = elementAt(moved, index);
    for (const space of spaces) {
      addWorkersAt(state, seat, space, -1);
      playerAt(state, seat).breakRoom[space] = 1;
    }
    const kind = spaces.length === 0 ? 'returned-none' : 'workers-returned';
    const rule = spaces.length === 0 ? 'REP-RET-12' : 'REP-RET-03';
    umpire.log?.({ kind, seat, rule, figures: { workers: spaces.length } });
  });
  setNext(state, 'reveal');
}

function mayReturn(state: ReputationState, seat: Seat): boolean {
  const { breakRoom, privateWorkers } = playerAt(state, seat);
  return (
    (privateWorkers > 0 && breakRoom.middle === 0) ||
    (breakRoom.left === 0 && workersAt(state, seat, 'left') > 0) ||
    (breakRoom.right === 0 && workersAt(state, seat, 'right') > 0)
  );
}

/**
 * A worker moves only into an empty space; each source has its own space and fills no other (REP-RET-07, REP-RET-09);
 * and a source gives one worker per round, however many cards and workers it has (REP-RET-10).
 */
const returning: Movement = {
  mayHelp: (state, components, seat) =>
    hasPower(state, components, seat, 'recall') || mayPay(state, components, seat, 'sponsorBothStacks'),
  to: 'break-room',
  rule: 'REP-RET-12',
  obstacle: (state, seat, space) => {
    if (workersAt(state, seat, space) === 0) {
      return { because: 'no-worker-there', rule: 'REP-RET-13', need: 1, have: 0, of: 'workers' };
    }
    if (playerAt(state, seat).breakRoom[space] > 0) {
      return { because: 'space-occupied', rule: 'REP-RET-07', need: 0, have: 1, of: 'workers' };
    }
    return undefined;
  },
};
