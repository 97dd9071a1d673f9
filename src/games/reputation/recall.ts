import { DONE, type Effect, type Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import {
  addWorkersAt,
  playerAt,
  type ReputationState,
  type ReputationUmpire,
  SPACES,
  type Space,
  workersAt,
} from './state.ts';

/**
 * Recall: one to three of the seat's workers go straight from the private stack and the two shared stacks, in any
 * split, to HQ and may be bid at once. Workers on current bids and in the break room are excluded.
 */
export function recall(state: ReputationState, umpire: ReputationUmpire, seat: Seat, most: number): void {
  const player = playerAt(state, seat);
  const from = { left: 0, middle: 0, right: 0 };
  let recalled = 0;
  while (recalled < most) {
    if (SPACES.every((space) => workersAt(state, seat, space) === 0)) break;
    const answer = umpire.choose(recallQuestion({ state, seat, recalled, most }));
    if (answer === DONE) break;
    addWorkersAt(state, seat, answer, -1);
    player.hq += 1;
    from[answer] += 1;
    recalled += 1;
  }
  umpire.log?.({ kind: 'recall', seat, rule: 'RR-48', figures: { workers: recalled, ...from } });
}

interface RecallOccasion {
  readonly state: ReputationState;
  readonly seat: Seat;
  readonly recalled: number;
  readonly most: number;
}

const SPACES_OR_DONE: readonly (Space | typeof DONE)[] = [DONE, ...SPACES];

const recallQuestion = questionKind<RecallOccasion, Space | typeof DONE>({
  ask: 'recall',
  shape: 'word',
  rule: 'RR-48',
  options: () => SPACES_OR_DONE,
  obstacle({ state, seat, recalled }, option) {
    const none = { rule: 'RR-66', need: 1, have: 0, of: 'workers' };
    // A use without effect is not offered (RR-66).
    if (option === DONE) return recalled === 0 ? { because: 'recall-nothing', ...none } : undefined;
    return workersAt(state, seat, option) > 0 ? undefined : { because: 'no-worker-there', ...none };
  },
  figures: ({ recalled, most }) => ({ recalled, left: most - recalled }),
  tell: ({ state, seat }, option) => (option === DONE ? [] : recalledTo(playerAt(state, seat).hq)),
});

/** The effect of one more worker in HQ. */
function recalledTo(hq: number): Effect[] {
  return [{ what: 'hq', by: 1, from: hq, to: hq + 1 }];
}
