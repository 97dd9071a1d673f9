import { elementAt } from '../../engine/checked.ts';
import { askDeclining, type Movement } from './declining.ts';
import { allSeats, playerAt, type ReputationState, type ReputationUmpire, setNext } from './state.ts';

/**
 * Step 6: all players at the same time move up to three resting workers to HQ (REP-HQ-02). Skipped in round 1
 * (REP-HQ-01); carried out in round 10 as well (REP-HQ-04).
 */
export function workersToHQ(state: ReputationState, umpire: ReputationUmpire): void {
  if (state.round === 1) {
    setNext(state, 'prepareNextRound');
    umpire.log?.({ kind: 'to-hq-skipped', rule: 'REP-HQ-01' });
    return;
  }
  const seats = allSeats(state).filter((seat) => {
    const { left, middle, right } = playerAt(state, seat).breakRoom;
    return left + middle + right > 0;
  });
  const moved = askDeclining(state, umpire, seats, goingHome);
  seats.forEach((seat, index) => {
    const player = playerAt(state, seat);
    const spaces = elementAt(moved, index);
    for (const space of spaces) player.breakRoom[space] = 0;
    player.hq += spaces.length;
    const kind = spaces.length === 0 ? 'to-hq-none' : 'workers-to-hq';
    const rule = spaces.length === 0 ? 'RR-09' : 'REP-HQ-02';
    umpire.log?.({ kind, seat, rule, figures: { workers: spaces.length } });
  });
  setNext(state, 'prepareNextRound');
}

/** Whether a table falls anywhere, so that more workers can count less. */
function falls(table: readonly number[]): boolean {
  return table.some((figure, workers) => workers > 0 && figure < elementAt(table, workers - 1));
}

/** A worker left in the break room blocks its space in the next round (RR-09). */
const goingHome: Movement = {
  mayHelp: (_state, { reputationOfHq, creditsOfHq }) => falls(reputationOfHq) || falls(creditsOfHq),
  to: 'hq',
  rule: 'RR-09',
  obstacle: (state, seat, space) =>
    playerAt(state, seat).breakRoom[space] > 0
      ? undefined
      : { because: 'no-worker-there', rule: 'REP-HQ-02', need: 1, have: 0, of: 'workers' },
};
