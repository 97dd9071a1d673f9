import type { Obstacle } from '../../engine/effects.ts';
import type { Barred, Effect, Question, RuleId, Seat } from '../../engine/question.ts';
import type { ReputationComponents } from './components.ts';
import { type ReputationState, type ReputationUmpire, SPACES, type Space } from './state.ts';

/** Ends the list of spaces that a player leaves as they are; all others move. */
export const DONE = 'done';

/** What steps 1 and 6 do with one worker of a space. */
export interface Movement {
  /** Why nothing can move by way of this space; undefined where a worker can. */
  obstacle(state: ReputationState, seat: Seat, space: Space): Obstacle | undefined;
  /** Whether it can ever help the seat to leave a worker where it is (RR-05, RR-09). */
  mayHelp(state: ReputationState, components: ReputationComponents, seat: Seat): boolean;
  /** What a worker that moves adds to: a word of the game's names. */
  readonly to: string;
  /** The ruling by which a player may leave a worker where it is. */
  readonly rule: RuleId;
}

/**
 * Everyone decides at once which spaces to leave out; without a word everything moves that can (RR-05, RR-09). Who has
 * nothing to move is not asked.
 * @returns the spaces by way of which a worker moves, for each seat
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
    // Spaces are left out in canonical order, so that each choice can be made in one way only.
    open = moving.indexOf(answer);
    moving.splice(open, 1);
  }
  return moving;
}

/** Which worker to leave where it is; as a class it is built without a closure for each of its functions. */
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
