import { DONE, type Effect, type Question, type Seat } from '../../engine/question.ts';
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
    const spaces = SPACES.filter((space) => workersAt(state, seat, space) > 0);
    if (spaces.length === 0) break;
    const answer = umpire.choose(recallQuestion(state, seat, spaces, recalled, most));
    if (answer === DONE) break;
    addWorkersAt(state, seat, answer, -1);
    player.hq += 1;
    from[answer] += 1;
    recalled += 1;
  }
  umpire.log?.({ kind: 'recall', seat, rule: 'RR-48', figures: { workers: recalled, ...from } });
}

function recallQuestion(
  state: ReputationState,
  seat: Seat,
  spaces: readonly Space[],
  recalled: number,
  most: number,
): Question<Space | typeof DONE> {
  return {
    seat,
    ask: 'recall',
    shape: 'word',
    rule: 'RR-48',
    options: recalled === 0 ? spaces : [DONE, ...spaces],
    figures: { recalled, left: most - recalled },
    barred: () => {
      const empty = SPACES.filter((space) => !spaces.includes(space)).map((space) => ({
        option: space,
        because: 'no-worker-there',
        rule: 'RR-66',
        need: 1,
        have: 0,
        of: 'workers',
      }));
      // A use without effect is not offered (RR-66).
      const nothing = {
        option: DONE,
        because: 'recall-nothing',
        rule: 'RR-66',
        need: 1,
        have: 0,
        of: 'workers',
      };
      return recalled === 0 ? [nothing, ...empty] : empty;
    },
    tell: (option) => (option === DONE ? [] : recalledTo(playerAt(state, seat).hq)),
  };
}

/** The effect of one more worker in HQ. */
function recalledTo(hq: number): Effect[] {
  return [{ what: 'hq', by: 1, from: hq, to: hq + 1 }];
}
