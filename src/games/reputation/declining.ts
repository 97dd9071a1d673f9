import type { Obstacle } from '../../engine/effects.ts';
import {
  type Barred,
  DONE,
  type Effect,
  type Question,
  type RuleId,
  type Seat,
} from '../../engine/question.ts';
import type { ReputationComponents } from './components.ts';
import { type ReputationState, type ReputationUmpire, SPACES, type Space } from './state.ts';

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
    const question = new DeclineQuestion(
      state,
      umpire.components,
      seat,
      movement,
      moving.slice(open),
      moving.length,
    );
    const answer = umpire.choose(question);
    if (answer === DONE) break;
    // Spaces are left out in canonical order, so each choice can be made in only one way.
    open = moving.indexOf(answer);
    moving.splice(open, 1);
  }
  return moving;
}

/** The question which worker to leave in place; a class avoids creating a closure for each of its functions. */
class DeclineQuestion implements Question<Space | typeof DONE> {
  readonly ask = 'decline';
  readonly shape = 'word';
  readonly rule: RuleId;
  readonly options: readonly (Space | typeof DONE)[];
  readonly figures: { readonly moving: number };

  readonly #state: ReputationState;
  readonly #components: ReputationComponents;
  readonly #movement: Movement;

  constructor(
    state: ReputationState,
    components: ReputationComponents,
    readonly seat: Seat,
    movement: Movement,
    spaces: readonly Space[],
    moving: number,
  ) {
    this.#state = state;
    this.#components = components;
    this.#movement = movement;
    this.rule = movement.rule;
    this.options = [DONE, ...spaces];
    this.figures = { moving };
  }

  get dominant(): typeof DONE | undefined {
    return this.#movement.mayHelp(this.#state, this.#components, this.seat) ? undefined : DONE;
  }

  barred(): Barred[] {
    const { options, rule, seat } = this;
    const movement = this.#movement;
    const state = this.#state;
    return SPACES.filter((space) => !options.includes(space)).map((space) => ({
      option: space,
      ...(movement.obstacle(state, seat, space) ?? { because: 'decided', rule }),
    }));
  }

  tell(option: Space | typeof DONE): Effect[] {
    const { moving } = this.figures;
    const what = this.#movement.to;
    return option === DONE
      ? [{ what, by: moving }]
      : [{ what, by: moving - 1, bound: 'up-to', note: 'worker-stays' }];
  }

  caution(option: Space | typeof DONE): string | undefined {
    return option === DONE ? undefined : 'pointless-decline';
  }
}
