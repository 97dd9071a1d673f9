import type { Obstacle } from '../../engine/effects.ts';
import { DONE, type RuleId, type Seat } from '../../engine/question.ts';
import { questionKind } from '../../engine/question-kind.ts';
import type { ReputationComponents } from './components.ts';
import {
  type ReputationOccasion,
  type ReputationState,
  type ReputationUmpire,
  SPACES,
  type Space,
} from './state.ts';

/** How steps 1 and 6 move one worker by way of a space. */
export interface Movement {
  /** Why no worker can move by way of this space; undefined if one can. */
  obstacle(state: ReputationState, seat: Seat, space: Space): Obstacle | undefined;
  /** Whether leaving a worker in place can ever help the seat (RR-05, RR-09). */
  mayHelp(state: ReputationState, components: ReputationComponents, seat: Seat): boolean;
  /** The figure that a moving worker adds to, as one of the game's names. */
  readonly to: string;
  /** The ruling that allows a player to leave a worker in place. */
  readonly rule: RuleId;
}

/**
 * All players decide at the same time which spaces to leave out; by default every worker that can move does (RR-05,
 * RR-09). A player with nothing to move is not asked.
 * @returns for each seat, the spaces by way of which a worker moves
 */
export function askDeclining(
  state: ReputationState,
  umpire: ReputationUmpire,
  seats: readonly Seat[],
  movement: Movement,
): (readonly Space[])[] {
  return umpire.together(seats, (seat) => declined(state, umpire, seat, movement));
}

function declined(
  state: ReputationState,
  umpire: ReputationUmpire,
  seat: Seat,
  movement: Movement,
): readonly Space[] {
  const moving: Space[] = [];
  for (const space of SPACES) {
    if (movement.obstacle(state, seat, space) === undefined) moving.push(space);
  }
  let open = 0;
  while (open < moving.length) {
    const answer = umpire.choose(
      decliningQuestion({
        state,
        components: umpire.components,
        seat,
        movement,
        spaces: moving.slice(open),
        moving: moving.length,
      }),
    );
    if (answer === DONE) break;
    // Spaces are left out in canonical order, so each choice can be made in only one way.
    open = moving.indexOf(answer);
    moving.splice(open, 1);
  }
  return moving;
}

interface DecliningOccasion extends ReputationOccasion {
  readonly movement: Movement;
  /** The spaces that may still be left out, in canonical order. */
  readonly spaces: readonly Space[];
  /** The number of workers that would move. */
  readonly moving: number;
}

/** The question which worker to leave in place. */
const decliningQuestion = questionKind<DecliningOccasion, Space | typeof DONE>({
  ask: 'decline',
  shape: 'word',
  rule: ({ movement }) => movement.rule,
  options: ({ spaces }) => [DONE, ...spaces],
  figures: ({ moving }) => ({ moving }),
  dominant: ({ state, components, seat, movement }) =>
    movement.mayHelp(state, components, seat) ? undefined : DONE,
  barred: ({ state, seat, movement, spaces }) =>
    SPACES.filter((space) => !spaces.includes(space)).map((space) => ({
      option: space,
      ...(movement.obstacle(state, seat, space) ?? { because: 'decided', rule: movement.rule }),
    })),
  tell: ({ movement: { to: what }, moving }, option) =>
    option === DONE
      ? [{ what, by: moving }]
      : [{ what, by: moving - 1, bound: 'up-to', note: 'worker-stays' }],
  caution: (_at, option) => (option === DONE ? undefined : 'pointless-decline'),
});
